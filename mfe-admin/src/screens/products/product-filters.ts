import type { EndpointQuery } from '@fakos/contracts/endpoint';
import type { listAdminProducts } from '@fakos/contracts/products/contract';
import { useListBrandsQuery } from '@fakos/shared-kit/api/brands/hooks';
import { useListCategoriesQuery } from '@fakos/shared-kit/api/categories/hooks';
import { useMemo } from 'react';
import { type ListFilter, readFilter } from '../../framework/list/list-filters.tsx';
import { findAllowed, type ListAddress, omitEmpty } from '../../framework/list/use-list-address.ts';
import { useText } from '../../text.ts';

const PAGE_SIZE = 20;
const statuses = ['published', 'draft', 'archived'] as const;
const sorts = ['created_at', 'name', 'price'] as const;

/** Parameters of the address that filter the list; they have the names of the endpoint's parameters. */
export const FILTERS = [
  'category',
  'brand',
  'status',
  'in_stock',
  'on_sale',
  'featured',
  'price_min',
  'price_max',
  'stock_max',
];

/** The filters of the product list. */
export function useProductFilters(): readonly ListFilter[] {
  const text = useText();
  const categories = useListCategoriesQuery();
  const brands = useListBrandsQuery();
  return useMemo(() => {
    const toOptions = (rows: readonly { slug: string; name: string }[] = []) =>
      rows.map(({ slug, name }) => ({ value: slug, label: name }));
    const toSwitch = (name: string, label: string): ListFilter => ({
      kind: 'choice',
      name,
      label,
      any: text('products.any'),
      isSecondary: true,
      options: [
        { value: '1', label: text('products.yes') },
        { value: '0', label: text('products.no') },
      ],
    });
    return [
      {
        kind: 'choice',
        name: 'category',
        label: text('products.categoryFilter'),
        any: text('products.anyCategory'),
        options: toOptions(categories.data?.data),
      },
      {
        kind: 'choice',
        name: 'status',
        label: text('products.statusFilter'),
        any: text('products.anyStatus'),
        options: statuses.map((status) => ({ value: status, label: text(`products.${status}`) })),
      },
      {
        kind: 'choice',
        name: 'brand',
        label: text('products.brand'),
        any: text('products.anyBrand'),
        isSecondary: true,
        options: toOptions(brands.data?.data),
      },
      toSwitch('in_stock', text('products.inStock')),
      toSwitch('on_sale', text('products.onSale')),
      toSwitch('featured', text('products.featured')),
      { kind: 'amount', name: 'price_min', label: text('products.priceFrom'), isSecondary: true },
      { kind: 'amount', name: 'price_max', label: text('products.priceTo'), isSecondary: true },
      { kind: 'amount', name: 'stock_max', label: text('products.stockTo'), isSecondary: true },
    ];
  }, [text, categories.data, brands.data]);
}

/** The endpoint's query for the list's address, without the page. */
export function toProductFilter(address: ListAddress, filters: readonly ListFilter[]) {
  const { sort } = address;
  const by = sort && findAllowed(sort.by, sorts);
  const values = Object.fromEntries(filters.map((filter) => [filter.name, readFilter(filter, address)]));
  const query: Omit<EndpointQuery<typeof listAdminProducts>, 'page' | 'limit'> = {
    ...values,
    search: address.search,
    ...(by ? { sort: by, order: sort.order } : {}),
  };
  return omitEmpty(query);
}

/** The endpoint's query for one page of the list. */
export function toProductQuery(address: ListAddress, filters: readonly ListFilter[]) {
  return { page: address.page, limit: PAGE_SIZE, ...toProductFilter(address, filters) };
}
