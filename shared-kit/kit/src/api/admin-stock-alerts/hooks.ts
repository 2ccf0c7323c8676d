import type { EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type { listAwaitedProducts } from '@fakos/contracts/stock-alerts/contract';
import { baseApi } from '@fakos/shared-kit/api';

/** Products that customers wait for, for staff. */
const adminStockAlertsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAwaitedProducts: build.query<
      EndpointResponse<typeof listAwaitedProducts>,
      EndpointQuery<typeof listAwaitedProducts>
    >({
      query: (params) => ({ url: 'stock-alerts.php', params }),
      providesTags: ['Localised'],
      // Requests come from visitors, so an earlier response says little.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListAwaitedProductsQuery } = adminStockAlertsApi;
