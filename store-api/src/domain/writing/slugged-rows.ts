import { toSlug } from '@fakos/contracts/text/to-slug';
import type { ShopDatabase } from '../../database/schema.ts';
import { Failure } from '../../errors/failure.ts';
import { type Language, translate } from '../../text/translate.ts';
import { getUniqueSlug } from '../../text/unique-slug.ts';

/** Tables whose rows have a slug. */
export type TaxonomyTable =
  | 'categories'
  | 'brands'
  | 'products'
  | 'product_addons'
  | 'post_categories'
  | 'posts'
  | 'pages'
  | 'services';

/** The slug of a row whose names have no letter that is allowed in a slug. */
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
    await lockTable(transaction, table);
    return write(transaction);
  });
}

/** Waits for other changes of a table's rows to end; the lock lasts until the caller's transaction ends. */
export async function lockTable(transaction: ShopDatabase, table: TaxonomyTable): Promise<void> {
  await transaction
    .insertInto('counters')
    .values({ name: `writes-${table}`, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })))
    .execute();
}

interface SlugWish {
  /** The requested slug; if empty, one is derived from the first name that can be transcribed. */
  readonly slug: string;
  readonly names: readonly string[];
  /** The row that may keep the slug it has. */
  readonly ownId?: number;
  readonly language: Language;
}

/** The slug for a row: the requested one, refused if another row has it, or a free one derived from its names. */
export async function chooseSlug(db: ShopDatabase, table: TaxonomyTable, wish: SlugWish): Promise<string> {
  const { slug, ownId } = wish;
  if (slug) {
    if (!(await isSlugTaken(db, table, slug, ownId))) return slug;
    throw new Failure('SLUG_TAKEN', { fields: { slug: translate(wish.language, 'rules.slugTaken') } });
  }
  const base = wish.names.map(toSlug).find(Boolean) || lastResort[table];
  return getUniqueSlug(base, await findSlugs(db, table, base, ownId));
}

/** True if another row has the slug: one lookup in an index, because every change of a row asks. */
async function isSlugTaken(db: ShopDatabase, table: TaxonomyTable, slug: string, ownId = 0): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', ownId)
    .executeTakeFirst();
  return row !== undefined;
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
