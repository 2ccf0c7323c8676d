import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type {
  cropMedia,
  deleteMedia,
  getMedia,
  listMedia,
  replaceMedia,
  restoreMedia,
  revertMedia,
  updateMedia,
} from '@fakos/contracts/media/contract';
import { baseApi } from '@fakos/shared-kit/api';
import { useDispatch } from '@fakos/shared-kit/state';
import { useMemo } from 'react';
import { toFormData, type UploadFields, type UploadOptions, type UploadResponse, uploadImage } from './upload-image.ts';

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
    updateMedia: build.mutation<EndpointResponse<typeof updateMedia>, EndpointBody<typeof updateMedia>>({
      query: (body) => ({ url: 'media.php', method: 'PUT', body }),
      invalidatesTags: ['Media'],
      /** Other changes of the image may follow before it is read again, and need its new version. */
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined);
        if (!result) return;
        dispatch(
          mediaApi.util.updateQueryData('getMedia', { id }, ({ data }) => void Object.assign(data, result.data.data)),
        );
      },
    }),
    deleteMedia: build.mutation<EndpointResponse<typeof deleteMedia>, EndpointBody<typeof deleteMedia>>({
      query: (body) => ({ url: 'media.php', method: 'DELETE', body }),
      invalidatesTags: ['Media'],
    }),
    /** `file` is a local image file. */
    replaceMedia: build.mutation<
      EndpointResponse<typeof replaceMedia>,
      { file: File } & EndpointBody<typeof replaceMedia>
    >({
      query: (fields) => ({
        url: 'media.php',
        method: 'POST',
        params: { action: 'replace' },
        body: toFormData(fields),
      }),
      invalidatesTags: ['Media'],
    }),
    cropMedia: build.mutation<EndpointResponse<typeof cropMedia>, EndpointBody<typeof cropMedia>>({
      query: (body) => ({ url: 'media.php', method: 'PUT', params: { action: 'crop' }, body }),
      invalidatesTags: ['Media'],
    }),
    revertMedia: build.mutation<EndpointResponse<typeof revertMedia>, EndpointBody<typeof revertMedia>>({
      query: (body) => ({ url: 'media.php', method: 'PUT', params: { action: 'revert' }, body }),
      invalidatesTags: ['Media'],
    }),
    restoreMedia: build.mutation<EndpointResponse<typeof restoreMedia>, EndpointBody<typeof restoreMedia>>({
      query: (body) => ({ url: 'media.php', method: 'PUT', params: { action: 'restore' }, body }),
      invalidatesTags: ['Media'],
    }),
  }),
});

export const {
  useListMediaQuery,
  useGetMediaQuery,
  useLazyGetMediaQuery,
  useUpdateMediaMutation,
  useDeleteMediaMutation,
  useRestoreMediaMutation,
  useReplaceMediaMutation,
  useCropMediaMutation,
  useRevertMediaMutation,
} = mediaApi;

/** Uploads of images with their progress. */
export interface ImageUploader {
  /** Uploads one image; rejects with an `ApiFailure`. Lists are not fetched again before {@link refresh}. */
  upload(fields: UploadFields, options: UploadOptions): Promise<UploadResponse>;
  /** Fetches the lists of the library again. */
  refresh(): void;
}

/** See {@link ImageUploader}. */
export function useImageUploader(): ImageUploader {
  const dispatch = useDispatch();
  return useMemo(
    () => ({
      upload: (fields, options) => {
        // The store's type here does not know its thunks.
        const run = dispatch as unknown as (thunk: ReturnType<typeof uploadImage>) => Promise<UploadResponse>;
        return run(uploadImage(fields, options));
      },
      refresh: () => void dispatch(mediaApi.util.invalidateTags(['Media'])),
    }),
    [dispatch],
  );
}
