import { imageUrl, imageWidths } from '@fakos/shared-kit/api/images/contract';
import { useEffect, useRef, useState } from 'react';
import { isFileName } from '../../framework/image-source.ts';
import styles from './store-block.module.css';

/** Where the picture is looked for, one after the other; after the last it hides (spec section 8). */
const PLACES = ['section', 'asset'] as const;

function addressesOf(file: string, place: (typeof PLACES)[number]) {
  // An address of its own has no other place, only the end of the list.
  if (!isFileName(file)) return { src: file };
  return {
    src: imageUrl(place, file, 960),
    srcSet: imageWidths.map((width) => `${imageUrl(place, file, width)} ${width}w`).join(', '),
  };
}

/** The store block's picture. */
export function StorePicture({ file }: { file: string }) {
  const [place, setPlace] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  const type = PLACES[place];

  useEffect(
    // An error before hydration has no listener, so it is looked up once.
    function noticeEarlyError() {
      const element = image.current;
      if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setPlace(1);
    },
    [],
  );

  if (!type) return null;
  return (
    <img
      ref={image}
      {...addressesOf(file, type)}
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
