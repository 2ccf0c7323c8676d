import { useFormat } from '@fakos/shared-kit/i18n';
import { useText } from '../../../text.ts';
import { MAX_PRICE, MAX_STOCK, MIN_PRICE, type ProductValues, parsePrice, parseStock } from './product-values.ts';

/** Validation of each field: an error message, or null. */
export function useProductValidation() {
  const text = useText();
  const format = useFormat();
  const amountInvalid = text('products.amountInvalid', { min: format.money(MIN_PRICE), max: format.money(MAX_PRICE) });
  return {
    price: (typed: string) => (parsePrice(typed) === null ? amountInvalid : null),
    salePrice: (typed: string, values: ProductValues) => {
      if (!typed.trim()) return null;
      const salePrice = parsePrice(typed);
      const price = parsePrice(values.price);
      if (salePrice === null) return amountInvalid;
      return price !== null && salePrice >= price ? text('products.saleTooHigh') : null;
    },
    stock: (typed: string) =>
      parseStock(typed) === null ? text('products.stockInvalid', { min: 0, max: format.number(MAX_STOCK) }) : null,
  };
}
