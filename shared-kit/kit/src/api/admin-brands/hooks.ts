import type { createBrand, deleteBrand, listAdminBrands, updateBrand } from '@fakos/contracts/brands/contract';
import type { EndpointBody, EndpointResponse } from '@fakos/contracts/endpoint';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'brands.php';

const adminBrandsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdminBrands: build.query<EndpointResponse<typeof listAdminBrands>, void>({
      query: () => ({ url, params: { action: 'admin-list' } }),
      providesTags: ['Product'],
    }),
    createBrand: build.mutation<EndpointResponse<typeof createBrand>, EndpointBody<typeof createBrand>>({
      query: (body) => ({ url, method: 'POST', body }),
      invalidatesTags: ['Product'],
    }),
    updateBrand: build.mutation<EndpointResponse<typeof updateBrand>, EndpointBody<typeof updateBrand>>({
      query: (body) => ({ url, method: 'PUT', body }),
      invalidatesTags: ['Product'],
    }),
    deleteBrand: build.mutation<EndpointResponse<typeof deleteBrand>, EndpointBody<typeof deleteBrand>>({
      query: (body) => ({ url, method: 'DELETE', body }),
      invalidatesTags: ['Product'],
    }),
  }),
});

export const {
  useListAdminBrandsQuery,
  useLazyListAdminBrandsQuery,
  useCreateBrandMutation,
  useUpdateBrandMutation,
  useDeleteBrandMutation,
} = adminBrandsApi;
