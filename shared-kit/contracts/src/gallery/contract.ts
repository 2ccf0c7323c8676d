import { z } from 'zod';
import { offlineCache } from '../caching.ts';
import { dataResponse, defineEndpoint, instant, messageResponse, rowId } from '../endpoint.ts';
import { imageTypes, MAX_ALT } from '../images/contract.ts';
import { uploadResponse } from '../media/contract.ts';
import { multilineText, singleLineText } from '../plain-text.ts';
import { galleryImage } from '../settings/contract.ts';
import { MAX_GALLERY_DESCRIPTION, MAX_GALLERY_LINE } from './fields.ts';

// The specification places the gallery and all uploads outside the media library under settings.php (section 7).

/** Maximum number of images in a new sort order. */
const MAX_ORDERED = 1000;

/** GET settings.php?action=gallery: the images in the shop's order. */
export const listGallery = defineEndpoint({
  resource: 'settings',
  method: 'GET',
  action: 'gallery',
  permission: 'public',
  cache: offlineCache,
  response: dataResponse(z.array(galleryImage)),
});

const line = singleLineText(MAX_GALLERY_LINE);
const texts = z.object({
  alt_el: singleLineText(MAX_ALT),
  alt_en: singleLineText(MAX_ALT),
  title_el: line,
  title_en: line,
  description_el: multilineText(MAX_GALLERY_DESCRIPTION),
  description_en: multilineText(MAX_GALLERY_DESCRIPTION),
  category_el: line,
  category_en: line,
  caption_el: line,
  caption_en: line,
});

/** An image of the gallery in the back office. */
export const adminGalleryImage = texts.extend({
  id: z.number().int(),
  filename: z.string(),
  position: z.number().int(),
  version: instant,
});
/** See {@link adminGalleryImage}. */
export type AdminGalleryImage = z.output<typeof adminGalleryImage>;

/** GET settings.php?action=admin-gallery: both languages, in the shop's order. */
export const listAdminGallery = defineEndpoint({
  resource: 'settings',
  method: 'GET',
  action: 'admin-gallery',
  permission: 'content',
  response: dataResponse(z.array(adminGalleryImage)),
});

/**
 * PUT settings.php?action=gallery: either `{id, …texts}`, which changes the given texts of an image, or `{order: [ids]}`,
 * the ids of all images in their new order. Both respond with the whole gallery.
 */
export const updateGallery = defineEndpoint({
  resource: 'settings',
  method: 'PUT',
  action: 'gallery',
  permission: 'content',
  record: { table: 'gallery_images' },
  body: texts.partial().extend({
    id: rowId.optional(),
    version: instant.optional(),
    order: z.array(rowId).min(1).max(MAX_ORDERED).optional(),
  }),
  response: messageResponse.extend({ data: z.array(adminGalleryImage) }),
});

/** DELETE settings.php?action=gallery: removes an image from the gallery; its file stays in the media library. */
export const deleteGalleryImage = defineEndpoint({
  resource: 'settings',
  method: 'DELETE',
  action: 'gallery',
  permission: 'content',
  record: { table: 'gallery_images' },
  body: z.object({ id: rowId }),
  response: messageResponse,
});

const type = z.enum(imageTypes);

/** POST settings.php?action=upload, multipart with one file; `type` in the query or as a field. Type `gallery` adds to the gallery. */
export const uploadImage = defineEndpoint({
  resource: 'settings',
  method: 'POST',
  action: 'upload',
  permission: 'content',
  query: z.object({ type: type.optional() }),
  body: z.object({
    type: type.optional(),
    alt_el: texts.shape.alt_el.default(''),
    alt_en: texts.shape.alt_en.default(''),
  }),
  response: uploadResponse,
});

/**
 * POST settings.php?action=copy_gallery_image: copies an image of the gallery, given by id or file name, to the folder of
 * another type. `to: 'gallery'` adds an image of the media library, given by file name, to the gallery.
 */
export const copyGalleryImage = defineEndpoint({
  resource: 'settings',
  method: 'POST',
  action: 'copy_gallery_image',
  permission: 'content',
  body: z.object({ id: rowId.optional(), filename: singleLineText(MAX_GALLERY_LINE).optional(), to: type }),
  response: uploadResponse,
});
