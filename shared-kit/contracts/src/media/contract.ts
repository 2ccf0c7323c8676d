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

/** Days during which a deleted image, or the earlier version of a replaced one, can be restored. */
export const TRASH_DAYS = 30;

/** Size in bytes from which an image counts as large. */
export const LARGE_IMAGE_BYTES = 1024 * 1024;

/** Smallest side of a crop, as a part of the image's side. */
export const MIN_CROP = 0.02;

const REPLACEABLE = /\.(?:jpe?g|png|webp)$/i;

/** True for an image that can be cropped and replaced; the others have formats that the server does not write. */
export function isReplaceable(filename: string): boolean {
  return REPLACEABLE.test(filename);
}

/** Position of an image's focal point in percent of its width and height, as `object-position` takes it. */
export const focalPoint = z.object({
  focal_x: z.number().int().min(0).max(100),
  focal_y: z.number().int().min(0).max(100),
});
/** See {@link focalPoint}. */
export type FocalPoint = z.output<typeof focalPoint>;

/** Maximum length of an image's title, in characters. */
export const MAX_IMAGE_TITLE = 160;
const MAX_SEARCH = 80;

const folder = z.enum(imageFolders);
const alt = singleLineText(MAX_ALT);
const title = singleLineText(MAX_IMAGE_TITLE);

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
  ...focalPoint.shape,
  uploaded_by: z.string(),
  created_at: instant,
  /** When the file was replaced or cropped, while its earlier version can be brought back; else null. */
  replaced_at: instant.nullable(),
  deleted_at: instant.nullable(),
  version: instant,
});
/** See {@link mediaImage}. */
export type MediaImage = z.output<typeof mediaImage>;

/** An image in a list. `uses` counts the places that show it, except the long texts of products and posts. */
export const listedImage = mediaImage.extend({ uses: z.number().int() });
/** See {@link listedImage}. */
export type ListedImage = z.output<typeof listedImage>;

/**
 * GET media.php: newest first by default; `trash=1` lists deleted images that can be restored. `alt=missing` lists images
 * without an alternative text in one of the languages, `use=none` those that nothing shows (long texts included), and
 * `weight=large` those of {@link LARGE_IMAGE_BYTES} or more.
 */
export const listMedia = defineEndpoint({
  resource: 'media',
  method: 'GET',
  permission: 'content',
  query: pageQuery.extend({
    folder: folder.optional(),
    search: z.string().max(MAX_SEARCH).default(''),
    trash: z.enum(['0', '1']).default('0'),
    alt: z.enum(['missing']).optional(),
    use: z.enum(['none']).optional(),
    weight: z.enum(['large']).optional(),
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
  'brands',
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
    .object({ alt_el: alt, alt_en: alt, title_el: title, title_en: title, ...focalPoint.shape })
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

/** Response of an endpoint that changes an image's file. */
const fileResponse = messageResponse.extend({ data: mediaImage });

/**
 * POST media.php?action=replace, multipart with one file: replaces the image's file and keeps its URL and its format. The
 * earlier version is stored for {@link TRASH_DAYS}, see {@link revertMedia}.
 */
export const replaceMedia = defineEndpoint({
  resource: 'media',
  method: 'POST',
  action: 'replace',
  permission: 'content',
  record: { table: 'pictures' },
  body: z.object({ id: rowId, version: instant.optional() }),
  response: fileResponse,
});

/** A position or length as a part of the image's width or height. */
const part = z.number().min(0).max(1);

/** PUT media.php?action=crop: reduces an image to a part of it, in place; {@link revertMedia} restores the whole. */
export const cropMedia = defineEndpoint({
  resource: 'media',
  method: 'PUT',
  action: 'crop',
  permission: 'content',
  record: { table: 'pictures' },
  body: z.object({
    id: rowId,
    version: instant.optional(),
    x: part,
    y: part,
    width: part.min(MIN_CROP),
    height: part.min(MIN_CROP),
  }),
  response: fileResponse,
});

/** PUT media.php?action=revert: exchanges the file and its earlier version, so that a second request undoes the first. */
export const revertMedia = defineEndpoint({
  resource: 'media',
  method: 'PUT',
  action: 'revert',
  permission: 'content',
  record: { table: 'pictures' },
  body: z.object({ id: rowId, version: instant.optional() }),
  response: fileResponse,
});
