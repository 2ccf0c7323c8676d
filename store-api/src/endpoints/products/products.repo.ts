import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';
import { type ProductQuery, productFilters } from './product-filters.ts';

/** Columns of a product as lists show it. */
function summaryColumns(language: Language) {
  return [
    'products.id',
    'products.slug',
    'products.sku',
    `products.name_${language} as name`,
    `products.short_description_${language} as short_description`,
    'products.brand_id',
    'brands.name as brand_name',
    'products.category_id',
    `categories.name_${language} as category_name`,
    'categories.slug as category_slug',
    'products.price_cents',
    'products.sale_price_cents',
    'products.images',
    'products.featured',
    'products.rating_tenths',
    'products.stock',
    'products.product_type',
    'products.status',
    'products.created_at',
  ] as const;
}

function fromProducts(db: ShopDatabase) {
  return db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .innerJoin('categories', 'categories.id', 'products.category_id');
}

/** The rows of one page of a list, each with the number of all rows that match. */
export async function findProducts(
  db: ShopDatabase,
  query: ProductQuery,
  language: Language,
  statuses: readonly string[] | undefined,
) {
  const rows = await fromProducts(db)
    .select(summaryColumns(language))
    .select(['products.name_el', 'products.name_en', 'products.updated_at'])
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .where((eb) => productFilters(eb, query, statuses))
    .orderBy(sortColumn(query, language), query.order === 'ASC' ? 'asc' : 'desc')
    .orderBy('products.id', query.order === 'ASC' ? 'asc' : 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return { rows, total: rows[0]?.total ?? (query.page === 1 ? 0 : await countProducts(db, query, statuses)) };
}

function sortColumn(query: ProductQuery, language: Language) {
  const columns = {
    created_at: 'products.created_at',
    price: 'products.pay_cents',
    name: `products.sort_${language}`,
    featured: 'products.featured',
  } as const;
  return columns[query.sort];
}

/** A page behind the last one has no row to carry the total. */
async function countProducts(db: ShopDatabase, query: ProductQuery, statuses: readonly string[] | undefined) {
  const { total } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => productFilters(eb, query, statuses))
    .executeTakeFirstOrThrow();
  return total;
}

/** One product with everything that its own page shows. */
export function findProductBySlug(
  db: ShopDatabase,
  slug: string,
  language: Language,
  statuses: readonly string[] | undefined,
) {
  return fromProducts(db)
    .select(summaryColumns(language))
    .select([
      'brands.slug as brand_slug',
      `products.description_${language} as description`,
      `products.shape_${language} as shape`,
      `products.colour_${language} as colour`,
      `products.material_${language} as material`,
      'products.lens_width',
      'products.bridge_width',
      'products.temple_length',
      'products.vat_rate',
    ])
    .where('products.slug', '=', slug)
    .$if(statuses !== undefined, (select) => select.where('products.status', 'in', statuses ?? []))
    .executeTakeFirst();
}

/** What a change of a product is measured against. */
export function findProductForChange(db: ShopDatabase, id: number) {
  return db
    .selectFrom('products')
    .select(['id', 'price_cents', 'sale_price_cents', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

interface ProductChange {
  readonly price_cents: number;
  readonly sale_price_cents: number | null;
  readonly stock: number | undefined;
  readonly featured: 0 | 1 | undefined;
  readonly status: string | undefined;
  readonly updated_at: string;
}

/** Stores a change unless somebody else changed the row since it was `seen`; says whether it did. */
export async function changeProduct(
  db: ShopDatabase,
  id: number,
  seen: string,
  change: ProductChange,
): Promise<boolean> {
  const { stock, featured, status, ...amounts } = change;
  const result = await db
    .updateTable('products')
    .set({
      ...amounts,
      pay_cents: change.sale_price_cents ?? change.price_cents,
      ...(stock !== undefined && { stock }),
      ...(featured !== undefined && { featured }),
      ...(status !== undefined && { status }),
    })
    .where('id', '=', id)
    .where('updated_at', '=', seen)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
