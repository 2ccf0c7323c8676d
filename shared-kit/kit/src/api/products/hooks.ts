import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type {
  archiveProduct,
  arrangeProductImages,
  createProduct,
  createProductPreview,
  createVariant,
  duplicateProduct,
  exportProducts,
  getEditableProduct,
  getProduct,
  getProductHistory,
  importProducts,
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
    duplicateProduct: build.mutation<EndpointResponse<typeof duplicateProduct>, EndpointBody<typeof duplicateProduct>>({
      query: (body) => ({ url: 'products.php', method: 'POST', params: { action: 'duplicate' }, body }),
      invalidatesTags: ['Product'],
    }),
    createVariant: build.mutation<EndpointResponse<typeof createVariant>, EndpointBody<typeof createVariant>>({
      query: (body) => ({ url: 'products.php', method: 'POST', params: { action: 'create-variant' }, body }),
      invalidatesTags: ['Product'],
    }),
    createProductPreview: build.mutation<
      EndpointResponse<typeof createProductPreview>,
      EndpointBody<typeof createProductPreview>
    >({
      query: (body) => ({ url: 'products.php', method: 'POST', params: { action: 'preview-link' }, body }),
    }),
    /** Orders change the stock too. */
    getProductHistory: build.query<EndpointResponse<typeof getProductHistory>, EndpointQuery<typeof getProductHistory>>(
      {
        query: (params) => ({ url: 'products.php', params: { action: 'history', ...params } }),
        providesTags: ['Product', 'Order'],
      },
    ),
    exportProducts: build.query<EndpointResponse<typeof exportProducts>, EndpointQuery<typeof exportProducts>>({
      query: (params) => ({ url: 'products.php', params: { action: 'export', ...params } }),
      keepUnusedDataFor: 0,
    }),
    /** If the report is not complete, the same request continues; see the contract. */
    importProducts: build.mutation<
      EndpointResponse<typeof importProducts>,
      Pick<EndpointBody<typeof importProducts>, 'on_error'> & { file: File; dry_run?: boolean }
    >({
      query: ({ file, dry_run: isDryRun = false, on_error: onError = 'stop' }) => {
        const body = new FormData();
        body.set('dry_run', String(isDryRun));
        body.set('on_error', onError);
        body.set('file', file);
        return { url: 'products.php', method: 'POST', params: { action: 'import' }, body };
      },
      invalidatesTags: (_result, _error, { dry_run: isDryRun }) => (isDryRun ? [] : ['Product', 'Quote']),
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
  useDuplicateProductMutation,
  useCreateVariantMutation,
  useCreateProductPreviewMutation,
  useGetProductHistoryQuery,
  useLazyExportProductsQuery,
  useImportProductsMutation,
  useUploadProductImageMutation,
  useArrangeProductImagesMutation,
} = productsApi;
/** Prefetches a query. */
export const prefetchProduct = productsApi.util.prefetch;
