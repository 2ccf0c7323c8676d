import type { EndpointResponse } from '@fakos/contracts/endpoint';
import type { getSystemInfo, purgeCache } from '@fakos/contracts/system-info/contract';
import { baseApi } from '@fakos/shared-kit/api';

const systemInfoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSystemInfo: build.query<EndpointResponse<typeof getSystemInfo>, void>({ query: () => 'system-info.php' }),
    purgeCache: build.mutation<EndpointResponse<typeof purgeCache>, void>({
      query: () => ({ url: 'system-info.php', method: 'POST', body: { action: 'purge-cache' } }),
    }),
  }),
});

export const { useGetSystemInfoQuery, usePurgeCacheMutation } = systemInfoApi;
