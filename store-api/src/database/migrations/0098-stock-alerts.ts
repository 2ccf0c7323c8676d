import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

const statements = (identity: string) => [
  // Who waits for a product that is sold out. The row is deleted with the one e-mail that it is for.
  `create table stock_alerts (id ${identity}, product_id integer not null references products (id) on delete cascade,
    email text not null, language text not null, created_at text not null, confirmed_at text)`,
  'create unique index stock_alerts_by_product on stock_alerts (product_id, email)',
  'create index stock_alerts_by_email on stock_alerts (email)',
  'create index stock_alerts_by_confirmation on stock_alerts (confirmed_at)',
];

/** Requests for an e-mail when a product is back. */
export async function up(db: MigrationDatabase, identity: string): Promise<void> {
  for (const statement of statements(identity)) await sql.raw(statement).execute(db);
}
