import { useGetAdminOrderQuery } from '@fakos/shared-kit/api/admin-orders/hooks';
import { Grid, Stack } from '@mantine/core';
import { DetailPage } from '../../../framework/detail/detail-page.tsx';
import { useDetailPage } from '../../../framework/detail/use-detail-page.ts';
import { useText } from '../../../text.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderState } from './order-state.tsx';

/** One order: customer, items, totals, statuses and next steps. */
export function OrderDetail() {
  const text = useText();
  const detail = useDetailPage(useGetAdminOrderQuery);
  const reload = detail.state === 'ready' ? detail.reload : () => undefined;
  return (
    <DetailPage
      detail={detail}
      title={(order) => (order ? text('orders.titleWithNumber', { number: order.number }) : text('orders.one'))}
      list={{ listKey: 'orders', path: '/admin/bookings', label: text('menu.orders') }}
    >
      {(order) => (
        <Grid>
          <Grid.Col span={{ base: 12, md: 8 }}>
            <Stack>
              <OrderState order={order} onReload={reload} />
              <OrderLines order={order} />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 4 }}>
            <Stack>
              <OrderFacts order={order} />
              <OrderHistory events={order.events} />
            </Stack>
          </Grid.Col>
        </Grid>
      )}
    </DetailPage>
  );
}
