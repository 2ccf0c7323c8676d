import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, QueryOf } from '../contract.ts';
import type { getPost, listFeaturedPosts, listPosts } from './contract.ts';

const postsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPosts: build.query<AnswerOf<typeof listPosts>, QueryOf<typeof listPosts>>({
      query: (params) => ({ url: 'posts.php', params }),
      providesTags: ['Localised'],
    }),
    listFeaturedPosts: build.query<AnswerOf<typeof listFeaturedPosts>, QueryOf<typeof listFeaturedPosts>>({
      query: (params) => ({ url: 'posts.php', params: { action: 'featured', ...params } }),
      providesTags: ['Localised'],
    }),
    getPost: build.query<AnswerOf<typeof getPost>, QueryOf<typeof getPost>>({
      query: (params) => ({ url: 'posts.php', params: { action: 'get', ...params } }),
      providesTags: ['Localised'],
    }),
  }),
});

export const { useListPostsQuery, useListFeaturedPostsQuery, useGetPostQuery } = postsApi;
/** For prefetching a call before its screen is there. */
export const prefetchPost = postsApi.util.prefetch;
