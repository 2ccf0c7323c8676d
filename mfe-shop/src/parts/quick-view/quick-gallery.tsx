import type { ProductSummary } from '@fakos/contracts/products/contract';
import { ResponsiveImage } from '@fakos/shared-kit/ui/image';
import { useState } from 'react';
import { getProductImage } from '../product-tile/product-image.ts';
import { MAX_THUMBNAILS, Thumbnail, Thumbnails } from '../thumbnails/thumbnails.tsx';
import styles from './quick-view.module.css';
import { useQuickViewText } from './quick-view-text.ts';

const LARGE_SIZES = '(min-width: 48rem) 26rem, 90vw';
const MAX_WIDTH = 800;

/** A product's images with thumbnails; the last thumbnail shows the number of the rest (spec section 3). */
export function QuickGallery({ product }: { product: ProductSummary }) {
  const text = useQuickViewText();
  const [shown, setShown] = useState(0);
  const [isExpanded, setIsExpanded] = useState(false);
  const { name } = product;
  const images = [...new Set([product.featured_image, ...product.gallery_images])].filter(Boolean);
  const large = images[shown];
  const listed = isExpanded ? images : images.slice(0, MAX_THUMBNAILS);
  const rest = images.length - listed.length;
  const alt = text('image', { name, number: shown + 1, total: images.length });
  return (
    <section className={styles.gallery} aria-label={text('images', { name })}>
      <div className={styles.large}>
        {large && (
          <ResponsiveImage key={large} {...getProductImage(large, alt, LARGE_SIZES, MAX_WIDTH)} fit="cover" priority />
        )}
      </div>
      {images.length > 1 && (
        <Thumbnails columns={MAX_THUMBNAILS}>
          {listed.map((file, index) => {
            const isRest = rest > 0 && index === MAX_THUMBNAILS - 1;
            const show = () => {
              if (isRest) setIsExpanded(true);
              setShown(index);
            };
            return (
              <Thumbnail
                key={file}
                file={file}
                label={isRest ? text('more', { count: rest }) : text('show', { number: index + 1 })}
                isShown={index === shown}
                hiddenCount={isRest ? rest : undefined}
                onClick={show}
              />
            );
          })}
        </Thumbnails>
      )}
    </section>
  );
}
