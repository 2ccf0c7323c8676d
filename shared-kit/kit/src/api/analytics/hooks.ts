import type { exportAnalytics, getAnalyticsReport, getSalesReport } from '@fakos/contracts/analytics-reports/contract';
import type { EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import { baseApi } from '@fakos/shared-kit/api';

const analyticsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAnalyticsReport: build.query<
      EndpointResponse<typeof getAnalyticsReport>,
      EndpointQuery<typeof getAnalyticsReport>
    >({ query: (params) => ({ url: 'analytics.php', params }) }),
    getSalesReport: build.query<EndpointResponse<typeof getSalesReport>, EndpointQuery<typeof getSalesReport>>({
      query: (params) => ({ url: 'analytics.php', params: { action: 'sales', ...params } }),
      providesTags: ['Order', 'Localised'],
    }),
    exportAnalytics: build.query<EndpointResponse<typeof exportAnalytics>, EndpointQuery<typeof exportAnalytics>>({
      query: (params) => ({ url: 'analytics.php', params: { action: 'export', ...params } }),
    }),
  }),
});

export const { useGetAnalyticsReportQuery, useGetSalesReportQuery, useLazyExportAnalyticsQuery } = analyticsApi;
