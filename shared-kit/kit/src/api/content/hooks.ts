import type { getContentBlocks, listAdminContent, saveContent } from '@fakos/contracts/content/contract';
import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import { baseApi } from '@fakos/shared-kit/api';

const contentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getContentBlocks: build.query<EndpointResponse<typeof getContentBlocks>, EndpointQuery<typeof getContentBlocks>>({
      query: (params) => ({ url: 'content.php', params }),
      providesTags: ['Localised'],
    }),
    listAdminContent: build.query<EndpointResponse<typeof listAdminContent>, void>({
      query: () => 'content.php?action=admin-list',
      providesTags: ['Localised'],
    }),
    saveContent: build.mutation<EndpointResponse<typeof saveContent>, EndpointBody<typeof saveContent>>({
      query: (body) => ({ url: 'content.php', method: 'POST', body }),
      invalidatesTags: ['Localised'],
    }),
  }),
});

export const { useGetContentBlocksQuery, useListAdminContentQuery, useSaveContentMutation } = contentApi;
/** Prefetches a query. */
export const prefetchContent = contentApi.util.prefetch;
