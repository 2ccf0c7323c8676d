import type { AdminOrderSummary } from '@fakos/contracts/admin-orders/contract';
import { useLazyExportAdminOrdersQuery, useListAdminOrdersQuery } from '@fakos/shared-kit/api/admin-orders/hooks';
import { useMemo } from 'react';
import { ListPage } from '../../framework/list/list-page.tsx';
import { findAllowed, useListAddress } from '../../framework/list/use-list-address.ts';
import { useText } from '../../text.ts';
import { orderFilterNames, toOrderFilter, useOrderFilters } from './order-filters.ts';
import { QueueBar } from './queue-bar.tsx';
import { useOrderBulkActions } from './use-order-bulk-actions.tsx';
import { useOrderColumns } from './use-order-columns.tsx';

const PAGE_SIZE = 20;
const sorts = ['created_at', 'total', 'number'] as const;

const getId = ({ id }: AdminOrderSummary) => id;
const getNumber = ({ number }: AdminOrderSummary) => number;
const getAddress = ({ id }: AdminOrderSummary) => `/admin/bookings/${id}`;

/** All orders, newest first, with queues by the next step of staff. */
export function OrdersList() {
  const text = useText();
  const address = useListAddress(orderFilterNames);
  const filters = useOrderFilters();
  const filter = useMemo(() => toOrderFilter(address, filters), [address, filters]);
  const by = address.sort && findAllowed(address.sort.by, sorts);
  const query = useListAdminOrdersQuery({
    page: address.page,
    limit: PAGE_SIZE,
    ...filter,
    ...(by ? { sort: by, order: address.sort?.order ?? 'desc' } : {}),
  });
  const [requestExport] = useLazyExportAdminOrdersQuery();
  const { actions, printView } = useOrderBulkActions(filter);
  return (
    <>
      <ListPage
        listKey="orders"
        title={text('menu.orders')}
        address={address}
        query={query}
        columns={useOrderColumns()}
        header={<QueueBar address={address} />}
        filters={filters}
        rowId={getId}
        rowLabel={getNumber}
        rowAddress={getAddress}
        searchLabel={text('orders.search')}
        emptyText={text('orders.empty')}
        bulkActions={actions}
        requestExport={async () => (await requestExport(filter).unwrap()).data}
      />
      {printView}
    </>
  );
}
