import type { Insertable, NotNull, Updateable } from 'kysely';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { BrandsTable } from '../../../database/tables/catalogue.ts';
import type { Language } from '../../../text/translate.ts';
import { VISIBLE_STATUSES } from '../visible-statuses.ts';

/** All brands in the shop's order, with how many products a visitor finds of each. */
export function findBrands(db: ShopDatabase, language: Language) {
  return db
    .selectFrom('brands')
    .leftJoin('products', (join) =>
      join.onRef('products.brand_id', '=', 'brands.id').on('products.status', 'in', VISIBLE_STATUSES),
    )
    .select((eb) => [
      'brands.id',
      'brands.slug',
      'brands.name',
      'brands.image',
      `brands.description_${language} as description`,
      `brands.meta_title_${language} as meta_title`,
      `brands.meta_description_${language} as meta_description`,
      eb.fn.count<number>('products.id').as('product_count'),
    ])
    .groupBy('brands.id')
    .orderBy('brands.position')
    .orderBy('brands.name')
    .execute();
}

/** All brands for the back office, in the shop's order, with how many products of any status each has. */
export function findAdminBrands(db: ShopDatabase) {
  return db
    .selectFrom('brands')
    .select(['id', 'slug', 'name', 'description_el', 'description_en', 'image', 'updated_at as version'])
    .select(['meta_title_el', 'meta_title_en', 'meta_description_el', 'meta_description_en'])
    .select((eb) =>
      eb
        .selectFrom('products')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('products.brand_id', '=', 'brands.id')
        .as('product_count'),
    )
    .$narrowType<{ product_count: NotNull }>()
    .orderBy('position')
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** A brand as it is stored. */
export function findBrand(db: ShopDatabase, id: number) {
  return db.selectFrom('brands').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Inserts a brand and returns its ID. */
export async function insertBrand(db: ShopDatabase, values: Insertable<BrandsTable>): Promise<number> {
  return (await db.insertInto('brands').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Updates a brand. */
export async function changeBrand(db: ShopDatabase, id: number, values: Updateable<BrandsTable>): Promise<void> {
  await db.updateTable('brands').set(values).where('id', '=', id).execute();
}

/** Removes a brand. */
export async function removeBrand(db: ShopDatabase, id: number): Promise<void> {
  await db.deleteFrom('brands').where('id', '=', id).execute();
}
