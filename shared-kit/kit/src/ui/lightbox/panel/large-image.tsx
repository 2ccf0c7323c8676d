import { getPlaceholderUrl } from '@fakos/contracts/images/contract';
import { useState } from 'react';
import { ResponsiveImage } from '../../image/responsive-image.tsx';
import { Spinner } from '../../spinner/spinner.tsx';
import type { LightboxImage } from '../lightbox.tsx';
import styles from './lightbox.module.css';

const SIZE = { width: 1600, height: 1200 } as const;
const DEFAULT_PROPS = { ...SIZE, fallbackSrc: getPlaceholderUrl(SIZE.width, SIZE.height, 'Image Error') };
const FULL_SCREEN = { sizes: '100vw', priority: true } as const;

interface LargeImageProps {
  image: LightboxImage;
  /** Preloaded after this one. */
  next: LightboxImage | undefined;
}

/** An image in the available space with its caption. */
export function LargeImage({ image: { title, text, ...image }, next }: LargeImageProps) {
  const [loaded, setLoaded] = useState(false);
  const caption = text !== image.alt && text !== title && text;
  return (
    <figure className={styles.figure}>
      {!loaded && <Spinner size="lg" className={styles.spinner} />}
      <div className={styles.stage} onLoadCapture={() => setLoaded(true)}>
        <ResponsiveImage {...DEFAULT_PROPS} {...image} {...FULL_SCREEN} className={styles.image} />
      </div>
      {(title || caption) && (
        <figcaption ref={makeScrollable} className={styles.caption}>
          {title && <strong className={styles.title}>{title}</strong>}
          {caption && <p>{caption}</p>}
        </figcaption>
      )}
      {loaded && next && (
        <div hidden>
          <ResponsiveImage {...DEFAULT_PROPS} {...next} {...FULL_SCREEN} />
        </div>
      )}
    </figure>
  );
}

/** Makes an overflowing caption scrollable by keyboard. */
function makeScrollable(caption: HTMLElement | null): void {
  if (caption && caption.scrollHeight > caption.clientHeight) caption.tabIndex = 0;
}
