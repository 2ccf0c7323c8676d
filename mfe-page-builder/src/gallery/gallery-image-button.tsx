import { getImageUrl, getPlaceholderUrl, imageWidths } from '@fakos/contracts/images/contract';
import type { GalleryImage } from '@fakos/contracts/settings/contract';
import { ResponsiveImage } from '@fakos/shared-kit/ui/image';
import { useText } from '../text.ts';
import styles from './gallery.module.css';

/** Proportions that are reserved while the image loads; the gallery's style crops it. */
const EXPECTED_SIZE = { width: 1200, height: 900 } as const;
/** Narrow, so that tall tiles do not crop its text (spec section 8). */
const PLACEHOLDER_SIZE = { width: 600, height: 1200 } as const;
const SRC_WIDTH = 800;

interface GalleryImageButtonProps {
  image: GalleryImage;
  /** Names an image without a description. */
  index: number;
  sizes: string;
  hasPriority: boolean;
  onOpen: () => void;
}

/** An image with its title, which opens in the lightbox. */
export function GalleryImageButton({ image, index, sizes, hasPriority, onOpen }: GalleryImageButtonProps) {
  const text = useText();
  const { filename, title, alt } = image;
  return (
    <button type="button" aria-haspopup="dialog" className={styles.open} onClick={onOpen}>
      <span className={styles.frame}>
        <ResponsiveImage
          {...EXPECTED_SIZE}
          priority={hasPriority}
          src={getImageUrl('gallery', filename, SRC_WIDTH)}
          srcSet={imageWidths
            .slice(2)
            .map((width) => `${getImageUrl('gallery', filename, width)} ${width}w`)
            .join(', ')}
          sizes={sizes}
          fallbackSrc={getPlaceholderUrl(PLACEHOLDER_SIZE.width, PLACEHOLDER_SIZE.height, 'Image Error')}
          alt={alt || title || text('gallery.image', { number: index + 1 })}
          fit="cover"
          className={styles.image}
        />
      </span>
      {title && <span className={styles.caption}>{title}</span>}
    </button>
  );
}
