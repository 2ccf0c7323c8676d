import { isImageFile, readImageSource } from '@fakos/contracts/html/safe-values';
import { getImageUrl, getPlaceholderUrl, imageWidths } from '@fakos/contracts/images/contract';
import { ResponsiveImage } from '@fakos/shared-kit/ui/image';

/** Proportions that are reserved while the image loads; the section crops it. */
const EXPECTED_SIZE = { width: 1200, height: 900 } as const;
/** Narrow, so that tall tiles do not crop its text (spec section 8). */
const PLACEHOLDER_SIZE = { width: 600, height: 1200 } as const;
const SRC_WIDTH = 960;
const MIN_WIDTH = 320;
const WIDTHS = imageWidths.filter((width) => width >= MIN_WIDTH);

/** Address of a section's image, which is an uploaded file (spec section 7) or an address; undefined if it is neither. */
export function getSectionImage(source: string): { src: string; srcSet?: string } | undefined {
  const image = readImageSource(source);
  if (image === '') return undefined;
  if (!isImageFile(image)) return { src: image };
  return {
    src: getImageUrl('section', image, SRC_WIDTH),
    srcSet: WIDTHS.map((width) => `${getImageUrl('section', image, width)} ${width}w`).join(', '),
  };
}

interface SectionImageProps {
  source: string;
  sizes: string;
  alt?: string;
  className?: string | undefined;
}

/** An image of a home page section; nothing without a usable source. */
export function SectionImage({ source, sizes, alt = '', className }: SectionImageProps) {
  const image = getSectionImage(source);
  return (
    image && (
      <ResponsiveImage
        {...EXPECTED_SIZE}
        {...image}
        sizes={sizes}
        alt={alt}
        fallbackSrc={getPlaceholderUrl(PLACEHOLDER_SIZE.width, PLACEHOLDER_SIZE.height, 'Image Error')}
        fit="cover"
        {...(className === undefined ? {} : { className })}
      />
    )
  );
}
