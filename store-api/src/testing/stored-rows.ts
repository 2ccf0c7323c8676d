import { type Kysely, sql } from 'kysely';

/*
 * The rows of a PostgreSQL database as they were at one time, in a schema of the same database, so that tests can reuse the
 * database: restoring some rows takes milliseconds, creating a database tenths of a second.
 */

const CREATE_FUNCTION = `
  create function stored_rows.restore() returns void language plpgsql as $$
  declare
    item record;
    is_changed boolean;
  begin
    -- Foreign keys are not checked while tables are restored one after the other.
    set local session_replication_role = replica;
    for item in select * from stored_rows.tables loop
      execute format(
        'select (select string_agg(r::text, '''' order by r::text) from public.%1$I r)
          is distinct from (select string_agg(r::text, '''' order by r::text) from stored_rows.%1$I r)',
        item.name) into is_changed;
      continue when not is_changed;
      execute format('delete from public.%I', item.name);
      execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from stored_rows.%1$I',
        item.name, item.columns);
    end loop;
    perform setval(format('public.%I', name)::regclass, last_value, is_called) from stored_rows.sequences;
  end $$`;

/** Stores the rows of all tables; {@link restoreRows} restores them, also in copies of the database. */
export async function storeRows(db: Kysely<unknown>): Promise<void> {
  const execute = (statement: string) => sql.raw(statement).execute(db);
  await execute('create schema stored_rows');
  await execute(`
    create table stored_rows.tables as
      select c.relname as name, string_agg(quote_ident(a.attname), ', ') as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname`);
  await execute(`
    create table stored_rows.sequences as
      select sequencename as name, coalesce(last_value, start_value) as last_value, last_value is not null as is_called
      from pg_sequences where schemaname = 'public'`);
  const names = await sql<{ name: string }>`select name from stored_rows.tables`.execute(db);
  for (const { name } of names.rows) {
    await sql`create table ${sql.id('stored_rows', name)} as table ${sql.id('public', name)}`.execute(db);
  }
  await execute(CREATE_FUNCTION);
}

/** Restores the rows that {@link storeRows} stored, and the sequences. */
export async function restoreRows(db: Kysely<unknown>): Promise<void> {
  await sql`select stored_rows.restore()`.execute(db);
}
