import type { AdminUserDetail } from '@fakos/contracts/admin-users/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { AdminBadge, type AdminBadgeProps } from '../../../framework/admin-badge.tsx';
import { StatusBadge } from '../../../framework/order-status.tsx';
import { Section } from '../../../framework/section.tsx';
import { useText } from '../../../text.ts';
import styles from '../users.module.css';

interface RecordsProps {
  user: AdminUserDetail;
}

/** The customer's latest orders, with a link to all of them. */
export function UserOrders({ user }: RecordsProps) {
  const text = useText();
  const format = useFormat();
  const { orders: count, latest_orders: orders, email } = user;
  const allOrders = `/admin/bookings?${new URLSearchParams({ search: email }).toString()}`;
  return (
    <Section
      title={text('users.orders')}
      aside={
        count > orders.length && (
          <Anchor component={Link} to={allOrders} size="sm">
            {text('users.allOrders', { count })}
          </Anchor>
        )
      }
    >
      <Rows emptyText={text('users.noOrders')}>
        {orders.map((order) => (
          <li key={order.id} className={styles.row}>
            <div>
              <Anchor component={Link} to={`/admin/bookings/${order.id}`} size="sm" fw={500}>
                {order.number}
              </Anchor>
              <Text size="sm" c="dimmed">
                {format.dateTime(order.created_at)}
              </Text>
            </div>
            <div className={styles.rowEnd}>
              <span>{format.money(order.total)}</span>
              <span className={styles.badges}>
                <StatusBadge status={order.status} />
                <StatusBadge axis="payment" status={order.payment_status} />
                <StatusBadge axis="fulfilment" status={order.fulfilment_status} />
              </span>
            </div>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

type Booking = AdminUserDetail['bookings'][number];

const bookingTones: Readonly<Record<Booking['status'], AdminBadgeProps['tone']>> = {
  requested: 'warning',
  confirmed: 'info',
  completed: 'success',
  no_show: 'danger',
  cancelled: 'danger',
};

/** The customer's bookings. */
export function UserBookings({ user }: RecordsProps) {
  const text = useText();
  const format = useFormat();
  return (
    <Section title={text('users.bookings')}>
      <Rows emptyText={text('users.noBookings')}>
        {user.bookings.map((booking) => (
          <li key={booking.id} className={styles.row}>
            <div>
              <Text size="sm" fw={500}>
                {booking.product_name}
              </Text>
              <Text size="sm" c="dimmed">
                {format.longDate(booking.booking_date)}
              </Text>
            </div>
            <AdminBadge tone={bookingTones[booking.status]}>{text(`users.bookingStatus.${booking.status}`)}</AdminBadge>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

/** The customer's saved addresses. */
export function UserAddresses({ user }: RecordsProps) {
  const text = useText();
  return (
    <Section title={text('users.addresses')}>
      <Rows emptyText={text('users.noAddresses')}>
        {user.addresses.map((address) => (
          <li key={address.id} className={styles.row}>
            <Text size="sm">{`${address.street} ${address.street_number}, ${address.postcode} ${address.city}`}</Text>
            {address.is_default && <AdminBadge tone="info">{text('users.defaultAddress')}</AdminBadge>}
          </li>
        ))}
      </Rows>
    </Section>
  );
}

/** The customer's consents and refusals, with their source. */
export function UserConsents({ user }: RecordsProps) {
  const text = useText();
  const format = useFormat();
  return (
    <Section title={text('users.consents')}>
      <Rows emptyText={text('users.noConsents')}>
        {user.consents.map(({ at, kind, granted, source }) => (
          <li key={`${at} ${kind} ${source}`} className={styles.row}>
            <div>
              <Text size="sm" fw={500}>
                {text(`users.consentKind.${kind}`)}
              </Text>
              <Text size="sm" c="dimmed">
                {`${format.dateTime(at)}, ${source ? text('users.consentOrder', { number: source }) : text('users.consentMessage')}`}
              </Text>
            </div>
            <AdminBadge tone={granted ? 'success' : 'neutral'}>
              {text(granted ? 'users.granted' : 'users.refused')}
            </AdminBadge>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

function Rows({ emptyText, children }: { emptyText: string; children: readonly ReactNode[] }) {
  if (children.length > 0) return <ul className={styles.rows}>{children}</ul>;
  return (
    <Text size="sm" c="dimmed">
      {emptyText}
    </Text>
  );
}
