import type { EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type { getPage, listPages } from '@fakos/contracts/pages/contract';
import { baseApi } from '@fakos/shared-kit/api';

const pagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPages: build.query<EndpointResponse<typeof listPages>, EndpointQuery<typeof listPages>>({
      query: (params) => ({ url: 'pages.php', params: { action: 'list', ...params } }),
      providesTags: ['Localised'],
    }),
    getPage: build.query<EndpointResponse<typeof getPage>, EndpointQuery<typeof getPage>>({
      query: (params) => ({ url: 'pages.php', params: { action: 'get', ...params } }),
      providesTags: ['Localised'],
    }),
  }),
});

export const { useListPagesQuery, useGetPageQuery } = pagesApi;
/** Prefetches a query. */
export const prefetchPage = pagesApi.util.prefetch;
