import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf, QueryOf } from '../contract.ts';
import type {
  createPost,
  deletePost,
  getAdminPost,
  getPost,
  listAdminPosts,
  listFeaturedPosts,
  listPosts,
  listPostTags,
  updatePost,
  viewPost,
} from './contract.ts';

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
    listPostTags: build.query<AnswerOf<typeof listPostTags>, void>({
      query: () => 'posts.php?action=tags',
      providesTags: ['Localised'],
    }),
    viewPost: build.mutation<AnswerOf<typeof viewPost>, BodyOf<typeof viewPost>>({
      query: (body) => ({ url: 'posts.php?action=view', method: 'POST', body }),
    }),
    listAdminPosts: build.query<AnswerOf<typeof listAdminPosts>, QueryOf<typeof listAdminPosts>>({
      query: (params) => ({ url: 'posts.php', params: { action: 'admin-list', ...params } }),
      providesTags: ['Localised'],
    }),
    getAdminPost: build.query<AnswerOf<typeof getAdminPost>, QueryOf<typeof getAdminPost>>({
      query: (params) => ({ url: 'posts.php', params: { action: 'admin-get', ...params } }),
      providesTags: ['Localised'],
    }),
    createPost: build.mutation<AnswerOf<typeof createPost>, BodyOf<typeof createPost>>({
      query: (body) => ({ url: 'posts.php', method: 'POST', body }),
      invalidatesTags: ['Localised'],
    }),
    updatePost: build.mutation<AnswerOf<typeof updatePost>, BodyOf<typeof updatePost>>({
      query: (body) => ({ url: 'posts.php', method: 'PUT', body }),
      invalidatesTags: ['Localised'],
    }),
    deletePost: build.mutation<AnswerOf<typeof deletePost>, BodyOf<typeof deletePost>>({
      query: (body) => ({ url: 'posts.php', method: 'DELETE', body }),
      invalidatesTags: ['Localised'],
    }),
  }),
});

export const {
  useListPostsQuery,
  useListFeaturedPostsQuery,
  useGetPostQuery,
  useListPostTagsQuery,
  useViewPostMutation,
  useListAdminPostsQuery,
  useGetAdminPostQuery,
  useCreatePostMutation,
  useUpdatePostMutation,
  useDeletePostMutation,
} = postsApi;
/** For prefetching a call before its screen is there. */
export const prefetchPost = postsApi.util.prefetch;
