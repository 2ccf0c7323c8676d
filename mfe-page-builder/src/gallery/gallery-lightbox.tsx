import { getImageUrl, imageWidths } from '@fakos/contracts/images/contract';
import type { GalleryImage } from '@fakos/contracts/settings/contract';
import { Lightbox, type LightboxImage } from '@fakos/shared-kit/ui/lightbox';
import { useText } from '../text.ts';

const MAX_WIDTH = 1600;
const MIN_WIDTH = 480;
const widths = imageWidths.filter((width) => width >= MIN_WIDTH);

interface GalleryLightboxProps {
  images: readonly GalleryImage[];
  /** Index of the image that is open; closed without it. */
  shown: number | undefined;
  onClose: () => void;
}

/** The gallery's images in full size, with title and description. */
export function GalleryLightbox({ images, shown, onClose }: GalleryLightboxProps) {
  const text = useText();
  const getImage = (index: number): LightboxImage => {
    const { filename = '', alt, title, caption, description } = images[index] ?? {};
    return {
      src: getImageUrl('gallery', filename, MAX_WIDTH),
      srcSet: widths.map((width) => `${getImageUrl('gallery', filename, width)} ${width}w`).join(', '),
      alt: alt || title || text('gallery.image', { number: index + 1 }),
      title: title || caption || '',
      text: description || '',
    };
  };
  return <Lightbox count={images.length} getImage={getImage} shown={shown} onClose={onClose} />;
}
