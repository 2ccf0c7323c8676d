import type { EndpointBody, EndpointResponse } from '@fakos/contracts/endpoint';
import type {
  createPostCategory,
  deletePostCategory,
  listAdminPostCategories,
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
  useDeletePostCategoryMutation,
} = adminPostCategoriesApi;
