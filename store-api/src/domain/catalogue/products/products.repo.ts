import { sql } from 'kysely';
import { compiledOnce } from '../../../database/compiled-once.ts';
import { jsonRows } from '../../../database/json-rows.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ProductStatus } from '../../../database/tables/catalogue.ts';
import type { Language } from '../../../text/translate.ts';
import { addonsOffered, PUBLISHED } from '../addons/offered-addons.repo.ts';
import { getPrices } from './product-prices.repo.ts';

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
    'products.review_count',
    'products.stock',
    'products.product_type',
    'products.status',
    'products.created_at',
    'products.variant_group',
  ] as const;
}

function fromProducts(db: ShopDatabase) {
  return db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .innerJoin('categories', 'categories.id', 'products.category_id');
}

interface WantedRows {
  readonly ids: readonly number[];
  /** Statuses that the reader may see: a product may have changed since the list was made. */
  readonly statuses: readonly ProductStatus[];
  readonly language: Language;
  /** Maximum number of rows of a page. The statement always has this many parameters, so that it is prepared only once. */
  readonly limit: number;
}

/** The rows of one page of a list, in the order of their numbers. */
export async function findProductRows(db: ShopDatabase, { ids, statuses, language, limit }: WantedRows) {
  if (ids.length === 0) return [];
  const shape = { language, limit: Math.max(limit, ids.length), statuses: statuses.length };
  const rows = await rowsByIds(db, shape, [...padded(ids, shape.limit), ...statuses]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface Shape {
  readonly language: Language;
  /** How many statuses there are, and how many products. */
  readonly statuses: number;
  readonly limit: number;
}

const placeholders = <Value>(count: number, value: Value) => Array<Value>(count).fill(value);

const rowsByIds = compiledOnce((db, { language, limit, statuses }: Shape) =>
  fromProducts(db)
    .select(summaryColumns(language))
    .select(['products.name_el', 'products.name_en', 'products.publish_at', 'products.updated_at'])
    .where('products.id', 'in', placeholders(limit, 0))
    .where('products.status', 'in', placeholders<ProductStatus>(statuses, 'published')),
);

function padded(ids: readonly number[], length: number): readonly number[] {
  const last = ids.at(-1) ?? 0;
  return ids.length >= length ? ids : [...ids, ...Array<number>(length - ids.length).fill(last)];
}

/** One product with everything that its page shows, including add-ons and price history. */
export async function findProductBySlug(
  db: ShopDatabase,
  slug: string,
  language: Language,
  statuses: readonly ProductStatus[],
) {
  const [row] = await rowsBySlug(db, { language, statuses: statuses.length }, [PUBLISHED, slug, ...statuses]);
  return row;
}

const thisProduct = sql.ref<number>('products.id');

const rowsBySlug = compiledOnce((db, { language, statuses }: Omit<Shape, 'limit'>) =>
  fromProducts(db)
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
      'products.lens_height',
      'products.frame_width',
      'products.weight',
      'products.frame_type',
      'products.nose_pads',
      'products.gender',
      'products.age_group',
      'products.uv_category',
      'products.polarised',
      'products.vat_rate',
      'products.lens_matrix',
    ])
    .select([
      jsonRows(db, addonsOffered(db, language, thisProduct)).as('addons'),
      jsonRows(db, getPrices(db, thisProduct)).as('prices'),
    ])
    .where('products.slug', '=', '')
    .where('products.status', 'in', placeholders<ProductStatus>(statuses, 'published')),
);

/** The IDs of products with at most `most` pieces, the fewest first. */
export async function findIdsByStock(db: ShopDatabase, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('stock', '<=', most)
    .orderBy('stock')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
