import type { Insertable, NotNull, Updateable } from 'kysely';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { CategoriesTable } from '../../../database/tables/catalogue.ts';
import type { Language } from '../../../text/translate.ts';
import { VISIBLE_STATUSES } from '../visible-statuses.ts';

/** All categories in the shop's order, with the number of visible products in each. */
export function findCategories(db: ShopDatabase, language: Language) {
  return db
    .selectFrom('categories')
    .leftJoin('products', (join) =>
      join.onRef('products.category_id', '=', 'categories.id').on('products.status', 'in', VISIBLE_STATUSES),
    )
    .select((eb) => [
      'categories.id',
      'categories.slug',
      `categories.name_${language} as name`,
      `categories.description_${language} as description`,
      'categories.image',
      'categories.icon',
      `categories.meta_title_${language} as meta_title`,
      `categories.meta_description_${language} as meta_description`,
      eb.fn.count<number>('products.id').as('product_count'),
    ])
    .groupBy('categories.id')
    .orderBy('categories.position')
    .execute();
}

/** All categories for the back office, in the shop's order, with the numbers of their products and subcategories. */
export function findAdminCategories(db: ShopDatabase) {
  return db
    .selectFrom('categories')
    .select([
      'id',
      'slug',
      'name_el',
      'name_en',
      'description_el',
      'description_en',
      'image',
      'icon',
      'parent_id',
      'position',
    ])
    .select(['meta_title_el', 'meta_title_en', 'meta_description_el', 'meta_description_en'])
    .select((eb) => [
      'updated_at as version',
      eb
        .selectFrom('products')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('products.category_id', '=', 'categories.id')
        .as('product_count'),
      eb
        .selectFrom('categories as children')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('children.parent_id', '=', 'categories.id')
        .as('child_count'),
    ])
    .$narrowType<{ product_count: NotNull; child_count: NotNull }>()
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** A category as it is stored. */
export function findCategory(db: ShopDatabase, id: number) {
  return db.selectFrom('categories').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The parent of each category. */
export async function findParents(db: ShopDatabase): Promise<Map<number, number | null>> {
  const rows = await db.selectFrom('categories').select(['id', 'parent_id']).execute();
  return new Map(rows.map((row) => [row.id, row.parent_id]));
}

/** Inserts a category and returns its ID. */
export async function insertCategory(db: ShopDatabase, values: Insertable<CategoriesTable>): Promise<number> {
  return (await db.insertInto('categories').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Updates a category. */
export async function changeCategory(db: ShopDatabase, id: number, values: Updateable<CategoriesTable>): Promise<void> {
  await db.updateTable('categories').set(values).where('id', '=', id).execute();
}

/** The number of direct subcategories of a category. */
export async function countChildren(db: ShopDatabase, id: number): Promise<number> {
  const { total } = await db
    .selectFrom('categories')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('parent_id', '=', id)
    .executeTakeFirstOrThrow();
  return total;
}

/** Moves everything directly inside a category to another one. */
export async function moveChildren(db: ShopDatabase, id: number, target: number): Promise<void> {
  await db
    .updateTable('categories')
    .set({ parent_id: target, updated_at: new Date().toISOString() })
    .where('parent_id', '=', id)
    .execute();
}

/** Removes a category. */
export async function removeCategory(db: ShopDatabase, id: number): Promise<void> {
  await db.deleteFrom('categories').where('id', '=', id).execute();
}
