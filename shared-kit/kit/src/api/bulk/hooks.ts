import type {
  changeContactMessages,
  changeCoupons,
  changeMedia,
  changeOrders,
  changePosts,
  changeProductAddons,
  changeProducts,
  changeServices,
  restoreProducts,
} from '@fakos/contracts/bulk/contract';
import type { EndpointBody, EndpointResponse } from '@fakos/contracts/endpoint';
import { baseApi } from '@fakos/shared-kit/api';

const params = { action: 'bulk' };

/** A preview changes nothing, so nothing has to be fetched again. */
const unlessPreview =
  <Tag>(tags: readonly Tag[]) =>
  (_result: unknown, _error: unknown, { preview = false }: { readonly preview?: boolean | undefined }) =>
    preview ? [] : tags;

const bulkApi = baseApi.enhanceEndpoints({ addTagTypes: ['Message', 'Media'] }).injectEndpoints({
  endpoints: (build) => ({
    changeProducts: build.mutation<EndpointResponse<typeof changeProducts>, EndpointBody<typeof changeProducts>>({
      query: (body) => ({ url: 'products.php', method: 'POST', params, body }),
      invalidatesTags: unlessPreview(['Product', 'Quote']),
    }),
    restoreProducts: build.mutation<EndpointResponse<typeof restoreProducts>, EndpointBody<typeof restoreProducts>>({
      query: (body) => ({ url: 'products.php', method: 'PUT', params: { action: 'restore' }, body }),
      invalidatesTags: unlessPreview(['Product', 'Quote']),
    }),
    changeOrders: build.mutation<EndpointResponse<typeof changeOrders>, EndpointBody<typeof changeOrders>>({
      query: (body) => ({ url: 'admin-orders.php', method: 'POST', params, body }),
      invalidatesTags: unlessPreview(['Order', 'Product']),
    }),
    changeCoupons: build.mutation<EndpointResponse<typeof changeCoupons>, EndpointBody<typeof changeCoupons>>({
      query: (body) => ({ url: 'coupons.php', method: 'POST', params, body }),
      invalidatesTags: unlessPreview(['Quote']),
    }),
    changePosts: build.mutation<EndpointResponse<typeof changePosts>, EndpointBody<typeof changePosts>>({
      query: (body) => ({ url: 'posts.php', method: 'POST', params, body }),
      invalidatesTags: unlessPreview(['Localised']),
    }),
    changeServices: build.mutation<EndpointResponse<typeof changeServices>, EndpointBody<typeof changeServices>>({
      query: (body) => ({ url: 'services.php', method: 'POST', params, body }),
      invalidatesTags: unlessPreview(['Localised']),
    }),
    changeProductAddons: build.mutation<
      EndpointResponse<typeof changeProductAddons>,
      EndpointBody<typeof changeProductAddons>
    >({
      query: (body) => ({ url: 'product-addons.php', method: 'POST', params, body }),
      invalidatesTags: unlessPreview(['Product', 'Quote']),
    }),
    changeContactMessages: build.mutation<
      EndpointResponse<typeof changeContactMessages>,
      EndpointBody<typeof changeContactMessages>
    >({
      query: (body) => ({ url: 'contact.php', method: 'POST', params, body }),
      invalidatesTags: unlessPreview(['Message']),
    }),
    changeMedia: build.mutation<EndpointResponse<typeof changeMedia>, EndpointBody<typeof changeMedia>>({
      query: (body) => ({ url: 'media.php', method: 'POST', params, body }),
      invalidatesTags: unlessPreview(['Media']),
    }),
  }),
});

/** Changes of many rows; with `preview` they only report what would change. */
export const {
  useChangeProductsMutation,
  useRestoreProductsMutation,
  useChangeOrdersMutation,
  useChangeCouponsMutation,
  useChangePostsMutation,
  useChangeServicesMutation,
  useChangeProductAddonsMutation,
  useChangeContactMessagesMutation,
  useChangeMediaMutation,
} = bulkApi;
