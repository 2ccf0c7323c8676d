import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type {
  createProductAddon,
  deleteProductAddon,
  getAdminProductAddon,
  listAdminProductAddons,
  listProductAddons,
  updateProductAddon,
} from '@fakos/contracts/product-addons/contract';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'product-addons.php';

const productAddonsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listProductAddons: build.query<EndpointResponse<typeof listProductAddons>, EndpointQuery<typeof listProductAddons>>(
      {
        query: (params) => ({ url, params }),
        providesTags: ['Product', 'Localised'],
      },
    ),
    listAdminProductAddons: build.query<
      EndpointResponse<typeof listAdminProductAddons>,
      EndpointQuery<typeof listAdminProductAddons>
    >({
      query: (params) => ({ url, params: { action: 'admin-list', ...params } }),
      providesTags: ['Product', 'Localised'],
    }),
    getAdminProductAddon: build.query<
      EndpointResponse<typeof getAdminProductAddon>,
      EndpointQuery<typeof getAdminProductAddon>
    >({
      query: (params) => ({ url, params: { action: 'admin-get', ...params } }),
      providesTags: ['Product'],
    }),
    createProductAddon: build.mutation<
      EndpointResponse<typeof createProductAddon>,
      EndpointBody<typeof createProductAddon>
    >({
      query: (body) => ({ url, method: 'POST', body }),
      invalidatesTags: ['Product', 'Quote'],
    }),
    updateProductAddon: build.mutation<
      EndpointResponse<typeof updateProductAddon>,
      EndpointBody<typeof updateProductAddon>
    >({
      query: (body) => ({ url, method: 'PUT', body }),
      invalidatesTags: ['Product', 'Quote'],
    }),
    deleteProductAddon: build.mutation<
      EndpointResponse<typeof deleteProductAddon>,
      EndpointBody<typeof deleteProductAddon>
    >({
      query: (body) => ({ url, method: 'DELETE', body }),
      invalidatesTags: ['Product', 'Quote'],
    }),
  }),
});

export const {
  useListProductAddonsQuery,
  useListAdminProductAddonsQuery,
  useGetAdminProductAddonQuery,
  useLazyGetAdminProductAddonQuery,
  useCreateProductAddonMutation,
  useUpdateProductAddonMutation,
  useDeleteProductAddonMutation,
} = productAddonsApi;
