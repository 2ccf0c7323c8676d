import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type { createPreview, listPreviews, readPreview, revokePreview } from '@fakos/contracts/previews/contract';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'previews.php';

const previewsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPreviews: build.query<EndpointResponse<typeof listPreviews>, EndpointQuery<typeof listPreviews>>({
      query: (params) => ({ url, params }),
      providesTags: ['Preview'],
    }),
    createPreview: build.mutation<EndpointResponse<typeof createPreview>, EndpointBody<typeof createPreview>>({
      query: (body) => ({ url, method: 'POST', body }),
      invalidatesTags: ['Preview'],
    }),
    revokePreview: build.mutation<EndpointResponse<typeof revokePreview>, EndpointBody<typeof revokePreview>>({
      query: (body) => ({ url, method: 'DELETE', body }),
      invalidatesTags: ['Preview'],
    }),
    readPreview: build.query<EndpointResponse<typeof readPreview>, EndpointQuery<typeof readPreview>>({
      query: (params) => ({ url, params: { action: 'read', ...params } }),
      providesTags: ['Localised'],
    }),
  }),
});

export const { useListPreviewsQuery, useCreatePreviewMutation, useRevokePreviewMutation, useReadPreviewQuery } =
  previewsApi;
/** Prefetches a query. */
export const prefetchPreview = previewsApi.util.prefetch;
