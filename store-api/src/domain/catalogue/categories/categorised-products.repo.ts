import type { ShopDatabase } from '../../../database/schema.ts';
import { productSearchColumns } from '../products/product-search-columns.ts';

/** Products that are read and written at a time. */
const BATCH = 500;

/** The products affected by a changed name. */
export interface Filed {
  readonly column: 'category_id' | 'brand_id';
  readonly id: number;
}

/**
 * Rebuilds the search columns of the products of a category or brand, after its name changed or products moved there.
 */
export async function refreshProductSearch(db: ShopDatabase, filed: Filed): Promise<void> {
  let last = 0;
  for (;;) {
    const rows = await findSearched(db, filed, last);
    for (const { id, search_text: before, ...texts } of rows) {
      const { search_text: after } = productSearchColumns(texts);
      if (after !== before) await db.updateTable('products').set({ search_text: after }).where('id', '=', id).execute();
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return;
  }
}

function findSearched(db: ShopDatabase, filed: Filed, after: number) {
  return db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(['products.id', 'products.search_text', 'products.sku', 'brands.name as brand'])
    .select(['products.name_el', 'products.name_en', 'products.short_description_el', 'products.short_description_en'])
    .select(['categories.name_el as category_el', 'categories.name_en as category_en'])
    .select(['products.shape_el', 'products.shape_en', 'products.colour_el', 'products.colour_en'])
    .select(['products.material_el', 'products.material_en'])
    .where(`products.${filed.column}`, '=', filed.id)
    .where('products.id', '>', after)
    .orderBy('products.id')
    .limit(BATCH)
    .execute();
}

/**
 * Moves all products of a row to another one; their versions change, because the data seen by an editor is outdated.
 */
export async function moveProducts(db: ShopDatabase, from: Filed, target: number): Promise<void> {
  await db
    .updateTable('products')
    .set({ [from.column]: target, updated_at: new Date().toISOString() })
    .where(from.column, '=', from.id)
    .execute();
  await refreshProductSearch(db, { column: from.column, id: target });
}

/** The number of products of any status in a category or brand. */
export async function countCategoryProducts(db: ShopDatabase, { column, id }: Filed): Promise<number> {
  const { total } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(column, '=', id)
    .executeTakeFirstOrThrow();
  return total;
}
