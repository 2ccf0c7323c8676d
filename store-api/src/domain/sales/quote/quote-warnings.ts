import type { Quote } from '@fakos/contracts/cart/contract';
import { toCents, toEuros } from '@fakos/contracts/money';
import { type Language, translate } from '../../../text/translate.ts';
import { formatEuros } from '../../money/format-euros.ts';
import { piecesByStock, type RequestedLine, type ResolvedItem } from './requested-lines.ts';

type Warning = Quote['warnings'][number];

/** Warnings about the requested items: item by item, a stock once for all lines that share it. */
export function listWarnings(
  resolved: readonly ResolvedItem[],
  lines: readonly RequestedLine[],
  language: Language,
): Warning[] {
  const pieces = piecesByStock(lines);
  const told = new Set<string>();
  return resolved.flatMap((item) => {
    const stockKey = item.line?.stockKey ?? '';
    const warnings = itemWarnings(item, told.has(stockKey) ? 0 : (pieces.get(stockKey) ?? 0), language);
    told.add(stockKey);
    return warnings;
  });
}

/** `pieces` is the total quantity that shares the item's stock; 0 if the stock was reported already. */
function itemWarnings(resolved: ResolvedItem, pieces: number, language: Language): Warning[] {
  const { item, lineId, product, line, refusal, hasMissingOptions } = resolved;
  const warn = (code: Warning['code'], params: Record<string, string | number>, key: string = code): Warning => ({
    code,
    product_id: item.product_id,
    ...(item.configuration && { line_id: lineId }),
    ...(product && { slug: product.slug }),
    message: translate(language, `warnings.${key}`, params),
  });
  if (product && refusal) {
    const isNeeded = refusal.refusal === 'needed';
    const name = product.name;
    return [isNeeded ? warn('configuration_needed', { name }) : warn('unavailable', { name }, 'impossible')];
  }
  if (!line) return [warn('unavailable', {}, 'unknownProduct')];
  const { name } = line.product;
  const { stock } = line;
  const warnings: Warning[] = [];
  if (hasMissingOptions) warnings.push(warn('option_unavailable', { name }));
  // Configured lines need different numbers of pieces, so that some can be sold while others cannot.
  if ((pieces > 0 || item.configuration) && stock < line.piecesPerItem) warnings.push(warn('unavailable', { name }));
  else if (stock < pieces) warnings.push(warn('low_stock', { name, available: stock }));
  if (item.shown_price !== undefined && toCents(item.shown_price) !== line.unitCents) {
    const [from, to] = [formatEuros(item.shown_price, language), formatEuros(toEuros(line.unitCents), language)];
    warnings.push(warn('price_changed', { name, from, to }));
  }
  return warnings;
}
