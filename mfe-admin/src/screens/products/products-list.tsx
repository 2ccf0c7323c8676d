import type { AdminProduct } from '@fakos/contracts/products/contract';
import { useLazyExportProductsQuery, useListAdminProductsQuery } from '@fakos/shared-kit/api/products/hooks';
import { Link } from '@fakos/shared-kit/router';
import { Button } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { ListPage } from '../../framework/list/list-page.tsx';
import { useListAddress } from '../../framework/list/use-list-address.ts';
import { useText } from '../../text.ts';
import { FILTERS, toProductFilter, toProductQuery, useProductFilters } from './product-filters.ts';
import { getProductAddress, IMPORT_PRODUCTS, NEW_PRODUCT, PRODUCTS_KEY } from './product-paths.ts';
import { useProductBulkActions } from './use-product-bulk-actions.tsx';
import { useProductColumns } from './use-product-columns.tsx';

const getId = ({ id }: AdminProduct) => id;
const getName = ({ name }: AdminProduct) => name;

/** All products. */
export function ProductsList() {
  const text = useText();
  const address = useListAddress(FILTERS);
  const filters = useProductFilters();
  const query = useListAdminProductsQuery(toProductQuery(address, filters));
  const [requestExport] = useLazyExportProductsQuery();
  return (
    <ListPage
      listKey={PRODUCTS_KEY}
      title={text('menu.products')}
      address={address}
      query={query}
      columns={useProductColumns()}
      filters={filters}
      rowId={getId}
      rowLabel={getName}
      rowAddress={getProductAddress}
      searchLabel={text('products.search')}
      emptyText={text('products.empty')}
      emptyAction={<NewProductButton />}
      actions={
        <>
          <ImportButton />
          <NewProductButton />
        </>
      }
      requestExport={async () => (await requestExport(toProductFilter(address, filters)).unwrap()).data}
      bulkActions={useProductBulkActions(address, filters)}
    />
  );
}

function ImportButton() {
  const text = useText();
  return (
    <Button component={Link} to={IMPORT_PRODUCTS} variant="default" leftSection={<IconUpload size={16} aria-hidden />}>
      {text('productImport.title')}
    </Button>
  );
}

function NewProductButton() {
  const text = useText();
  return (
    <Button component={Link} to={NEW_PRODUCT} data-tour="new-product" leftSection={<IconPlus size={16} aria-hidden />}>
      {text('products.new')}
    </Button>
  );
}
