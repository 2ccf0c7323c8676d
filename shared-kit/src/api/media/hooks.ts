import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf, QueryOf } from '../contract.ts';
import type { deleteMedia, getMedia, listMedia, restoreMedia, updateMedia, uploadMedia } from './contract.ts';

const mediaApi = baseApi.enhanceEndpoints({ addTagTypes: ['Media'] }).injectEndpoints({
  endpoints: (build) => ({
    listMedia: build.query<AnswerOf<typeof listMedia>, QueryOf<typeof listMedia>>({
      query: (params) => ({ url: 'media.php', params }),
      providesTags: ['Media'],
    }),
    getMedia: build.query<AnswerOf<typeof getMedia>, QueryOf<typeof getMedia>>({
      query: (params) => ({ url: 'media.php', params: { action: 'get', ...params } }),
      providesTags: ['Media', 'Localised'],
    }),
    /** `file` is a picture of the visitor's own machine. */
    uploadMedia: build.mutation<AnswerOf<typeof uploadMedia>, { file: File } & BodyOf<typeof uploadMedia>>({
      query: (fields) => ({
        url: 'media.php',
        method: 'POST',
        params: { action: 'upload' },
        body: formOf(fields),
      }),
      invalidatesTags: ['Media'],
    }),
    updateMedia: build.mutation<AnswerOf<typeof updateMedia>, BodyOf<typeof updateMedia>>({
      query: (body) => ({ url: 'media.php', method: 'PUT', body }),
      invalidatesTags: ['Media'],
    }),
    deleteMedia: build.mutation<AnswerOf<typeof deleteMedia>, BodyOf<typeof deleteMedia>>({
      query: (body) => ({ url: 'media.php', method: 'DELETE', body }),
      invalidatesTags: ['Media'],
    }),
    restoreMedia: build.mutation<AnswerOf<typeof restoreMedia>, BodyOf<typeof restoreMedia>>({
      query: (body) => ({ url: 'media.php', method: 'PUT', params: { action: 'restore' }, body }),
      invalidatesTags: ['Media'],
    }),
  }),
});

/** A form as a browser sends it: fields first, as some readers stop at the file. */
function formOf({ file, ...fields }: { file: File } & BodyOf<typeof uploadMedia>): FormData {
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
