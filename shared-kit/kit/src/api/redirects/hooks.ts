import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type { createRedirect, deleteRedirect, listRedirects } from '@fakos/contracts/redirects/contract';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'redirects.php';

const redirectsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Redirect'] }).injectEndpoints({
  endpoints: (build) => ({
    listRedirects: build.query<EndpointResponse<typeof listRedirects>, EndpointQuery<typeof listRedirects>>({
      query: (params) => ({ url, params }),
      // Records that get another slug create redirects.
      providesTags: ['Redirect', 'Product', 'Localised'],
    }),
    createRedirect: build.mutation<EndpointResponse<typeof createRedirect>, EndpointBody<typeof createRedirect>>({
      query: (body) => ({ url, method: 'POST', body }),
      invalidatesTags: ['Redirect'],
    }),
    deleteRedirect: build.mutation<EndpointResponse<typeof deleteRedirect>, EndpointBody<typeof deleteRedirect>>({
      query: (body) => ({ url, method: 'DELETE', body }),
      invalidatesTags: ['Redirect'],
    }),
  }),
});

export const { useListRedirectsQuery, useCreateRedirectMutation, useDeleteRedirectMutation } = redirectsApi;
