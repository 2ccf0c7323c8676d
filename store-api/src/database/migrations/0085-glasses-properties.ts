import { sql } from 'kysely';
import { getEngine } from '../engine.ts';
import type { MigrationDatabase } from './migration.ts';

const columns = [
  'weight integer',
  'frame_type text',
  'nose_pads text',
  'gender text',
  'age_group text',
  'uv_category integer',
  'polarised integer not null default 0',
];

/** Columns by which lists filter, besides those of `frozen/listed-columns.ts`. */
const listed = ['frame_width', 'frame_type', 'gender', 'age_group', 'uv_category', 'polarised'];

const note = {
  sqlite: `create trigger product_changes_properties after update on products
    when ${listed.map((column) => `old.${column} is not new.${column}`).join(' or ')} begin
    insert into product_changes (product_id, mark)
      values (new.id, (select coalesce(max(mark), 0) + 1 from product_changes))
      on conflict (product_id) do update set mark = excluded.mark; end`,
  postgres: `create trigger product_changes_properties after update on products
    for each row when (${listed.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')})
    execute function product_changes_write()`,
};

/** Weight, type, nose pads, gender, age group, filter category and polarisation of glasses; lists follow their changes. */
export async function up(db: MigrationDatabase): Promise<void> {
  for (const column of columns) await sql.raw(`alter table products add column ${column}`).execute(db);
  await sql.raw(note[getEngine(db)]).execute(db);
}
