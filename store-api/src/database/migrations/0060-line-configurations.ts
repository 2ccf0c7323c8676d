import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

/**
 * The parameters of contact lenses, the strengths of reading glasses with stock each, and configurations of order lines. A
 * product without a matrix or strengths of its own is sold in all usual parameters, until staff enter them.
 */
export async function up(db: MigrationDatabase): Promise<void> {
  await sql`alter table products add column lens_matrix text`.execute(db);
  await sql`create table product_strengths (
    product_id integer not null references products(id),
    strength_hundredths integer not null,
    stock integer not null check (stock >= 0),
    primary key (product_id, strength_hundredths)
  )`.execute(db);
  await sql`alter table order_lines add column configuration text`.execute(db);
  await sql`alter table order_lines add column pieces_per_item integer not null default 1`.execute(db);
}
