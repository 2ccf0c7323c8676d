import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type {
  createListView,
  deleteListView,
  getPreferences,
  mergePreferences,
  updateListView,
} from '@fakos/contracts/preferences/contract';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'preferences.php';

const preferencesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Preference'] }).injectEndpoints({
  endpoints: (build) => ({
    getPreferences: build.query<EndpointResponse<typeof getPreferences>, EndpointQuery<typeof getPreferences>>({
      query: (params) => ({ url, params }),
      providesTags: ['Preference'],
    }),
    mergePreferences: build.mutation<EndpointResponse<typeof mergePreferences>, EndpointBody<typeof mergePreferences>>({
      query: (body) => ({ url, method: 'PUT', params: { action: 'merge' }, body }),
      invalidatesTags: ['Preference'],
    }),
    createListView: build.mutation<EndpointResponse<typeof createListView>, EndpointBody<typeof createListView>>({
      query: (body) => ({ url, method: 'POST', body }),
      invalidatesTags: ['Preference'],
    }),
    updateListView: build.mutation<EndpointResponse<typeof updateListView>, EndpointBody<typeof updateListView>>({
      query: (body) => ({ url, method: 'PUT', body }),
      invalidatesTags: ['Preference'],
    }),
    deleteListView: build.mutation<EndpointResponse<typeof deleteListView>, EndpointBody<typeof deleteListView>>({
      query: (body) => ({ url, method: 'DELETE', body }),
      invalidatesTags: ['Preference'],
    }),
  }),
});

export const {
  useGetPreferencesQuery,
  useMergePreferencesMutation,
  useCreateListViewMutation,
  useUpdateListViewMutation,
  useDeleteListViewMutation,
} = preferencesApi;
