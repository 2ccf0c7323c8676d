import type { listCategories } from '@fakos/contracts/categories/contract';
import type { EndpointResponse } from '@fakos/contracts/endpoint';
import { baseApi } from '@fakos/shared-kit/api';

const categoriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query<EndpointResponse<typeof listCategories>, void>({
      query: () => 'categories.php',
      providesTags: ['Product', 'Localised'],
    }),
  }),
});

export const { useListCategoriesQuery } = categoriesApi;
