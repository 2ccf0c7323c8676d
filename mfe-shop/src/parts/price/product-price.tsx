import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useText } from '../../text.ts';
import { Price, type PriceProps } from '../../ui/price.tsx';
import { getDiscountPercent, getPriceToPay, type Priced } from './discount.ts';

interface ProductPriceProps extends Pick<PriceProps, 'size' | 'note'> {
  product: Priced;
  /** Hides the percentage, which a badge shows instead. */
  withoutPercent?: boolean;
}

/** A product's price, with the original price if it is reduced. */
export function ProductPrice({ product, withoutPercent = false, size, note }: ProductPriceProps) {
  const kitText = useKitText();
  const text = useText();
  const { money } = useFormat();
  const priceToPay = getPriceToPay(product);
  const percent = getDiscountPercent(product);
  const isReduced = priceToPay < product.original_price;
  return (
    <Price
      size={size}
      note={note}
      current={money(priceToPay)}
      original={isReduced ? money(product.original_price) : undefined}
      discount={isReduced && percent > 0 && !withoutPercent ? `−${percent}%` : undefined}
      labels={{
        current: kitText('product.currentPrice'),
        original: kitText('product.originalPrice'),
        discount: text('product.discount'),
      }}
    />
  );
}
