import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
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
  const { category_el, category_en, brand } = await db
    .selectNoFrom((eb) => [
      eb.selectFrom('categories').select('name_el').where('id', '=', categoryId).as('category_el'),
      eb.selectFrom('categories').select('name_en').where('id', '=', categoryId).as('category_en'),
      eb.selectFrom('brands').select('name').where('id', '=', brandId).as('brand'),
    ])
    .executeTakeFirstOrThrow();
  const category = category_el === null || category_en === null ? undefined : { category_el, category_en };
  return { category, brand: brand === null ? undefined : { brand } };
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

/** The SKUs that begin with a text. */
export async function findSkusWithPrefix(db: ShopDatabase, prefix: string): Promise<string[]> {
  const pattern = `${prefix.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await db
    .selectFrom('products')
    .select('sku')
    .where((eb) => sql<SqlBool>`${eb.ref('sku')} like ${pattern} escape '\\'`)
    .execute();
  return rows.map(({ sku }) => sku);
}

/** Inserts a product and returns its ID. */
export async function insertProduct(db: ShopDatabase, values: Insertable<ProductsTable>): Promise<number> {
  return (await db.insertInto('products').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Updates a product. */
export async function changeProduct(db: ShopDatabase, id: number, values: Updateable<ProductsTable>): Promise<void> {
  await db.updateTable('products').set(values).where('id', '=', id).execute();
}
