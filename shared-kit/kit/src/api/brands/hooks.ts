import type { listBrands } from '@fakos/contracts/brands/contract';
import type { EndpointResponse } from '@fakos/contracts/endpoint';
import { baseApi } from '@fakos/shared-kit/api';

const brandsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listBrands: build.query<EndpointResponse<typeof listBrands>, void>({
      query: () => 'brands.php',
      providesTags: ['Product', 'Localised'],
    }),
  }),
});

export const { useListBrandsQuery } = brandsApi;
