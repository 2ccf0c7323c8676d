import type { Quote } from '@fakos/contracts/cart/contract';
import { toCents, toEuros } from '@fakos/contracts/money';
import { type Language, translate } from '../../../text/translate.ts';
import { formatEuros } from '../../money/format-euros.ts';
import { piecesByProduct, type RequestedLine, type ResolvedItem } from './requested-lines.ts';

type Warning = Quote['warnings'][number];

/** Warnings about the requested items: item by item, a product's stock once for all its lines. */
export function listWarnings(
  resolved: readonly ResolvedItem[],
  lines: readonly RequestedLine[],
  language: Language,
): Warning[] {
  const pieces = new Map(piecesByProduct(lines).map(([product, count]) => [product.id, count]));
  const told = new Set<number>();
  return resolved.flatMap((item) => {
    const id = item.item.product_id;
    const warnings = itemWarnings(item, told.has(id) ? 0 : (pieces.get(id) ?? 0), language);
    told.add(id);
    return warnings;
  });
}

/** `pieces` is the total quantity of the product; 0 if its stock was reported already. */
function itemWarnings({ item, line, hasMissingOptions }: ResolvedItem, pieces: number, language: Language): Warning[] {
  const warn = (code: Warning['code'], params: Record<string, string | number>, key: string = code): Warning => ({
    code,
    product_id: item.product_id,
    message: translate(language, `warnings.${key}`, params),
  });
  if (!line) return [warn('unavailable', {}, 'unknownProduct')];
  const { name, stock } = line.product;
  const warnings: Warning[] = [];
  if (hasMissingOptions) warnings.push(warn('option_unavailable', { name }));
  if (pieces > 0 && stock <= 0) warnings.push(warn('unavailable', { name }));
  else if (stock < pieces) warnings.push(warn('low_stock', { name, available: stock }));
  if (item.shown_price !== undefined && toCents(item.shown_price) !== line.unitCents) {
    const [from, to] = [formatEuros(item.shown_price, language), formatEuros(toEuros(line.unitCents), language)];
    warnings.push(warn('price_changed', { name, from, to }));
  }
  return warnings;
}
