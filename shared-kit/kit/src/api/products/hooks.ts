import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type {
  archiveProduct,
  arrangeProductImages,
  createProduct,
  getEditableProduct,
  getProduct,
  listAdminProducts,
  listProducts,
  updateProduct,
  uploadProductImage,
} from '@fakos/contracts/products/contract';
import { baseApi } from '@fakos/shared-kit/api';

const productsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listProducts: build.query<EndpointResponse<typeof listProducts>, EndpointQuery<typeof listProducts>>({
      query: (params) => ({ url: 'products.php', params }),
      providesTags: ['Product', 'Localised'],
    }),
    getProduct: build.query<EndpointResponse<typeof getProduct>, EndpointQuery<typeof getProduct>>({
      query: (params) => ({ url: 'products.php', params: { action: 'get', ...params } }),
      providesTags: ['Product', 'Localised'],
    }),
    listAdminProducts: build.query<EndpointResponse<typeof listAdminProducts>, EndpointQuery<typeof listAdminProducts>>(
      {
        query: (params) => ({ url: 'products.php', params: { action: 'admin-list', ...params } }),
        providesTags: ['Product', 'Localised'],
      },
    ),
    getEditableProduct: build.query<
      EndpointResponse<typeof getEditableProduct>,
      EndpointQuery<typeof getEditableProduct>
    >({
      query: (params) => ({ url: 'products.php', params: { action: 'admin-get', ...params } }),
      providesTags: ['Product'],
    }),
    createProduct: build.mutation<EndpointResponse<typeof createProduct>, EndpointBody<typeof createProduct>>({
      query: (body) => ({ url: 'products.php', method: 'POST', body }),
      invalidatesTags: ['Product'],
    }),
    updateProduct: build.mutation<EndpointResponse<typeof updateProduct>, EndpointBody<typeof updateProduct>>({
      query: (body) => ({ url: 'products.php', method: 'PUT', body }),
      invalidatesTags: ['Product', 'Quote'],
    }),
    archiveProduct: build.mutation<EndpointResponse<typeof archiveProduct>, EndpointBody<typeof archiveProduct>>({
      query: (body) => ({ url: 'products.php', method: 'DELETE', body }),
      invalidatesTags: ['Product', 'Quote'],
    }),
    /** `id` is the product's. */
    uploadProductImage: build.mutation<
      EndpointResponse<typeof uploadProductImage>,
      EndpointQuery<typeof uploadProductImage> & { file: File }
    >({
      query: ({ id, file }) => {
        const body = new FormData();
        body.set('file', file);
        return { url: 'products.php', method: 'POST', params: { action: 'upload-image', id }, body };
      },
      invalidatesTags: ['Product'],
    }),
    arrangeProductImages: build.mutation<
      EndpointResponse<typeof arrangeProductImages>,
      EndpointBody<typeof arrangeProductImages>
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
  useLazyGetEditableProductQuery,
  useCreateProductMutation,
  useUpdateProductMutation,
  useArchiveProductMutation,
  useUploadProductImageMutation,
  useArrangeProductImagesMutation,
} = productsApi;
/** Prefetches a query. */
export const prefetchProduct = productsApi.util.prefetch;
