import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf, QueryOf } from '../contract.ts';
import type { getProduct, listAdminProducts, listProducts, updateProduct } from './contract.ts';

const productsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listProducts: build.query<AnswerOf<typeof listProducts>, QueryOf<typeof listProducts>>({
      query: (params) => ({ url: 'products.php', params }),
      providesTags: ['Product', 'Localised'],
    }),
    getProduct: build.query<AnswerOf<typeof getProduct>, QueryOf<typeof getProduct>>({
      query: (params) => ({ url: 'products.php', params: { action: 'get', ...params } }),
      providesTags: ['Product', 'Localised'],
    }),
    listAdminProducts: build.query<AnswerOf<typeof listAdminProducts>, QueryOf<typeof listAdminProducts>>({
      query: (params) => ({ url: 'products.php', params: { action: 'admin-list', ...params } }),
      providesTags: ['Product', 'Localised'],
    }),
    updateProduct: build.mutation<AnswerOf<typeof updateProduct>, BodyOf<typeof updateProduct>>({
      query: (body) => ({ url: 'products.php', method: 'PUT', body }),
      invalidatesTags: ['Product', 'Quote'],
    }),
  }),
});

export const { useListProductsQuery, useGetProductQuery, useListAdminProductsQuery, useUpdateProductMutation } =
  productsApi;
/** For prefetching a call before its screen is there. */
export const prefetchProduct = productsApi.util.prefetch;
