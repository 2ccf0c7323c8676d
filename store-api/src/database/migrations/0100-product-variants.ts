import { sql } from 'kysely';
import { getEngine } from '../engine.ts';
import type { MigrationDatabase } from './migration.ts';

const columns = [
  'variant_group text',
  'variant_position integer not null default 0',
  'variant_size text',
  'colour_hex text',
];

/** Columns by which lists group, besides those of earlier migrations. */
const listed = ['variant_group', 'variant_position'];

const note = {
  sqlite: `create trigger product_changes_variants after update on products
    when ${listed.map((column) => `old.${column} is not new.${column}`).join(' or ')} begin
    insert into product_changes (product_id, mark)
      values (new.id, (select coalesce(max(mark), 0) + 1 from product_changes))
      on conflict (product_id) do update set mark = excluded.mark; end`,
  postgres: `create trigger product_changes_variants after update on products
    for each row when (${listed.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')})
    execute function product_changes_write()`,
};

/** Products that share a group are variants of one product; lists follow changes of the group. */
export async function up(db: MigrationDatabase): Promise<void> {
  for (const column of columns) await sql.raw(`alter table products add column ${column}`).execute(db);
  await sql
    .raw('create index products_by_variant_group on products (variant_group) where variant_group is not null')
    .execute(db);
  await sql.raw(note[getEngine(db)]).execute(db);
}
