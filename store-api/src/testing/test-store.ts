import { randomUUID } from 'node:crypto';
import { Kysely, sql } from 'kysely';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { postgresDialect } from '../database/postgres.ts';

/** A fresh store in memory or, where `TEST_DATABASE_URL` names a PostgreSQL server, in a database of its own there. */
export async function openTestStore(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) return openDatabase({ url: undefined, file: ':memory:' });
  const name = `fakos_test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await administer(server, (admin) => sql`create database ${sql.id(name)}`.execute(admin));
  const store = openDatabase({ url: url.href, file: '' });
  return {
    ...store,
    async close() {
      await store.close();
      await administer(server, (admin) => sql`drop database ${sql.id(name)}`.execute(admin));
    },
  };
}

async function administer(url: string, effect: (admin: Kysely<unknown>) => Promise<unknown>): Promise<void> {
  const admin = new Kysely<unknown>({ dialect: postgresDialect(url) });
  await effect(admin);
  await admin.destroy();
}
