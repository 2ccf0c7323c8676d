import type { Quote } from '@fakos/contracts/cart/contract';
import { getLineId } from '@fakos/contracts/line-configuration/rules';
import { toCents, toEuros } from '@fakos/contracts/money';
import type { CartItem } from '@fakos/shared-kit/state/cart';

type QuoteLine = Quote['lines'][number];

/** Ids of the add-ons of a quote's line. */
export function getOptionIds({ options = [] }: Pick<QuoteLine, 'options'>): number[] {
  return options.map(({ id }) => id);
}

/** The id that the cart has for a quote's line. */
function getQuoteLineId({ product_id, configuration, ...line }: QuoteLine): string {
  return getLineId({ product_id, configuration, options: getOptionIds(line) });
}

/** Whether a warning is about a cart item. Warnings without a line's id are about all lines without configuration. */
export function isAboutItem(warning: Quote['warnings'][number], item: CartItem): boolean {
  if (warning.product_id !== item.product_id) return false;
  return warning.line_id === undefined ? item.configuration === undefined : warning.line_id === item.id;
}

/** The quote line of a cart item: same product, add-ons and configuration. */
export function findQuoteLine(quote: Quote | undefined, item: CartItem): QuoteLine | undefined {
  return quote?.lines.find((line) => getQuoteLineId(line) === item.id);
}

/**
 * The cart items after the quote's warnings: without those that cannot be bought, with current prices and limited to the
 * stock. The server divides the stock of configured lines, and the cart that of the others.
 */
export function getCorrectedItems(items: readonly CartItem[], quote: Quote): CartItem[] {
  const stock = new Map(
    quote.lines.filter((line) => !line.configuration).map(({ product_id, available }) => [product_id, available]),
  );
  const getRemaining = (line: QuoteLine) =>
    line.configuration ? line.available : (stock.get(line.product_id) ?? line.available);
  const corrected = new Map<string, CartItem>();
  for (const item of items) {
    const warnings = quote.warnings.filter((warning) => isRelevant(warning, item));
    const codes = new Set(warnings.map(({ code }) => code));
    if (codes.has('unavailable') || codes.has('configuration_needed')) continue;
    const line =
      codes.size === 0 ? undefined : (findQuoteLine(quote, item) ?? findLineWithoutUnavailableOptions(quote, item));
    const next = line ? toSoldItem(item, line, getRemaining(line)) : item;
    const existing = corrected.get(next.id);
    const merged = existing ? withQuantity(existing, existing.quantity + next.quantity) : next;
    if (line && !line.configuration) stock.set(item.product_id, getRemaining(line) - next.quantity);
    if (merged.quantity > 0) corrected.set(next.id, merged);
  }
  return [...corrected.values()];
}

/** A low stock concerns all lines that share it; the server names the first. */
function isRelevant(warning: Quote['warnings'][number], item: CartItem): boolean {
  if (warning.code === 'low_stock') return warning.product_id === item.product_id;
  return isAboutItem(warning, item);
}

/** The quote line of an item of which an add-on is no longer available. */
function findLineWithoutUnavailableOptions(
  quote: Quote,
  { product_id, options = [], configuration }: CartItem,
): QuoteLine | undefined {
  return quote.lines.find(
    (line) =>
      line.product_id === product_id &&
      getLineId({ product_id, configuration: line.configuration }) === getLineId({ product_id, configuration }) &&
      getOptionIds(line).every((id) => options.includes(id)),
  );
}

function toSoldItem({ options: _, ...item }: CartItem, line: QuoteLine, remaining: number): CartItem {
  const options = getOptionIds(line);
  const sold = { ...item, id: getQuoteLineId(line), price: line.unit_price };
  return withQuantity(options.length > 0 ? { ...sold, options } : sold, Math.min(item.quantity, remaining));
}

function withQuantity(item: CartItem, quantity: number): CartItem {
  return { ...item, quantity, total: toEuros(toCents(item.price * quantity)) };
}
