import type { AdminPostCategory } from '@fakos/contracts/post-categories/contract';
import {
  useListAdminPostCategoriesQuery,
  useReorderPostCategoriesMutation,
} from '@fakos/shared-kit/api/admin-post-categories/hooks';
import { useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { AdminBadge } from '../../framework/admin-badge.tsx';
import type { Column } from '../../framework/list/list-columns.ts';
import { ListPage } from '../../framework/list/list-page.tsx';
import { useListAddress } from '../../framework/list/use-list-address.ts';
import { useSavedOrder } from '../../framework/list/use-saved-order.ts';
import { useWholeList } from '../../framework/list/use-whole-list.ts';
import { useText } from '../../text.ts';
import { getPostCategoryAddress, NEW_POST_CATEGORY, POST_CATEGORIES_KEY } from './post-category-paths.ts';

const FILTERS: readonly string[] = [];
const none: readonly AdminPostCategory[] = [];
const getId = ({ id }: AdminPostCategory) => id;
const toRows = (categories: readonly AdminPostCategory[]) => categories;
const listTexts = ({ name_el, name_en, slug }: AdminPostCategory) => [name_el, name_en, slug];

/** All post categories, in the blog's order. */
export function PostCategoriesList() {
  const text = useText();
  const language = useLanguage();
  const address = useListAddress(FILTERS);
  const query = useListAdminPostCategoriesQuery();
  const [reorder] = useReorderPostCategoriesMutation();
  const order = useSavedOrder<AdminPostCategory>({ rows: query.data?.data ?? none, save: (ids) => reorder({ ids }) });
  return (
    <ListPage
      listKey={POST_CATEGORIES_KEY}
      title={text('menu.postCategories')}
      address={address}
      query={useWholeList(query, toRows, address.search, listTexts)}
      columns={usePostCategoryColumns()}
      rowId={getId}
      rowLabel={useCallback((category: AdminPostCategory) => category[`name_${language}`], [language])}
      rowAddress={getPostCategoryAddress}
      rowOrder={address.search === '' ? order : undefined}
      searchLabel={text('categories.search')}
      emptyText={text('categories.empty')}
      emptyAction={<NewPostCategoryButton />}
      actions={<NewPostCategoryButton />}
    />
  );
}

function usePostCategoryColumns(): readonly Column<AdminPostCategory>[] {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const otherLanguage = language === 'el' ? 'en' : 'el';
  return useMemo<readonly Column<AdminPostCategory>[]>(
    () => [
      {
        key: 'name',
        header: text('categories.name'),
        isRowTitle: true,
        cell: (category) => (
          <Anchor component={Link} to={getPostCategoryAddress(category)} size="sm" fw={500}>
            {category[`name_${language}`]}
          </Anchor>
        ),
      },
      {
        key: 'otherName',
        header: text(`categories.nameIn.${otherLanguage}`),
        cell: (category) => <span lang={otherLanguage}>{category[`name_${otherLanguage}`]}</span>,
      },
      {
        key: 'posts',
        header: text('menu.posts'),
        align: 'end',
        cell: ({ post_count: count }) =>
          count > 0 ? format.number(count) : <AdminBadge>{text('postCategories.isEmpty')}</AdminBadge>,
      },
      { key: 'slug', header: text('categories.slug'), isOptional: true, cell: ({ slug }) => slug },
    ],
    [text, format, language, otherLanguage],
  );
}

function NewPostCategoryButton() {
  const text = useText();
  return (
    <Button component={Link} to={NEW_POST_CATEGORY} leftSection={<IconPlus size={16} aria-hidden />}>
      {text('postCategories.new')}
    </Button>
  );
}
