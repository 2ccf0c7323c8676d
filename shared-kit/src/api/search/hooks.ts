import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, QueryOf } from '../contract.ts';
import type { listSuggestions } from './contract.ts';

const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSuggestions: build.query<AnswerOf<typeof listSuggestions>, QueryOf<typeof listSuggestions>>({
      query: (params) => ({ url: 'search.php', params }),
      providesTags: ['Product', 'Localised'],
    }),
  }),
});

/** Suggestions for a search box; the lazy one is for asking while somebody types. */
export const { useListSuggestionsQuery, useLazyListSuggestionsQuery } = searchApi;
