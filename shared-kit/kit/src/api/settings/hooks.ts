import type { EndpointResponse } from '@fakos/contracts/endpoint';
import type { getContent, getNavigation, getSettings } from '@fakos/contracts/settings/contract';
import { baseApi } from '@fakos/shared-kit/api';

/** Settings endpoints. The shell adds the responses inlined by the gateway to their cache before rendering. */
export const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<EndpointResponse<typeof getSettings>, void>({
      query: () => ({ url: 'settings.php', params: { action: 'getSettings' } }),
      providesTags: ['Settings', 'Localised'],
    }),
    getContent: build.query<EndpointResponse<typeof getContent>, void>({
      query: () => 'settings.php',
      providesTags: ['Settings', 'Localised'],
    }),
    getNavigation: build.query<EndpointResponse<typeof getNavigation>, void>({
      query: () => ({ url: 'settings.php', params: { action: 'get-navigation-settings' } }),
      providesTags: ['Settings', 'Localised'],
    }),
  }),
});

export const { useGetSettingsQuery, useGetContentQuery, useGetNavigationQuery } = settingsApi;
