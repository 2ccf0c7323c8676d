import type { Quote } from '@fakos/contracts/cart/contract';
import { useQuoteCartQuery } from '@fakos/shared-kit/api/cart/hooks';
import type { WishlistItem } from '@fakos/shared-kit/state/wishlist';

/** Equal to the server's MAX_CART_LINES. */
const MAX_PRODUCTS = 100;

/** Current price and stock; undefined before the response, and `gone` for a product that is no longer sold. */
export type CurrentProduct = Quote['lines'][number] | 'gone' | undefined;
/** Finds the {@link CurrentProduct} with an id. */
export type FindCurrentProduct = (id: number) => CurrentProduct;

/** Requests current prices and availability of the listed products, because a stored list may be outdated. */
export function useCurrentProducts(items: readonly WishlistItem[]): FindCurrentProduct {
  const products = items.filter(({ type }) => type === 'product').slice(-MAX_PRODUCTS);
  const { data } = useQuoteCartQuery(
    {
      items: products.map(({ id }) => ({ product_id: id, quantity: 1 })),
      shipping_method: 'pickup',
      payment_method: 'pay_in_store',
    },
    { skip: products.length === 0 },
  );
  const quote = data?.data;
  return (id) => {
    const line = quote?.lines.find(({ product_id }) => product_id === id);
    const isGone = quote?.warnings.some(({ product_id, code }) => product_id === id && code === 'unavailable');
    return line ?? (isGone ? 'gone' : undefined);
  };
}
