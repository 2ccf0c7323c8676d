import type { Quote } from '@fakos/contracts/cart/contract';
import { toCents, toEuros } from '@fakos/contracts/money';
import { type CartItem, getLineId } from '@fakos/shared-kit/state/cart';

type QuoteLine = Quote['lines'][number];

/** Ids of the add-ons of a quote's line. */
export function getOptionIds({ options = [] }: Pick<QuoteLine, 'options'>): number[] {
  return options.map(({ id }) => id);
}

/** The quote line of a cart item: same product and add-ons. */
export function findQuoteLine(quote: Quote | undefined, item: CartItem): QuoteLine | undefined {
  return quote?.lines.find((line) => getLineId(line.product_id, getOptionIds(line)) === item.id);
}

/** The cart items after the quote's warnings: without unavailable products, with current prices and limited to the stock. */
export function getCorrectedItems(items: readonly CartItem[], quote: Quote): CartItem[] {
  const stock = new Map(quote.lines.map(({ product_id, available }) => [product_id, available]));
  const corrected = new Map<string, CartItem>();
  for (const item of items) {
    const codes = quote.warnings.filter(({ product_id }) => product_id === item.product_id).map(({ code }) => code);
    if (codes.includes('unavailable')) continue;
    const line =
      codes.length === 0 ? undefined : (findQuoteLine(quote, item) ?? findLineWithoutUnavailableOptions(quote, item));
    const next = line ? toSoldItem(item, line, stock.get(item.product_id) ?? line.available) : item;
    const existing = corrected.get(next.id);
    const merged = existing ? withQuantity(existing, existing.quantity + next.quantity) : next;
    if (line) stock.set(item.product_id, (stock.get(item.product_id) ?? 0) - next.quantity);
    if (merged.quantity > 0) corrected.set(next.id, merged);
  }
  return [...corrected.values()];
}

/** The quote line of an item of which an add-on is no longer available. */
function findLineWithoutUnavailableOptions(
  quote: Quote,
  { product_id, options = [] }: CartItem,
): QuoteLine | undefined {
  return quote.lines.find(
    (line) => line.product_id === product_id && getOptionIds(line).every((id) => options.includes(id)),
  );
}

function toSoldItem({ options: _, ...item }: CartItem, line: QuoteLine, remaining: number): CartItem {
  const options = getOptionIds(line);
  const sold = { ...item, id: getLineId(item.product_id, options), price: line.unit_price };
  return withQuantity(options.length > 0 ? { ...sold, options } : sold, Math.min(item.quantity, remaining));
}

function withQuantity(item: CartItem, quantity: number): CartItem {
  return { ...item, quantity, total: toEuros(toCents(item.price * quantity)) };
}
