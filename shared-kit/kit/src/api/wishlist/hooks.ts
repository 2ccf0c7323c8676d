import type { EndpointBody, EndpointResponse } from '@fakos/contracts/endpoint';
import type { getWishlist, mergeWishlist, removeWishlistItem } from '@fakos/contracts/wishlist/contract';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'wishlist.php';

/** Endpoints of the server's copy of the wishlist, which the shell synchronises with the browser's. */
export const wishlistApi = baseApi.enhanceEndpoints({ addTagTypes: ['Wishlist'] }).injectEndpoints({
  endpoints: (build) => ({
    getWishlist: build.query<EndpointResponse<typeof getWishlist>, void>({
      query: () => url,
      providesTags: ['Wishlist', 'Localised'],
    }),
    mergeWishlist: build.mutation<EndpointResponse<typeof mergeWishlist>, EndpointBody<typeof mergeWishlist>>({
      query: (body) => ({ url, method: 'POST', params: { action: 'merge' }, body }),
      invalidatesTags: ['Wishlist'],
    }),
    removeWishlistItem: build.mutation<
      EndpointResponse<typeof removeWishlistItem>,
      EndpointBody<typeof removeWishlistItem>
    >({
      query: (body) => ({ url, method: 'DELETE', body }),
      invalidatesTags: ['Wishlist'],
    }),
  }),
});
