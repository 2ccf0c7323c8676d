import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

/** Version of rows from before versions were stored. */
const BEFORE_ANY_CHANGE = '1970-01-01T00:00:00.000Z';

/** Nested categories, and versions of categories, brands and post categories. */
export async function up(db: MigrationDatabase): Promise<void> {
  const statements = [
    'alter table categories add column parent_id integer references categories (id)',
    'create index categories_by_parent on categories (parent_id)',
    ...['categories', 'brands', 'post_categories'].map(
      (table) => `alter table ${table} add column updated_at text not null default '${BEFORE_ANY_CHANGE}'`,
    ),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
