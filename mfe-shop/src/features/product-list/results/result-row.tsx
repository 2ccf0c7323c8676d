import type { ProductSummary } from '@fakos/contracts/products/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { paths } from '@fakos/shared-kit/router';
import { ProductCard } from '@fakos/shared-kit/ui/product-card';
import { WishButton } from '../../../parts/buying/wish-button.tsx';
import { ProductPrice } from '../../../parts/price/product-price.tsx';
import { getProductImage } from '../../../parts/product-tile/product-image.ts';
import { ColourLinks } from '../../../parts/variants/colour-links.tsx';
import { FIRST_SCREEN_IMAGES, type ProductsPageProps } from './result-grid.tsx';
import styles from './result-row.module.css';

const SIZES = '(min-width: 48rem) 13rem, 32vw';
const MAX_IMAGE_WIDTH = 480;

/** List items of one page of products as rows. */
export function ResultRows({ products, isFirstPage, firstItemRef }: ProductsPageProps) {
  return products.map((product, index) => (
    <li key={product.id} ref={index === 0 ? firstItemRef : null}>
      <ResultRow product={product} priority={isFirstPage === true && index < FIRST_SCREEN_IMAGES} />
    </li>
  ));
}

/** A product as a row, with its short description. */
function ResultRow({ product, priority }: { product: ProductSummary; priority: boolean }) {
  const kitText = useKitText();
  return (
    <ProductCard
      className={styles.row}
      href={paths.product(product.slug)}
      name={product.name}
      brand={product.brand_name}
      headingLevel={2}
      image={{ ...getProductImage(product.featured_image, '', SIZES, MAX_IMAGE_WIDTH), priority }}
      meta={product.short_description}
      swatches={product.variants && <ColourLinks product={product} />}
      price={<ProductPrice product={product} size="sm" />}
      wishlist={<WishButton product={product} size="sm" />}
      unavailableLabel={product.stock <= 0 ? kitText('product.soldOut') : undefined}
    />
  );
}
