import { z } from 'zod';
import { dataResponse, defineEndpoint, instant, listResponse, messageResponse, pageQuery, rowId } from '../endpoint.ts';
import { MAX_ALT } from '../images/contract.ts';
import { singleLineText } from '../plain-text.ts';

/** Image folders under `uploads/`. */
export const imageFolders = [
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
/** See {@link imageFolders}. */
export type ImageFolder = (typeof imageFolders)[number];

/** Days during which a deleted image can be restored. */
export const TRASH_DAYS = 30;

const MAX_TITLE = 160;
const MAX_SEARCH = 80;

const folder = z.enum(imageFolders);
const alt = singleLineText(MAX_ALT);
const title = singleLineText(MAX_TITLE);

/** An uploaded image (product.md section 3): width and height in pixels, size in bytes, alt in the language of the request. */
export const uploadedImage = z.object({
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
/** See {@link uploadedImage}. */
export type UploadedImage = z.output<typeof uploadedImage>;

/** Response of every endpoint that stores a new image. */
export const uploadResponse = messageResponse.extend({ data: uploadedImage });

/** An image of the media library. `deleted_at` is null outside the trash. */
export const mediaImage = uploadedImage.omit({ alt: true }).extend({
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
/** See {@link mediaImage}. */
export type MediaImage = z.output<typeof mediaImage>;

/** An image in a list. `uses` counts the places that show it, except the long texts of products and posts. */
export const listedImage = mediaImage.extend({ uses: z.number().int() });
/** See {@link listedImage}. */
export type ListedImage = z.output<typeof listedImage>;

/** GET media.php: newest first by default; `trash=1` lists deleted images that can be restored. */
export const listMedia = defineEndpoint({
  resource: 'media',
  method: 'GET',
  permission: 'content',
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
  response: listResponse(listedImage),
});

/** Kinds of content that can show an image. */
export const imageUserKinds = [
  'products',
  'posts',
  'services',
  'categories',
  'gallery',
  'pages',
  'content',
  'settings',
] as const;

/** A place that shows an image. `name` is in the language of the request; for content blocks and settings it is the key and `id` is null. */
export const imageUsage = z.object({
  kind: z.enum(imageUserKinds),
  id: z.number().int().nullable(),
  name: z.string(),
});
/** See {@link imageUsage}. */
export type ImageUsage = z.output<typeof imageUsage>;

/** GET media.php?action=get&id=… */
export const getMedia = defineEndpoint({
  resource: 'media',
  method: 'GET',
  action: 'get',
  permission: 'content',
  query: z.object({ id: rowId }),
  response: dataResponse(mediaImage.extend({ used_in: z.array(imageUsage) })),
});

/** POST media.php?action=upload, multipart with one file. */
export const uploadMedia = defineEndpoint({
  resource: 'media',
  method: 'POST',
  action: 'upload',
  permission: 'content',
  record: { table: 'pictures' },
  body: z.object({ folder: folder.default('pages'), alt_el: alt.default(''), alt_en: alt.default('') }),
  response: uploadResponse,
});

/** PUT media.php: changes the given fields and leaves the others. */
export const updateMedia = defineEndpoint({
  resource: 'media',
  method: 'PUT',
  permission: 'content',
  record: { table: 'pictures' },
  body: z
    .object({ alt_el: alt, alt_en: alt, title_el: title, title_en: title })
    .partial()
    .extend({ id: rowId, version: instant.optional() }),
  response: messageResponse.extend({ data: mediaImage }),
});

/** DELETE media.php: 409 STILL_IN_USE with `used_in` if the image is in use, unless `force` is true. */
export const deleteMedia = defineEndpoint({
  resource: 'media',
  method: 'DELETE',
  permission: 'content',
  record: { table: 'pictures' },
  body: z.object({ id: rowId, force: z.boolean().default(false) }),
  response: messageResponse,
});

/** PUT media.php?action=restore: restores a deleted image within {@link TRASH_DAYS}. */
export const restoreMedia = defineEndpoint({
  resource: 'media',
  method: 'PUT',
  action: 'restore',
  permission: 'content',
  record: { table: 'pictures' },
  body: z.object({ id: rowId }),
  response: messageResponse.extend({ data: mediaImage }),
});
