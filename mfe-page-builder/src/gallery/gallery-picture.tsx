import { imageUrl, imageWidths, placeholderUrl } from '@fakos/shared-kit/api/images/contract';
import type { GalleryImage } from '@fakos/shared-kit/api/settings/contract';
import { Picture } from '@fakos/shared-kit/ui/picture';
import { useText } from '../text.ts';
import styles from './gallery.module.css';

/** Proportions that are kept free; the style crops to its own. */
const SIZE = { width: 1200, height: 900 } as const;
/** Narrow, so that tall tiles do not cut its words off (spec section 8). */
const BROKEN = { width: 600, height: 1200 } as const;
const SRC_WIDTH = 800;

interface GalleryPictureProps {
  image: GalleryImage;
  /** Its place in the gallery, for a picture that nobody has described. */
  index: number;
  sizes: string;
  early: boolean;
  onOpen: () => void;
}

/** A picture that opens large, with its title over it. */
export function GalleryPicture({ image, index, sizes, early, onOpen }: GalleryPictureProps) {
  const text = useText();
  const { filename, title, alt } = image;
  return (
    <button type="button" aria-haspopup="dialog" className={styles.open} onClick={onOpen}>
      <span className={styles.frame}>
        <Picture
          {...SIZE}
          priority={early}
          src={imageUrl('gallery', filename, SRC_WIDTH)}
          srcSet={imageWidths
            .slice(2)
            .map((width) => `${imageUrl('gallery', filename, width)} ${width}w`)
            .join(', ')}
          sizes={sizes}
          fallbackSrc={placeholderUrl(BROKEN.width, BROKEN.height, 'Image Error')}
          alt={alt || title || text('gallery.picture', { number: index + 1 })}
          fit="cover"
          className={styles.picture}
        />
      </span>
      {title && <span className={styles.caption}>{title}</span>}
    </button>
  );
}
