import { Picture } from '@fakos/shared-kit/ui/picture';
import { pictureOf } from '../../framework/image-source.ts';
import { renderSafeLink } from '../../framework/safe-link.tsx';
import type { WidgetViewProps } from '../../framework/widget.ts';
import { readImageFields } from './image.fields.ts';
import styles from './image.module.css';

const SIZES = '(min-width: 70rem) 62rem, 100vw';

/** A picture, with a link where it has one. */
export function ImageView({ stored, early }: WidgetViewProps) {
  const { imageUrl: source, altText, linkUrl, width, height } = readImageFields(stored);
  if (source === '') return null;
  const picture = (
    <Picture
      {...pictureOf(source)}
      sizes={early ? SIZES : `auto, ${SIZES}`}
      priority={early}
      alt={altText}
      fit={height ? 'cover' : undefined}
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
