import type { EndpointBody, EndpointResponse } from '@fakos/contracts/endpoint';
import type { getFrameFit, updateFrameFit } from '@fakos/contracts/profile/contract';
import { baseApi } from '@fakos/shared-kit/api';

const request = { url: 'profile.php', params: { action: 'frame-fit' } };

const frameSizeApi = baseApi.enhanceEndpoints({ addTagTypes: ['FrameFit'] }).injectEndpoints({
  endpoints: (build) => ({
    getFrameFit: build.query<EndpointResponse<typeof getFrameFit>, void>({
      query: () => request,
      providesTags: ['FrameFit', 'Localised'],
    }),
    updateFrameFit: build.mutation<EndpointResponse<typeof updateFrameFit>, EndpointBody<typeof updateFrameFit>>({
      query: (body) => ({ ...request, method: 'PUT', body }),
      invalidatesTags: ['FrameFit'],
    }),
  }),
});

export const { useGetFrameFitQuery, useUpdateFrameFitMutation } = frameSizeApi;
