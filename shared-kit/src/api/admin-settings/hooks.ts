import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf, QueryOf } from '../contract.ts';
import type {
  getAdminNavigation,
  getAdminSettings,
  listSettingsLog,
  updateNavigation,
  updateSettings,
} from './contract.ts';

/** After a change of the navigation, dispatch `navigation-settings-updated` on the window too (spec section 2). */
const adminSettingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAdminSettings: build.query<AnswerOf<typeof getAdminSettings>, QueryOf<typeof getAdminSettings>>({
      query: (params) => ({ url: 'settings.php', params: { action: 'admin-settings', ...params } }),
      providesTags: ['Settings'],
    }),
    updateSettings: build.mutation<AnswerOf<typeof updateSettings>, BodyOf<typeof updateSettings>>({
      query: (changes) => ({ url: 'settings.php', method: 'POST', body: { ...changes, action: 'updateSettings' } }),
      invalidatesTags: ['Settings', 'Quote'],
    }),
    listSettingsLog: build.query<AnswerOf<typeof listSettingsLog>, QueryOf<typeof listSettingsLog>>({
      query: (params) => ({ url: 'settings.php', params: { action: 'settings-log', ...params } }),
      providesTags: ['Settings'],
    }),
    getAdminNavigation: build.query<AnswerOf<typeof getAdminNavigation>, void>({
      query: () => ({ url: 'settings.php', params: { action: 'admin-navigation' } }),
      providesTags: ['Settings'],
    }),
    updateNavigation: build.mutation<AnswerOf<typeof updateNavigation>, BodyOf<typeof updateNavigation>>({
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
  useUpdateSettingsMutation,
  useListSettingsLogQuery,
  useGetAdminNavigationQuery,
  useUpdateNavigationMutation,
} = adminSettingsApi;
