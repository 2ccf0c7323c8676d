import { MAX_PAGE_SIZE } from '@fakos/contracts/endpoint';
import { useListAdminOrdersQuery } from '@fakos/shared-kit/api/admin-orders/hooks';
import { useListAdminProductsQuery } from '@fakos/shared-kit/api/products/hooks';
import { SimpleGrid, Stack } from '@mantine/core';
import { useScreenTitle } from '../../framework/layout/screen-title.tsx';
import { useText } from '../../text.ts';
import { LatestOrders } from './latest-orders.tsx';
import { StatCard } from './stat-card.tsx';

/** Numbers that need attention, and the latest orders. */
export function Dashboard() {
  const text = useText();
  useScreenTitle(text('menu.dashboard'));
  const newOrders = useListAdminOrdersQuery({ status: 'pending', limit: 1 });
  const products = useListAdminProductsQuery({ limit: MAX_PAGE_SIZE });

  const catalogue = products.data;
  const isWholeCatalogue = !catalogue || catalogue.meta.total <= catalogue.data.length;
  return (
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
        <StatCard
          label={text('dashboard.newOrders')}
          hint={text('dashboard.newOrdersHint')}
          to="/admin/bookings?status=pending"
          query={newOrders}
          value={newOrders.data?.meta.total}
        />
        <StatCard
          label={text('dashboard.outOfStock')}
          hint={
            isWholeCatalogue
              ? text('dashboard.outOfStockHint')
              : text('dashboard.outOfStockPartHint', { count: catalogue.data.length })
          }
          to="/admin/shop"
          query={products}
          value={catalogue?.data.filter((product) => product.stock <= 0).length}
        />
        <StatCard
          label={text('dashboard.products')}
          hint={text('dashboard.productsHint')}
          to="/admin/shop"
          query={products}
          value={catalogue?.meta.total}
        />
      </SimpleGrid>
      <LatestOrders />
    </Stack>
  );
}
