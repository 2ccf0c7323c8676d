import type { AdminOrderSummary } from '@fakos/contracts/admin-orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Text } from '@mantine/core';
import { useMemo } from 'react';
import type { Column } from '../../framework/list/list-columns.ts';
import { StatusBadge } from '../../framework/order-status.tsx';
import { useText } from '../../text.ts';
import styles from './orders.module.css';

/** The columns of the list of orders. */
export function useOrderColumns(): readonly Column<AdminOrderSummary>[] {
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
          <Anchor component={Link} to={`/admin/bookings/${order.id}`} fw={500} size="sm">
            {order.number}
          </Anchor>
        ),
      },
      {
        key: 'date',
        header: text('orders.date'),
        sort: 'created_at',
        cell: (order) => format.dateTime(order.created_at),
      },
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
      {
        key: 'total',
        header: text('orders.total'),
        align: 'end',
        sort: 'total',
        cell: (order) => format.money(order.total),
      },
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
      {
        key: 'next',
        header: text('orders.nextColumn'),
        isOptional: true,
        cell: (order) => (order.next ? text(`orders.queue.${order.next}`) : ''),
      },
    ],
    [text, format],
  );
}
