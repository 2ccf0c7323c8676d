import { isImageFile } from '@fakos/contracts/html/safe-values';
import { getImageUrl, imageWidths } from '@fakos/contracts/images/contract';
import { useImageError, useImagePosition } from '@fakos/shared-kit/ui/image';
import { useState } from 'react';
import styles from './store-block.module.css';

/** Folders where the image is looked for in turn; after the last one it is hidden (spec section 8). */
const FOLDERS = ['section', 'asset'] as const;

/** Images of 3:2, cropped to 4:3. */
const SIZES = '(min-width: 90rem) 45rem, (min-width: 64rem) 50vw, 104vw';

function getSource(file: string, folder: (typeof FOLDERS)[number]) {
  if (!isImageFile(file)) return { src: file };
  return {
    src: getImageUrl(folder, file, 960),
    srcSet: imageWidths.map((width) => `${getImageUrl(folder, file, width)} ${width}w`).join(', '),
  };
}

/** Tries each folder in turn until an image loads. */
export function StoreImage({ file }: { file: string }) {
  const [attempt, setAttempt] = useState(0);
  const folder = FOLDERS[attempt];
  const source = getSource(file, folder ?? FOLDERS[0]);
  const objectPosition = useImagePosition(source.src);
  const { hasFailed, imageProps } = useImageError(source.src);

  if (!folder) return null;
  if (hasFailed) setAttempt(attempt + 1);
  return (
    <img
      {...imageProps}
      {...source}
      style={{ objectPosition }}
      sizes={SIZES}
      width={1200}
      height={900}
      alt=""
      loading="lazy"
      decoding="async"
      className={styles.image}
    />
  );
}
