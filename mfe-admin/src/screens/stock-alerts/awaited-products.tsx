import type { AwaitedProduct } from '@fakos/contracts/stock-alerts/contract';
import { useListAwaitedProductsQuery } from '@fakos/shared-kit/api/admin-stock-alerts/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Text } from '@mantine/core';
import { useMemo } from 'react';
import type { Column } from '../../framework/list/list-columns.ts';
import { ListPage } from '../../framework/list/list-page.tsx';
import { omitEmpty, useListAddress } from '../../framework/list/use-list-address.ts';
import { ProductImage } from '../../framework/product-image.tsx';
import { isUnsupported } from '../../framework/states/is-unsupported.ts';
import { useText } from '../../text.ts';
import { useStockAlertsText } from './stock-alerts-text.ts';

const PAGE_SIZE = 20;
const FILTERS: readonly string[] = [];
const getId = ({ id }: AwaitedProduct) => id;
const getName = ({ name }: AwaitedProduct) => name;
const getProductAddress = ({ id }: AwaitedProduct) => `/admin/shop/${id}`;

/** Products that customers wait for, the most awaited first. */
export function AwaitedProducts() {
  const text = useText();
  const alertsText = useStockAlertsText();
  const address = useListAddress(FILTERS);
  const query = useListAwaitedProductsQuery({
    page: address.page,
    limit: PAGE_SIZE,
    ...omitEmpty({ search: address.search }),
  });
  const columns = useAwaitedColumns();
  if (isUnsupported(query.error)) return <Text>{alertsText('unsupported')}</Text>;
  return (
    <ListPage
      listKey="stock-alerts"
      title={text('menu.stockAlerts')}
      address={address}
      query={query}
      columns={columns}
      rowId={getId}
      rowLabel={getName}
      rowAddress={getProductAddress}
      searchLabel={alertsText('search')}
      emptyText={alertsText('empty')}
      header={
        <Text size="sm" c="dimmed">
          {alertsText('intro')}
        </Text>
      }
    />
  );
}

function useAwaitedColumns(): readonly Column<AwaitedProduct>[] {
  const text = useStockAlertsText();
  const format = useFormat();
  return useMemo<readonly Column<AwaitedProduct>[]>(
    () => [
      {
        key: 'image',
        header: text('image'),
        isHeaderHidden: true,
        cell: ({ image }) => <ProductImage file={image} />,
      },
      {
        key: 'product',
        header: text('product'),
        isRowTitle: true,
        cell: (product) => (
          <Anchor component={Link} to={getProductAddress(product)} size="sm" fw={500}>
            {product.name}
          </Anchor>
        ),
      },
      { key: 'waiting', header: text('waiting'), align: 'end', cell: ({ waiting }) => format.number(waiting) },
      { key: 'pending', header: text('pending'), align: 'end', cell: ({ pending }) => format.number(pending) },
      { key: 'stock', header: text('stock'), align: 'end', cell: ({ stock }) => format.number(stock) },
      { key: 'since', header: text('since'), cell: ({ since }) => format.longDate(since) },
    ],
    [text, format],
  );
}
