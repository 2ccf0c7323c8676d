import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf } from '../contract.ts';
import type { listPostCategories } from './contract.ts';

const postCategoriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPostCategories: build.query<AnswerOf<typeof listPostCategories>, void>({
      query: () => 'post-categories.php',
      providesTags: ['Localised'],
    }),
  }),
});

export const { useListPostCategoriesQuery } = postCategoriesApi;
/** For prefetching a call before its screen is there. */
export const prefetchPostCategories = postCategoriesApi.util.prefetch;
