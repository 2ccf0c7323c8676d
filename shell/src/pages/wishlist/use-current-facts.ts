import type { Quote } from '@fakos/shared-kit/api/cart/contract';
import { useQuoteCartQuery } from '@fakos/shared-kit/api/cart/hooks';
import type { WishlistItem } from '@fakos/shared-kit/state/wishlist';

/** Most products that one quote takes; the same number as the server's MAX_CART_LINES. */
const MAX_ASKED = 100;

/** Price and stock of now; undefined until the server said, and `gone` for what it does not sell any more. */
export type CurrentFact = Quote['lines'][number] | 'gone' | undefined;
/** Reads a product's {@link CurrentFact} by its id. */
export type CurrentFacts = (id: number) => CurrentFact;

/** Asks what the wished products cost now and whether they can be bought: a list may be older than the shop's prices. */
export function useCurrentFacts(items: readonly WishlistItem[]): CurrentFacts {
  const asked = items.filter(({ type }) => type === 'product').slice(-MAX_ASKED);
  const { data } = useQuoteCartQuery(
    {
      items: asked.map(({ id }) => ({ product_id: id, quantity: 1 })),
      shipping_method: 'pickup',
      payment_method: 'pay_in_store',
    },
    { skip: asked.length === 0 },
  );
  const quote = data?.data;
  return (id) => {
    const line = quote?.lines.find(({ product_id }) => product_id === id);
    const isGone = quote?.warnings.some(({ product_id, code }) => product_id === id && code === 'unavailable');
    return line ?? (isGone ? 'gone' : undefined);
  };
}
