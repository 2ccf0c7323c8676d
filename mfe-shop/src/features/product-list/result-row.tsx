import type { ProductSummary } from '@fakos/shared-kit/api/products/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { paths } from '@fakos/shared-kit/router';
import { ProductCard } from '@fakos/shared-kit/ui/product-card';
import { WishButton } from '../../parts/buying/wish-button.tsx';
import { ProductPrice } from '../../parts/price/product-price.tsx';
import { productPicture } from '../../parts/product-tile/product-picture.ts';
import { FIRST_SCREEN, type PageOfProducts } from './result-grid.tsx';
import styles from './result-row.module.css';

const SIZES = '(min-width: 48rem) 13rem, 32vw';
const WIDEST = 480;

/** The products of a page, one below the other. */
export function ResultRows({ products, isFirst, startRef }: PageOfProducts) {
  return products.map((product, index) => (
    <li key={product.id} ref={index === 0 ? startRef : null}>
      <ResultRow product={product} priority={isFirst === true && index < FIRST_SCREEN} />
    </li>
  ));
}

/** A product across the list, with the words that a tile has no room for. */
function ResultRow({ product, priority }: { product: ProductSummary; priority: boolean }) {
  const kitText = useKitText();
  return (
    <ProductCard
      className={styles.row}
      href={paths.product(product.slug)}
      name={product.name}
      brand={product.brand_name}
      headingLevel={2}
      image={{ ...productPicture(product.featured_image, '', SIZES, WIDEST), priority }}
      meta={product.short_description}
      price={<ProductPrice product={product} size="sm" />}
      wishlist={<WishButton product={product} size="sm" />}
      unavailableLabel={product.stock <= 0 ? kitText('product.soldOut') : undefined}
    />
  );
}
