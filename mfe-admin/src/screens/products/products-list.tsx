import type { AdminProduct } from '@fakos/contracts/products/contract';
import { useListAdminProductsQuery } from '@fakos/shared-kit/api/products/hooks';
import { useState } from 'react';
import { ListPage } from '../../framework/list/list-page.tsx';
import { useListAddress } from '../../framework/list/use-list-address.ts';
import { useText } from '../../text.ts';
import { ProductDrawer } from './edit/product-drawer.tsx';
import { FILTERS, ProductFilters, toProductQuery } from './product-filters.tsx';
import { useProductColumns } from './use-product-columns.tsx';

/** All products; prices and stock can be edited in a drawer. */
export function ProductsList() {
  const text = useText();
  const address = useListAddress(FILTERS);
  const query = useListAdminProductsQuery(toProductQuery(address));
  const [edited, setEdited] = useState<AdminProduct | null>(null);
  return (
    <>
      <ListPage
        title={text('menu.products')}
        address={address}
        query={query}
        columns={useProductColumns(setEdited)}
        rowKey={(product) => product.id}
        searchLabel={text('products.search')}
        emptyText={text('products.empty')}
        filters={<ProductFilters address={address} />}
      />
      <ProductDrawer
        product={edited}
        onClose={() => setEdited(null)}
        onReload={async () => {
          const { data } = await query.refetch();
          setEdited((before) => data?.data.find(({ id }) => id === before?.id) ?? null);
        }}
      />
    </>
  );
}
