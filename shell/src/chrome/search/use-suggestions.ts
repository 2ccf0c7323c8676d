import type { EndpointResponse } from '@fakos/contracts/endpoint';
import type { listSuggestions, SuggestedProduct } from '@fakos/contracts/search/contract';
import { useListSuggestionsQuery } from '@fakos/shared-kit/api/search/hooks';
import { paths } from '@fakos/shared-kit/router';
import { useEffect, useState } from 'react';

/** Minimum length of a query; shorter ones match too much. */
export const MIN_LETTERS = 2;
/** Debounce delay in milliseconds. */
export const TYPING_PAUSE_MS = 200;

/** A suggested page. */
export interface Suggestion {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly note: string;
  readonly image?: { readonly type: 'post'; readonly file: string };
}

export interface SuggestionGroup {
  readonly kind: 'products' | 'categories' | 'posts';
  readonly suggestions: readonly Suggestion[];
  /** The products of the API response, for the remote that renders them. */
  readonly products?: readonly SuggestedProduct[];
}

/** Suggestions for the typed text, debounced. */
export function useSuggestions(typed: string) {
  const query = useDebounced(typed.trim());
  const skip = query.length < MIN_LETTERS || typed.trim().length < MIN_LETTERS;
  const { data, isError, isFetching, refetch } = useListSuggestionsQuery({ q: query }, { skip });
  return {
    /** The query that the groups belong to. */
    query,
    /** Undefined before the first response; the previous groups while another query is loading. */
    groups: skip || isError || !data ? undefined : toGroups(data.data),
    isIdle: skip && typed.trim().length < MIN_LETTERS,
    isError: !skip && isError && !isFetching,
    isPending: isFetching || query !== typed.trim(),
    retry: () => void refetch(),
  };
}

function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(
    function debounce() {
      const timer = setTimeout(() => setDebounced(value), TYPING_PAUSE_MS);
      return () => clearTimeout(timer);
    },
    [value],
  );
  return debounced;
}

/** A product as a suggestion; the shop remote renders it. */
export function toSuggestion({ id, slug, name, brand_name: note }: SuggestedProduct): Suggestion {
  return { id: `product-${id}`, href: paths.product(slug), title: name, note };
}

function toGroups({
  products,
  categories,
  posts,
}: EndpointResponse<typeof listSuggestions>['data']): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    {
      kind: 'products',
      suggestions: products.map(toSuggestion),
      products,
    },
    {
      kind: 'categories',
      suggestions: categories.map(({ id, slug, name }) => ({
        id: `category-${id}`,
        href: paths.category(slug),
        title: name,
        note: '',
      })),
    },
    {
      kind: 'posts',
      suggestions: posts.map(({ id, slug, title, category_name: note, image: file }) => ({
        id: `post-${id}`,
        href: paths.post(slug),
        title,
        note,
        image: { type: 'post', file },
      })),
    },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}
