import type { AnswerOf } from '@fakos/shared-kit/api/contract';
import type { listSuggestions, SuggestedProduct } from '@fakos/shared-kit/api/search/contract';
import { useListSuggestionsQuery } from '@fakos/shared-kit/api/search/hooks';
import { paths } from '@fakos/shared-kit/router';
import { useEffect, useState } from 'react';

/** Letters from which on something is suggested; fewer fit too much. */
export const MIN_LETTERS = 2;
/** How long a pause in typing is, in milliseconds. */
export const TYPING_PAUSE_MS = 200;

/** Something that may have been meant, and where it is. */
export interface Suggestion {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly note: string;
  readonly picture?: { readonly type: 'post'; readonly file: string };
}

/** Suggestions of one kind. */
export interface SuggestionGroup {
  readonly kind: 'products' | 'categories' | 'posts';
  readonly suggestions: readonly Suggestion[];
  /** Products as they were found, for the remote that draws them. */
  readonly products?: readonly SuggestedProduct[];
}

/** What is suggested for what is typed, once the typing pauses. */
export function useSuggestions(typed: string) {
  const query = usePaused(typed.trim());
  const skip = query.length < MIN_LETTERS || typed.trim().length < MIN_LETTERS;
  const { data, isError, isFetching, refetch } = useListSuggestionsQuery({ q: query }, { skip });
  return {
    /** What the groups are for. */
    query,
    /** Undefined while nothing is known; while more is typed, what was known before. */
    groups: skip || isError || !data ? undefined : groupsOf(data.data),
    isIdle: skip && typed.trim().length < MIN_LETTERS,
    isError: !skip && isError && !isFetching,
    isPending: isFetching || query !== typed.trim(),
    retry: () => void refetch(),
  };
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(
    function waitForPause() {
      const timer = setTimeout(() => setPaused(value), TYPING_PAUSE_MS);
      return () => clearTimeout(timer);
    },
    [value],
  );
  return paused;
}

/** A product in the list box; how it looks is the business of the remote that sells it. */
export function suggestionOf({ id, slug, name, brand_name: note }: SuggestedProduct): Suggestion {
  return { id: `product-${id}`, href: paths.product(slug), title: name, note };
}

function groupsOf({ products, categories, posts }: AnswerOf<typeof listSuggestions>['data']): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    {
      kind: 'products',
      suggestions: products.map(suggestionOf),
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
        picture: { type: 'post', file },
      })),
    },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}
