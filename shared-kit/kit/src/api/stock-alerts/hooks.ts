import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type {
  confirmStockAlert,
  getOwnStockAlert,
  requestStockAlert,
  stopStockAlert,
} from '@fakos/contracts/stock-alerts/contract';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'stock-alerts.php';

/** Requests for an e-mail when a product is back, by the token of their link. */
const stockAlertsApi = baseApi.enhanceEndpoints({ addTagTypes: ['StockAlert'] }).injectEndpoints({
  endpoints: (build) => ({
    requestStockAlert: build.mutation<
      EndpointResponse<typeof requestStockAlert>,
      EndpointBody<typeof requestStockAlert>
    >({ query: (body) => ({ url, method: 'POST', body }) }),
    getOwnStockAlert: build.query<EndpointResponse<typeof getOwnStockAlert>, EndpointQuery<typeof getOwnStockAlert>>({
      query: (params) => ({ url, params: { action: 'own', ...params } }),
      providesTags: ['StockAlert', 'Localised'],
    }),
    confirmStockAlert: build.mutation<
      EndpointResponse<typeof confirmStockAlert>,
      EndpointBody<typeof confirmStockAlert>
    >({
      query: (body) => ({ url, params: { action: 'confirm' }, method: 'PUT', body }),
      invalidatesTags: ['StockAlert'],
    }),
    // Without invalidation: the page says that the request is gone, instead of reading it again.
    stopStockAlert: build.mutation<EndpointResponse<typeof stopStockAlert>, EndpointBody<typeof stopStockAlert>>({
      query: (body) => ({ url, params: { action: 'stop' }, method: 'PUT', body }),
    }),
  }),
});

export const {
  useRequestStockAlertMutation,
  useGetOwnStockAlertQuery,
  useConfirmStockAlertMutation,
  useStopStockAlertMutation,
} = stockAlertsApi;
