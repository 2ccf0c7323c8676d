import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, QueryOf } from '../contract.ts';
import type { getPage } from './contract.ts';

const pagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPage: build.query<AnswerOf<typeof getPage>, QueryOf<typeof getPage>>({
      query: (params) => ({ url: 'pages.php', params: { action: 'get', ...params } }),
      providesTags: ['Localised'],
    }),
  }),
});

export const { useGetPageQuery } = pagesApi;
/** For prefetching a call before its screen is there. */
export const prefetchPage = pagesApi.util.prefetch;
