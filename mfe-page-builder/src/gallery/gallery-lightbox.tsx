import { imageUrl, imageWidths } from '@fakos/shared-kit/api/images/contract';
import type { GalleryImage } from '@fakos/shared-kit/api/settings/contract';
import { Lightbox, type LightboxPicture } from '@fakos/shared-kit/ui/lightbox';
import { useText } from '../text.ts';

const WIDEST = 1600;
const SMALLEST = 480;
const widths = imageWidths.filter((width) => width >= SMALLEST);

interface GalleryLightboxProps {
  images: readonly GalleryImage[];
  /** The place of the picture that it opens with; closed without. */
  shown: number | undefined;
  onClose: () => void;
}

/** The gallery's pictures over the page, with what is to be read of them. */
export function GalleryLightbox({ images, shown, onClose }: GalleryLightboxProps) {
  const text = useText();
  const pictureAt = (place: number): LightboxPicture => {
    const { filename = '', alt, title, caption, description } = images[place] ?? {};
    return {
      src: imageUrl('gallery', filename, WIDEST),
      srcSet: widths.map((width) => `${imageUrl('gallery', filename, width)} ${width}w`).join(', '),
      alt: alt || title || text('gallery.picture', { number: place + 1 }),
      title: title || caption || '',
      text: description || '',
    };
  };
  return <Lightbox count={images.length} pictureAt={pictureAt} shown={shown} onClose={onClose} />;
}
