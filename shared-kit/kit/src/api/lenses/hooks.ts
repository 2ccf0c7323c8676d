import type { EndpointBody, EndpointResponse } from '@fakos/contracts/endpoint';
import type { getLensCatalogue, getLensOffer, saveLensCatalogue } from '@fakos/contracts/lenses/contract';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'lenses.php';

const lensesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Lenses'] }).injectEndpoints({
  endpoints: (build) => ({
    getLensOffer: build.query<EndpointResponse<typeof getLensOffer>, void>({
      query: () => ({ url }),
      providesTags: ['Lenses'],
    }),
    getLensCatalogue: build.query<EndpointResponse<typeof getLensCatalogue>, void>({
      query: () => ({ url, params: { action: 'admin-get' } }),
      providesTags: ['Lenses'],
    }),
    saveLensCatalogue: build.mutation<
      EndpointResponse<typeof saveLensCatalogue>,
      EndpointBody<typeof saveLensCatalogue>
    >({
      query: (body) => ({ url, method: 'PUT', body }),
      invalidatesTags: ['Lenses'],
    }),
  }),
});

/** Prefetches a query. */
export const prefetchLenses = lensesApi.util.prefetch;

export const { useGetLensOfferQuery, useGetLensCatalogueQuery, useSaveLensCatalogueMutation } = lensesApi;
