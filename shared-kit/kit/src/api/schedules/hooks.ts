import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type { cancelSchedule, createSchedule, listSchedules } from '@fakos/contracts/schedules/contract';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'schedules.php';

const schedulesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSchedules: build.query<EndpointResponse<typeof listSchedules>, EndpointQuery<typeof listSchedules>>({
      query: (params) => ({ url, params }),
      providesTags: ['Draft'],
    }),
    createSchedule: build.mutation<EndpointResponse<typeof createSchedule>, EndpointBody<typeof createSchedule>>({
      query: (body) => ({ url, method: 'POST', body }),
      invalidatesTags: ['Draft'],
    }),
    cancelSchedule: build.mutation<EndpointResponse<typeof cancelSchedule>, EndpointBody<typeof cancelSchedule>>({
      query: (body) => ({ url, method: 'DELETE', body }),
      invalidatesTags: ['Draft'],
    }),
  }),
});

export const { useListSchedulesQuery, useCreateScheduleMutation, useCancelScheduleMutation } = schedulesApi;
