import type { EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type { listSuggestions } from '@fakos/contracts/search/contract';
import { baseApi } from '@fakos/shared-kit/api';

const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSuggestions: build.query<EndpointResponse<typeof listSuggestions>, EndpointQuery<typeof listSuggestions>>({
      query: (params) => ({ url: 'search.php', params }),
      providesTags: ['Product', 'Localised'],
    }),
  }),
});

/** Suggestions for the search box. */
export const { useListSuggestionsQuery } = searchApi;
