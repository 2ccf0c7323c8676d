import { setImmediate as nextTurn } from 'node:timers/promises';
import { readImages } from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ProductRow } from '../../../database/tables/catalogue.ts';
import { type ProductFields, toFields } from '../products/product-columns.ts';
import type { StrengthStock } from '../products/product-strengths.ts';
import { findStrengths } from '../products/strengths.repo.ts';

/** Values per statement: engines limit them. Other requests get their turn between. */
const BATCH = 500;

/** A product with all fields that a file contains. */
export interface FileProduct {
  readonly id: number;
  readonly slug: string;
  readonly fields: ProductFields;
  readonly addon_ids: readonly number[];
  readonly strengths: readonly StrengthStock[];
  readonly images: readonly string[];
  readonly version: string;
}

/** Products by ID, in the order of the IDs; those that do not exist are missing. */
export async function findFileProducts(db: ShopDatabase, ids: readonly number[]): Promise<FileProduct[]> {
  const found: FileProduct[] = [];
  for (const batch of toBatches(ids)) {
    const rows = await db.selectFrom('products').selectAll().where('id', 'in', batch).execute();
    const byId = new Map((await withOtherTables(db, rows)).map((product) => [product.id, product]));
    found.push(...batch.flatMap((id) => byId.get(id) ?? []));
    await nextTurn();
  }
  return found;
}

/** IDs of products by a unique column, for those values that exist. */
export async function findIdsBy(
  db: ShopDatabase,
  column: 'sku' | 'slug',
  values: readonly string[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const batch of toBatches(values)) {
    const rows = await db.selectFrom('products').select(['id', column]).where(column, 'in', batch).execute();
    for (const row of rows) ids.set(row[column], row.id);
    await nextTurn();
  }
  return ids;
}

async function withOtherTables(db: ShopDatabase, rows: readonly ProductRow[]): Promise<FileProduct[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const links = await db
    .selectFrom('product_addon_links')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('addon_id')
    .execute();
  const byProduct = Map.groupBy(links, (link) => link.product_id);
  const strengths = await findStrengths(db, ids);
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    fields: toFields(row),
    addon_ids: (byProduct.get(row.id) ?? []).map((link) => link.addon_id),
    strengths: Array.from(strengths.get(row.id) ?? [], ([strength, stock]) => ({ strength, stock })),
    images: readImages(row.images),
    version: row.updated_at,
  }));
}

function toBatches<T>(values: readonly T[]): T[][] {
  const count = Math.ceil(values.length / BATCH);
  return Array.from({ length: count }, (_none, index) => values.slice(index * BATCH, (index + 1) * BATCH));
}
