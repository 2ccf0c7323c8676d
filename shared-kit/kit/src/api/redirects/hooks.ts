import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type { createRedirect, deleteRedirect, listRedirects } from '@fakos/contracts/redirects/contract';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'redirects.php';

const redirectsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Redirects'] }).injectEndpoints({
  endpoints: (build) => ({
    listRedirects: build.query<EndpointResponse<typeof listRedirects>, EndpointQuery<typeof listRedirects>>({
      query: (params) => ({ url, params }),
      providesTags: ['Redirects'],
    }),
    createRedirect: build.mutation<EndpointResponse<typeof createRedirect>, EndpointBody<typeof createRedirect>>({
      query: (body) => ({ url, method: 'POST', body }),
      invalidatesTags: ['Redirects'],
    }),
    deleteRedirect: build.mutation<EndpointResponse<typeof deleteRedirect>, EndpointBody<typeof deleteRedirect>>({
      query: (body) => ({ url, method: 'DELETE', body }),
      invalidatesTags: ['Redirects'],
    }),
  }),
});

export const { useListRedirectsQuery, useCreateRedirectMutation, useDeleteRedirectMutation } = redirectsApi;
