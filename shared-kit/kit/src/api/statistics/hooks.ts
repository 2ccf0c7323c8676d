import type { EndpointResponse } from '@fakos/contracts/endpoint';
import type { getStatistics } from '@fakos/contracts/statistics/contract';
import { baseApi } from '@fakos/shared-kit/api';

const statisticsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getStatistics: build.query<EndpointResponse<typeof getStatistics>, void>({
      query: () => 'statistics.php',
      providesTags: ['Localised'],
    }),
  }),
});

export const { useGetStatisticsQuery } = statisticsApi;
