import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf } from '../contract.ts';
import type { addWish, clearWishlist, getWishlist, mergeWishlist, removeWish } from './contract.ts';

const url = 'wishlist.php';

/** Calls of the server's copy of a wishlist; the shell keeps it in step with the browser's. */
export const wishlistApi = baseApi.enhanceEndpoints({ addTagTypes: ['Wishlist'] }).injectEndpoints({
  endpoints: (build) => ({
    getWishlist: build.query<AnswerOf<typeof getWishlist>, void>({
      query: () => url,
      providesTags: ['Wishlist', 'Localised'],
    }),
    addWish: build.mutation<AnswerOf<typeof addWish>, BodyOf<typeof addWish>>({
      query: (body) => ({ url, method: 'POST', body }),
      invalidatesTags: ['Wishlist'],
    }),
    mergeWishlist: build.mutation<AnswerOf<typeof mergeWishlist>, BodyOf<typeof mergeWishlist>>({
      query: (body) => ({ url, method: 'POST', params: { action: 'merge' }, body }),
      invalidatesTags: ['Wishlist'],
    }),
    removeWish: build.mutation<AnswerOf<typeof removeWish>, BodyOf<typeof removeWish>>({
      query: (body) => ({ url, method: 'DELETE', body }),
      invalidatesTags: ['Wishlist'],
    }),
    clearWishlist: build.mutation<AnswerOf<typeof clearWishlist>, void>({
      query: () => ({ url, method: 'DELETE', params: { action: 'clear' }, body: {} }),
      invalidatesTags: ['Wishlist'],
    }),
  }),
});

export const {
  useGetWishlistQuery,
  useAddWishMutation,
  useMergeWishlistMutation,
  useRemoveWishMutation,
  useClearWishlistMutation,
} = wishlistApi;
