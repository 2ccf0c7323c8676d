import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

const statements = (identity: string) => [
  // A buyer, who is an e-mail address, has one review of a product.
  `create table reviews (id ${identity}, product_id integer not null references products (id) on delete cascade,
    order_id integer not null references orders (id) on delete cascade, email text not null, author text not null,
    stars integer not null, text text not null, language text not null, status text not null, reason text,
    reply text not null default '', replied_at text, created_at text not null, moderated_at text,
    search_text text not null, version integer not null default 1)`,
  'create unique index reviews_by_buyer on reviews (product_id, email)',
  'create index reviews_by_product on reviews (product_id, status, id)',
  'create index reviews_by_status on reviews (status, id)',
  'create index reviews_by_order on reviews (order_id)',
  // With "rating_tenths", the average of published reviews.
  'alter table products add column review_count integer not null default 0',
];

/** Reviews of buyers. */
export async function up(db: MigrationDatabase, identity: string): Promise<void> {
  for (const statement of statements(identity)) await sql.raw(statement).execute(db);
}
