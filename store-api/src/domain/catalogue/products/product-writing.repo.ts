import { type Insertable, sql, type Updateable } from 'kysely';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ProductRow, ProductsTable } from '../../../database/tables/catalogue.ts';

/** A product as it is stored. */
export function findProductRow(db: ShopDatabase, id: number): Promise<ProductRow | undefined> {
  return db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Products as they are stored. */
export function findProductRowsByIds(db: ShopDatabase, ids: readonly number[]): Promise<ProductRow[]> {
  return db.selectFrom('products').selectAll().where('id', 'in', ids).execute();
}

/** The names of a category and a brand; undefined for one that does not exist. */
export async function findFiledNames(db: ShopDatabase, categoryId: number, brandId: number) {
  const category = await db
    .selectFrom('categories')
    .select(['name_el as category_el', 'name_en as category_en'])
    .where('id', '=', categoryId)
    .executeTakeFirst();
  const brand = await db.selectFrom('brands').select('name as brand').where('id', '=', brandId).executeTakeFirst();
  return { category, brand };
}

/** True if another product has this sku. */
export async function isSkuTaken(db: ShopDatabase, sku: string, ownId = 0): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('sku', '=', sku)
    .where('id', '!=', ownId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts a product and returns its ID. */
export async function insertProduct(db: ShopDatabase, values: Insertable<ProductsTable>): Promise<number> {
  return (await db.insertInto('products').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Updates a product. */
export async function changeProduct(db: ShopDatabase, id: number, values: Updateable<ProductsTable>): Promise<void> {
  await db.updateTable('products').set(values).where('id', '=', id).execute();
}

/** Changes the stock of a product; false if the stock would become negative or exceed `most`. */
export async function changeStock(db: ShopDatabase, id: number, change: number, most: number): Promise<boolean> {
  const result = await db
    .updateTable('products')
    .set((eb) => ({ stock: eb('stock', '+', change) }))
    .where('id', '=', id)
    .where(sql`stock + ${change}`, '>=', 0)
    .where(sql`stock + ${change}`, '<=', most)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
