import { MAX_STOCK, type WantedStrength } from '@fakos/contracts/products/fields';
import type { ReadingStrength } from '@fakos/contracts/reading-glasses/rules';
import type { ShopDatabase } from '../../../database/schema.ts';
import { brokenRule, Failure } from '../../../errors/failure.ts';
import type { Language } from '../../../text/translate.ts';
import type { ProductFields } from './product-columns.ts';
import { deleteStrength, insertStrength, setStrengthStock } from './strengths.repo.ts';

/** A strength of reading glasses with its stock. */
export interface StrengthStock {
  readonly strength: ReadingStrength;
  readonly stock: number;
}

/** The stock of all strengths together. */
export function sumStock(strengths: readonly StrengthStock[]): number {
  return strengths.reduce((sum, { stock }) => sum + stock, 0);
}

interface StrengthContext {
  readonly product: Pick<ProductFields, 'product_type'>;
  readonly language: Language;
}

/**
 * The strengths that a product has after a change, the weakest first.
 *
 * @throws Failure VALIDATION at `strengths` for a product that is no reading glasses or has too many pieces, CONFLICT where a
 * strength has fewer pieces than are taken
 */
export function getNextStrengths(
  before: readonly StrengthStock[],
  wanted: readonly WantedStrength[],
  { product, language }: StrengthContext,
): StrengthStock[] {
  if (wanted.length > 0 && product.product_type !== 'reading') {
    throw brokenRule(language, 'strengths', 'strengthsOnlyReading');
  }
  const stocks = new Map(before.map(({ strength, stock }) => [strength, stock]));
  const after = wanted.map(({ strength, stock, stock_change: change = 0 }) => {
    const available = stocks.get(strength) ?? 0;
    const next = stock ?? available + change;
    if (next < 0) throw new Failure('CONFLICT', { reason: 'strengthTooLow', params: { available, strength } });
    return { strength, stock: next };
  });
  if (sumStock(after) > MAX_STOCK) throw brokenRule(language, 'strengths', 'stockTooHigh');
  return after.toSorted((one, other) => one.strength - other.strength);
}

/** Stores changed strengths. The caller holds a lock on the product's row, so that no order changes them in between. */
export async function writeStrengths(
  db: ShopDatabase,
  productId: number,
  { before, after }: { readonly before: readonly StrengthStock[]; readonly after: readonly StrengthStock[] },
): Promise<void> {
  const stocks = new Map(before.map(({ strength, stock }) => [strength, stock]));
  const remaining = new Set(after.map(({ strength }) => strength));
  for (const strength of stocks.keys()) if (!remaining.has(strength)) await deleteStrength(db, productId, strength);
  for (const { strength, stock } of after) {
    const stored = stocks.get(strength);
    if (stored === undefined) await insertStrength(db, productId, strength, stock);
    else if (stored !== stock) await setStrengthStock(db, productId, strength, stock);
  }
}
