import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type {
  deleteMedia,
  getMedia,
  listMedia,
  restoreMedia,
  updateMedia,
  uploadMedia,
} from '@fakos/contracts/media/contract';
import { baseApi } from '@fakos/shared-kit/api';

const mediaApi = baseApi.enhanceEndpoints({ addTagTypes: ['Media'] }).injectEndpoints({
  endpoints: (build) => ({
    listMedia: build.query<EndpointResponse<typeof listMedia>, EndpointQuery<typeof listMedia>>({
      query: (params) => ({ url: 'media.php', params }),
      providesTags: ['Media'],
    }),
    getMedia: build.query<EndpointResponse<typeof getMedia>, EndpointQuery<typeof getMedia>>({
      query: (params) => ({ url: 'media.php', params: { action: 'get', ...params } }),
      providesTags: ['Media', 'Localised'],
    }),
    /** `file` is a local image file. */
    uploadMedia: build.mutation<
      EndpointResponse<typeof uploadMedia>,
      { file: File } & EndpointBody<typeof uploadMedia>
    >({
      query: (fields) => ({
        url: 'media.php',
        method: 'POST',
        params: { action: 'upload' },
        body: toFormData(fields),
      }),
      invalidatesTags: ['Media'],
    }),
    updateMedia: build.mutation<EndpointResponse<typeof updateMedia>, EndpointBody<typeof updateMedia>>({
      query: (body) => ({ url: 'media.php', method: 'PUT', body }),
      invalidatesTags: ['Media'],
    }),
    deleteMedia: build.mutation<EndpointResponse<typeof deleteMedia>, EndpointBody<typeof deleteMedia>>({
      query: (body) => ({ url: 'media.php', method: 'DELETE', body }),
      invalidatesTags: ['Media'],
    }),
    restoreMedia: build.mutation<EndpointResponse<typeof restoreMedia>, EndpointBody<typeof restoreMedia>>({
      query: (body) => ({ url: 'media.php', method: 'PUT', params: { action: 'restore' }, body }),
      invalidatesTags: ['Media'],
    }),
  }),
});

/** Converts to FormData with the file last, because some parsers stop at the file. */
function toFormData({ file, ...fields }: { file: File } & EndpointBody<typeof uploadMedia>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  form.append('file', file);
  return form;
}

export const {
  useListMediaQuery,
  useGetMediaQuery,
  useUploadMediaMutation,
  useUpdateMediaMutation,
  useDeleteMediaMutation,
  useRestoreMediaMutation,
} = mediaApi;
