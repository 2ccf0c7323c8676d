import { imageUrl, imageWidths, placeholderUrl } from '@fakos/shared-kit/api/images/contract';
import type { PictureProps } from '@fakos/shared-kit/ui/picture';

/** Shape of the box that a picture of a service fills. */
const WIDTH = 1200;
const HEIGHT = 800;
const FALLBACK = { width: 640, height: 427 } as const;
/** Words on the picture that replaces a broken one (spec section 8). */
const BROKEN = 'Image Error';

type Width = (typeof imageWidths)[number];

/** What a `Picture` needs to show a service; decoration beside its title. */
export function servicePicture(file: string, sizes: string): Omit<PictureProps, 'fit' | 'className' | 'priority'> {
  return {
    src: imageUrl('service', file, FALLBACK.width),
    alt: '',
    width: WIDTH,
    height: HEIGHT,
    srcFor: (width) => imageUrl('service', file, width as Width),
    widths: imageWidths.filter((width) => width >= 320 && width <= WIDTH),
    sizes,
    fallbackSrc: placeholderUrl(FALLBACK.width, FALLBACK.height, BROKEN),
  };
}
