import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShopData } from '@fakos/demo-shop/shop-data';
import { DATABASE_FILE, type OpenDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import type { ShopDatabase } from '../database/schema.ts';
import { createFirstOwner } from '../domain/accounts/first-owner.ts';
import { hashPassword } from '../domain/accounts/passwords/passwords.ts';
import { listEndpoints } from '../endpoints/index.ts';
import { insertShop } from '../seed/insert-shop.ts';
import { fixtureCatalogue } from './fixture-catalogue.ts';
import { createTestApp } from './test-app.ts';
import { openFilledTestStore, openTestStore, type TestStore } from './test-store.ts';

/** An answer, read. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every call
  readonly body: any;
}

interface Asking {
  readonly method?: string;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
}

/** The API over real HTTP on a store of its own, with an admin and a plain user. */
export interface TestApi {
  readonly url: string;
  readonly db: ShopDatabase;
  readonly dataDir: string;
  ask(path: string, asking?: Asking): Promise<Answer>;
  signIn(email: string, password?: string): Promise<string>;
  close(): Promise<void>;
}

/** The password of both accounts of a {@link TestApi}. */
export const PASSWORD = 'a long enough password';
export const ADMIN = 'owner@example.gr';
export const USER = 'maria@example.gr';

interface Starting {
  /** SQLite writes a file as an installation does, so that other connections see it too. */
  readonly onDisk?: boolean;
}

/** Starts a fresh API, with the fixture's catalogue unless another is given. */
export async function startTestApi(
  catalogue: ShopData = fixtureCatalogue,
  { onDisk = false }: Starting = {},
): Promise<TestApi> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fakos-api-'));
  const store = await openStoreOf(catalogue, onDisk ? join(dataDir, DATABASE_FILE) : undefined);
  const settings = { DATA_DIR: dataDir, ...(store.url && { DATABASE_URL: store.url }) };
  const app = createTestApp(listEndpoints(dataDir), store.db, settings);
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path: string, asking: Asking = {}) => askOver(url, path, asking);
  return {
    url,
    db: store.db,
    dataDir,
    ask,
    async signIn(email, password = PASSWORD) {
      const { body } = await ask('login.php', { body: { email, password } });
      return body.token;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await store.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** A store with a catalogue and both accounts. */
function openStoreOf(catalogue: ShopData, file: string | undefined): Promise<TestStore> {
  const fill = async (store: OpenDatabase) => {
    await migrate(store);
    await store.db.transaction().execute((transaction) => insertShop(transaction, catalogue));
    await createFirstOwner(store.db, { email: ADMIN, password: PASSWORD });
    await insertUser(store.db);
  };
  if (catalogue === fixtureCatalogue) return openFilledTestStore('fakos_fixture', fill, file);
  return openTestStore(file).then(async (store) => {
    await fill(store);
    return store;
  });
}

async function askOver(url: string, path: string, asking: Asking): Promise<Answer> {
  const method = asking.method ?? (asking.body === undefined ? 'GET' : 'POST');
  const response = await fetch(`${url}/backend/api/${path}`, {
    method,
    headers: {
      ...(asking.body !== undefined && { 'content-type': 'application/json' }),
      ...(asking.token !== undefined && { authorization: `Bearer ${asking.token}` }),
      ...asking.headers,
    },
    ...(asking.body !== undefined && {
      body: typeof asking.body === 'string' ? asking.body : JSON.stringify(asking.body),
    }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

async function insertUser(db: ShopDatabase): Promise<void> {
  await db
    .insertInto('users')
    .values({
      name: 'Μαρία',
      email: USER,
      password_hash: await hashPassword(PASSWORD),
      role: null,
      must_change_password: 0,
      created_at: new Date().toISOString(),
    })
    .execute();
}
