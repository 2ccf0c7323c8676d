import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf } from '../contract.ts';
import type { getStatistics } from './contract.ts';

const statisticsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getStatistics: build.query<AnswerOf<typeof getStatistics>, void>({
      query: () => 'statistics.php',
      providesTags: ['Localised'],
    }),
  }),
});

export const { useGetStatisticsQuery } = statisticsApi;
