import { z } from 'zod';
import { answerOf, defineCall, doneAnswer, instant, listOf, pageQuery, rowId } from '../contract.ts';
import { lineOfText } from '../storable.ts';

/** Folders under `uploads/` that pictures are kept in. */
export const pictureFolders = [
  'products',
  'posts',
  'pages',
  'categories',
  'services',
  'gallery',
  'sections',
  'logos',
  'assets',
] as const;
/** See {@link pictureFolders}. */
export type PictureFolder = (typeof pictureFolders)[number];

/** Days that a deleted picture can be brought back. */
export const TRASH_DAYS = 30;

/** Longest description of a picture for those who do not see it, in characters. */
export const MAX_ALT = 250;
const MAX_TITLE = 160;
const MAX_SEARCH = 80;

const folder = z.enum(pictureFolders);
const alt = lineOfText(MAX_ALT);
const title = lineOfText(MAX_TITLE);

/** What an upload answers (product.md section 3); width and height in pixels, size in bytes, alt in the language of the request. */
export const uploadedPicture = z.object({
  id: z.number().int(),
  filename: z.string(),
  url: z.string(),
  thumbnail_url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  mime: z.string(),
  size: z.number().int(),
  alt: z.string(),
});
/** See {@link uploadedPicture}. */
export type UploadedPicture = z.output<typeof uploadedPicture>;

/** What every call answers that keeps a new picture. */
export const uploadAnswer = doneAnswer.extend({ data: uploadedPicture });

/** A picture of the library. `deleted_at` is null outside the trash. */
export const picture = uploadedPicture.omit({ alt: true }).extend({
  folder,
  alt_el: z.string(),
  alt_en: z.string(),
  title_el: z.string(),
  title_en: z.string(),
  uploaded_by: z.string(),
  created_at: instant,
  deleted_at: instant.nullable(),
  version: instant,
});
/** See {@link picture}. */
export type Picture = z.output<typeof picture>;

/** A picture in a list. `uses` counts the places that show it, long texts of products and posts apart. */
export const listedPicture = picture.extend({ uses: z.number().int() });
/** See {@link listedPicture}. */
export type ListedPicture = z.output<typeof listedPicture>;

/** GET media.php: newest first unless told otherwise; `trash=1` lists what was deleted and can be brought back. */
export const listMedia = defineCall({
  resource: 'media',
  method: 'GET',
  permission: 'admin',
  query: pageQuery.extend({
    folder: folder.optional(),
    search: z.string().max(MAX_SEARCH).default(''),
    trash: z.enum(['0', '1']).default('0'),
    sort: z.enum(['created_at', 'filename', 'size']).default('created_at'),
    order: z
      .string()
      .toUpperCase()
      .pipe(z.enum(['ASC', 'DESC']))
      .default('DESC'),
  }),
  answer: listOf(listedPicture),
});

/** Things that can show a picture. */
export const pictureUserKinds = [
  'products',
  'posts',
  'services',
  'categories',
  'gallery',
  'pages',
  'content',
  'settings',
] as const;

/** A place that shows a picture: `name` in the language of the request, or the key of a content block or setting, whose `id` is null. */
export const pictureUse = z.object({
  kind: z.enum(pictureUserKinds),
  id: z.number().int().nullable(),
  name: z.string(),
});
/** See {@link pictureUse}. */
export type PictureUse = z.output<typeof pictureUse>;

/** GET media.php?action=get&id=… */
export const getMedia = defineCall({
  resource: 'media',
  method: 'GET',
  action: 'get',
  permission: 'admin',
  query: z.object({ id: rowId }),
  answer: answerOf(picture.extend({ used_in: z.array(pictureUse) })),
});

/** POST media.php?action=upload, multipart with one file. */
export const uploadMedia = defineCall({
  resource: 'media',
  method: 'POST',
  action: 'upload',
  permission: 'admin',
  body: z.object({ folder: folder.default('pages'), alt_el: alt.default(''), alt_en: alt.default('') }),
  answer: uploadAnswer,
});

/** PUT media.php: changes what is named, leaves the rest. */
export const updateMedia = defineCall({
  resource: 'media',
  method: 'PUT',
  permission: 'admin',
  body: z
    .object({ alt_el: alt, alt_en: alt, title_el: title, title_en: title })
    .partial()
    .extend({ id: rowId, version: instant.optional() }),
  answer: doneAnswer.extend({ data: picture }),
});

/** DELETE media.php: 409 STILL_IN_USE with `used_in` while something shows the picture, unless `force` is true. */
export const deleteMedia = defineCall({
  resource: 'media',
  method: 'DELETE',
  permission: 'admin',
  body: z.object({ id: rowId, force: z.boolean().default(false) }),
  answer: doneAnswer,
});

/** PUT media.php?action=restore: brings a deleted picture back within {@link TRASH_DAYS}. */
export const restoreMedia = defineCall({
  resource: 'media',
  method: 'PUT',
  action: 'restore',
  permission: 'admin',
  body: z.object({ id: rowId }),
  answer: doneAnswer.extend({ data: picture }),
});
