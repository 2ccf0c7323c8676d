/** Folders that the image endpoint reads from (spec section 7). */
export const imageTypes = ['images', 'product', 'post', 'gallery', 'asset', 'logo', 'section', 'service'] as const;
/** See {@link imageTypes}. */
export type ImageType = (typeof imageTypes)[number];

/** Widths in pixels that pictures are resized to; another width is rounded up to the next of these. */
export const imageWidths = [96, 160, 320, 480, 640, 800, 960, 1200, 1600] as const;

/** Largest picture that may be uploaded, in bytes (product.md section 3). */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** Width in pixels of `size=thumbnail`. */
export const THUMBNAIL_WIDTH = 320;

/** An address of another site or inside this one, where most pictures are named by a file. */
const ADDRESS = /^(?:https?:\/\/|\/(?![\\/]))/i;

/**
 * Where a picture comes from that is named by a file or an address (spec section 3): a stored file at a width in pixels,
 * of which `image.php` negotiates AVIF, WebP or JPEG, or the address itself.
 */
export function imageUrl(type: ImageType, file: string, width?: (typeof imageWidths)[number]): string {
  if (ADDRESS.test(file)) return file;
  const query = new URLSearchParams({ type, file });
  if (width) query.set('width', String(width));
  return `/backend/api/image.php?${query.toString()}`;
}

/** `src` and `srcset` of such a picture; an address has the one size that it has. */
export function imageSource(
  type: ImageType,
  file: string,
  width: (typeof imageWidths)[number],
  widths: readonly (typeof imageWidths)[number][],
): { src: string; srcSet?: string } {
  const src = imageUrl(type, file, width);
  if (src === file) return { src };
  return { src, srcSet: widths.map((each) => `${imageUrl(type, file, each)} ${each}w`).join(', ') };
}

/** Address of a drawn placeholder, used where a picture is broken (spec section 8). */
export function placeholderUrl(width: number, height: number, text: string): string {
  const query = new URLSearchParams({ width: String(width), height: String(height), text });
  return `/backend/api/placeholder.php?${query.toString()}`;
}
