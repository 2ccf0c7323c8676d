import type { EndpointBody, EndpointResponse } from '@fakos/contracts/endpoint';
import type { reportPresence } from '@fakos/contracts/presence/contract';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'presence.php';

const presenceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    reportPresence: build.mutation<EndpointResponse<typeof reportPresence>, EndpointBody<typeof reportPresence>>({
      query: (body) => ({ url, method: 'POST', body }),
    }),
  }),
});

export const { useReportPresenceMutation } = presenceApi;
