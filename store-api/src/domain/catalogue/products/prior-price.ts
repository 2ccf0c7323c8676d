import { z } from 'zod';

/** The period before a discount in which its prior price is determined (directive 98/6/EC, article 6a paragraph 2). */
const PRIOR_PRICE_DAYS = 30;
const DAY_MS = 86_400_000;

/** The price of a product from an instant on, in cents. */
export const priceFrom = z.object({
  since: z.string(),
  price_cents: z.number(),
  sale_price_cents: z.number().nullable(),
});
/** See {@link priceFrom}. */
export type PriceFrom = Readonly<z.output<typeof priceFrom>>;

/**
 * The lowest price in cents in the 30 days before the current discount, null without one; `history` is
 * in chronological order. A discount that is increased remains the same discount, so its prior price stays; one that is
 * reduced is a new one. If there is no history before the discount, it is the list price.
 */
export function lowestPriorPrice(history: readonly PriceFrom[]): number | null {
  const now = history.at(-1);
  if (!now || now.sale_price_cents === null) return null;
  const first = findDiscountStart(history);
  const begin = history[first]?.since ?? now.since;
  const windowStart = new Date(Date.parse(begin) - PRIOR_PRICE_DAYS * DAY_MS).toISOString();
  const prior = history.slice(0, first).filter((_price, index) => (history[index + 1]?.since ?? begin) > windowStart);
  return prior.length > 0 ? Math.min(...prior.map(paid)) : now.price_cents;
}

/** The index in the history at which the current discount began. */
function findDiscountStart(history: readonly PriceFrom[]): number {
  let first = history.length - 1;
  for (; first > 0; first--) {
    const [before, after] = history.slice(first - 1);
    if (!before || !after || before.sale_price_cents === null || paid(before) < paid(after)) break;
  }
  return first;
}

function paid(price: PriceFrom): number {
  return price.sale_price_cents ?? price.price_cents;
}
