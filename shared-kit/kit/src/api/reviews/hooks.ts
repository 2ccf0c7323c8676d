import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type { getReviewableOrder, listReviews, sendReview, withdrawReview } from '@fakos/contracts/reviews/contract';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'reviews.php';

/** Published reviews of a product, and the own reviews of an order's buyer. */
const reviewsApi = baseApi.enhanceEndpoints({ addTagTypes: ['OwnReviews'] }).injectEndpoints({
  endpoints: (build) => ({
    listReviews: build.query<EndpointResponse<typeof listReviews>, EndpointQuery<typeof listReviews>>({
      query: (params) => ({ url, params }),
    }),
    getReviewableOrder: build.query<
      EndpointResponse<typeof getReviewableOrder>,
      EndpointQuery<typeof getReviewableOrder>
    >({
      query: (params) => ({ url, params: { action: 'own', ...params } }),
      providesTags: ['OwnReviews', 'Localised'],
    }),
    sendReview: build.mutation<EndpointResponse<typeof sendReview>, EndpointBody<typeof sendReview>>({
      query: (body) => ({ url, method: 'POST', body }),
      invalidatesTags: (result) => (result ? ['OwnReviews'] : []),
    }),
    withdrawReview: build.mutation<EndpointResponse<typeof withdrawReview>, EndpointBody<typeof withdrawReview>>({
      query: (body) => ({ url, params: { action: 'withdraw' }, method: 'PUT', body }),
      invalidatesTags: ['OwnReviews', 'Product'],
    }),
  }),
});

export const { useListReviewsQuery, useGetReviewableOrderQuery, useSendReviewMutation, useWithdrawReviewMutation } =
  reviewsApi;
