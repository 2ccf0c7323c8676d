import { MAX_STOCK } from '@fakos/contracts/products/fields';
import type { ShopDatabase } from '../../../database/schema.ts';
import { brokenRule, Failure, requireFound } from '../../../errors/failure.ts';
import type { Editor } from '../../writing/editor.ts';
import type { ProductFields } from './product-columns.ts';
import { getNextStrengths, sumStock, writeStrengths } from './product-strengths.ts';
import { findProductRow } from './product-writing.repo.ts';
import { changeStock, recordStockMoves, type StockMove, setStock } from './stock.repo.ts';
import { listStrengths } from './strengths.repo.ts';
import type { ProductChanges } from './write-product.ts';

type StockChanges = Pick<
  ProductChanges,
  'stock' | 'stock_change' | 'stock_reason' | 'stock_note' | 'strengths' | 'product_type'
>;

interface StockedProduct extends Pick<ProductFields, 'product_type'> {
  readonly id: number;
}

/**
 * Changes the stock of a product whose row this transaction has changed before, and records why. The stock of a product with
 * strengths is always the sum of theirs.
 */
export async function writeStock(
  db: ShopDatabase,
  product: StockedProduct,
  wanted: StockChanges,
  editor: Editor,
): Promise<void> {
  const { stock_reason: reason = 'correction', stock_note: note = '' } = wanted;
  if (wanted.stock !== undefined && wanted.stock_change !== undefined) {
    throw brokenRule(editor.language, 'stock_change', 'stockTwice');
  }
  const sum = await changeStrengths(db, product, wanted, editor);
  const moves = await makeMoves(db, product.id, sum === undefined ? wanted : { stock: sum }, editor);
  await recordStockMoves(db, moves, { reason, note, actor: editor.user.email });
}

/** Changes the strengths, and returns the sum of their stock; undefined for a product without strengths. */
async function changeStrengths(
  db: ShopDatabase,
  { id, product_type }: StockedProduct,
  { strengths, stock, stock_change: change, product_type: newType }: StockChanges,
  { language }: Editor,
): Promise<number | undefined> {
  const isConcerned = strengths ?? stock ?? change ?? newType;
  if (isConcerned === undefined) return undefined;
  const before = await listStrengths(db, id);
  const after = getNextStrengths(before, strengths ?? before, { product: { product_type }, language });
  await writeStrengths(db, id, { before, after });
  if (after.length === 0) return undefined;
  const sum = sumStock(after);
  const isChanged = stock !== undefined && stock !== sum;
  if (isChanged || change) throw brokenRule(language, isChanged ? 'stock' : 'stock_change', 'stockByStrength');
  return sum;
}

async function makeMoves(
  db: ShopDatabase,
  id: number,
  { stock, stock_change: change }: Pick<StockChanges, 'stock' | 'stock_change'>,
  { language }: Editor,
): Promise<StockMove[]> {
  const moves: (StockMove | undefined)[] = [];
  if (stock !== undefined) moves.push(await setStock(db, id, stock));
  if (change) {
    const move = await changeStock(db, id, change, MAX_STOCK);
    if (!move) throw await refuseStockChange(db, id, change, language);
    moves.push(move);
  }
  return moves.filter((move) => move !== undefined);
}

async function refuseStockChange(db: ShopDatabase, id: number, change: number, language: Editor['language']) {
  const { stock } = requireFound(await findProductRow(db, id));
  if (change > 0) return brokenRule(language, 'stock_change', 'stockTooHigh');
  return new Failure('CONFLICT', { reason: 'stockTooLow', params: { available: stock } });
}
