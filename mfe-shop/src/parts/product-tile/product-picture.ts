import { imageUrl, imageWidths, placeholderUrl } from '@fakos/shared-kit/api/images/contract';
import type { PictureProps } from '@fakos/shared-kit/ui/picture';

/** Product photographs are square; this is the size of the largest one that is asked for. */
const EDGE = 1200;
const FALLBACK_WIDTH = 640;
/** Words on the picture that replaces a broken one (spec section 8). */
const BROKEN = 'Image Error';

type Width = (typeof imageWidths)[number];

/** What a `Picture` needs to show a photograph of a product at any width up to `widest`. */
export function productPicture(
  file: string,
  alt: string,
  sizes: string,
  widest: Width = EDGE,
): Omit<PictureProps, 'fit' | 'className' | 'priority'> {
  return {
    src: imageUrl('product', file, FALLBACK_WIDTH),
    alt,
    width: EDGE,
    height: EDGE,
    srcFor: (width) => imageUrl('product', file, width as Width),
    widths: imageWidths.filter((width) => width <= widest),
    sizes,
    fallbackSrc: placeholderUrl(FALLBACK_WIDTH, FALLBACK_WIDTH, BROKEN),
  };
}
