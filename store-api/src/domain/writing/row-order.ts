import type { ShopDatabase } from '../../database/schema.ts';
import { brokenRule } from '../../errors/failure.ts';
import type { Language } from '../../text/translate.ts';

/** Tables whose rows have a place in an order. */
type OrderedTable = 'categories' | 'brands' | 'post_categories' | 'services';

/** The rule that a new order of these rows breaks when a row is missing, unknown or repeated. */
type OrderRule = 'everyCategory' | 'everyBrand' | 'everyService' | 'everyPage';

/** Throws unless a new order names every row once. */
export function checkOrder(
  ids: readonly number[],
  rows: readonly { readonly id: number }[],
  { rule, language }: { readonly rule: OrderRule; readonly language: Language },
): void {
  const named = new Set(ids);
  const isComplete = named.size === ids.length && ids.length === rows.length && rows.every(({ id }) => named.has(id));
  if (!isComplete) throw brokenRule(language, 'ids', rule);
}

/** The place after the last row. */
export async function getNextPosition(db: ShopDatabase, table: OrderedTable): Promise<number> {
  const { last } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0) + 1;
}

/** Stores the order of all rows. Versions stay: no field of a form changes. Call it inside `writeTaxonomy`. */
export async function storeOrder(
  db: ShopDatabase,
  table: Exclude<OrderedTable, 'services'>,
  ids: readonly number[],
  refusal: { readonly rule: OrderRule; readonly language: Language },
): Promise<void> {
  checkOrder(ids, await db.selectFrom(table).select('id').execute(), refusal);
  for (const [index, id] of ids.entries()) {
    await db
      .updateTable(table)
      .set({ position: index + 1 })
      .where('id', '=', id)
      .execute();
  }
}
