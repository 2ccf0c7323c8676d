import type { AdminOrderSummary } from '@fakos/contracts/admin-orders/contract';
import { orderStatus } from '@fakos/contracts/orders/contract';
import { useListAdminOrdersQuery } from '@fakos/shared-kit/api/admin-orders/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, NativeSelect, Text } from '@mantine/core';
import { useMemo } from 'react';
import { ListPage } from '../../framework/list/list-page.tsx';
import type { Column } from '../../framework/list/list-table.tsx';
import { findAllowed, useListAddress } from '../../framework/list/use-list-address.ts';
import { StatusBadge, useStatusText } from '../../framework/order-status.tsx';
import { useText } from '../../text.ts';
import styles from './orders.module.css';

const PAGE_SIZE = 20;
const FILTERS = ['status'];

/** All orders, newest first. */
export function OrdersList() {
  const text = useText();
  const statusText = useStatusText();
  const address = useListAddress(FILTERS);
  const status = findAllowed(address.filter('status'), orderStatus.options);
  const query = useListAdminOrdersQuery({
    page: address.page,
    limit: PAGE_SIZE,
    ...(status ? { status } : {}),
    ...(address.search ? { search: address.search } : {}),
  });
  return (
    <ListPage
      title={text('menu.orders')}
      address={address}
      query={query}
      columns={useOrderColumns()}
      rowKey={(order) => order.id}
      searchLabel={text('orders.search')}
      emptyText={text('orders.empty')}
      filters={
        <NativeSelect
          label={text('orders.statusFilter')}
          value={status ?? ''}
          onChange={(event) => address.setFilters({ status: event.currentTarget.value })}
          data={[
            { value: '', label: text('orders.anyStatus') },
            ...orderStatus.options.map((value) => ({ value, label: statusText('order', value) })),
          ]}
        />
      }
    />
  );
}

function useOrderColumns(): readonly Column<AdminOrderSummary>[] {
  const text = useText();
  const format = useFormat();
  return useMemo<readonly Column<AdminOrderSummary>[]>(
    () => [
      {
        key: 'number',
        header: text('orders.number'),
        isRowTitle: true,
        sort: 'number',
        cell: (order) => (
          <Anchor component={Link} to={`/admin/bookings/${order.id}`} fw={500} size="sm" className={styles.rowLink}>
            {order.number}
          </Anchor>
        ),
      },
      { key: 'date', header: text('orders.date'), cell: (order) => format.dateTime(order.created_at) },
      {
        key: 'customer',
        header: text('orders.customer'),
        cell: (order) => (
          <div className={styles.customer}>
            {order.full_name}
            <Text size="xs" c="dimmed">
              {order.email}
            </Text>
          </div>
        ),
      },
      { key: 'items', header: text('orders.items'), align: 'end', cell: (order) => format.number(order.items) },
      { key: 'total', header: text('orders.total'), align: 'end', cell: (order) => format.money(order.total) },
      {
        key: 'status',
        header: text('orders.status'),
        cell: (order) => (
          <div className={styles.badges}>
            <StatusBadge status={order.status} />
            <StatusBadge axis="payment" status={order.payment_status} />
            <StatusBadge axis="fulfilment" status={order.fulfilment_status} />
          </div>
        ),
      },
    ],
    [text, format],
  );
}
