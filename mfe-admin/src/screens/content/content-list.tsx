import type { AdminPageSummary } from '@fakos/contracts/pages/contract';
import { useListAdminPagesQuery } from '@fakos/shared-kit/api/admin-pages/hooks';
import { useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Button, Text } from '@mantine/core';
import { useMemo } from 'react';
import { AdminBadge } from '../../framework/admin-badge.tsx';
import type { Column } from '../../framework/list/list-columns.ts';
import { ListPage } from '../../framework/list/list-page.tsx';
import { useListAddress } from '../../framework/list/use-list-address.ts';
import { useWholeList } from '../../framework/list/use-whole-list.ts';
import { useText } from '../../text.ts';
import { CONTENT, CONTENT_KEY } from './content-paths.ts';

const FILTERS: readonly string[] = [];
const getId = ({ id }: AdminPageSummary) => id;
const getAddress = ({ id }: AdminPageSummary) => `${CONTENT}/${id}`;
const listTexts = ({ title_el, title_en, slug }: AdminPageSummary) => [title_el, title_en, slug];

/** The pages whose texts can be edited: those that every shop has come first. */
export function ContentList() {
  const text = useText();
  const language = useLanguage();
  const address = useListAddress(FILTERS);
  const query = useListAdminPagesQuery({});
  return (
    <ListPage
      listKey={CONTENT_KEY}
      title={text('menu.content')}
      header={<Text size="sm">{text('content.hint')}</Text>}
      address={address}
      query={useWholeList(query, sortPages, address.search, listTexts)}
      columns={useContentColumns()}
      rowId={getId}
      rowLabel={(page) => page[`title_${language}`] || page.title_el}
      rowAddress={getAddress}
      searchLabel={text('content.search')}
      emptyText={text('content.empty')}
      emptyAction={
        <Button component={Link} to="/admin/pages/new">
          {text('pages.new')}
        </Button>
      }
    />
  );
}

function sortPages(pages: readonly AdminPageSummary[]): readonly AdminPageSummary[] {
  return pages.toSorted((one, other) => Number(other.protected) - Number(one.protected));
}

function useContentColumns(): readonly Column<AdminPageSummary>[] {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  return useMemo<readonly Column<AdminPageSummary>[]>(
    () => [
      {
        key: 'title',
        header: text('pages.title'),
        isRowTitle: true,
        cell: (page) => (
          <Anchor component={Link} to={getAddress(page)} size="sm" fw={500}>
            {page[`title_${language}`] || page.title_el}
          </Anchor>
        ),
      },
      {
        key: 'status',
        header: text('pages.status'),
        cell: ({ status }) => (
          <AdminBadge tone={status === 'published' ? 'success' : 'neutral'}>
            {text(`pages.statuses.${status}`)}
          </AdminBadge>
        ),
      },
      { key: 'updated', header: text('pages.updated'), cell: ({ version }) => format.dateTime(version) },
      { key: 'author', header: text('pages.author'), cell: (page) => page.updated_by || '—' },
    ],
    [text, format, language],
  );
}
