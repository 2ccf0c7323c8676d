import type { searchAdmin } from '@fakos/contracts/admin-search/contract';
import type { EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import { baseApi } from '@fakos/shared-kit/api';

/** Seconds for which the results of a search are shown again without a request. */
const RESULTS_LIFETIME_S = 10;

const adminSearchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchAdmin: build.query<EndpointResponse<typeof searchAdmin>, EndpointQuery<typeof searchAdmin>>({
      query: (params) => ({ url: 'search.php', params: { action: 'admin', ...params } }),
      providesTags: ['Order', 'Product', 'Localised'],
      keepUnusedDataFor: RESULTS_LIFETIME_S,
    }),
  }),
});

export const { useSearchAdminQuery } = adminSearchApi;
