import { imageUrl, imageWidths } from '@fakos/shared-kit/api/images/contract';
import { useState } from 'react';
import styles from './store-block.module.css';

/** Where the picture is looked for, one after the other; after the last it hides (spec section 8). */
const PLACES = ['section', 'asset'] as const;

/** The store block's picture. */
export function StorePicture({ file }: { file: string }) {
  const [place, setPlace] = useState(0);
  const type = PLACES[place];
  if (!type) return null;
  return (
    <img
      src={imageUrl(type, file, 960)}
      srcSet={imageWidths.map((width) => `${imageUrl(type, file, width)} ${width}w`).join(', ')}
      sizes="(min-width: 64rem) 48vw, 92vw"
      width={1200}
      height={900}
      alt=""
      loading="lazy"
      decoding="async"
      className={styles.picture}
      onError={() => setPlace(place + 1)}
    />
  );
}
