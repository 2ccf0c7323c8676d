import type { SuggestedProduct } from '@fakos/shared-kit/api/search/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import type { SlotProps } from '@fakos/shared-kit/remote';
import { Picture } from '@fakos/shared-kit/ui/picture';
import type { ReactNode } from 'react';
import { productPicture } from '../../parts/product-tile/product-picture.ts';
import styles from './product-suggestions.module.css';

const PICTURE_SIZES = '3rem';
const PICTURE_WIDEST = 160;

/** Products that the search suggests: picture, name, brand, and what one costs now. */
export function ProductSuggestions({ found, option, mark }: SlotProps['search.products']) {
  return found.map((product) => option(product, <Suggestion product={product} name={mark(product.name)} />));
}

function Suggestion({ product, name }: { product: SuggestedProduct; name: ReactNode }) {
  const kitText = useKitText();
  const { money } = useFormat();
  const { image, brand_name, price, sale_price, in_stock } = product;
  return (
    <>
      <Picture {...productPicture(image, '', PICTURE_SIZES, PICTURE_WIDEST)} fit="cover" className={styles.picture} />
      <span className={styles.words}>
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
