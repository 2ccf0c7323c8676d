import { sql } from 'kysely';
import { getEngine } from '../src/database/engine.ts';
import type { ShopDatabase } from '../src/database/schema.ts';
import { insertRows } from './insert-rows.ts';
import { brandNames, LINES_OF_AN_ORDER, orderRows, postRow, productRow } from './shop-rows.ts';
import { kinds } from './shop-words.ts';

/** How large a generated shop is. */
export interface ShopSize {
  readonly products: number;
  readonly posts: number;
  readonly orderLines: number;
}

/** Number of orders per batch. */
const ORDERS_AT_A_TIME = 10_000;

/** Fills an empty, migrated store with a generated shop, in one transaction; the same size gives the same rows. */
export async function fillShop(db: ShopDatabase, size: ShopSize): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await insertCategories(transaction);
    await insertRows(transaction, 'products', numbered(size.products, productRow));
    await insertRows(transaction, 'posts', numbered(size.posts, postRow));
    await insertOrders(transaction, size);
  });
  // A shop in use has been vacuumed; without that, PostgreSQL cannot count with an index-only scan.
  await sql.raw(getEngine(db) === 'sqlite' ? 'pragma optimize = 0x10002' : 'vacuum analyze').execute(db);
}

async function insertCategories(db: ShopDatabase): Promise<void> {
  const numbers = new Map(kinds.map(({ slug }, index) => [slug, index + 1]));
  const categories = kinds.map(({ slug, category, inside }, index) => ({
    slug,
    name_el: category.el,
    name_en: category.en,
    ...{ description_el: '', description_en: '', image: '' },
    position: index + 1,
    parent_id: inside === undefined ? null : (numbers.get(inside) ?? null),
  }));
  await insertRows(db, 'categories', categories);
  const brands = brandNames.map((name) => ({
    slug: name.toLowerCase(),
    name,
    ...{ description_el: '', description_en: '' },
  }));
  await insertRows(db, 'brands', brands);
  await insertRows(db, 'post_categories', [{ slug: 'care', name_el: 'Φροντίδα', name_en: 'Care' }]);
}

async function insertOrders(db: ShopDatabase, { orderLines, products }: ShopSize): Promise<void> {
  const orders = Math.ceil(orderLines / LINES_OF_AN_ORDER);
  for (let from = 0; from < orders; from += ORDERS_AT_A_TIME) {
    const length = Math.min(ORDERS_AT_A_TIME, orders - from);
    const batch = Array.from({ length }, (_, index) => orderRows(from + index, products));
    await insertRows(
      db,
      'orders',
      batch.map(({ order }) => order),
    );
    await insertRows(
      db,
      'order_lines',
      batch.flatMap(({ lines }) => lines),
    );
  }
}

function* numbered<Row>(count: number, row: (index: number) => Row): Iterable<Row> {
  for (let index = 0; index < count; index++) yield row(index);
}
