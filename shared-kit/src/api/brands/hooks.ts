import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf } from '../contract.ts';
import type { listBrands } from './contract.ts';

const brandsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listBrands: build.query<AnswerOf<typeof listBrands>, void>({
      query: () => 'brands.php',
      providesTags: ['Product', 'Localised'],
    }),
  }),
});

export const { useListBrandsQuery } = brandsApi;
