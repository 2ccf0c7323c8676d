import type { SuggestedProduct } from '@fakos/contracts/search/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import type { SlotProps } from '@fakos/shared-kit/remote';
import { ResponsiveImage } from '@fakos/shared-kit/ui/image';
import type { ReactNode } from 'react';
import { getProductImage } from '../../parts/product-tile/product-image.ts';
import styles from './product-suggestions.module.css';

const IMAGE_SIZES = '3rem';
const MAX_IMAGE_WIDTH = 160;

/** Slot `search.products`: product suggestions of the search, with image, name, brand and price. */
export function ProductSuggestions({ found, option, mark }: SlotProps['search.products']) {
  return found.map((product) => option(product, <Suggestion product={product} name={mark(product.name)} />));
}

function Suggestion({ product, name }: { product: SuggestedProduct; name: ReactNode }) {
  const kitText = useKitText();
  const { money } = useFormat();
  const { image, brand_name, price, sale_price, in_stock } = product;
  return (
    <>
      <ResponsiveImage
        {...getProductImage(image, '', IMAGE_SIZES, MAX_IMAGE_WIDTH)}
        fit="cover"
        className={styles.image}
      />
      <span className={styles.text}>
        <span>{name}</span>
        {brand_name && <span className={styles.note}>{brand_name}</span>}
      </span>
      <span className={styles.price}>
        {money(sale_price ?? price)}
        {!in_stock && <span className={styles.note}>{kitText('product.soldOut')}</span>}
      </span>
    </>
  );
}
