import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type {
  cancelOrder,
  createOrder,
  getOrder,
  listOrders,
  reorder,
  withdrawFromOrder,
} from '@fakos/contracts/orders/contract';
import { baseApi } from '@fakos/shared-kit/api';

const ordersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** `key` is the Idempotency-Key: one per intended order, reused for retries. */
    createOrder: build.mutation<
      EndpointResponse<typeof createOrder>,
      { key: string; order: EndpointBody<typeof createOrder> }
    >({
      query: ({ key, order }) => ({
        url: 'orders.php',
        method: 'POST',
        params: { action: 'create' },
        headers: { 'Idempotency-Key': key },
        body: order,
      }),
      invalidatesTags: ['Order', 'Product', 'Quote'],
    }),
    getOrder: build.query<EndpointResponse<typeof getOrder>, EndpointQuery<typeof getOrder>>({
      query: (params) => ({ url: 'orders.php', params: { action: 'get', ...params } }),
      providesTags: ['Order', 'Localised'],
    }),
    listOrders: build.query<EndpointResponse<typeof listOrders>, EndpointQuery<typeof listOrders>>({
      query: (params) => ({ url: 'orders.php', params: { action: 'list', ...params } }),
      providesTags: ['Order', 'Localised'],
    }),
    cancelOrder: build.mutation<EndpointResponse<typeof cancelOrder>, EndpointBody<typeof cancelOrder>>({
      query: (body) => ({ url: 'orders.php', method: 'POST', params: { action: 'cancel' }, body }),
      invalidatesTags: ['Order', 'Product', 'Quote'],
    }),
    withdrawFromOrder: build.mutation<
      EndpointResponse<typeof withdrawFromOrder>,
      EndpointBody<typeof withdrawFromOrder>
    >({
      query: (body) => ({ url: 'orders.php', method: 'POST', params: { action: 'withdraw' }, body }),
      invalidatesTags: ['Order'],
    }),
    reorder: build.query<EndpointResponse<typeof reorder>, EndpointQuery<typeof reorder>>({
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
