import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf, QueryOf } from '../contract.ts';
import type { createCoupon, deleteCoupon, getCoupon, listCoupons, updateCoupon } from './contract.ts';

const url = 'coupons.php';

const couponsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCoupons: build.query<AnswerOf<typeof listCoupons>, QueryOf<typeof listCoupons>>({
      query: (params) => ({ url, params }),
      providesTags: ['Quote'],
    }),
    getCoupon: build.query<AnswerOf<typeof getCoupon>, QueryOf<typeof getCoupon>>({
      query: (params) => ({ url, params: { action: 'get', ...params } }),
      providesTags: ['Quote'],
    }),
    createCoupon: build.mutation<AnswerOf<typeof createCoupon>, BodyOf<typeof createCoupon>>({
      query: (body) => ({ url, method: 'POST', body }),
      invalidatesTags: ['Quote'],
    }),
    updateCoupon: build.mutation<AnswerOf<typeof updateCoupon>, BodyOf<typeof updateCoupon>>({
      query: (body) => ({ url, method: 'PUT', body }),
      invalidatesTags: ['Quote'],
    }),
    deleteCoupon: build.mutation<AnswerOf<typeof deleteCoupon>, BodyOf<typeof deleteCoupon>>({
      query: (body) => ({ url, method: 'DELETE', body }),
      invalidatesTags: ['Quote'],
    }),
  }),
});

export const {
  useListCouponsQuery,
  useGetCouponQuery,
  useCreateCouponMutation,
  useUpdateCouponMutation,
  useDeleteCouponMutation,
} = couponsApi;
