import { type AdminPageSummary, adminPageSummary } from '@fakos/contracts/pages/contract';
import { useListAdminPagesQuery, useReorderPagesMutation } from '@fakos/shared-kit/api/admin-pages/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { type ListFilter, readFilter } from '../../framework/list/list-filters.tsx';
import { ListPage } from '../../framework/list/list-page.tsx';
import { findAllowed, omitEmpty, useListAddress } from '../../framework/list/use-list-address.ts';
import { useSavedOrder } from '../../framework/list/use-saved-order.ts';
import { useWholeList } from '../../framework/list/use-whole-list.ts';
import { useText } from '../../text.ts';
import { getEditorAddress, getTitle, PAGES, PAGES_KEY } from './page-paths.ts';
import { usePageColumns } from './use-page-columns.tsx';

const FILTERS: readonly string[] = ['status'];
const statuses = adminPageSummary.shape.status.options;
const none: readonly AdminPageSummary[] = [];
const getId = ({ id }: AdminPageSummary) => id;
const keepOrder = (pages: readonly AdminPageSummary[]) => pages;
const listTexts = ({ title_el, title_en, menu_title_el, menu_title_en, slug }: AdminPageSummary) => [
  ...[title_el, title_en, slug],
  // An older API sends no titles of the menu with the list.
  ...[menu_title_el ?? '', menu_title_en ?? ''],
];

/** All pages in the order of the menu, which can be changed here. */
export function PagesList() {
  const text = useText();
  const language = useLanguage();
  const address = useListAddress(FILTERS);
  const filters = usePageFilters();
  const statusFilter = filters[0];
  const status = statusFilter && findAllowed(readFilter(statusFilter, address), statuses);
  const query = useListAdminPagesQuery(omitEmpty({ status }));
  const [reorder] = useReorderPagesMutation();
  const order = useSavedOrder<AdminPageSummary>({ rows: query.data?.data ?? none, save: (ids) => reorder({ ids }) });
  return (
    <ListPage
      listKey={PAGES_KEY}
      title={text('menu.pages')}
      address={address}
      query={useWholeList(query, keepOrder, address.search, listTexts)}
      columns={usePageColumns()}
      filters={filters}
      rowId={getId}
      rowLabel={(page) => getTitle(page, language)}
      rowAddress={getEditorAddress}
      rowOrder={address.isFiltered ? undefined : order}
      searchLabel={text('pages.search')}
      emptyText={text('pages.empty')}
      emptyAction={<NewPageButton />}
      actions={<NewPageButton />}
    />
  );
}

function NewPageButton() {
  const text = useText();
  return (
    <Button component={Link} to={`${PAGES}/new`} leftSection={<IconPlus size={16} aria-hidden />}>
      {text('pages.new')}
    </Button>
  );
}

function usePageFilters(): readonly ListFilter[] {
  const text = useText();
  return useMemo(
    () => [
      {
        kind: 'choice',
        name: 'status',
        label: text('pages.status'),
        any: text('pages.anyStatus'),
        options: statuses.map((value) => ({ value, label: text(`pages.statuses.${value}`) })),
      },
    ],
    [text],
  );
}
