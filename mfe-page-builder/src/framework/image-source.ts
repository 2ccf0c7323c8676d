import { imageUrl, placeholderUrl } from '@fakos/shared-kit/api/images/contract';
import type { PictureProps } from '@fakos/shared-kit/ui/picture';
import { readText, readUrl } from './read-fields.ts';

/** Proportions that are kept free until a picture without a stored size has arrived. */
const EXPECTED = { width: 1200, height: 800 } as const;
const WIDTHS = [480, 800, 1200, 1600] as const;

const FILE_NAME = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_ .-]{0,150}\.(?:jpe?g|png|webp|avif|gif)$/iu;

/** True for the name of an uploaded picture, which the image endpoint serves in every width. */
export function isFileName(source: string): boolean {
  return FILE_NAME.test(source);
}

/** The name of an uploaded picture, an http(s) address or one inside the site; '' for anything else. */
export function readImageSource(value: unknown): string {
  const source = readText(value).trim();
  if (isFileName(source)) return source;
  const url = readUrl(source);
  return /^(?:https?:|\/)/i.test(url) ? url : '';
}

/** What the kit's picture shows of a source that {@link readImageSource} has read. */
export function pictureOf(source: string): Omit<PictureProps, 'alt'> {
  const isFile = isFileName(source);
  return {
    src: isFile ? imageUrl('images', source, EXPECTED.width) : source,
    ...(isFile ? { srcSet: WIDTHS.map((edge) => `${imageUrl('images', source, edge)} ${edge}w`).join(', ') } : {}),
    ...EXPECTED,
    fallbackSrc: placeholderUrl(EXPECTED.width, EXPECTED.height, 'Image Error'),
  };
}
