import type { EndpointResponse } from '@fakos/contracts/endpoint';
import type { Language } from '@fakos/contracts/languages';
import type { listPostAuthors, listPostTags } from '@fakos/contracts/posts/contract';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'posts.php';

const adminPostsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPostAuthors: build.query<EndpointResponse<typeof listPostAuthors>, void>({
      query: () => ({ url, params: { action: 'authors' } }),
      providesTags: ['Localised'],
    }),
    /** Tags of posts in one of the languages, whatever the user's is. */
    listTagsIn: build.query<EndpointResponse<typeof listPostTags>, { readonly lang: Language }>({
      query: (params) => ({ url, params: { action: 'tags', ...params } }),
      providesTags: ['Localised'],
    }),
  }),
});

export const { useListPostAuthorsQuery, useListTagsInQuery } = adminPostsApi;
