import { imageUrl, imageWidths } from '@fakos/shared-kit/api/images/contract';
import type { GalleryImage } from '@fakos/shared-kit/api/settings/contract';

/** A picture as the lightbox shows it. */
export interface LightboxPicture {
  readonly src: string;
  readonly srcSet?: string;
  readonly alt: string;
  readonly title: string;
  readonly text: string;
}

const FULL_WIDTH = 1600;
const SMALLEST = 480;

/** The gallery's pictures, large. */
export function lightboxPictures(images: readonly GalleryImage[]): LightboxPicture[] {
  const widths = imageWidths.filter((width) => width >= SMALLEST);
  return images.map(({ filename, alt, title, caption, description }) => ({
    src: imageUrl('gallery', filename, FULL_WIDTH),
    srcSet: widths.map((width) => `${imageUrl('gallery', filename, width)} ${width}w`).join(', '),
    alt,
    title: title || caption,
    text: description,
  }));
}
