import type { EndpointQuery } from '@fakos/contracts/endpoint';
import type { listAdminProducts } from '@fakos/contracts/products/contract';
import { useListCategoriesQuery } from '@fakos/shared-kit/api/categories/hooks';
import { NativeSelect } from '@mantine/core';
import { findAllowed, type ListAddress } from '../../framework/list/use-list-address.ts';
import { useText } from '../../text.ts';

const PAGE_SIZE = 20;
const statuses = ['published', 'draft'] as const;

/** Sort orders of the list by their values in the address. */
const sorts = {
  newest: { sort: 'created_at', order: 'DESC' },
  name: { sort: 'name', order: 'ASC' },
  cheap: { sort: 'price', order: 'ASC' },
  dear: { sort: 'price', order: 'DESC' },
} as const;
type Sort = keyof typeof sorts;

/** Filter parameters of the address. */
export const FILTERS = ['category', 'status'];

/** The endpoint's query for an address. */
export function toProductQuery(address: ListAddress): EndpointQuery<typeof listAdminProducts> {
  const category = address.filter('category');
  const status = findAllowed(address.filter('status'), statuses);
  return {
    page: address.page,
    limit: PAGE_SIZE,
    ...sorts[getSort(address)],
    ...(address.search ? { search: address.search } : {}),
    ...(category ? { category } : {}),
    ...(status ? { status } : {}),
  };
}

function getSort(address: ListAddress): Sort {
  return findAllowed(address.filter('sort'), Object.keys(sorts) as Sort[]) ?? 'newest';
}

/** Filters by category and status, and the sort order. */
export function ProductFilters({ address }: { address: ListAddress }) {
  const text = useText();
  const categories = useListCategoriesQuery();
  const choose = (name: string) => (event: { currentTarget: { value: string } }) =>
    address.setFilters({ [name]: event.currentTarget.value });
  return (
    <>
      <NativeSelect
        label={text('products.categoryFilter')}
        value={address.filter('category')}
        onChange={choose('category')}
        data={[
          { value: '', label: text('products.anyCategory') },
          ...(categories.data?.data ?? []).map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
      />
      <NativeSelect
        label={text('products.statusFilter')}
        value={address.filter('status')}
        onChange={choose('status')}
        data={[
          { value: '', label: text('products.anyStatus') },
          ...statuses.map((status) => ({ value: status, label: text(`products.${status}`) })),
        ]}
      />
      <NativeSelect
        label={text('products.sort')}
        value={getSort(address)}
        onChange={choose('sort')}
        data={[
          { value: 'newest', label: text('products.sortNewest') },
          { value: 'name', label: text('products.sortName') },
          { value: 'cheap', label: text('products.sortCheap') },
          { value: 'dear', label: text('products.sortDear') },
        ]}
      />
    </>
  );
}
