import { getImageUrl, getPlaceholderUrl, imageWidths } from '@fakos/contracts/images/contract';
import type { ResponsiveImageProps } from '@fakos/shared-kit/ui/image';

/** Product photographs are square; edge length of the largest version, in pixels. */
const MAX_IMAGE_WIDTH = 1200;
const FALLBACK_WIDTH = 640;
/** Text on the image that replaces a broken one (spec section 8). */
const FALLBACK_TEXT = 'Image Error';

type Width = (typeof imageWidths)[number];

/** Props of a `ResponsiveImage` for a product photograph. */
export function getProductImage(
  file: string,
  alt: string,
  sizes: string,
  maxWidth: Width = MAX_IMAGE_WIDTH,
): Omit<ResponsiveImageProps, 'fit' | 'className' | 'priority'> {
  return {
    src: getImageUrl('product', file, FALLBACK_WIDTH),
    alt,
    width: MAX_IMAGE_WIDTH,
    height: MAX_IMAGE_WIDTH,
    getSrc: (width) => getImageUrl('product', file, width as Width),
    widths: imageWidths.filter((width) => width <= maxWidth),
    sizes,
    fallbackSrc: getPlaceholderUrl(FALLBACK_WIDTH, FALLBACK_WIDTH, FALLBACK_TEXT),
  };
}
