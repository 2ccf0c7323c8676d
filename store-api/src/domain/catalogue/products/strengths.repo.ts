import { type ReadingStrength, readingStrengths } from '@fakos/contracts/reading-glasses/rules';
import { sql } from 'kysely';
import type { ShopDatabase } from '../../../database/schema.ts';

const HUNDREDTHS = 100;

/** The stock of each strength of reading glasses, by product; products without an entry have no strengths of their own. */
export async function findStrengths(
  db: ShopDatabase,
  productIds: readonly number[],
): Promise<Map<number, Map<ReadingStrength, number>>> {
  const byProduct = new Map<number, Map<ReadingStrength, number>>();
  if (productIds.length === 0) return byProduct;
  const rows = await db
    .selectFrom('product_strengths')
    .selectAll()
    .where('product_id', 'in', productIds)
    .orderBy('strength_hundredths')
    .execute();
  for (const { product_id: id, strength_hundredths: hundredths, stock } of rows) {
    const strength = readingStrengths.find((one) => one * HUNDREDTHS === hundredths);
    if (strength === undefined) continue;
    byProduct.set(id, (byProduct.get(id) ?? new Map<ReadingStrength, number>()).set(strength, stock));
  }
  return byProduct;
}

/** Adds pieces to the stock of a strength, or takes them; false if the stock would become negative. */
export async function changeStrengthStock(
  transaction: ShopDatabase,
  productId: number,
  strength: ReadingStrength,
  change: number,
): Promise<boolean> {
  const changed = await transaction
    .updateTable('product_strengths')
    .set((eb) => ({ stock: eb('stock', '+', change) }))
    .where('product_id', '=', productId)
    .where('strength_hundredths', '=', strength * HUNDREDTHS)
    .where(sql<number>`stock + ${change}`, '>=', 0)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Whether the stock of a product is counted by strength. */
export async function hasStrengths(db: ShopDatabase, productId: number): Promise<boolean> {
  const found = await db
    .selectFrom('product_strengths')
    .select('product_id')
    .where('product_id', '=', productId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Adds a strength that the product did not have. */
export async function insertStrength(
  transaction: ShopDatabase,
  productId: number,
  strength: ReadingStrength,
  stock: number,
): Promise<void> {
  await transaction
    .insertInto('product_strengths')
    .values({ product_id: productId, strength_hundredths: strength * HUNDREDTHS, stock })
    .execute();
}

/** Sets the stock of a strength. */
export async function setStrengthStock(
  transaction: ShopDatabase,
  productId: number,
  strength: ReadingStrength,
  stock: number,
): Promise<void> {
  await transaction
    .updateTable('product_strengths')
    .set({ stock })
    .where('product_id', '=', productId)
    .where('strength_hundredths', '=', strength * HUNDREDTHS)
    .execute();
}

/** Removes a strength from a product. */
export async function deleteStrength(
  transaction: ShopDatabase,
  productId: number,
  strength: ReadingStrength,
): Promise<void> {
  await transaction
    .deleteFrom('product_strengths')
    .where('product_id', '=', productId)
    .where('strength_hundredths', '=', strength * HUNDREDTHS)
    .execute();
}

/** The strengths of a product with their stock, the weakest first; empty if its stock is not counted by strength. */
export async function listStrengths(db: ShopDatabase, productId: number) {
  const strengths = (await findStrengths(db, [productId])).get(productId) ?? [];
  return Array.from(strengths, ([strength, stock]) => ({ strength, stock }));
}
