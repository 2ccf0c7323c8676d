import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type {
  discardPostDraft,
  getPostDraft,
  getPostRevision,
  listPostRevisions,
  publishPostDraft,
  restorePostRevision,
  savePostDraft,
} from '@fakos/contracts/post-drafts/contract';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'posts.php';

const postDraftsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPostDraft: build.query<EndpointResponse<typeof getPostDraft>, EndpointQuery<typeof getPostDraft>>({
      query: (params) => ({ url, params: { action: 'draft', ...params } }),
      providesTags: ['Localised', 'Draft'],
    }),
    savePostDraft: build.mutation<EndpointResponse<typeof savePostDraft>, EndpointBody<typeof savePostDraft>>({
      query: (body) => ({ url: `${url}?action=draft`, method: 'PUT', body }),
      invalidatesTags: ['Draft'],
    }),
    discardPostDraft: build.mutation<EndpointResponse<typeof discardPostDraft>, EndpointBody<typeof discardPostDraft>>({
      query: (body) => ({ url: `${url}?action=draft`, method: 'DELETE', body }),
      invalidatesTags: ['Draft'],
    }),
    publishPostDraft: build.mutation<EndpointResponse<typeof publishPostDraft>, EndpointBody<typeof publishPostDraft>>({
      query: (body) => ({ url: `${url}?action=publish`, method: 'POST', body }),
      invalidatesTags: ['Localised', 'Draft'],
    }),
    listPostRevisions: build.query<EndpointResponse<typeof listPostRevisions>, EndpointQuery<typeof listPostRevisions>>(
      {
        query: (params) => ({ url, params: { action: 'revisions', ...params } }),
        providesTags: ['Localised', 'Draft'],
      },
    ),
    getPostRevision: build.query<EndpointResponse<typeof getPostRevision>, EndpointQuery<typeof getPostRevision>>({
      query: (params) => ({ url, params: { action: 'revision', ...params } }),
    }),
    restorePostRevision: build.mutation<
      EndpointResponse<typeof restorePostRevision>,
      EndpointBody<typeof restorePostRevision>
    >({
      query: (body) => ({ url: `${url}?action=restore`, method: 'POST', body }),
      invalidatesTags: ['Localised', 'Draft'],
    }),
  }),
});

export const {
  useGetPostDraftQuery,
  useLazyGetPostDraftQuery,
  useSavePostDraftMutation,
  useDiscardPostDraftMutation,
  usePublishPostDraftMutation,
  useListPostRevisionsQuery,
  useGetPostRevisionQuery,
  useRestorePostRevisionMutation,
} = postDraftsApi;
