import { getImageUrl, getPlaceholderUrl, imageWidths } from '@fakos/contracts/images/contract';
import type { ResponsiveImageProps } from '@fakos/shared-kit/ui/image';

/** Size of a service's image, in pixels. */
const WIDTH = 1200;
const HEIGHT = 800;
/** The server crops images of another ratio around their focal point. */
const RATIO = '3x2';
const FALLBACK = { width: 640, height: 427 } as const;
/** Text on the image that replaces a broken one (spec section 8). */
const FALLBACK_TEXT = 'Image Error';

type Width = (typeof imageWidths)[number];

/** Props of a `ResponsiveImage` for a service; the image is decorative. */
export function getServiceImage(
  file: string,
  sizes: string,
): Omit<ResponsiveImageProps, 'fit' | 'className' | 'priority'> {
  return {
    src: getImageUrl('service', file, FALLBACK.width, RATIO),
    alt: '',
    width: WIDTH,
    height: HEIGHT,
    getSrc: (width) => getImageUrl('service', file, width as Width, RATIO),
    widths: imageWidths.filter((width) => width >= 320 && width <= WIDTH),
    sizes,
    fallbackSrc: getPlaceholderUrl(FALLBACK.width, FALLBACK.height, FALLBACK_TEXT),
  };
}
