import type {
  createCoupon,
  deleteCoupon,
  getCoupon,
  listCoupons,
  updateCoupon,
} from '@fakos/contracts/coupons/contract';
import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'coupons.php';

const couponsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCoupons: build.query<EndpointResponse<typeof listCoupons>, EndpointQuery<typeof listCoupons>>({
      query: (params) => ({ url, params }),
      providesTags: ['Quote'],
    }),
    getCoupon: build.query<EndpointResponse<typeof getCoupon>, EndpointQuery<typeof getCoupon>>({
      query: (params) => ({ url, params: { action: 'get', ...params } }),
      providesTags: ['Quote'],
    }),
    createCoupon: build.mutation<EndpointResponse<typeof createCoupon>, EndpointBody<typeof createCoupon>>({
      query: (body) => ({ url, method: 'POST', body }),
      invalidatesTags: ['Quote'],
    }),
    updateCoupon: build.mutation<EndpointResponse<typeof updateCoupon>, EndpointBody<typeof updateCoupon>>({
      query: (body) => ({ url, method: 'PUT', body }),
      invalidatesTags: ['Quote'],
    }),
    deleteCoupon: build.mutation<EndpointResponse<typeof deleteCoupon>, EndpointBody<typeof deleteCoupon>>({
      query: (body) => ({ url, method: 'DELETE', body }),
      invalidatesTags: ['Quote'],
    }),
  }),
});

export const {
  useListCouponsQuery,
  useGetCouponQuery,
  useLazyGetCouponQuery,
  useCreateCouponMutation,
  useUpdateCouponMutation,
  useDeleteCouponMutation,
} = couponsApi;
