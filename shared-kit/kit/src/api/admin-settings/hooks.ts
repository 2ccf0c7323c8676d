import type {
  getAdminNavigation,
  getAdminSettings,
  listSettingsLog,
  updateNavigation,
  updateSettings,
} from '@fakos/contracts/admin-settings/contract';
import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import { baseApi } from '@fakos/shared-kit/api';

/** After a change of the navigation, dispatch `navigation-settings-updated` on the window too (spec section 2). */
const adminSettingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAdminSettings: build.query<EndpointResponse<typeof getAdminSettings>, EndpointQuery<typeof getAdminSettings>>({
      query: (params) => ({ url: 'settings.php', params: { action: 'admin-settings', ...params } }),
      providesTags: ['Settings'],
    }),
    updateSettings: build.mutation<EndpointResponse<typeof updateSettings>, EndpointBody<typeof updateSettings>>({
      query: (changes) => ({ url: 'settings.php', method: 'POST', body: { ...changes, action: 'updateSettings' } }),
      invalidatesTags: ['Settings', 'Quote'],
    }),
    listSettingsLog: build.query<EndpointResponse<typeof listSettingsLog>, EndpointQuery<typeof listSettingsLog>>({
      query: (params) => ({ url: 'settings.php', params: { action: 'settings-log', ...params } }),
      providesTags: ['Settings'],
    }),
    getAdminNavigation: build.query<EndpointResponse<typeof getAdminNavigation>, void>({
      query: () => ({ url: 'settings.php', params: { action: 'admin-navigation' } }),
      providesTags: ['Settings'],
    }),
    updateNavigation: build.mutation<EndpointResponse<typeof updateNavigation>, EndpointBody<typeof updateNavigation>>({
      query: (body) => ({
        url: 'settings.php',
        method: 'POST',
        params: { action: 'update-navigation-settings' },
        body,
      }),
      invalidatesTags: ['Settings'],
    }),
  }),
});

export const {
  useGetAdminSettingsQuery,
  useLazyGetAdminSettingsQuery,
  useUpdateSettingsMutation,
  useListSettingsLogQuery,
  useGetAdminNavigationQuery,
  useLazyGetAdminNavigationQuery,
  useUpdateNavigationMutation,
} = adminSettingsApi;
