import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf, QueryOf } from '../contract.ts';
import type { getAdminOrder, listAdminOrders, transitionOrder } from './contract.ts';

const adminOrdersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdminOrders: build.query<AnswerOf<typeof listAdminOrders>, QueryOf<typeof listAdminOrders>>({
      query: (params) => ({ url: 'admin-orders.php', params }),
      providesTags: ['Order'],
    }),
    getAdminOrder: build.query<AnswerOf<typeof getAdminOrder>, QueryOf<typeof getAdminOrder>>({
      query: (params) => ({ url: 'admin-orders.php', params: { action: 'get', ...params } }),
      providesTags: ['Order'],
    }),
    transitionOrder: build.mutation<AnswerOf<typeof transitionOrder>, BodyOf<typeof transitionOrder>>({
      query: (body) => ({ url: 'admin-orders.php', method: 'PUT', params: { action: 'transition' }, body }),
      invalidatesTags: ['Order', 'Product'],
    }),
  }),
});

export const { useListAdminOrdersQuery, useGetAdminOrderQuery, useTransitionOrderMutation } = adminOrdersApi;
