import type { ImageFields } from '@fakos/contracts/widgets';
import { ResponsiveImage } from '@fakos/shared-kit/ui/image';
import { getImageProps } from '../../framework/image-props.ts';
import { renderSafeLink } from '../../framework/safe-link.tsx';
import type { WidgetViewProps } from '../../framework/widget.tsx';
import styles from './image.module.css';

const SIZES = '(min-width: 70rem) 62rem, 100vw';

/** An image, with a link where it has one. */
export function ImageView({ fields, isAtTop }: WidgetViewProps<ImageFields>) {
  const { imageUrl, altText, linkUrl, width, height } = fields;
  if (imageUrl === '') return null;
  const image = (
    <ResponsiveImage
      {...getImageProps(imageUrl)}
      sizes={isAtTop ? SIZES : `auto, ${SIZES}`}
      priority={isAtTop}
      alt={altText}
      fit={height ? 'cover' : undefined}
    />
  );
  return (
    <figure className={styles.figure} style={{ maxInlineSize: width || undefined }}>
      <div className={styles.frame} style={{ blockSize: height || undefined }}>
        {linkUrl ? renderSafeLink({ href: linkUrl, className: styles.link, children: image }) : image}
      </div>
    </figure>
  );
}
