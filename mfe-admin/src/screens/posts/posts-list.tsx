import type { AdminPostSummary } from '@fakos/contracts/posts/contract';
import { useListAdminPostsQuery } from '@fakos/shared-kit/api/posts/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useCallback } from 'react';
import { ListPage } from '../../framework/list/list-page.tsx';
import { useListAddress } from '../../framework/list/use-list-address.ts';
import { useText } from '../../text.ts';
import { FILTERS, toPostFilter, usePostFilters } from './post-filters.ts';
import { getPostAddress, NEW_POST, POSTS_KEY } from './post-paths.ts';
import { usePostBulkActions } from './use-post-bulk-actions.ts';
import { getTitle, usePostColumns } from './use-post-columns.tsx';

const PAGE_SIZE = 20;
const getId = ({ id }: AdminPostSummary) => id;

/** All posts except the trash, by default the last changed first. */
export function PostsList() {
  const text = useText();
  const language = useLanguage();
  const address = useListAddress(FILTERS);
  const filters = usePostFilters();
  const filter = toPostFilter(address, filters);
  const query = useListAdminPostsQuery({ page: address.page, limit: PAGE_SIZE, ...filter });
  return (
    <ListPage
      listKey={POSTS_KEY}
      title={text('menu.posts')}
      address={address}
      query={query}
      columns={usePostColumns()}
      filters={filters}
      rowId={getId}
      rowLabel={useCallback((post: AdminPostSummary) => getTitle(post, language), [language])}
      rowAddress={getPostAddress}
      searchLabel={text('posts.search')}
      emptyText={text('posts.empty')}
      emptyAction={<NewPostButton />}
      actions={<NewPostButton />}
      bulkActions={usePostBulkActions(filter)}
    />
  );
}

function NewPostButton() {
  const text = useText();
  return (
    <Button component={Link} to={NEW_POST} leftSection={<IconPlus size={16} aria-hidden />}>
      {text('posts.new')}
    </Button>
  );
}
