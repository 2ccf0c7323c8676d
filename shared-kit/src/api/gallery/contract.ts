import { z } from 'zod';
import { answerOf, defineCall, doneAnswer, instant, rowId } from '../contract.ts';
import { imageTypes } from '../images/contract.ts';
import { MAX_ALT, uploadAnswer } from '../media/contract.ts';
import { galleryImage } from '../settings/contract.ts';
import { lineOfText, linesOfText } from '../storable.ts';

// The specification puts the gallery, and every upload beside the library's, under settings.php (section 7).

const MAX_LINE = 160;
const MAX_DESCRIPTION = 2000;
/** Most pictures that one order names. */
const MAX_ORDERED = 1000;

/** GET settings.php?action=gallery: the pictures in the shop's order. */
export const listGallery = defineCall({
  resource: 'settings',
  method: 'GET',
  action: 'gallery',
  permission: 'public',
  answer: answerOf(z.array(galleryImage)),
});

const line = lineOfText(MAX_LINE);
const texts = z.object({
  alt_el: lineOfText(MAX_ALT),
  alt_en: lineOfText(MAX_ALT),
  title_el: line,
  title_en: line,
  description_el: linesOfText(MAX_DESCRIPTION),
  description_en: linesOfText(MAX_DESCRIPTION),
  category_el: line,
  category_en: line,
  caption_el: line,
  caption_en: line,
});

/** A picture of the gallery as the back office edits it. */
export const adminGalleryImage = texts.extend({
  id: z.number().int(),
  filename: z.string(),
  position: z.number().int(),
  version: instant,
});
/** See {@link adminGalleryImage}. */
export type AdminGalleryImage = z.output<typeof adminGalleryImage>;

/** GET settings.php?action=admin-gallery: both languages, in the shop's order. */
export const listAdminGallery = defineCall({
  resource: 'settings',
  method: 'GET',
  action: 'admin-gallery',
  permission: 'admin',
  answer: answerOf(z.array(adminGalleryImage)),
});

/**
 * PUT settings.php?action=gallery: either `{id, …texts}`, which changes what is named, or `{order: [ids]}`, the ids of all
 * pictures as they shall come. Both answer the whole gallery.
 */
export const updateGallery = defineCall({
  resource: 'settings',
  method: 'PUT',
  action: 'gallery',
  permission: 'admin',
  body: texts.partial().extend({
    id: rowId.optional(),
    version: instant.optional(),
    order: z.array(rowId).min(1).max(MAX_ORDERED).optional(),
  }),
  answer: doneAnswer.extend({ data: z.array(adminGalleryImage) }),
});

/** DELETE settings.php?action=gallery: takes a picture out of the gallery; its file stays in the library. */
export const deleteGalleryImage = defineCall({
  resource: 'settings',
  method: 'DELETE',
  action: 'gallery',
  permission: 'admin',
  body: z.object({ id: rowId }),
  answer: doneAnswer,
});

const type = z.enum(imageTypes);

/** POST settings.php?action=upload, multipart with one file; `type` in the address or as a field. The gallery's join the gallery. */
export const uploadPicture = defineCall({
  resource: 'settings',
  method: 'POST',
  action: 'upload',
  permission: 'admin',
  query: z.object({ type: type.optional() }),
  body: z.object({
    type: type.optional(),
    alt_el: texts.shape.alt_el.default(''),
    alt_en: texts.shape.alt_en.default(''),
  }),
  answer: uploadAnswer,
});

/**
 * POST settings.php?action=copy_gallery_image: copies a picture of the gallery, by its id there or its file name, to where
 * another type is kept. `to: 'gallery'` shows a picture of the library, by its file name, in the gallery.
 */
export const copyGalleryImage = defineCall({
  resource: 'settings',
  method: 'POST',
  action: 'copy_gallery_image',
  permission: 'admin',
  body: z.object({ id: rowId.optional(), filename: lineOfText(MAX_LINE).optional(), to: type }),
  answer: uploadAnswer,
});
