import type { EndpointResponse } from '@fakos/contracts/endpoint';
import type { getReleases } from '@fakos/contracts/releases/contract';
import { baseApi } from '@fakos/shared-kit/api';

const releasesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getReleases: build.query<EndpointResponse<typeof getReleases>, void>({ query: () => 'releases.php' }),
  }),
});

export const { useGetReleasesQuery } = releasesApi;
