import { readLength, readSize, readText, readUrl } from '../../framework/read-fields.ts';
import type { StoredFields } from '../../framework/widget.ts';

/** Smallest and largest edge of a picture in rem. */
export const IMAGE_BOUNDS = { min: 1, max: 100 } as const;

const FILE_NAME = /^[\w][\w .-]{0,150}\.(?:jpe?g|png|webp|avif|gif)$/i;

/** Fields of the image widget (spec section 3). `imageUrl` is a file of the shop or an address; '' sizes are the picture's own. */
export interface ImageFields {
  imageUrl: string;
  altText: string;
  linkUrl: string;
  width: string;
  height: string;
}

export const imageDefaults: ImageFields = { imageUrl: '', altText: '', linkUrl: '', width: '', height: '' };

/** True for the name of an uploaded picture, which the image endpoint serves in every width. */
export function isFileName(source: string): boolean {
  return FILE_NAME.test(source);
}

/** The name of an uploaded picture, an http(s) address or one inside the site; '' for anything else. */
export function readImageSource(value: unknown): string {
  const source = readText(value).trim();
  if (isFileName(source)) return source;
  const url = readUrl(source);
  return /^(?:https?:|\/)/i.test(url) ? url : '';
}

/** Today's fields from whatever is stored. */
export function readImageFields(stored: StoredFields): ImageFields {
  return {
    imageUrl: readImageSource(stored.imageUrl),
    altText: readText(stored.altText),
    linkUrl: readUrl(stored.linkUrl),
    width: readSize(stored.width, IMAGE_BOUNDS),
    height: readLength(stored.height, IMAGE_BOUNDS),
  };
}
