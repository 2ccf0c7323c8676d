import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { DATABASE_FILE, type DatabasePlace, type OpenDatabase, openDatabase } from '../database/database.ts';
import { postgresDialect } from '../database/postgres.ts';
import { restoreRows, storeRows } from './stored-rows.ts';

/** Fills the initial store of a test. */
type Fill = (store: OpenDatabase) => Promise<void>;

/** A store of a test; `url` is its address where it is on a server. */
export interface TestStore extends OpenDatabase {
  readonly url: string | undefined;
}

/** The same number in all workers of a run. */
const TEMPLATE_LOCK = 712_600_02;
/** PostgreSQL's error code of a database that does not exist. */
const UNKNOWN_DATABASE = '3D000';

/** Filled SQLite files of this process, by template. */
const filledFiles = new Map<string, Promise<string>>();
/** Databases on the server that a store of this process uses. */
const usedDatabases = new Set<string>();

/**
 * A fresh store in memory (or in `file`), or, where `TEST_DATABASE_URL` names a PostgreSQL server, in a database of its
 * own there.
 */
export async function openTestStore(file = ':memory:'): Promise<TestStore> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) return { ...openDatabase({ url: undefined, file }), url: undefined };
  const name = `fakos_test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, (admin) => sql`create database ${sql.id(name)}`.execute(admin));
  return openStore({ url: getDatabaseUrl(server, name), file: '' }, () =>
    administer(server, (admin) => sql`drop database ${sql.id(name)}`.execute(admin)),
  );
}

/**
 * A store filled by `fill`. Each `template` is filled once and then copied. On a server that is started for one test run,
 * databases are reused after restoring their rows.
 */
export async function openFilledTestStore(template: string, fill: Fill, file?: string): Promise<TestStore> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) return openFilledFile(template, fill, file);
  if (process.env.TEST_DATABASE_IS_OURS === undefined) {
    const store = await openTestStore();
    await fill(store);
    return store;
  }
  return openReusedDatabase(server, template, fill);
}

async function openFilledFile(template: string, fill: Fill, file?: string): Promise<TestStore> {
  const filled = filledFiles.get(template) ?? createFilledFile(fill);
  filledFiles.set(template, filled);
  const folder = await mkdtemp(path.join(tmpdir(), 'fakos-store-'));
  const copy = file ?? path.join(folder, DATABASE_FILE);
  await copyFile(await filled, copy);
  return openStore({ url: undefined, file: copy }, () => rm(folder, { recursive: true }));
}

async function createFilledFile(fill: Fill): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fakos-store-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  const file = path.join(folder, DATABASE_FILE);
  const store = openDatabase({ url: undefined, file });
  await fill(store);
  await store.close();
  return file;
}

async function openReusedDatabase(server: string, template: string, fill: Fill): Promise<TestStore> {
  const name = reserveDatabase(template);
  const url = getDatabaseUrl(server, name);
  await administer(url, restoreRows).catch(async (error: { code?: string }) => {
    if (error.code !== UNKNOWN_DATABASE) throw error;
    await administer(server, async (admin) => {
      await makeTemplate(admin, { server, template, fill });
      await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(admin);
    });
  });
  return openStore({ url, file: '' }, () => void usedDatabases.delete(name));
}

/** Opens a store; `cleanUp` runs after it is closed. */
function openStore(place: DatabasePlace, cleanUp: () => Promise<void> | void): TestStore {
  const store = openDatabase(place);
  return {
    ...store,
    url: place.url,
    async close() {
      await store.close();
      await cleanUp();
    },
  };
}

/** The first database of this worker that no other store uses. Jest runs one test file after the other in a worker. */
function reserveDatabase(template: string): string {
  const getName = (number: number) => `${template}_${process.env.JEST_WORKER_ID ?? 'only'}_${number}`;
  let number = 1;
  while (usedDatabases.has(getName(number))) number += 1;
  usedDatabases.add(getName(number));
  return getName(number);
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
    const url = getDatabaseUrl(server, unfinished);
    const store = openDatabase({ url, file: '' });
    await fill(store).finally(() => store.close());
    await administer(url, storeRows);
    await sql`alter database ${sql.id(unfinished)} rename to ${sql.id(template)}`.execute(admin);
  }
  await sql`select pg_advisory_unlock(${sql.lit(TEMPLATE_LOCK)})`.execute(admin);
}

function getDatabaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Uses one connection, because locks belong to a connection. */
async function administer(url: string, effect: (admin: Kysely<unknown>) => Promise<unknown>): Promise<void> {
  const pool = new Kysely<unknown>({ dialect: postgresDialect(url) });
  await pool
    .connection()
    .execute(effect)
    .finally(() => pool.destroy());
}
