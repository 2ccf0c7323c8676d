import type { listAdminCategories } from '@fakos/contracts/categories/contract';
import type { EndpointResponse } from '@fakos/contracts/endpoint';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'categories.php';

const adminCategoriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdminCategories: build.query<EndpointResponse<typeof listAdminCategories>, void>({
      query: () => ({ url, params: { action: 'admin-list' } }),
      providesTags: ['Product'],
    }),
  }),
});

export const { useListAdminCategoriesQuery } = adminCategoriesApi;
