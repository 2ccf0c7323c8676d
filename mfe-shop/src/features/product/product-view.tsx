import type { ProductDetail } from '@fakos/shared-kit/api/products/contract';
import { Link, paths } from '@fakos/shared-kit/router';
import { Breadcrumbs } from '@fakos/shared-kit/ui/breadcrumbs';
import { WishButton } from '../../parts/buying/wish-button.tsx';
import { ProductPrice } from '../../parts/price/product-price.tsx';
import { useText } from '../../text.ts';
import { BuyBox } from './buy-box.tsx';
import { DeliveryBox } from './delivery-box.tsx';
import { Gallery } from './gallery.tsx';
import styles from './product-page.module.css';
import { ProductStory } from './product-story.tsx';
import { SpecTable } from './spec-table.tsx';
import { StockState } from './stock-state.tsx';
import { useProductCrumbs } from './use-product-crumbs.ts';

/** A product's whole page: pictures, buying, story and measures. */
export function ProductView({ product }: { product: ProductDetail }) {
  const text = useText();
  const crumbs = useProductCrumbs(product);
  const pictures = [...new Set([product.featured_image, ...product.gallery_images])].filter(Boolean);
  return (
    <article className={styles.product}>
      <Breadcrumbs className={styles.crumbs} label={text('product.breadcrumbs')} items={crumbs} />
      <Gallery name={product.name} pictures={pictures} />
      <div className={styles.info}>
        <header className={styles.head}>
          <p className={styles.brand}>
            <Link to={`${paths.shop}?brand=${product.brand_slug}`}>{product.brand_name}</Link>
          </p>
          <div className={styles.title}>
            <h1 className={styles.name}>{product.name}</h1>
            <WishButton product={product} variant="outline" />
          </div>
          <ProductPrice product={product} size="lg" note={text('product.vatIncluded')} />
        </header>
        {product.short_description && <p className={styles.lead}>{product.short_description}</p>}
        <StockState stock={product.stock} />
        <BuyBox product={product} />
        <DeliveryBox />
      </div>
      <div className={styles.stories}>
        <ProductStory html={product.description} />
        <SpecTable product={product} />
      </div>
    </article>
  );
}
