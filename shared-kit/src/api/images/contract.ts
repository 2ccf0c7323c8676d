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

/** Address of a stored picture at a width in pixels; `image.php` negotiates AVIF, WebP or JPEG. */
export function imageUrl(type: ImageType, file: string, width?: (typeof imageWidths)[number]): string {
  const query = new URLSearchParams({ type, file });
  if (width) query.set('width', String(width));
  return `/backend/api/image.php?${query.toString()}`;
}

/** Address of a drawn placeholder, used where a picture is broken (spec section 8). */
export function placeholderUrl(width: number, height: number, text: string): string {
  const query = new URLSearchParams({ width: String(width), height: String(height), text });
  return `/backend/api/placeholder.php?${query.toString()}`;
}
