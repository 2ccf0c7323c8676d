import type {
  countAdminOrders,
  editOrderAddress,
  exportAdminOrders,
  getAdminOrder,
  handleWithdrawal,
  listAdminOrders,
  noteOrder,
  quoteRefund,
  refundOrder,
  transitionOrder,
} from '@fakos/contracts/admin-orders/contract';
import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'admin-orders.php';

const adminOrdersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdminOrders: build.query<EndpointResponse<typeof listAdminOrders>, EndpointQuery<typeof listAdminOrders>>({
      query: (params) => ({ url, params }),
      providesTags: ['Order'],
    }),
    getAdminOrder: build.query<EndpointResponse<typeof getAdminOrder>, EndpointQuery<typeof getAdminOrder>>({
      query: (params) => ({ url, params: { action: 'get', ...params } }),
      providesTags: ['Order'],
    }),
    countAdminOrders: build.query<EndpointResponse<typeof countAdminOrders>, void>({
      query: () => ({ url, params: { action: 'counts' } }),
      providesTags: ['Order'],
    }),
    exportAdminOrders: build.query<EndpointResponse<typeof exportAdminOrders>, EndpointQuery<typeof exportAdminOrders>>(
      {
        query: (params) => ({ url, params: { action: 'export', ...params } }),
        keepUnusedDataFor: 0,
      },
    ),
    transitionOrder: build.mutation<EndpointResponse<typeof transitionOrder>, EndpointBody<typeof transitionOrder>>({
      query: (body) => ({ url, method: 'PUT', params: { action: 'transition' }, body }),
      invalidatesTags: ['Order', 'Product'],
    }),
    editOrderAddress: build.mutation<EndpointResponse<typeof editOrderAddress>, EndpointBody<typeof editOrderAddress>>({
      query: (body) => ({ url, method: 'PUT', params: { action: 'address' }, body }),
      invalidatesTags: ['Order'],
    }),
    /** A mutation, because the amount depends on earlier refunds and must not be cached. */
    quoteRefund: build.mutation<EndpointResponse<typeof quoteRefund>, EndpointBody<typeof quoteRefund>>({
      query: (body) => ({ url, method: 'POST', params: { action: 'refund-quote' }, body }),
    }),
    refundOrder: build.mutation<EndpointResponse<typeof refundOrder>, EndpointBody<typeof refundOrder>>({
      query: (body) => ({ url, method: 'POST', params: { action: 'refund' }, body }),
      invalidatesTags: ['Order', 'Product'],
    }),
    noteOrder: build.mutation<EndpointResponse<typeof noteOrder>, EndpointBody<typeof noteOrder>>({
      query: (body) => ({ url, method: 'POST', params: { action: 'note' }, body }),
      invalidatesTags: ['Order'],
    }),
    handleWithdrawal: build.mutation<EndpointResponse<typeof handleWithdrawal>, EndpointBody<typeof handleWithdrawal>>({
      query: (body) => ({ url, method: 'PUT', params: { action: 'withdrawal' }, body }),
      invalidatesTags: ['Order'],
    }),
  }),
});

export const {
  useListAdminOrdersQuery,
  useGetAdminOrderQuery,
  useLazyListAdminOrdersQuery,
  useLazyGetAdminOrderQuery,
  useCountAdminOrdersQuery,
  useLazyExportAdminOrdersQuery,
  useTransitionOrderMutation,
  useEditOrderAddressMutation,
  useQuoteRefundMutation,
  useRefundOrderMutation,
  useNoteOrderMutation,
  useHandleWithdrawalMutation,
} = adminOrdersApi;
