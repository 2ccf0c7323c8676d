import type { AdminOrderSummary } from '@fakos/contracts/admin-orders/contract';
import { fulfilmentStatus, type OrderAxis, orderStatus, paymentStatus } from '@fakos/contracts/orders/contract';
import { useLazyExportAdminOrdersQuery, useListAdminOrdersQuery } from '@fakos/shared-kit/api/admin-orders/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Text } from '@mantine/core';
import { useMemo } from 'react';
import type { Column } from '../../framework/list/list-columns.ts';
import { type ListFilter, readFilter } from '../../framework/list/list-filters.tsx';
import { ListPage } from '../../framework/list/list-page.tsx';
import { findAllowed, type ListAddress, omitEmpty, useListAddress } from '../../framework/list/use-list-address.ts';
import { StatusBadge, useStatusText } from '../../framework/order-status.tsx';
import { useText } from '../../text.ts';
import styles from './orders.module.css';
import { useOrderBulkActions } from './use-order-bulk-actions.ts';

const PAGE_SIZE = 20;
const FILTERS = ['status', 'payment', 'fulfilment', 'from', 'to', 'withdrawal'];
const sorts = ['created_at', 'total', 'number'] as const;

const getId = ({ id }: AdminOrderSummary) => id;
const getNumber = ({ number }: AdminOrderSummary) => number;
const getAddress = ({ id }: AdminOrderSummary) => `/admin/bookings/${id}`;

/** All orders, newest first. */
export function OrdersList() {
  const text = useText();
  const address = useListAddress(FILTERS);
  const filters = useOrderFilters();
  const filter = toOrderFilter(address, filters);
  const by = address.sort && findAllowed(address.sort.by, sorts);
  const query = useListAdminOrdersQuery({
    page: address.page,
    limit: PAGE_SIZE,
    ...filter,
    ...(by ? { sort: by, order: address.sort?.order ?? 'desc' } : {}),
  });
  const [requestExport] = useLazyExportAdminOrdersQuery();
  return (
    <ListPage
      listKey="orders"
      title={text('menu.orders')}
      address={address}
      query={query}
      columns={useOrderColumns()}
      filters={filters}
      rowId={getId}
      rowLabel={getNumber}
      rowAddress={getAddress}
      searchLabel={text('orders.search')}
      emptyText={text('orders.empty')}
      bulkActions={useOrderBulkActions(filter)}
      requestExport={async () => (await requestExport(filter).unwrap()).data}
    />
  );
}

/** The endpoint's query for what the list's address selects, without page and order. */
function toOrderFilter(address: ListAddress, filters: readonly ListFilter[]) {
  const values = Object.fromEntries(filters.map((filter) => [filter.name, readFilter(filter, address)]));
  return omitEmpty({ ...values, search: address.search });
}

function useOrderFilters(): readonly ListFilter[] {
  const text = useText();
  const statusText = useStatusText();
  return useMemo<readonly ListFilter[]>(() => {
    const toStatusFilter = (name: string, axis: OrderAxis, label: string, statuses: readonly string[]) => ({
      kind: 'choice' as const,
      name,
      label,
      any: text('orders.anyStatus'),
      options: statuses.map((value) => ({ value, label: statusText(axis, value) })),
    });
    return [
      toStatusFilter('status', 'order', text('orders.statusFilter'), orderStatus.options),
      toStatusFilter('payment', 'payment', text('axis.payment'), paymentStatus.options),
      toStatusFilter('fulfilment', 'fulfilment', text('axis.fulfilment'), fulfilmentStatus.options),
      { kind: 'day', name: 'from', label: text('orders.from'), isSecondary: true },
      { kind: 'day', name: 'to', label: text('orders.to'), isSecondary: true },
      {
        kind: 'choice',
        name: 'withdrawal',
        label: text('orders.withdrawals'),
        any: text('orders.anyWithdrawal'),
        isSecondary: true,
        options: [{ value: 'open', label: text('orders.openWithdrawal') }],
      },
    ];
  }, [text, statusText]);
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
    ],
    [text, format],
  );
}
