import type { listAdminBrands } from '@fakos/contracts/brands/contract';
import type { EndpointResponse } from '@fakos/contracts/endpoint';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'brands.php';

const adminBrandsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdminBrands: build.query<EndpointResponse<typeof listAdminBrands>, void>({
      query: () => ({ url, params: { action: 'admin-list' } }),
      providesTags: ['Product'],
    }),
  }),
});

export const { useListAdminBrandsQuery } = adminBrandsApi;
