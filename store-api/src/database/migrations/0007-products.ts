import { sql } from 'kysely';
import { getEngine } from '../engine.ts';
import type { MigrationDatabase } from './migration.ts';

const text = 'text not null';
const number = 'integer not null';

const statementsFor = (identity: string) => [
  `create table product_addons (id ${identity}, slug ${text} unique, name_el ${text}, name_en ${text},
    description_el ${text}, description_en ${text}, price_cents ${number} check (price_cents >= 0), position ${number},
    status ${text}, updated_at ${text})`,
  `create table product_addon_links (addon_id ${number} references product_addons (id) on delete cascade,
    product_id ${number} references products (id) on delete cascade, primary key (addon_id, product_id))`,
  'create index product_addon_links_by_product on product_addon_links (product_id)',
  `create table product_prices (product_id ${number} references products (id) on delete cascade, since ${text},
    price_cents ${number}, sale_price_cents integer, changed_by integer references users (id) on delete set null,
    primary key (product_id, since))`,
  'create index product_prices_by_actor on product_prices (changed_by)',
  // The history starts with the current prices, because earlier ones were not stored.
  `insert into product_prices (product_id, since, price_cents, sale_price_cents)
    select id, updated_at, price_cents, sale_price_cents from products where status in ('published', 'active')`,
];

/** Adds add-ons of products, and the price history. */
export async function up(db: MigrationDatabase, identity: string): Promise<void> {
  // Carts store ids of add-ons, so the id of a deleted one must never be reused.
  const own = getEngine(db) === 'sqlite' ? `${identity} autoincrement` : identity;
  for (const statement of statementsFor(own)) await sql.raw(statement).execute(db);
}
