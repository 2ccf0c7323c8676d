import type {
  createBrand,
  deleteBrand,
  listAdminBrands,
  reorderBrands,
  updateBrand,
} from '@fakos/contracts/brands/contract';
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
    /** The list shows the new order at once, and the stored one again if the request fails. */
    reorderBrands: build.mutation<EndpointResponse<typeof reorderBrands>, { readonly ids: readonly number[] }>({
      query: (body) => ({ url, method: 'PUT', params: { action: 'order' }, body }),
      onQueryStarted: async ({ ids }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          adminBrandsApi.util.updateQueryData('listAdminBrands', undefined, ({ data }) => {
            data.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
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
  useReorderBrandsMutation,
  useDeleteBrandMutation,
} = adminBrandsApi;
