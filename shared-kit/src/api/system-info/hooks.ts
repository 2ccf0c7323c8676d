import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf } from '../contract.ts';
import type { getSystemInfo } from './contract.ts';

const systemInfoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSystemInfo: build.query<AnswerOf<typeof getSystemInfo>, void>({ query: () => 'system-info.php' }),
  }),
});

export const { useGetSystemInfoQuery } = systemInfoApi;
