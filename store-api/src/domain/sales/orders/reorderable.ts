import { readLineOptions } from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrderRow } from '../../../database/tables/sales.ts';
import type { Language } from '../../../text/translate.ts';
import { getStoredConfiguration } from '../configurations/kinds.ts';
import { toQuoteLine } from '../quote/quote-response.ts';
import { listWarnings } from '../quote/quote-warnings.ts';
import { availableByLine, type Item, type RequestedLine, resolveItems } from '../quote/requested-lines.ts';
import { loadWholeOrder } from './order-response.ts';

/**
 * The items of an order that can be bought again: at current prices, limited by stock; warnings list the differences.
 */
export async function reorderable(db: ShopDatabase, order: OrderRow, language: Language) {
  const { lines: bought } = await loadWholeOrder(db, order);
  const items: Item[] = bought.map((line) => ({
    product_id: line.product_id,
    quantity: line.quantity,
    options: readLineOptions(line.options).map(({ id }) => id),
    configuration: getStoredConfiguration(line),
  }));
  const { resolved, lines } = await resolveItems(db, items, language);
  const sold = withinStock(lines);
  const available = availableByLine(sold);
  return {
    lines: sold.map((line) => toQuoteLine(line, available.get(line.key) ?? 0, language)),
    warnings: listWarnings(resolved, lines, language),
  };
}

/** Lines of the same stock share it, first come first served. */
function withinStock(lines: readonly RequestedLine[]): RequestedLine[] {
  const left = new Map(lines.map(({ stockKey, stock }) => [stockKey, stock]));
  return lines.flatMap((line) => {
    const stock = left.get(line.stockKey) ?? 0;
    const quantity = Math.min(line.quantity, Math.floor(stock / line.piecesPerItem));
    left.set(line.stockKey, stock - quantity * line.piecesPerItem);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
