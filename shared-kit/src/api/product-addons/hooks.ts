import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf, QueryOf } from '../contract.ts';
import type {
  createProductAddon,
  deleteProductAddon,
  listAdminProductAddons,
  listProductAddons,
  updateProductAddon,
} from './contract.ts';

const url = 'product-addons.php';

const productAddonsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listProductAddons: build.query<AnswerOf<typeof listProductAddons>, QueryOf<typeof listProductAddons>>({
      query: (params) => ({ url, params }),
      providesTags: ['Product', 'Localised'],
    }),
    listAdminProductAddons: build.query<AnswerOf<typeof listAdminProductAddons>, void>({
      query: () => ({ url, params: { action: 'admin-list' } }),
      providesTags: ['Product'],
    }),
    createProductAddon: build.mutation<AnswerOf<typeof createProductAddon>, BodyOf<typeof createProductAddon>>({
      query: (body) => ({ url, method: 'POST', body }),
      invalidatesTags: ['Product', 'Quote'],
    }),
    updateProductAddon: build.mutation<AnswerOf<typeof updateProductAddon>, BodyOf<typeof updateProductAddon>>({
      query: (body) => ({ url, method: 'PUT', body }),
      invalidatesTags: ['Product', 'Quote'],
    }),
    deleteProductAddon: build.mutation<AnswerOf<typeof deleteProductAddon>, BodyOf<typeof deleteProductAddon>>({
      query: (body) => ({ url, method: 'DELETE', body }),
      invalidatesTags: ['Product', 'Quote'],
    }),
  }),
});

export const {
  useListProductAddonsQuery,
  useListAdminProductAddonsQuery,
  useCreateProductAddonMutation,
  useUpdateProductAddonMutation,
  useDeleteProductAddonMutation,
} = productAddonsApi;
