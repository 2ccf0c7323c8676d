import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf, QueryOf } from '../contract.ts';
import type { createOrder, getOrder } from './contract.ts';

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
  }),
});

export const { useCreateOrderMutation, useGetOrderQuery } = ordersApi;
