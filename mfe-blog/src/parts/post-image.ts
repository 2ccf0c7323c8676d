import { imageUrl, placeholderUrl } from '@fakos/shared-kit/api/images/contract';
import type { PictureProps } from '@fakos/shared-kit/ui/picture';

/** Proportions in which posts' pictures are drawn and cropped. */
const SHAPE = { width: 1200, height: 800 } as const;
const WIDTHS = [320, 480, 800, 1200, 1600] as const;
const ADDRESS = /^(?:https?:\/\/|\/(?!\/))/i;

/** What a picture of a post needs: a file of the shop in every width, or an address as it is. Nothing for a post without. */
export function postImage(file: string, alt: string): Omit<PictureProps, 'fit' | 'className'> | undefined {
  if (file === '') return undefined;
  const fallbackSrc = placeholderUrl(SHAPE.width, SHAPE.height, 'Image Error');
  if (ADDRESS.test(file)) return { src: file, alt, ...SHAPE, fallbackSrc };
  const srcSet = WIDTHS.map((width) => `${imageUrl('post', file, width)} ${width}w`).join(', ');
  return { src: imageUrl('post', file, SHAPE.width), srcSet, alt, ...SHAPE, fallbackSrc };
}
