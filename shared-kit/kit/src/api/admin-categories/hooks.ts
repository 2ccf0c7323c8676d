import type {
  createCategory,
  deleteCategory,
  listAdminCategories,
  reorderCategories,
  updateCategory,
} from '@fakos/contracts/categories/contract';
import type { EndpointBody, EndpointResponse } from '@fakos/contracts/endpoint';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'categories.php';

const adminCategoriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdminCategories: build.query<EndpointResponse<typeof listAdminCategories>, void>({
      query: () => ({ url, params: { action: 'admin-list' } }),
      providesTags: ['Product'],
    }),
    createCategory: build.mutation<EndpointResponse<typeof createCategory>, EndpointBody<typeof createCategory>>({
      query: (body) => ({ url, method: 'POST', body }),
      invalidatesTags: ['Product'],
    }),
    updateCategory: build.mutation<EndpointResponse<typeof updateCategory>, EndpointBody<typeof updateCategory>>({
      query: (body) => ({ url, method: 'PUT', body }),
      invalidatesTags: ['Product'],
    }),
    /** The list shows the new order at once, and the stored one again if the request fails. */
    reorderCategories: build.mutation<EndpointResponse<typeof reorderCategories>, { readonly ids: readonly number[] }>({
      query: (body) => ({ url, method: 'PUT', params: { action: 'order' }, body }),
      onQueryStarted: async ({ ids }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          adminCategoriesApi.util.updateQueryData('listAdminCategories', undefined, ({ data }) => {
            data.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: ['Product'],
    }),
    deleteCategory: build.mutation<EndpointResponse<typeof deleteCategory>, EndpointBody<typeof deleteCategory>>({
      query: (body) => ({ url, method: 'DELETE', body }),
      invalidatesTags: ['Product'],
    }),
  }),
});

export const {
  useListAdminCategoriesQuery,
  useLazyListAdminCategoriesQuery,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
  useReorderCategoriesMutation,
  useDeleteCategoryMutation,
} = adminCategoriesApi;
