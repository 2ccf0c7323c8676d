import { imageUrl, placeholderUrl } from '@fakos/shared-kit/api/images/contract';
import { Picture } from '@fakos/shared-kit/ui/picture';
import { renderSafeLink } from '../../framework/safe-link.tsx';
import type { WidgetViewProps } from '../../framework/widget.ts';
import { isFileName, readImageFields } from './image.fields.ts';
import styles from './image.module.css';

/** Proportions that are kept free until a picture without a stored size has arrived. */
const EXPECTED = { width: 1200, height: 800 } as const;
const WIDTHS = [480, 800, 1200, 1600] as const;
const SIZES = '(min-width: 70rem) 62rem, 100vw';

/** A picture, with a link where it has one. */
export function ImageView({ stored, early }: WidgetViewProps) {
  const { imageUrl: source, altText, linkUrl, width, height } = readImageFields(stored);
  if (source === '') return null;
  const isFile = isFileName(source);
  const picture = (
    <Picture
      src={isFile ? imageUrl('images', source, EXPECTED.width) : source}
      srcSet={isFile ? WIDTHS.map((edge) => `${imageUrl('images', source, edge)} ${edge}w`).join(', ') : undefined}
      sizes={early ? SIZES : `auto, ${SIZES}`}
      priority={early}
      alt={altText}
      {...EXPECTED}
      fit={height ? 'cover' : undefined}
      fallbackSrc={placeholderUrl(EXPECTED.width, EXPECTED.height, 'Image Error')}
    />
  );
  return (
    <figure className={styles.figure} style={{ maxInlineSize: width || undefined }}>
      <div className={styles.frame} style={{ blockSize: height || undefined }}>
        {linkUrl ? renderSafeLink({ href: linkUrl, className: styles.link, children: picture }) : picture}
      </div>
    </figure>
  );
}
