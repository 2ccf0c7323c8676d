import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf, QueryOf } from '../contract.ts';
import type {
  createPage,
  deletePage,
  getAdminPage,
  getPage,
  getPageRevision,
  listAdminPages,
  listPageRevisions,
  listPages,
  restorePage,
  updatePage,
} from './contract.ts';

const pagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPages: build.query<AnswerOf<typeof listPages>, QueryOf<typeof listPages>>({
      query: (params) => ({ url: 'pages.php', params: { action: 'list', ...params } }),
      providesTags: ['Localised'],
    }),
    getPage: build.query<AnswerOf<typeof getPage>, QueryOf<typeof getPage>>({
      query: (params) => ({ url: 'pages.php', params: { action: 'get', ...params } }),
      providesTags: ['Localised'],
    }),
    listAdminPages: build.query<AnswerOf<typeof listAdminPages>, QueryOf<typeof listAdminPages>>({
      query: (params) => ({ url: 'pages.php', params: { action: 'admin-list', ...params } }),
      providesTags: ['Localised'],
    }),
    getAdminPage: build.query<AnswerOf<typeof getAdminPage>, QueryOf<typeof getAdminPage>>({
      query: (params) => ({ url: 'pages.php', params: { action: 'admin-get', ...params } }),
      providesTags: ['Localised'],
    }),
    listPageRevisions: build.query<AnswerOf<typeof listPageRevisions>, QueryOf<typeof listPageRevisions>>({
      query: (params) => ({ url: 'pages.php', params: { action: 'revisions', ...params } }),
      providesTags: ['Localised'],
    }),
    getPageRevision: build.query<AnswerOf<typeof getPageRevision>, QueryOf<typeof getPageRevision>>({
      query: (params) => ({ url: 'pages.php', params: { action: 'revision', ...params } }),
    }),
    createPage: build.mutation<AnswerOf<typeof createPage>, BodyOf<typeof createPage>>({
      query: (body) => ({ url: 'pages.php', method: 'POST', body }),
      invalidatesTags: ['Localised'],
    }),
    updatePage: build.mutation<AnswerOf<typeof updatePage>, BodyOf<typeof updatePage>>({
      query: (body) => ({ url: 'pages.php', method: 'PUT', body }),
      invalidatesTags: ['Localised'],
    }),
    restorePage: build.mutation<AnswerOf<typeof restorePage>, BodyOf<typeof restorePage>>({
      query: (body) => ({ url: 'pages.php?action=restore', method: 'POST', body }),
      invalidatesTags: ['Localised'],
    }),
    deletePage: build.mutation<AnswerOf<typeof deletePage>, BodyOf<typeof deletePage>>({
      query: (body) => ({ url: 'pages.php', method: 'DELETE', body }),
      invalidatesTags: ['Localised'],
    }),
  }),
});

export const {
  useListPagesQuery,
  useGetPageQuery,
  useListAdminPagesQuery,
  useGetAdminPageQuery,
  useListPageRevisionsQuery,
  useLazyGetPageRevisionQuery,
  useCreatePageMutation,
  useUpdatePageMutation,
  useRestorePageMutation,
  useDeletePageMutation,
} = pagesApi;
/** For prefetching a call before its screen is there. */
export const prefetchPage = pagesApi.util.prefetch;
