import type { EndpointResponse } from '@fakos/contracts/endpoint';
import type { listPostCategories } from '@fakos/contracts/post-categories/contract';
import { baseApi } from '@fakos/shared-kit/api';

const postCategoriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPostCategories: build.query<EndpointResponse<typeof listPostCategories>, void>({
      query: () => 'post-categories.php',
      providesTags: ['Localised'],
    }),
  }),
});

export const { useListPostCategoriesQuery } = postCategoriesApi;
/** Prefetches a query. */
export const prefetchPostCategories = postCategoriesApi.util.prefetch;
