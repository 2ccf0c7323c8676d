import { Picture } from '@fakos/shared-kit/ui/picture';
import type { CSSProperties, ReactNode } from 'react';
import { productPicture } from '../product-tile/product-picture.ts';
import styles from './thumbnails.module.css';

/** Thumbnails of a product that are seen at once; what is left is counted (spec section 9). */
export const THUMBNAILS = 4;
const SIZES = '7rem';
const WIDEST = 320;

/** A row of thumbnails under a large picture. */
export function Thumbnails({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <div className={styles.row} style={{ '--columns': columns } as CSSProperties}>
      {children}
    </div>
  );
}

interface ThumbnailProps {
  file: string;
  /** Accessible name: what pressing it shows. */
  label: string;
  /** The large picture is this one. */
  isShown: boolean;
  /** How many pictures it stands for; none are counted without. */
  rest?: number | undefined;
  opensDialog?: boolean;
  onClick: () => void;
}

/** A small picture to choose the large one by; `+N` over it counts those that have no thumbnail. */
export function Thumbnail({ file, label, isShown, rest, opensDialog = false, onClick }: ThumbnailProps) {
  return (
    <button
      type="button"
      className={styles.thumbnail}
      aria-label={label}
      aria-current={isShown ? 'true' : undefined}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onClick}
    >
      <Picture {...productPicture(file, '', SIZES, WIDEST)} fit="cover" />
      {rest !== undefined && <span className={styles.rest}>+{rest}</span>}
    </button>
  );
}
