import type { ProductSummary } from '@fakos/shared-kit/api/products/contract';
import { Picture } from '@fakos/shared-kit/ui/picture';
import { useState } from 'react';
import { productPicture } from '../product-tile/product-picture.ts';
import { THUMBNAILS, Thumbnail, Thumbnails } from '../thumbnails/thumbnails.tsx';
import styles from './quick-view.module.css';
import { useQuickViewText } from './quick-view-text.ts';

const LARGE_SIZES = '(min-width: 48rem) 26rem, 90vw';
const WIDEST = 800;

/** A product's pictures: one large, chosen by its thumbnail; the last thumbnail counts the rest (spec section 3). */
export function QuickGallery({ product }: { product: ProductSummary }) {
  const text = useQuickViewText();
  const [shown, setShown] = useState(0);
  const [all, setAll] = useState(false);
  const { name } = product;
  const pictures = [...new Set([product.featured_image, ...product.gallery_images])].filter(Boolean);
  const large = pictures[shown];
  const listed = all ? pictures : pictures.slice(0, THUMBNAILS);
  const rest = pictures.length - listed.length;
  const alt = text('picture', { name, number: shown + 1, total: pictures.length });
  return (
    <section className={styles.gallery} aria-label={text('pictures', { name })}>
      <div className={styles.large}>
        {large && <Picture key={large} {...productPicture(large, alt, LARGE_SIZES, WIDEST)} fit="cover" priority />}
      </div>
      {pictures.length > 1 && (
        <Thumbnails columns={THUMBNAILS}>
          {listed.map((file, index) => {
            const counts = rest > 0 && index === THUMBNAILS - 1;
            const show = () => {
              if (counts) setAll(true);
              setShown(index);
            };
            return (
              <Thumbnail
                key={file}
                file={file}
                label={counts ? text('more', { count: rest }) : text('show', { number: index + 1 })}
                isShown={index === shown}
                rest={counts ? rest : undefined}
                onClick={show}
              />
            );
          })}
        </Thumbnails>
      )}
    </section>
  );
}
