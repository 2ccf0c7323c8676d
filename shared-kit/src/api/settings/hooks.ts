import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf } from '../contract.ts';
import type { getContent, getNavigation, getSettings } from './contract.ts';

/** Calls of the shop's settings; the shell puts the gateway's inlined answers into their cache before it renders. */
export const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<AnswerOf<typeof getSettings>, void>({
      query: () => ({ url: 'settings.php', params: { action: 'getSettings' } }),
      providesTags: ['Settings', 'Localised'],
    }),
    getContent: build.query<AnswerOf<typeof getContent>, void>({
      query: () => 'settings.php',
      providesTags: ['Settings', 'Localised'],
    }),
    getNavigation: build.query<AnswerOf<typeof getNavigation>, void>({
      query: () => ({ url: 'settings.php', params: { action: 'get-navigation-settings' } }),
      providesTags: ['Settings', 'Localised'],
    }),
  }),
});

export const { useGetSettingsQuery, useGetContentQuery, useGetNavigationQuery } = settingsApi;
