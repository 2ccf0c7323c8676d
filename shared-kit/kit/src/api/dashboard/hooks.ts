import type { getDashboard } from '@fakos/contracts/dashboard/contract';
import type { EndpointResponse } from '@fakos/contracts/endpoint';
import { baseApi } from '@fakos/shared-kit/api';

const dashboardApi = baseApi.enhanceEndpoints({ addTagTypes: ['Booking', 'Message', 'Email'] }).injectEndpoints({
  endpoints: (build) => ({
    getDashboard: build.query<EndpointResponse<typeof getDashboard>, void>({
      query: () => 'dashboard.php',
      providesTags: ['Localised', 'Order', 'Product', 'Settings', 'Booking', 'Message', 'Email'],
    }),
  }),
});

export const { useGetDashboardQuery } = dashboardApi;
