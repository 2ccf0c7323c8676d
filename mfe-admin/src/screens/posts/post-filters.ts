import type { EndpointQuery } from '@fakos/contracts/endpoint';
import type { listAdminPosts } from '@fakos/contracts/posts/contract';
import { useListAdminPostCategoriesQuery } from '@fakos/shared-kit/api/admin-post-categories/hooks';
import { useListPostAuthorsQuery } from '@fakos/shared-kit/api/admin-posts/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useMemo } from 'react';
import { type ListFilter, readFilter } from '../../framework/list/list-filters.tsx';
import { findAllowed, type ListAddress, omitEmpty } from '../../framework/list/use-list-address.ts';
import { useText } from '../../text.ts';

/** Statuses that the list is filtered by. */
const statuses = ['published', 'scheduled', 'draft', 'trash'] as const;
const englishStates = ['complete', 'partial', 'missing'] as const;
const sorts = ['updated_at', 'created_at', 'views', 'title'] as const;

/** Parameters of the address that filter the list; they have the names of the endpoint's parameters. */
export const FILTERS = ['status', 'category_id', 'author', 'english', 'featured'];

/** The endpoint's filter, without page and order of the rows. */
export type PostFilter = Omit<EndpointQuery<typeof listAdminPosts>, 'page' | 'limit'>;

/** The filters of the list of posts. */
export function usePostFilters(): readonly ListFilter[] {
  const text = useText();
  const language = useLanguage();
  const categories = useListAdminPostCategoriesQuery().data?.data;
  const authors = useListPostAuthorsQuery().data?.data;
  return useMemo(
    () => [
      {
        kind: 'choice',
        name: 'status',
        label: text('posts.status'),
        any: text('posts.anyStatus'),
        options: statuses.map((value) => ({ value, label: text(`posts.statuses.${value}`) })),
      },
      {
        kind: 'choice',
        name: 'category_id',
        label: text('posts.category'),
        any: text('posts.anyCategory'),
        options: (categories ?? []).map((row) => ({ value: String(row.id), label: row[`name_${language}`] })),
      },
      {
        kind: 'choice',
        name: 'english',
        label: text('posts.english'),
        any: text('posts.any'),
        options: englishStates.map((value) => ({ value, label: text(`posts.englishStates.${value}`) })),
      },
      {
        kind: 'choice',
        name: 'author',
        label: text('posts.author'),
        any: text('posts.anyAuthor'),
        isSecondary: true,
        options: (authors ?? []).map(({ author_name: el, author_name_en: en }) => ({
          value: el,
          label: (language === 'en' && en) || el,
        })),
      },
      {
        kind: 'choice',
        name: 'featured',
        label: text('posts.featured'),
        any: text('posts.any'),
        isSecondary: true,
        options: [
          { value: '1', label: text('posts.yes') },
          { value: '0', label: text('posts.no') },
        ],
      },
    ],
    [text, language, categories, authors],
  );
}

/** The endpoint's query for the list's address, without the page. */
export function toPostFilter(address: ListAddress, filters: readonly ListFilter[]): PostFilter {
  const { sort } = address;
  const by = sort && findAllowed(sort.by, sorts);
  const values = Object.fromEntries(filters.map((filter) => [filter.name, readFilter(filter, address)]));
  const { category_id: category, ...others } = values;
  return omitEmpty({
    ...(others as PostFilter),
    ...(category && { category_id: Number(category) }),
    search: address.search,
    ...(by && { sort: by, order: sort.order === 'asc' ? ('ASC' as const) : ('DESC' as const) }),
  });
}
