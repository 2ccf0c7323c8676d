import type { EndpointResponse } from '@fakos/contracts/endpoint';
import type { getSystemInfo } from '@fakos/contracts/system-info/contract';
import { baseApi } from '@fakos/shared-kit/api';

const systemInfoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSystemInfo: build.query<EndpointResponse<typeof getSystemInfo>, void>({ query: () => 'system-info.php' }),
  }),
});

export const { useGetSystemInfoQuery } = systemInfoApi;
