import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type { getCorrection, sendCorrection } from '@fakos/contracts/prescriptions/contract';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'prescriptions.php';

const correctionApi = baseApi.enhanceEndpoints({ addTagTypes: ['Correction'] }).injectEndpoints({
  endpoints: (build) => ({
    getCorrection: build.query<EndpointResponse<typeof getCorrection>, EndpointQuery<typeof getCorrection>>({
      query: (params) => ({ url, params: { action: 'correction', ...params } }),
      providesTags: ['Correction'],
    }),
    sendCorrection: build.mutation<EndpointResponse<typeof sendCorrection>, EndpointBody<typeof sendCorrection>>({
      query: (body) => ({ url, params: { action: 'correct' }, method: 'PUT', body }),
      invalidatesTags: ['Correction'],
    }),
  }),
});

export const { useGetCorrectionQuery, useSendCorrectionMutation } = correctionApi;
