import { needsConfiguration } from '@fakos/contracts/line-configuration/rules';
import type { ProductDetail } from '@fakos/contracts/products/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Link, paths } from '@fakos/shared-kit/router';
import { Badge } from '@fakos/shared-kit/ui/badge';
import { Breadcrumbs } from '@fakos/shared-kit/ui/breadcrumbs';
import { WishButton } from '../../parts/buying/wish-button.tsx';
import { PriceNote } from '../../parts/price/price-note.tsx';
import { ProductPrice } from '../../parts/price/product-price.tsx';
import { hasReviews, Rating } from '../../parts/rating/rating.tsx';
import { VariantChooser } from '../../parts/variants/variant-chooser.tsx';
import { useText } from '../../text.ts';
import { BuyBox } from './buying/buy-box.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { LazyDetails } from './lazy-details.tsx';
import styles from './product-page.module.css';
import { useBreadcrumbs } from './use-breadcrumbs.ts';

/** Stock up to this number is shown to the visitor. */
const LOW_STOCK = 5;

/** A product: images, buy box, description and specifications. */
export function ProductView({ product }: { product: ProductDetail }) {
  const text = useText();
  const breadcrumbs = useBreadcrumbs(product);
  const images = [...new Set([product.featured_image, ...product.gallery_images])].filter(Boolean);
  const alts = new Map((product.images ?? []).map(({ filename, alt }) => [filename, alt]));
  return (
    <article className={styles.product}>
      <Breadcrumbs className={styles.breadcrumbs} label={text('product.breadcrumbs')} items={breadcrumbs} />
      {/* The keys reset quantity and image when another variant is chosen; the chooser keeps its focus. */}
      <Gallery key={product.id} name={product.name} images={images} alts={alts} />
      <div className={styles.info}>
        <header className={styles.header}>
          <p className={styles.brand}>
            <Link to={`${paths.shop}?brand=${product.brand_slug}`}>{product.brand_name}</Link>
          </p>
          <div className={styles.title}>
            <h1 className={styles.name}>{product.name}</h1>
            <WishButton product={product} variant="outline" />
          </div>
          {hasReviews(product) && (
            <a href="#reviews" className={styles.rating}>
              <Rating product={product} />
            </a>
          )}
          <ProductPrice product={product} size="lg" note={<PriceNote lowest={product.lowest_price_30d} />} />
        </header>
        {product.short_description && <p className={styles.lead}>{product.short_description}</p>}
        {product.variants && <VariantChooser variants={product.variants} current={product.id} />}
        <StockState stock={product.stock} />
        {needsConfiguration(product.product_type) ? (
          <LazyDetails key={product.id} section="configure" product={product} />
        ) : (
          <BuyBox key={product.id} product={product} />
        )}
        {product.stock <= 0 && <LazyDetails key={`alert-${product.id}`} section="stockAlert" product={product} />}
        <LazyDetails section="aside" product={product} />
      </div>
      <div className={styles.texts} data-far-below="">
        <LazyDetails section="texts" product={product} />
      </div>
    </article>
  );
}

/** Availability of a product. */
function StockState({ stock }: { stock: number }) {
  const text = useText();
  const kitText = useKitText();
  return (
    <p>
      {stock <= 0 && <Badge tone="neutral">{kitText('product.soldOut')}</Badge>}
      {stock > 0 && stock <= LOW_STOCK && <Badge tone="warning">{text('product.lowStock', { count: stock })}</Badge>}
      {stock > LOW_STOCK && <Badge tone="success">{text('product.inStock')}</Badge>}
    </p>
  );
}
