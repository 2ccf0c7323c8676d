import type { ProductDetail } from '@fakos/shared-kit/api/products/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link, paths } from '@fakos/shared-kit/router';
import { Breadcrumbs } from '@fakos/shared-kit/ui/breadcrumbs';
import { WishButton } from '../../parts/buying/wish-button.tsx';
import { ProductPrice } from '../../parts/price/product-price.tsx';
import { useText } from '../../text.ts';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { LateDetails } from './late-details.tsx';
import styles from './product-page.module.css';
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
          <ProductPrice product={product} size="lg" note={<PriceNote lowest={product.lowest_price_30d} />} />
        </header>
        {product.short_description && <p className={styles.lead}>{product.short_description}</p>}
        <StockState stock={product.stock} />
        <BuyBox product={product} />
        <LateDetails place="aside" product={product} />
      </div>
      <div className={styles.stories}>
        <LateDetails place="stories" product={product} />
      </div>
    </article>
  );
}

/** Beside a discount, the lowest price of the 30 days before it (directive 98/6/EC, article 6a); and that VAT is in it. */
function PriceNote({ lowest }: { lowest: number | null }) {
  const text = useText();
  const { money } = useFormat();
  return (
    <>
      {lowest !== null && (
        <span className={styles.lowest}>{text('product.lowestPrice', { price: money(lowest) })}</span>
      )}
      {text('product.vatIncluded')}
    </>
  );
}
