import { randomUUID } from 'node:crypto';
import { Kysely, sql } from 'kysely';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { postgresDialect } from '../database/postgres.ts';

/** Fills the initial store of a test. */
type Fill = (store: OpenDatabase) => Promise<void>;

/** A store of a test; `url` is its address where it is on a server. */
export interface TestStore extends OpenDatabase {
  readonly url: string | undefined;
}

/** The same number in all workers of a run. */
const TEMPLATE_LOCK = 712_600_02;

/**
 * A fresh store in memory (or in `file`), or, where `TEST_DATABASE_URL` names a PostgreSQL server, in a database of its
 * own there.
 */
export async function openTestStore(file = ':memory:'): Promise<TestStore> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) return { ...openDatabase({ url: undefined, file }), url: undefined };
  const name = `fakos_test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, (admin) => sql`create database ${sql.id(name)}`.execute(admin));
  return openOn(server, name);
}

/**
 * A store that `fill` has filled. On a server that lives for one run only, it is filled once and then copied; `template`
 * names what it is filled with.
 */
export async function openFilledTestStore(template: string, fill: Fill, file?: string): Promise<TestStore> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined || process.env.TEST_DATABASE_IS_OURS === undefined) {
    const store = await openTestStore(file);
    await fill(store);
    return store;
  }
  const name = `fakos_test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, async (admin) => {
    await makeTemplate(admin, { server, template, fill });
    await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(admin);
  });
  return openOn(server, name);
}

async function makeTemplate(
  admin: Kysely<unknown>,
  { server, template, fill }: { server: string; template: string; fill: Fill },
): Promise<void> {
  await sql`select pg_advisory_lock(${sql.lit(TEMPLATE_LOCK)})`.execute(admin);
  const found = await sql`select 1 from pg_database where datname = ${template}`.execute(admin);
  if (found.rows.length === 0) {
    const unfinished = `${template}_${randomUUID().slice(0, 8)}`;
    await sql`create database ${sql.id(unfinished)}`.execute(admin);
    const store = openDatabase({ url: getDatabaseUrl(server, unfinished), file: '' });
    await fill(store).finally(() => store.close());
    await sql`alter database ${sql.id(unfinished)} rename to ${sql.id(template)}`.execute(admin);
  }
  await sql`select pg_advisory_unlock(${sql.lit(TEMPLATE_LOCK)})`.execute(admin);
}

function openOn(server: string, name: string): TestStore {
  const url = getDatabaseUrl(server, name);
  const store = openDatabase({ url, file: '' });
  return {
    ...store,
    url,
    async close() {
      await store.close();
      await administer(server, (admin) => sql`drop database ${sql.id(name)}`.execute(admin));
    },
  };
}

function getDatabaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Uses one connection, because locks belong to a connection. */
async function administer(url: string, effect: (admin: Kysely<unknown>) => Promise<unknown>): Promise<void> {
  const pool = new Kysely<unknown>({ dialect: postgresDialect(url) });
  await pool.connection().execute(effect);
  await pool.destroy();
}
