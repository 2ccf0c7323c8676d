/** Folders of the image endpoint (spec section 7). */
export const imageTypes = ['images', 'product', 'post', 'gallery', 'asset', 'logo', 'section', 'service'] as const;
/** See {@link imageTypes}. */
export type ImageType = (typeof imageTypes)[number];

/** Widths in pixels to which images are resized; any other width is rounded up to the next of these. */
export const imageWidths = [96, 160, 320, 480, 640, 800, 960, 1200, 1600] as const;

/** Ratios to which `image.php` crops, as width and height; each one multiplies the stored files. */
export const imageRatios = ['3x2', '4x5'] as const;
/** See {@link imageRatios}. */
export type ImageRatio = (typeof imageRatios)[number];

/** Maximum size of an uploaded image, in bytes (product.md section 3). */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** Maximum length of an image's alternative text, in characters. */
export const MAX_ALT = 250;

/** Width in pixels of `size=thumbnail`. */
export const THUMBNAIL_WIDTH = 320;

/** A URL of another site or a path inside this one, as opposed to a file name. */
const ADDRESS = /^(?:https?:\/\/|\/(?![\\/]))/i;

/**
 * URL of an image given by a file name or a URL (spec section 3). A file is resized to `width` pixels by `image.php`,
 * which negotiates AVIF, WebP or JPEG, and with a `ratio` crops it around its focal point; a URL is returned unchanged.
 */
export function getImageUrl(
  type: ImageType,
  file: string,
  width?: (typeof imageWidths)[number],
  ratio?: ImageRatio,
): string {
  if (ADDRESS.test(file)) return file;
  const query = new URLSearchParams({ type, file });
  if (width) query.set('width', String(width));
  if (ratio) query.set('ratio', ratio);
  return `/backend/api/image.php?${query.toString()}`;
}

/** `src` and `srcSet` of an image as in {@link getImageUrl}; a URL has no `srcSet`. */
export function getImageSource(
  type: ImageType,
  file: string,
  width: (typeof imageWidths)[number],
  widths: readonly (typeof imageWidths)[number][],
  ratio?: ImageRatio,
): { src: string; srcSet?: string } {
  const src = getImageUrl(type, file, width, ratio);
  if (src === file) return { src };
  return { src, srcSet: widths.map((each) => `${getImageUrl(type, file, each, ratio)} ${each}w`).join(', ') };
}

/** URL of a generated placeholder for broken images (spec section 8). */
export function getPlaceholderUrl(width: number, height: number, text: string): string {
  const query = new URLSearchParams({ width: String(width), height: String(height), text });
  return `/backend/api/placeholder.php?${query.toString()}`;
}
