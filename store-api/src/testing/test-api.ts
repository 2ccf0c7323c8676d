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
import { type ApiSettings, apiSettingsSchema } from '../settings.ts';
import { fixtureCatalogue } from './fixture-catalogue.ts';
import { createTestApp } from './test-app.ts';
import { openFilledTestStore, openTestStore, type TestStore } from './test-store.ts';

/** A response with its body parsed. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every endpoint
  readonly body: any;
}

interface RequestOptions {
  readonly method?: string;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
}

/** The API over HTTP on its own database, with an admin and a plain user. */
export interface TestApi {
  readonly url: string;
  readonly db: ShopDatabase;
  readonly dataDir: string;
  readonly config: ApiSettings;
  request(path: string, options?: RequestOptions): Promise<ApiResponse>;
  signIn(email: string, password?: string): Promise<string>;
  close(): Promise<void>;
}

/** The password of both accounts of a {@link TestApi}. */
export const PASSWORD = 'a long enough password';
export const ADMIN = 'owner@example.gr';
export const USER = 'maria@example.gr';

interface StartOptions {
  /** SQLite writes a file as in production, so that other connections can open it. */
  readonly onDisk?: boolean;
  /** Environment variables of the API. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts the API with a new database that contains the catalogue. */
export async function startTestApi(
  catalogue: ShopData = fixtureCatalogue,
  { onDisk = false, environment = {} }: StartOptions = {},
): Promise<TestApi> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fakos-api-'));
  const store = await openStoreWith(catalogue, onDisk ? join(dataDir, DATABASE_FILE) : undefined);
  // Tests send e-mails to servers of their own.
  const own = { SMTP_PRIVATE_HOSTS: 'on', DATA_DIR: dataDir, ...(store.url && { DATABASE_URL: store.url }) };
  const settings = { ...environment, ...own };
  const app = createTestApp(listEndpoints(dataDir), store.db, settings);
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const request = (path: string, options: RequestOptions = {}) => sendRequest(url, path, options);
  return {
    url,
    db: store.db,
    dataDir,
    config: apiSettingsSchema.parse(settings),
    request,
    async signIn(email, password = PASSWORD) {
      const { body } = await request('login.php', { body: { email, password } });
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

/** Opens a store with a catalogue and both accounts. */
function openStoreWith(catalogue: ShopData, file: string | undefined): Promise<TestStore> {
  const fill = async (store: OpenDatabase) => {
    await migrate(store);
    await store.db.transaction().execute((transaction) => insertShop(transaction, catalogue));
    await createFirstOwner(store.db, { email: ADMIN, password: PASSWORD });
    await insertUser(store.db);
    await store.db
      .updateTable('users')
      .set({ password_hash: await hashTestPassword() })
      .execute();
  };
  if (catalogue === fixtureCatalogue) return openFilledTestStore('fakos_fixture', fill, file);
  return openTestStore(file).then(async (store) => {
    await fill(store);
    return store;
  });
}

async function sendRequest(url: string, path: string, options: RequestOptions): Promise<ApiResponse> {
  const method = options.method ?? (options.body === undefined ? 'GET' : 'POST');
  const response = await fetch(`${url}/backend/api/${path}`, {
    method,
    headers: {
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
      ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
    ...(options.body !== undefined && {
      body: typeof options.body === 'string' ? options.body : JSON.stringify(options.body),
    }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** A hash of {@link PASSWORD} that is cheap to check, because almost every test signs in. */
export function hashTestPassword(): Promise<string> {
  return hashPassword(PASSWORD, { memory: 8, passes: 1, lanes: 1 });
}

async function insertUser(db: ShopDatabase): Promise<void> {
  await db
    .insertInto('users')
    .values({
      name: 'Μαρία',
      email: USER,
      password_hash: '',
      role: null,
      must_change_password: 0,
      created_at: new Date().toISOString(),
    })
    .execute();
}
