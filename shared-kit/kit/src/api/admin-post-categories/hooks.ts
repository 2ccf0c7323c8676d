import type { EndpointBody, EndpointResponse } from '@fakos/contracts/endpoint';
import type {
  createPostCategory,
  deletePostCategory,
  listAdminPostCategories,
  reorderPostCategories,
  updatePostCategory,
} from '@fakos/contracts/post-categories/contract';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'post-categories.php';

type CreateBody = EndpointBody<typeof createPostCategory>;
type UpdateBody = EndpointBody<typeof updatePostCategory>;
type DeleteBody = EndpointBody<typeof deletePostCategory>;

const adminPostCategoriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdminPostCategories: build.query<EndpointResponse<typeof listAdminPostCategories>, void>({
      query: () => ({ url, params: { action: 'admin-list' } }),
      providesTags: ['Localised'],
    }),
    createPostCategory: build.mutation<EndpointResponse<typeof createPostCategory>, CreateBody>({
      query: (body) => ({ url, method: 'POST', body }),
      invalidatesTags: ['Localised'],
    }),
    updatePostCategory: build.mutation<EndpointResponse<typeof updatePostCategory>, UpdateBody>({
      query: (body) => ({ url, method: 'PUT', body }),
      invalidatesTags: ['Localised'],
    }),
    /** The list shows the new order at once, and the stored one again if the request fails. */
    reorderPostCategories: build.mutation<
      EndpointResponse<typeof reorderPostCategories>,
      { readonly ids: readonly number[] }
    >({
      query: (body) => ({ url, method: 'PUT', params: { action: 'order' }, body }),
      onQueryStarted: async ({ ids }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          adminPostCategoriesApi.util.updateQueryData('listAdminPostCategories', undefined, ({ data }) => {
            data.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: ['Localised'],
    }),
    deletePostCategory: build.mutation<EndpointResponse<typeof deletePostCategory>, DeleteBody>({
      query: (body) => ({ url, method: 'DELETE', body }),
      invalidatesTags: ['Localised'],
    }),
  }),
});

export const {
  useListAdminPostCategoriesQuery,
  useLazyListAdminPostCategoriesQuery,
  useCreatePostCategoryMutation,
  useUpdatePostCategoryMutation,
  useReorderPostCategoriesMutation,
  useDeletePostCategoryMutation,
} = adminPostCategoriesApi;
