import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf, QueryOf } from '../contract.ts';
import type {
  countAdminOrders,
  exportAdminOrders,
  getAdminOrder,
  handleWithdrawal,
  listAdminOrders,
  noteOrder,
  refundOrder,
  transitionOrder,
} from './contract.ts';

const url = 'admin-orders.php';

const adminOrdersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdminOrders: build.query<AnswerOf<typeof listAdminOrders>, QueryOf<typeof listAdminOrders>>({
      query: (params) => ({ url, params }),
      providesTags: ['Order'],
    }),
    getAdminOrder: build.query<AnswerOf<typeof getAdminOrder>, QueryOf<typeof getAdminOrder>>({
      query: (params) => ({ url, params: { action: 'get', ...params } }),
      providesTags: ['Order'],
    }),
    countAdminOrders: build.query<AnswerOf<typeof countAdminOrders>, void>({
      query: () => ({ url, params: { action: 'counts' } }),
      providesTags: ['Order'],
    }),
    exportAdminOrders: build.query<AnswerOf<typeof exportAdminOrders>, QueryOf<typeof exportAdminOrders>>({
      query: (params) => ({ url, params: { action: 'export', ...params } }),
      keepUnusedDataFor: 0,
    }),
    transitionOrder: build.mutation<AnswerOf<typeof transitionOrder>, BodyOf<typeof transitionOrder>>({
      query: (body) => ({ url, method: 'PUT', params: { action: 'transition' }, body }),
      invalidatesTags: ['Order', 'Product'],
    }),
    refundOrder: build.mutation<AnswerOf<typeof refundOrder>, BodyOf<typeof refundOrder>>({
      query: (body) => ({ url, method: 'POST', params: { action: 'refund' }, body }),
      invalidatesTags: ['Order'],
    }),
    noteOrder: build.mutation<AnswerOf<typeof noteOrder>, BodyOf<typeof noteOrder>>({
      query: (body) => ({ url, method: 'POST', params: { action: 'note' }, body }),
      invalidatesTags: ['Order'],
    }),
    handleWithdrawal: build.mutation<AnswerOf<typeof handleWithdrawal>, BodyOf<typeof handleWithdrawal>>({
      query: (body) => ({ url, method: 'PUT', params: { action: 'withdrawal' }, body }),
      invalidatesTags: ['Order'],
    }),
  }),
});

export const {
  useListAdminOrdersQuery,
  useGetAdminOrderQuery,
  useCountAdminOrdersQuery,
  useLazyExportAdminOrdersQuery,
  useTransitionOrderMutation,
  useRefundOrderMutation,
  useNoteOrderMutation,
  useHandleWithdrawalMutation,
} = adminOrdersApi;
