import { getImageUrl, getPlaceholderUrl, type ImageRatio } from '@fakos/contracts/images/contract';
import type { PostDetail } from '@fakos/contracts/posts/contract';
import type { ResponsiveImageProps } from '@fakos/shared-kit/ui/image';

/** Proportions to which posts' images are cropped. */
const SIZE = { width: 1200, height: 800 } as const;
const WIDTHS = [320, 480, 800, 1200, 1600] as const;
const ADDRESS = /^(?:https?:\/\/|\/(?!\/))/i;

/**
 * Props of a post's image, which is an uploaded file or an address; undefined for a post without one. A `ratio` crops a
 * file around its focal point.
 */
export function getPostImage(
  file: string,
  alt: string,
  ratio?: ImageRatio,
): Omit<ResponsiveImageProps, 'fit' | 'className'> | undefined {
  if (file === '') return undefined;
  const fallbackSrc = getPlaceholderUrl(SIZE.width, SIZE.height, 'Image Error');
  if (ADDRESS.test(file)) return { src: file, alt, ...SIZE, fallbackSrc };
  const srcSet = WIDTHS.map((width) => `${getImageUrl('post', file, width, ratio)} ${width}w`).join(', ');
  return { src: getImageUrl('post', file, SIZE.width, ratio), srcSet, alt, ...SIZE, fallbackSrc };
}

/** A post's image files: the one above the text first, then those of its gallery. */
export function listPostImages({ featured_image: hero, gallery_images: gallery }: PostDetail): readonly string[] {
  return [...new Set([hero, ...gallery])].filter((file) => file !== '');
}
