import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

const text = 'text not null';
const number = 'integer not null';

const statementsFor = (identity: string) => [
  'alter table products add column publish_at text',
  'create index products_by_publication on products (publish_at) where publish_at is not null',
  `create table stock_changes (id ${identity}, product_id ${number} references products (id) on delete cascade, at ${text},
    change ${number}, stock ${number}, reason ${text}, note ${text}, actor ${text},
    order_id integer references orders (id) on delete set null)`,
  'create index stock_changes_by_product on stock_changes (product_id, id)',
  'create index stock_changes_by_order on stock_changes (order_id) where order_id is not null',
];

/** Records changes of stock with their reasons, and adds the time at which a draft is published. */
export async function up(db: MigrationDatabase, identity: string): Promise<void> {
  for (const statement of statementsFor(identity)) await sql.raw(statement).execute(db);
}
