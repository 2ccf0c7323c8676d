import { readImageSource } from '../../framework/image-source.ts';
import { readLength, readSize, readText, readUrl } from '../../framework/read-fields.ts';
import type { StoredFields } from '../../framework/widget.ts';

/** Smallest and largest edge of a picture in rem. */
export const IMAGE_BOUNDS = { min: 1, max: 100 } as const;

/** Fields of the image widget (spec section 3). `imageUrl` is a file of the shop or an address; '' sizes are the picture's own. */
export interface ImageFields {
  imageUrl: string;
  altText: string;
  linkUrl: string;
  width: string;
  height: string;
}

export const imageDefaults: ImageFields = { imageUrl: '', altText: '', linkUrl: '', width: '', height: '' };

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
