import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
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
} from '@fakos/contracts/posts/contract';
import { baseApi } from '@fakos/shared-kit/api';

const postsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPosts: build.query<EndpointResponse<typeof listPosts>, EndpointQuery<typeof listPosts>>({
      query: (params) => ({ url: 'posts.php', params }),
      providesTags: ['Localised'],
    }),
    listFeaturedPosts: build.query<EndpointResponse<typeof listFeaturedPosts>, EndpointQuery<typeof listFeaturedPosts>>(
      {
        query: (params) => ({ url: 'posts.php', params: { action: 'featured', ...params } }),
        providesTags: ['Localised'],
      },
    ),
    getPost: build.query<EndpointResponse<typeof getPost>, EndpointQuery<typeof getPost>>({
      query: (params) => ({ url: 'posts.php', params: { action: 'get', ...params } }),
      providesTags: ['Localised'],
    }),
    listPostTags: build.query<EndpointResponse<typeof listPostTags>, void>({
      query: () => 'posts.php?action=tags',
      providesTags: ['Localised'],
    }),
    viewPost: build.mutation<EndpointResponse<typeof viewPost>, EndpointBody<typeof viewPost>>({
      query: (body) => ({ url: 'posts.php?action=view', method: 'POST', body }),
    }),
    listAdminPosts: build.query<EndpointResponse<typeof listAdminPosts>, EndpointQuery<typeof listAdminPosts>>({
      query: (params) => ({ url: 'posts.php', params: { action: 'admin-list', ...params } }),
      providesTags: ['Localised'],
    }),
    getAdminPost: build.query<EndpointResponse<typeof getAdminPost>, EndpointQuery<typeof getAdminPost>>({
      query: (params) => ({ url: 'posts.php', params: { action: 'admin-get', ...params } }),
      providesTags: ['Localised'],
    }),
    createPost: build.mutation<EndpointResponse<typeof createPost>, EndpointBody<typeof createPost>>({
      query: (body) => ({ url: 'posts.php', method: 'POST', body }),
      invalidatesTags: ['Localised'],
    }),
    updatePost: build.mutation<EndpointResponse<typeof updatePost>, EndpointBody<typeof updatePost>>({
      query: (body) => ({ url: 'posts.php', method: 'PUT', body }),
      invalidatesTags: ['Localised'],
      /** The record may be moved to the trash before it is read again, which needs its new version. */
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined);
        if (!result) return;
        dispatch(
          postsApi.util.updateQueryData(
            'getAdminPost',
            { id },
            ({ data }) => void Object.assign(data, result.data.data),
          ),
        );
      },
    }),
    deletePost: build.mutation<EndpointResponse<typeof deletePost>, EndpointBody<typeof deletePost>>({
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
  useLazyGetAdminPostQuery,
  useCreatePostMutation,
  useUpdatePostMutation,
  useDeletePostMutation,
} = postsApi;
/** Prefetches a query. */
export const prefetchPost = postsApi.util.prefetch;
