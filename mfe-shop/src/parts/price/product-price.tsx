import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Price, type PriceProps } from '@fakos/shared-kit/ui/price';
import { useText } from '../../text.ts';
import { discountPercent, type Priced, priceToPay } from './discount.ts';

interface ProductPriceProps extends Pick<PriceProps, 'size' | 'note'> {
  product: Priced;
  /** Leaves the percentage to a badge elsewhere. */
  withoutPercent?: boolean;
}

/** What a product costs, with what it cost before where that was more. */
export function ProductPrice({ product, withoutPercent = false, size, note }: ProductPriceProps) {
  const kitText = useKitText();
  const text = useText();
  const { money } = useFormat();
  const pay = priceToPay(product);
  const percent = discountPercent(product);
  const reduced = pay < product.original_price;
  return (
    <Price
      size={size}
      note={note}
      current={money(pay)}
      original={reduced ? money(product.original_price) : undefined}
      discount={reduced && percent > 0 && !withoutPercent ? `−${percent}%` : undefined}
      labels={{
        current: kitText('product.currentPrice'),
        original: kitText('product.originalPrice'),
        discount: text('product.discount'),
      }}
    />
  );
}
