import type { Booking } from '@fakos/contracts/bookings/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Text } from '@mantine/core';
import { EmailLink, Fact, Facts, PhoneLink } from '../../../framework/facts.tsx';
import { Section } from '../../../framework/section.tsx';
import { useHasPermission } from '../../../framework/session/use-has-permission.ts';
import { useText } from '../../../text.ts';
import { useDayFormat } from '../days.ts';
import styles from './detail.module.css';

/** The booked product or service, number of people and price. */
export function BookedFacts({ booking }: { booking: Booking }) {
  const text = useText();
  const format = useFormat();
  const dayFormat = useDayFormat();
  const hasPermission = useHasPermission();
  const { product_id: productId, product_name: name, special_requests: requests } = booking;
  return (
    <Section title={text('appointments.booked')}>
      <Facts>
        <Fact name={text(productId === null ? 'appointments.service' : 'appointments.product')}>
          {productId !== null && hasPermission('catalogue') ? (
            <Anchor component={Link} to={`/admin/shop/${productId}`}>
              {name}
            </Anchor>
          ) : (
            name
          )}
        </Fact>
        {booking.starts_at !== null && booking.ends_at !== null && (
          <Fact name={text('appointments.time')}>
            {dayFormat.time(booking.starts_at)} – {dayFormat.time(booking.ends_at)}
          </Fact>
        )}
        {booking.staff && <Fact name={text('appointments.staff')}>{booking.staff.name}</Fact>}
        <Fact name={text('appointments.people')}>{format.number(booking.number_of_people)}</Fact>
        <Fact name={text('appointments.total')}>{format.money(booking.total_cost)}</Fact>
        <Fact name={text('appointments.created')}>{format.dateTime(booking.created_at)}</Fact>
        {requests && (
          <Fact name={text('appointments.requests')}>
            <Text className={styles.text}>{requests}</Text>
          </Fact>
        )}
      </Facts>
    </Section>
  );
}

/** Contact details of the customer. */
export function CustomerFacts({ booking }: { booking: Booking }) {
  const text = useText();
  return (
    <Section title={text('appointments.customer')}>
      <Facts>
        <Fact name={text('appointments.name')}>{booking.full_name}</Fact>
        <Fact name={text('appointments.phone')}>
          <PhoneLink phone={booking.phone} />
        </Fact>
        <Fact name={text('appointments.email')}>
          <EmailLink email={booking.email} />
        </Fact>
        <Fact name={text('appointments.language')}>{text(`form.languages.${booking.language}`)}</Fact>
      </Facts>
    </Section>
  );
}
