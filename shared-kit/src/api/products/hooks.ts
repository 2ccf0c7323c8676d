import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf, QueryOf } from '../contract.ts';
import type {
  archiveProduct,
  arrangeProductPictures,
  createProduct,
  getEditableProduct,
  getProduct,
  listAdminProducts,
  listProducts,
  updateProduct,
  uploadProductPicture,
} from './contract.ts';

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
    getEditableProduct: build.query<AnswerOf<typeof getEditableProduct>, QueryOf<typeof getEditableProduct>>({
      query: (params) => ({ url: 'products.php', params: { action: 'admin-get', ...params } }),
      providesTags: ['Product'],
    }),
    createProduct: build.mutation<AnswerOf<typeof createProduct>, BodyOf<typeof createProduct>>({
      query: (body) => ({ url: 'products.php', method: 'POST', body }),
      invalidatesTags: ['Product'],
    }),
    updateProduct: build.mutation<AnswerOf<typeof updateProduct>, BodyOf<typeof updateProduct>>({
      query: (body) => ({ url: 'products.php', method: 'PUT', body }),
      invalidatesTags: ['Product', 'Quote'],
    }),
    archiveProduct: build.mutation<AnswerOf<typeof archiveProduct>, BodyOf<typeof archiveProduct>>({
      query: (body) => ({ url: 'products.php', method: 'DELETE', body }),
      invalidatesTags: ['Product', 'Quote'],
    }),
    /** `file` goes under any name; its product is named by `id`. */
    uploadProductPicture: build.mutation<
      AnswerOf<typeof uploadProductPicture>,
      QueryOf<typeof uploadProductPicture> & { file: File }
    >({
      query: ({ id, file }) => {
        const body = new FormData();
        body.set('file', file);
        return { url: 'products.php', method: 'POST', params: { action: 'upload-image', id }, body };
      },
      invalidatesTags: ['Product'],
    }),
    arrangeProductPictures: build.mutation<
      AnswerOf<typeof arrangeProductPictures>,
      BodyOf<typeof arrangeProductPictures>
    >({
      query: (body) => ({ url: 'products.php', method: 'PUT', params: { action: 'images' }, body }),
      invalidatesTags: ['Product'],
    }),
  }),
});

export const {
  useListProductsQuery,
  useGetProductQuery,
  useListAdminProductsQuery,
  useGetEditableProductQuery,
  useCreateProductMutation,
  useUpdateProductMutation,
  useArchiveProductMutation,
  useUploadProductPictureMutation,
  useArrangeProductPicturesMutation,
} = productsApi;
/** For prefetching a call before its screen is there. */
export const prefetchProduct = productsApi.util.prefetch;
