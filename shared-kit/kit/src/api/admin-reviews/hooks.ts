import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type {
  getAdminReview,
  listAdminReviews,
  moderateReview,
  replyToReview,
} from '@fakos/contracts/reviews/contract';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'reviews.php';

/** Reviews for staff. */
const adminReviewsApi = baseApi.enhanceEndpoints({ addTagTypes: ['AdminReviews'] }).injectEndpoints({
  endpoints: (build) => ({
    listAdminReviews: build.query<EndpointResponse<typeof listAdminReviews>, EndpointQuery<typeof listAdminReviews>>({
      query: (params) => ({ url, params: { action: 'admin-list', ...params } }),
      providesTags: ['AdminReviews', 'Localised'],
    }),
    getAdminReview: build.query<EndpointResponse<typeof getAdminReview>, EndpointQuery<typeof getAdminReview>>({
      query: (params) => ({ url, params: { action: 'admin-get', ...params } }),
      providesTags: ['AdminReviews', 'Localised'],
    }),
    moderateReview: build.mutation<EndpointResponse<typeof moderateReview>, EndpointBody<typeof moderateReview>>({
      query: (body) => ({ url, params: { action: 'moderate' }, method: 'PUT', body }),
      invalidatesTags: ['AdminReviews'],
    }),
    replyToReview: build.mutation<EndpointResponse<typeof replyToReview>, EndpointBody<typeof replyToReview>>({
      query: (body) => ({ url, params: { action: 'reply' }, method: 'PUT', body }),
      invalidatesTags: ['AdminReviews'],
    }),
  }),
});

export const { useListAdminReviewsQuery, useGetAdminReviewQuery, useModerateReviewMutation, useReplyToReviewMutation } =
  adminReviewsApi;
