import type { Quote } from '@fakos/shared-kit/api/cart/contract';
import { type CartItem, lineId } from '@fakos/shared-kit/state/cart';

type QuoteLine = Quote['lines'][number];

/** Ids of the add-ons of a quote's line. */
export function optionIds({ options = [] }: Pick<QuoteLine, 'options'>): number[] {
  return options.map(({ id }) => id);
}

/** What the server says of a line of the cart: the same product with the same add-ons. */
export function lineOf(quote: Quote | undefined, item: CartItem): QuoteLine | undefined {
  return quote?.lines.find((line) => lineId(line.product_id, optionIds(line)) === item.id);
}

/** The cart as the server's warnings leave it: without what is gone, at the prices and within the stock of now. */
export function correctedItems(items: readonly CartItem[], quote: Quote): CartItem[] {
  const stock = new Map(quote.lines.map(({ product_id, available }) => [product_id, available]));
  const corrected = new Map<string, CartItem>();
  for (const item of items) {
    const codes = quote.warnings.filter(({ product_id }) => product_id === item.product_id).map(({ code }) => code);
    if (codes.includes('unavailable')) continue;
    const line = codes.length === 0 ? undefined : (lineOf(quote, item) ?? withoutGoneOptions(quote, item));
    const next = line ? asSold(item, line, stock.get(item.product_id) ?? line.available) : item;
    const same = corrected.get(next.id);
    const both = same ? resized(same, same.quantity + next.quantity) : next;
    if (line) stock.set(item.product_id, (stock.get(item.product_id) ?? 0) - next.quantity);
    if (both.quantity > 0) corrected.set(next.id, both);
  }
  return [...corrected.values()];
}

/** A line whose add-on is not sold any more goes on without it. */
function withoutGoneOptions(quote: Quote, { product_id, options = [] }: CartItem): QuoteLine | undefined {
  return quote.lines.find(
    (line) => line.product_id === product_id && optionIds(line).every((id) => options.includes(id)),
  );
}

function asSold({ options: _, ...item }: CartItem, line: QuoteLine, left: number): CartItem {
  const options = optionIds(line);
  const sold = { ...item, id: lineId(item.product_id, options), price: line.unit_price };
  return resized(options.length > 0 ? { ...sold, options } : sold, Math.min(item.quantity, left));
}

function resized(item: CartItem, quantity: number): CartItem {
  return { ...item, quantity, total: Math.round(item.price * quantity * 100) / 100 };
}
