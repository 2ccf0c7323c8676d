import type {
  ContentDraft,
  DraftConflict,
  discardDraft,
  getDraft,
  getRevision,
  listRevisions,
  publishDraft,
  restoreRevision,
  saveDraft,
} from '@fakos/contracts/drafts/contract';
import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import { type ApiFailure, baseApi } from '@fakos/shared-kit/api';

const url = 'drafts.php';

const draftsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Has no tag: other writes must not reload the draft of an open editor. */
    getDraft: build.query<EndpointResponse<typeof getDraft>, EndpointQuery<typeof getDraft>>({
      query: (params) => ({ url, params: { action: 'get', ...params } }),
    }),
    saveDraft: build.mutation<EndpointResponse<typeof saveDraft>, EndpointBody<typeof saveDraft>>({
      query: (body) => ({ url, method: 'PUT', body }),
    }),
    discardDraft: build.mutation<EndpointResponse<typeof discardDraft>, EndpointBody<typeof discardDraft>>({
      query: (body) => ({ url, method: 'DELETE', body }),
      invalidatesTags: ['Draft'],
    }),
    publishDraft: build.mutation<EndpointResponse<typeof publishDraft>, EndpointBody<typeof publishDraft>>({
      query: (body) => ({ url: `${url}?action=publish`, method: 'POST', body }),
      invalidatesTags: ['Localised', 'Draft'],
    }),
    listRevisions: build.query<EndpointResponse<typeof listRevisions>, EndpointQuery<typeof listRevisions>>({
      query: (params) => ({ url, params: { action: 'revisions', ...params } }),
      providesTags: ['Draft'],
    }),
    getRevision: build.query<EndpointResponse<typeof getRevision>, EndpointQuery<typeof getRevision>>({
      query: (params) => ({ url, params: { action: 'revision', ...params } }),
    }),
    restoreRevision: build.mutation<EndpointResponse<typeof restoreRevision>, EndpointBody<typeof restoreRevision>>({
      query: (body) => ({ url: `${url}?action=restore`, method: 'POST', body }),
      invalidatesTags: ['Localised', 'Draft'],
    }),
  }),
});

export const {
  useGetDraftQuery,
  useSaveDraftMutation,
  useDiscardDraftMutation,
  usePublishDraftMutation,
  useListRevisionsQuery,
  useGetRevisionQuery,
  useRestoreRevisionMutation,
} = draftsApi;

/** The draft that another user saved, from the 412 of a write; undefined for other failures. */
export function getDraftConflict(failure: ApiFailure): ContentDraft | undefined {
  return failure.code === 'STALE_VERSION' ? (failure.response as Partial<DraftConflict>).data : undefined;
}
