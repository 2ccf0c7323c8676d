import { imageUrl, imageWidths, placeholderUrl } from '@fakos/shared-kit/api/images/contract';
import { Picture } from '@fakos/shared-kit/ui/picture';
import { isFileName, readImageSource } from '../framework/image-source.ts';

/** Proportions that are kept free; the section crops to its own. */
const SIZE = { width: 1200, height: 900 } as const;
/** Narrow, so that tall tiles do not cut its words off (spec section 8). */
const BROKEN = { width: 600, height: 1200 } as const;
const SRC_WIDTH = 960;
const SMALLEST = 320;
const WIDTHS = imageWidths.filter((width) => width >= SMALLEST);

/** Addresses of a section's picture: a file among the uploads (spec section 7), or an address. */
export function sectionImage(source: string): { src: string; srcSet?: string } | undefined {
  const read = readImageSource(source);
  if (read === '') return undefined;
  if (!isFileName(read)) return { src: read };
  return {
    src: imageUrl('section', read, SRC_WIDTH),
    srcSet: WIDTHS.map((width) => `${imageUrl('section', read, width)} ${width}w`).join(', '),
  };
}

interface SectionPictureProps {
  source: string;
  sizes: string;
  alt?: string;
  className?: string | undefined;
}

/** A picture of a section that the shop made; nothing where it names none. */
export function SectionPicture({ source, sizes, alt = '', className }: SectionPictureProps) {
  const image = sectionImage(source);
  return (
    image && (
      <Picture
        {...SIZE}
        {...image}
        sizes={sizes}
        alt={alt}
        fallbackSrc={placeholderUrl(BROKEN.width, BROKEN.height, 'Image Error')}
        fit="cover"
        {...(className === undefined ? {} : { className })}
      />
    )
  );
}
