import { isImageFile } from '@fakos/contracts/html/safe-values';
import { getImageUrl, getPlaceholderUrl } from '@fakos/contracts/images/contract';
import type { ResponsiveImageProps } from '@fakos/shared-kit/ui/image';

/** Proportions that are reserved until an image of unknown size has loaded. */
const EXPECTED_SIZE = { width: 1200, height: 800 } as const;
const WIDTHS = [480, 800, 1200, 1600] as const;

/** Props of the kit's image for an image field of a widget. */
export function getImageProps(source: string): Omit<ResponsiveImageProps, 'alt'> {
  const isFile = isImageFile(source);
  return {
    src: isFile ? getImageUrl('images', source, EXPECTED_SIZE.width) : source,
    ...(isFile
      ? { srcSet: WIDTHS.map((width) => `${getImageUrl('images', source, width)} ${width}w`).join(', ') }
      : {}),
    ...EXPECTED_SIZE,
    fallbackSrc: getPlaceholderUrl(EXPECTED_SIZE.width, EXPECTED_SIZE.height, 'Image Error'),
  };
}
