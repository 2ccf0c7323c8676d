import type { EndpointResponse } from '@fakos/contracts/endpoint';
import type { getWebVitals } from '@fakos/contracts/web-vitals/contract';
import { baseApi } from '@fakos/shared-kit/api';

const webVitalsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getWebVitals: build.query<EndpointResponse<typeof getWebVitals>, void>({ query: () => 'web-vitals.php' }),
  }),
});

export const { useGetWebVitalsQuery } = webVitalsApi;
