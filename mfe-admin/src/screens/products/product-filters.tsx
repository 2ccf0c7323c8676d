import { useListCategoriesQuery } from '@fakos/shared-kit/api/categories/hooks';
import type { QueryOf } from '@fakos/shared-kit/api/contract';
import type { listAdminProducts } from '@fakos/shared-kit/api/products/contract';
import { NativeSelect } from '@mantine/core';
import { allowedOrNone, type ListAddress } from '../../framework/list/use-list-address.ts';
import { useText } from '../../text.ts';

const PAGE_SIZE = 20;
const statuses = ['published', 'draft'] as const;

/** Orders of the list, by the word that the address shows. */
const sorts = {
  newest: { sort: 'created_at', order: 'DESC' },
  name: { sort: 'name', order: 'ASC' },
  cheap: { sort: 'price', order: 'ASC' },
  dear: { sort: 'price', order: 'DESC' },
} as const;
type Sort = keyof typeof sorts;

/** The parameters of the address that narrow the list. */
export const FILTERS = ['category', 'status'];

/** The call that belongs to an address. */
export function productQuery(address: ListAddress): QueryOf<typeof listAdminProducts> {
  const category = address.filter('category');
  const status = allowedOrNone(address.filter('status'), statuses);
  return {
    page: address.page,
    limit: PAGE_SIZE,
    ...sorts[sortOf(address)],
    ...(address.search ? { search: address.search } : {}),
    ...(category ? { category } : {}),
    ...(status ? { status } : {}),
  };
}

function sortOf(address: ListAddress): Sort {
  return allowedOrNone(address.filter('sort'), Object.keys(sorts) as Sort[]) ?? 'newest';
}

/** Category, publication and order of the catalogue. */
export function ProductFilters({ address }: { address: ListAddress }) {
  const text = useText();
  const categories = useListCategoriesQuery();
  const choose = (name: string) => (event: { currentTarget: { value: string } }) =>
    address.narrow({ [name]: event.currentTarget.value });
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
        value={sortOf(address)}
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
