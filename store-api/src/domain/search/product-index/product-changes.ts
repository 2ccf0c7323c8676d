import { sql } from 'kysely';
import { type Engine, getEngine } from '../../../database/engine.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ListedProduct } from './product-columns.ts';

/** A position in the change log. */
export type Mark = string;

/** The change log since a mark: the next mark, and whether anything changed. */
interface News {
  readonly mark: Mark;
  readonly isNews: boolean;
}

/** The position before the first change. */
export const NO_MARK: Mark = '0';

const asked: Readonly<Record<Engine, (db: ShopDatabase, since: Mark) => Promise<News>>> = {
  async sqlite(db, since) {
    const { rows } = await sql<{ mark: number | null }>`select max(mark) as mark from product_changes`.execute(db);
    const mark = String(rows[0]?.mark ?? 0);
    return { mark, isNews: mark !== since };
  },
  // Transactions in progress at the snapshot have higher numbers than its xmin, and are read again next time.
  async postgres(db, since) {
    const { rows } = await sql<News>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as mark,
        exists (select from product_changes where mark >= ${since}::xid8
          and mark < pg_snapshot_xmax(pg_current_snapshot())) as "isNews"`.execute(db);
    return rows[0] ?? { mark: since, isNews: false };
  },
};

/** Whether products changed since a mark, in any process; one lookup in an index. */
export function readChanges(db: ShopDatabase, since: Mark): Promise<News> {
  return asked[getEngine(db)](db, since);
}

/** The products that changed since a mark, deleted ones included. */
export async function findChangedIds(db: ShopDatabase, since: Mark): Promise<number[]> {
  const isNew = {
    sqlite: sql`mark > ${Number(since)}`,
    // A database copied from another server may contain numbers that this one has not reached.
    postgres: sql`mark >= ${since}::xid8 and mark < pg_snapshot_xmax(pg_current_snapshot())`,
  }[getEngine(db)];
  const { rows } = await sql<{ product_id: number }>`select product_id from product_changes where ${isNew}`.execute(db);
  return rows.map((row) => row.product_id);
}

const columns = [
  ...(['id', 'status', 'category_id', 'brand_id', 'product_type', 'price_cents', 'pay_cents'] as const),
  ...(['sale_price_cents', 'stock', 'featured', 'created_at', 'sort_el', 'sort_en'] as const),
  ...(['lens_width', 'bridge_width', 'temple_length', 'shape_el', 'shape_en'] as const),
  ...(['colour_el', 'colour_en', 'material_el', 'material_en'] as const),
  ...(['frame_width', 'frame_type', 'gender', 'age_group', 'uv_category', 'polarised'] as const),
  ...(['variant_group', 'variant_position'] as const),
];

/** The names of all categories. */
export function findCategoryNames(db: ShopDatabase) {
  return db.selectFrom('categories').select(['id', 'name_el', 'name_en']).execute();
}

/** Products by ID. */
export function findListed(db: ShopDatabase, ids: readonly number[]): Promise<ListedProduct[]> {
  return db.selectFrom('products').select(columns).where('id', 'in', ids).execute();
}

/** Products with IDs above a given one, in the order of IDs. */
export function findListedAfter(db: ShopDatabase, last: number, limit: number): Promise<ListedProduct[]> {
  return db.selectFrom('products').select(columns).where('id', '>', last).orderBy('id').limit(limit).execute();
}
