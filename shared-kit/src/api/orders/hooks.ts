import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf, QueryOf } from '../contract.ts';
import type { cancelOrder, createOrder, getOrder, listOrders, reorder, withdrawFromOrder } from './contract.ts';

const ordersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** `key` is the Idempotency-Key: one for each order that the visitor means to place, kept over retries. */
    createOrder: build.mutation<AnswerOf<typeof createOrder>, { key: string; order: BodyOf<typeof createOrder> }>({
      query: ({ key, order }) => ({
        url: 'orders.php',
        method: 'POST',
        params: { action: 'create' },
        headers: { 'Idempotency-Key': key },
        body: order,
      }),
      invalidatesTags: ['Order', 'Product', 'Quote'],
    }),
    getOrder: build.query<AnswerOf<typeof getOrder>, QueryOf<typeof getOrder>>({
      query: (params) => ({ url: 'orders.php', params: { action: 'get', ...params } }),
      providesTags: ['Order', 'Localised'],
    }),
    listOrders: build.query<AnswerOf<typeof listOrders>, QueryOf<typeof listOrders>>({
      query: (params) => ({ url: 'orders.php', params: { action: 'list', ...params } }),
      providesTags: ['Order', 'Localised'],
    }),
    cancelOrder: build.mutation<AnswerOf<typeof cancelOrder>, BodyOf<typeof cancelOrder>>({
      query: (body) => ({ url: 'orders.php', method: 'POST', params: { action: 'cancel' }, body }),
      invalidatesTags: ['Order', 'Product', 'Quote'],
    }),
    withdrawFromOrder: build.mutation<AnswerOf<typeof withdrawFromOrder>, BodyOf<typeof withdrawFromOrder>>({
      query: (body) => ({ url: 'orders.php', method: 'POST', params: { action: 'withdraw' }, body }),
      invalidatesTags: ['Order'],
    }),
    reorder: build.query<AnswerOf<typeof reorder>, QueryOf<typeof reorder>>({
      query: (params) => ({ url: 'orders.php', params: { action: 'reorder', ...params } }),
      providesTags: ['Quote', 'Localised'],
    }),
  }),
});

export const {
  useCreateOrderMutation,
  useGetOrderQuery,
  useListOrdersQuery,
  useCancelOrderMutation,
  useWithdrawFromOrderMutation,
  useLazyReorderQuery,
} = ordersApi;
