import { type AdminProductAddon, addonStatus } from '@fakos/contracts/product-addons/contract';
import { useListAdminProductAddonsQuery } from '@fakos/shared-kit/api/product-addons/hooks';
import { useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { AdminBadge } from '../../framework/admin-badge.tsx';
import type { Column } from '../../framework/list/list-columns.ts';
import { type ListFilter, readFilter } from '../../framework/list/list-filters.tsx';
import { ListPage } from '../../framework/list/list-page.tsx';
import { findAllowed, omitEmpty, useListAddress } from '../../framework/list/use-list-address.ts';
import { useText } from '../../text.ts';
import { ADDONS, ADDONS_KEY } from './addon-paths.ts';
import { useAddonBulkActions } from './use-addon-bulk-actions.ts';

const PAGE_SIZE = 20;
const FILTERS = ['status'];
const sorts = ['position', 'name', 'price'] as const;

const getId = ({ id }: AdminProductAddon) => id;
const getAddress = ({ id }: AdminProductAddon) => `${ADDONS}/${id}`;

/** All add-ons of products, in the shop's order. */
export function ProductAddonsList() {
  const text = useText();
  const language = useLanguage();
  const address = useListAddress(FILTERS);
  const filters = useAddonFilters();
  const by = address.sort && findAllowed(address.sort.by, sorts);
  const statusFilter = filters[0];
  const filter = omitEmpty({
    search: address.search,
    status: statusFilter && findAllowed(readFilter(statusFilter, address), addonStatus.options),
  });
  const query = useListAdminProductAddonsQuery({
    page: address.page,
    limit: PAGE_SIZE,
    ...filter,
    ...(by ? { sort: by, order: address.sort?.order ?? 'asc' } : {}),
  });
  return (
    <ListPage
      listKey={ADDONS_KEY}
      title={text('menu.productAddons')}
      address={address}
      query={query}
      columns={useAddonColumns()}
      filters={filters}
      rowId={getId}
      rowLabel={(addon) => addon[`name_${language}`]}
      rowAddress={getAddress}
      searchLabel={text('productAddons.search')}
      emptyText={text('productAddons.empty')}
      emptyAction={<NewAddonButton />}
      actions={<NewAddonButton />}
      bulkActions={useAddonBulkActions(filter)}
    />
  );
}

function NewAddonButton() {
  const text = useText();
  return (
    <Button component={Link} to={`${ADDONS}/new`} leftSection={<IconPlus size={16} aria-hidden />}>
      {text('productAddons.new')}
    </Button>
  );
}

function useAddonFilters(): readonly ListFilter[] {
  const text = useText();
  return useMemo(
    () => [
      {
        kind: 'choice',
        name: 'status',
        label: text('productAddons.status'),
        any: text('productAddons.anyStatus'),
        options: addonStatus.options.map((value) => ({ value, label: text(`productAddons.statuses.${value}`) })),
      },
    ],
    [text],
  );
}

function useAddonColumns(): readonly Column<AdminProductAddon>[] {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  return useMemo<readonly Column<AdminProductAddon>[]>(
    () => [
      {
        key: 'name',
        header: text('productAddons.name'),
        isRowTitle: true,
        sort: 'name',
        cell: (addon) => (
          <Anchor component={Link} to={getAddress(addon)} size="sm" fw={500}>
            {addon[`name_${language}`]}
          </Anchor>
        ),
      },
      {
        key: 'price',
        header: text('productAddons.price'),
        align: 'end',
        sort: 'price',
        cell: ({ price }) => (price === 0 ? text('productAddons.free') : format.money(price)),
      },
      {
        key: 'products',
        header: text('productAddons.products'),
        cell: ({ product_ids: ids }) =>
          ids.length === 0
            ? text('productAddons.everyProduct')
            : text('productAddons.productCount', { count: ids.length }),
      },
      {
        key: 'position',
        header: text('productAddons.position'),
        align: 'end',
        sort: 'position',
        cell: ({ position }) => format.number(position),
      },
      {
        key: 'status',
        header: text('productAddons.status'),
        cell: ({ status }) => (
          <AdminBadge tone={status === 'published' ? 'success' : 'neutral'}>
            {text(`productAddons.statuses.${status}`)}
          </AdminBadge>
        ),
      },
    ],
    [text, format, language],
  );
}
