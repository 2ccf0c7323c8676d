import type { ImageFields } from '@fakos/contracts/widgets';
import { ResponsiveImage } from '@fakos/shared-kit/ui/image';
import { getImageProps } from '../../framework/image-props.ts';
import { renderSafeLink } from '../../framework/safe-link.tsx';
import type { WidgetViewProps } from '../../framework/widget.tsx';
import styles from './image.module.css';

/** Width of a section's content on wide screens, in rem. */
const SECTION_REM = 84;

/** Up to 48rem, columns are below each other. */
function getSizes(widthShare: number): string {
  const share = Math.round(100 * widthShare);
  return `(min-width: 90rem) ${Math.round(SECTION_REM * widthShare)}rem, (min-width: 48.01rem) ${share}vw, 100vw`;
}

/** An image, with a link where it has one. */
export function ImageView({ fields, isAtTop, widthShare }: WidgetViewProps<ImageFields>) {
  const { imageUrl, altText, linkUrl, width, height } = fields;
  if (imageUrl === '') return null;
  const sizes = getSizes(widthShare);
  const image = (
    <ResponsiveImage
      {...getImageProps(imageUrl)}
      sizes={isAtTop ? sizes : `auto, ${sizes}`}
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
