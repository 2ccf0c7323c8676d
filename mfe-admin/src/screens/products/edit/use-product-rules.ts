import { useFormat } from '@fakos/shared-kit/i18n';
import { useText } from '../../../text.ts';
import { MAX_PRICE, MAX_STOCK, MIN_PRICE, type ProductValues, priceOf, stockOf } from './product-values.ts';

/** Says what is wrong with each field, null where nothing is. */
export function useProductRules() {
  const text = useText();
  const format = useFormat();
  const amountInvalid = text('products.amountInvalid', { min: format.money(MIN_PRICE), max: format.money(MAX_PRICE) });
  return {
    price: (typed: string) => (priceOf(typed) === null ? amountInvalid : null),
    salePrice: (typed: string, values: ProductValues) => {
      if (!typed.trim()) return null;
      const salePrice = priceOf(typed);
      const price = priceOf(values.price);
      if (salePrice === null) return amountInvalid;
      return price !== null && salePrice >= price ? text('products.saleTooHigh') : null;
    },
    stock: (typed: string) =>
      stockOf(typed) === null ? text('products.stockInvalid', { min: 0, max: format.number(MAX_STOCK) }) : null,
  };
}
