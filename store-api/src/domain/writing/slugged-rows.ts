import type { ShopDatabase } from '../../database/schema.ts';
import { Failure } from '../../errors/failure.ts';
import { freeSlug, slugOf } from '../../text/slug.ts';
import { type Language, translate } from '../../text/translate.ts';

/** Tables whose rows have a slug: what others are filed under, what the shop sells, and what it writes. */
export type TaxonomyTable =
  | 'categories'
  | 'brands'
  | 'products'
  | 'product_addons'
  | 'post_categories'
  | 'posts'
  | 'pages'
  | 'services';

/** The slug of a row whose names have no letter that an address can carry. */
const lastResort: Readonly<Record<TaxonomyTable, string>> = {
  categories: 'category',
  brands: 'brand',
  products: 'product',
  product_addons: 'addon',
  post_categories: 'subject',
  posts: 'post',
  pages: 'page',
  services: 'service',
};

/**
 * Runs a change of a table's rows in a transaction of its own, one at a time on either engine: slugs, parents and
 * versions that it reads stay true until it ends.
 */
export function writeTaxonomy<T>(
  db: ShopDatabase,
  table: TaxonomyTable,
  write: (transaction: ShopDatabase) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await takeTurn(transaction, table);
    return write(transaction);
  });
}

/** Waits until nobody else is changing a table's rows; the turn lasts until the caller's transaction ends. */
export async function takeTurn(transaction: ShopDatabase, table: TaxonomyTable): Promise<void> {
  await transaction
    .insertInto('counters')
    .values({ name: `writes-${table}`, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })))
    .execute();
}

interface SlugWish {
  /** What somebody asked for; empty makes one of the first name that can be spelt. */
  readonly slug: string;
  readonly names: readonly string[];
  /** The row that may keep the slug it has. */
  readonly ownId?: number;
  readonly language: Language;
}

/** The slug that a row gets: the wished one, refused where another row has it, or a free one made of its names. */
export async function chooseSlug(db: ShopDatabase, table: TaxonomyTable, wish: SlugWish): Promise<string> {
  const base = wish.slug || wish.names.map(slugOf).find(Boolean) || lastResort[table];
  const taken = await findSlugs(db, table, base, wish.ownId);
  if (!wish.slug) return freeSlug(base, taken);
  if (!taken.has(base)) return base;
  throw new Failure('SLUG_TAKEN', { fields: { slug: translate(wish.language, 'rules.slugTaken') } });
}

/** Slugs of other rows that are `base` or start with it. */
async function findSlugs(db: ShopDatabase, table: TaxonomyTable, base: string, ownId = 0): Promise<Set<string>> {
  const rows = await db
    .selectFrom(table)
    .select('slug')
    .where('id', '!=', ownId)
    .where((eb) => eb.or([eb('slug', '=', base), eb('slug', 'like', `${base}-%`)]))
    .execute();
  return new Set(rows.map((row) => row.slug));
}
