import { useListAdminOrdersQuery } from '@fakos/shared-kit/api/admin-orders/hooks';
import { useListAdminProductsQuery } from '@fakos/shared-kit/api/products/hooks';
import { SimpleGrid, Stack, Text } from '@mantine/core';
import { FailureState } from '../../framework/states/failure-state.tsx';
import { useText } from '../../text.ts';
import { LatestOrders } from './latest-orders.tsx';
import { StatCard } from './stat-card.tsx';

/** Figures derived from the lists, for an API without the dashboard endpoint. */
export function BasicFigures() {
  const text = useText();
  return (
    <Stack gap="lg">
      <Text c="dimmed">{text('dashboard.noFigures')}</Text>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
        <NewOrdersCard />
        <ProductsCard />
      </SimpleGrid>
      <LatestOrders />
    </Stack>
  );
}

function NewOrdersCard() {
  const text = useText();
  const { data, error, isFetching, refetch } = useListAdminOrdersQuery({ status: 'pending', limit: 1 });
  if (error) return <FailureState failure={error} onRetry={refetch} isPending={isFetching} />;
  return (
    <StatCard
      label={text('dashboard.newOrders')}
      hint={text('dashboard.newOrdersHint')}
      to="/admin/bookings?status=pending"
      value={data?.meta.total}
    />
  );
}

function ProductsCard() {
  const text = useText();
  const { data, error, isFetching, refetch } = useListAdminProductsQuery({ limit: 1 });
  if (error) return <FailureState failure={error} onRetry={refetch} isPending={isFetching} />;
  return (
    <StatCard
      label={text('dashboard.products')}
      hint={text('dashboard.productsHint')}
      to="/admin/shop"
      value={data?.meta.total}
    />
  );
}
