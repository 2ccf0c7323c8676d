import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf, QueryOf } from '../contract.ts';
import type { getContentBlocks, listAdminContent, saveContent } from './contract.ts';

const contentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getContentBlocks: build.query<AnswerOf<typeof getContentBlocks>, QueryOf<typeof getContentBlocks>>({
      query: (params) => ({ url: 'content.php', params }),
      providesTags: ['Localised'],
    }),
    listAdminContent: build.query<AnswerOf<typeof listAdminContent>, void>({
      query: () => 'content.php?action=admin-list',
      providesTags: ['Localised'],
    }),
    saveContent: build.mutation<AnswerOf<typeof saveContent>, BodyOf<typeof saveContent>>({
      query: (body) => ({ url: 'content.php', method: 'POST', body }),
      invalidatesTags: ['Localised'],
    }),
  }),
});

export const { useGetContentBlocksQuery, useListAdminContentQuery, useSaveContentMutation } = contentApi;
/** For prefetching a call before its screen is there. */
export const prefetchContent = contentApi.util.prefetch;
