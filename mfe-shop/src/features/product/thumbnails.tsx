import { Picture } from '@fakos/shared-kit/ui/picture';
import { productPicture } from '../../parts/product-tile/product-picture.ts';
import { useText } from '../../text.ts';
import styles from './gallery.module.css';

/** Thumbnails under the large picture; behind them a tile counts the rest (spec section 9). */
export const THUMBNAILS = 4;
const SIZES = '7rem';
const WIDEST = 320;

interface ThumbnailsProps {
  pictures: readonly string[];
  shown: number;
  onShow: (index: number) => void;
  onEnlarge: (index: number) => void;
}

/** The first pictures, to choose the large one by; `+N` opens the first of those that are not among them. */
export function Thumbnails({ pictures, shown, onShow, onEnlarge }: ThumbnailsProps) {
  const text = useText();
  const rest = pictures.length - THUMBNAILS;
  return (
    <div className={styles.thumbnails}>
      {pictures.slice(0, THUMBNAILS + 1).map((file, index) => {
        const counts = index === THUMBNAILS;
        return (
          <button
            key={file}
            type="button"
            className={styles.thumbnail}
            aria-label={counts ? text('gallery.more', { count: rest }) : text('gallery.show', { number: index + 1 })}
            aria-current={index === shown && !counts ? 'true' : undefined}
            aria-haspopup={counts ? 'dialog' : undefined}
            onClick={() => (counts ? onEnlarge : onShow)(index)}
          >
            <Picture {...productPicture(file, '', SIZES, WIDEST)} fit="cover" />
            {counts && <span className={styles.rest}>+{rest}</span>}
          </button>
        );
      })}
    </div>
  );
}
