import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type {
  createPage,
  deletePage,
  duplicatePage,
  getAdminPage,
  getPageRevision,
  listAdminPages,
  listPageRevisions,
  reorderPages,
  restorePage,
  updatePage,
} from '@fakos/contracts/pages/contract';
import { baseApi } from '@fakos/shared-kit/api';

// Apart from the pages' public hooks, which every visitor downloads.
const adminPagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdminPages: build.query<EndpointResponse<typeof listAdminPages>, EndpointQuery<typeof listAdminPages>>({
      query: (params) => ({ url: 'pages.php', params: { action: 'admin-list', ...params } }),
      providesTags: ['Localised'],
    }),
    getAdminPage: build.query<EndpointResponse<typeof getAdminPage>, EndpointQuery<typeof getAdminPage>>({
      query: (params) => ({ url: 'pages.php', params: { action: 'admin-get', ...params } }),
      providesTags: ['Localised'],
    }),
    listPageRevisions: build.query<EndpointResponse<typeof listPageRevisions>, EndpointQuery<typeof listPageRevisions>>(
      {
        query: (params) => ({ url: 'pages.php', params: { action: 'revisions', ...params } }),
        providesTags: ['Localised'],
      },
    ),
    getPageRevision: build.query<EndpointResponse<typeof getPageRevision>, EndpointQuery<typeof getPageRevision>>({
      query: (params) => ({ url: 'pages.php', params: { action: 'revision', ...params } }),
    }),
    createPage: build.mutation<EndpointResponse<typeof createPage>, EndpointBody<typeof createPage>>({
      query: (body) => ({ url: 'pages.php', method: 'POST', body }),
      invalidatesTags: ['Localised'],
    }),
    updatePage: build.mutation<EndpointResponse<typeof updatePage>, EndpointBody<typeof updatePage>>({
      query: (body) => ({ url: 'pages.php', method: 'PUT', body }),
      invalidatesTags: ['Localised'],
      /** The record may be moved to the trash before it is read again, which needs its new version. */
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined);
        if (!result) return;
        dispatch(
          adminPagesApi.util.updateQueryData(
            'getAdminPage',
            { id },
            ({ data }) => void Object.assign(data, result.data.data),
          ),
        );
      },
    }),
    duplicatePage: build.mutation<EndpointResponse<typeof duplicatePage>, EndpointBody<typeof duplicatePage>>({
      query: (body) => ({ url: 'pages.php?action=duplicate', method: 'POST', body }),
      invalidatesTags: ['Localised'],
    }),
    /** The list shows the new order at once, and the stored one again if the request fails. */
    reorderPages: build.mutation<EndpointResponse<typeof reorderPages>, { readonly ids: readonly number[] }>({
      query: (body) => ({ url: 'pages.php?action=order', method: 'PUT', body }),
      onQueryStarted: async ({ ids }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          adminPagesApi.util.updateQueryData('listAdminPages', {}, ({ data }) => {
            data.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: ['Localised'],
    }),
    restorePage: build.mutation<EndpointResponse<typeof restorePage>, EndpointBody<typeof restorePage>>({
      query: (body) => ({ url: 'pages.php?action=restore', method: 'POST', body }),
      invalidatesTags: ['Localised'],
    }),
    deletePage: build.mutation<EndpointResponse<typeof deletePage>, EndpointBody<typeof deletePage>>({
      query: (body) => ({ url: 'pages.php', method: 'DELETE', body }),
      invalidatesTags: ['Localised'],
    }),
  }),
});

export const {
  useListAdminPagesQuery,
  useGetAdminPageQuery,
  useLazyGetAdminPageQuery,
  useListPageRevisionsQuery,
  useGetPageRevisionQuery,
  useCreatePageMutation,
  useUpdatePageMutation,
  useDuplicatePageMutation,
  useReorderPagesMutation,
  useRestorePageMutation,
  useDeletePageMutation,
} = adminPagesApi;
