import { ResponsiveImage } from '@fakos/shared-kit/ui/image';
import type { CSSProperties, ReactNode } from 'react';
import { getProductImage } from '../product-tile/product-image.ts';
import styles from './thumbnails.module.css';

/** Maximum number of visible thumbnails; the rest is shown as a number (spec section 9). */
export const MAX_THUMBNAILS = 4;
const SIZES = '(min-width: 48rem) 9rem, 6rem';
const MAX_WIDTH = 320;

/** A row of thumbnails below a large image. */
export function Thumbnails({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <div className={styles.row} style={{ '--columns': columns } as CSSProperties}>
      {children}
    </div>
  );
}

interface ThumbnailProps {
  file: string;
  /** Accessible name. */
  label: string;
  /** Whether the large image is this one. */
  isShown: boolean;
  /** Number of images without a thumbnail, shown as `+N`. */
  hiddenCount?: number | undefined;
  opensDialog?: boolean;
  onClick: () => void;
}

/** A thumbnail that selects the large image; with `hiddenCount` it shows `+N`. */
export function Thumbnail({ file, label, isShown, hiddenCount, opensDialog = false, onClick }: ThumbnailProps) {
  return (
    <button
      type="button"
      className={styles.thumbnail}
      aria-label={label}
      aria-current={isShown ? 'true' : undefined}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onClick}
    >
      <ResponsiveImage {...getProductImage(file, '', SIZES, MAX_WIDTH)} fit="cover" />
      {hiddenCount !== undefined && <span className={styles.rest}>+{hiddenCount}</span>}
    </button>
  );
}
