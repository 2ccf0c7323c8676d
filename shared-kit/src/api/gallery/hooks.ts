import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf } from '../contract.ts';
import type {
  copyGalleryImage,
  deleteGalleryImage,
  listAdminGallery,
  listGallery,
  updateGallery,
  uploadPicture,
} from './contract.ts';

const GALLERY = { url: 'settings.php', params: { action: 'gallery' } };

const galleryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listGallery: build.query<AnswerOf<typeof listGallery>, void>({
      query: () => GALLERY,
      providesTags: ['Settings', 'Localised'],
    }),
    listAdminGallery: build.query<AnswerOf<typeof listAdminGallery>, void>({
      query: () => ({ url: 'settings.php', params: { action: 'admin-gallery' } }),
      providesTags: ['Settings'],
    }),
    updateGallery: build.mutation<AnswerOf<typeof updateGallery>, BodyOf<typeof updateGallery>>({
      query: (body) => ({ ...GALLERY, method: 'PUT', body }),
      invalidatesTags: ['Settings'],
    }),
    deleteGalleryImage: build.mutation<AnswerOf<typeof deleteGalleryImage>, BodyOf<typeof deleteGalleryImage>>({
      query: (body) => ({ ...GALLERY, method: 'DELETE', body }),
      invalidatesTags: ['Settings'],
    }),
    /** `file` is a picture of the visitor's own machine. */
    uploadPicture: build.mutation<AnswerOf<typeof uploadPicture>, { file: File } & BodyOf<typeof uploadPicture>>({
      query: ({ file, type = 'gallery', alt_el = '', alt_en = '' }) => {
        const body = new FormData();
        for (const [name, value] of Object.entries({ alt_el, alt_en, file })) body.append(name, value);
        return { url: 'settings.php', method: 'POST', params: { action: 'upload', type }, body };
      },
      invalidatesTags: ['Settings'],
    }),
    copyGalleryImage: build.mutation<AnswerOf<typeof copyGalleryImage>, BodyOf<typeof copyGalleryImage>>({
      query: (body) => ({ url: 'settings.php', method: 'POST', params: { action: 'copy_gallery_image' }, body }),
      invalidatesTags: ['Settings'],
    }),
  }),
});

export const {
  useListGalleryQuery,
  useListAdminGalleryQuery,
  useUpdateGalleryMutation,
  useDeleteGalleryImageMutation,
  useUploadPictureMutation,
  useCopyGalleryImageMutation,
} = galleryApi;
