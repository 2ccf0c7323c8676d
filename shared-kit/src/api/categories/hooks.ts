import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf } from '../contract.ts';
import type { listCategories } from './contract.ts';

const categoriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query<AnswerOf<typeof listCategories>, void>({
      query: () => 'categories.php',
      providesTags: ['Product', 'Localised'],
    }),
  }),
});

export const { useListCategoriesQuery } = categoriesApi;
