import type { EndpointBody, EndpointResponse } from '@fakos/contracts/endpoint';
import type {
  copyGalleryImage,
  deleteGalleryImage,
  listAdminGallery,
  listGallery,
  updateGallery,
  uploadImage,
} from '@fakos/contracts/gallery/contract';
import { baseApi } from '@fakos/shared-kit/api';

const GALLERY = { url: 'settings.php', params: { action: 'gallery' } };

const galleryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listGallery: build.query<EndpointResponse<typeof listGallery>, void>({
      query: () => GALLERY,
      providesTags: ['Settings', 'Localised'],
    }),
    listAdminGallery: build.query<EndpointResponse<typeof listAdminGallery>, void>({
      query: () => ({ url: 'settings.php', params: { action: 'admin-gallery' } }),
      providesTags: ['Settings'],
    }),
    updateGallery: build.mutation<EndpointResponse<typeof updateGallery>, EndpointBody<typeof updateGallery>>({
      query: (body) => ({ ...GALLERY, method: 'PUT', body }),
      invalidatesTags: ['Settings'],
    }),
    deleteGalleryImage: build.mutation<
      EndpointResponse<typeof deleteGalleryImage>,
      EndpointBody<typeof deleteGalleryImage>
    >({
      query: (body) => ({ ...GALLERY, method: 'DELETE', body }),
      invalidatesTags: ['Settings'],
    }),
    /** `file` is a local image file. */
    uploadImage: build.mutation<
      EndpointResponse<typeof uploadImage>,
      { file: File } & EndpointBody<typeof uploadImage>
    >({
      query: ({ file, type = 'gallery', alt_el = '', alt_en = '' }) => {
        const body = new FormData();
        for (const [name, value] of Object.entries({ alt_el, alt_en, file })) body.append(name, value);
        return { url: 'settings.php', method: 'POST', params: { action: 'upload', type }, body };
      },
      invalidatesTags: ['Settings'],
    }),
    copyGalleryImage: build.mutation<EndpointResponse<typeof copyGalleryImage>, EndpointBody<typeof copyGalleryImage>>({
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
  useUploadImageMutation,
  useCopyGalleryImageMutation,
} = galleryApi;
