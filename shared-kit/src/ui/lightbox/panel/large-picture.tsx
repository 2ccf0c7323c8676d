import { useState } from 'react';
import { placeholderUrl } from '../../../api/images/contract.ts';
import { Picture } from '../../picture/picture.tsx';
import { Spinner } from '../../spinner/spinner.tsx';
import type { LightboxPicture } from '../lightbox.tsx';
import styles from './lightbox.module.css';

const SIZE = { width: 1600, height: 1200 } as const;
const UNLESS_SAID = { ...SIZE, fallbackSrc: placeholderUrl(SIZE.width, SIZE.height, 'Image Error') };
const FULL = { sizes: '100vw', priority: true } as const;

interface LargePictureProps {
  picture: LightboxPicture;
  /** Fetched when this one is there. */
  next: LightboxPicture | undefined;
}

/** A picture in the whole room that there is, and what is to be read of it. */
export function LargePicture({ picture: { title, text, ...picture }, next }: LargePictureProps) {
  const [loaded, setLoaded] = useState(false);
  const reading = text !== picture.alt && text !== title && text;
  return (
    <figure className={styles.figure}>
      {!loaded && <Spinner size="lg" className={styles.spinner} />}
      <div className={styles.stage} onLoadCapture={() => setLoaded(true)}>
        <Picture {...UNLESS_SAID} {...picture} {...FULL} className={styles.picture} />
      </div>
      {(title || reading) && (
        <figcaption ref={makeScrollable} className={styles.words}>
          {title && <strong className={styles.title}>{title}</strong>}
          {reading && <p>{reading}</p>}
        </figcaption>
      )}
      {loaded && next && (
        <div hidden>
          <Picture {...UNLESS_SAID} {...next} {...FULL} />
        </div>
      )}
    </figure>
  );
}

/** Words that do not fit are scrolled, by keyboard too. */
function makeScrollable(words: HTMLElement | null): void {
  if (words && words.scrollHeight > words.clientHeight) words.tabIndex = 0;
}
