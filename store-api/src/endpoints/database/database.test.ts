import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Backup } from '@fakos/contracts/database/contract';
import { getEngine } from '../../database/engine.ts';
import { hashToken } from '../../domain/accounts/sessions/sessions.repo.ts';
import { createScheduledBackups } from '../../domain/backup/schedule/scheduled-backups.ts';
import { orderRequest, sendOrder } from '../../testing/order-request.ts';
import { ADMIN, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await startTestApi(undefined, { onDisk: true });
  token = await api.signIn(ADMIN);
});
afterEach(() => api.close());

const act = (action: string, body: unknown = {}) => api.request(`database.php?action=${action}`, { body, token });
const restore = (file: string, confirm = file) => act('restore', { file, confirm });
const folder = () => join(api.dataDir, 'backups');

test('staff see tables, size and backups', async () => {
  const { body } = await api.request('database.php', { token });
  expect(body.data.version).toMatch(/^\d+\.\d+/);
  expect(body.data.size_bytes).toBeGreaterThan(100_000);
  expect(body.data.tables).toContainEqual(expect.objectContaining({ name: 'products', rows: 5 }));
  expect(JSON.stringify(body.data.tables)).not.toContain('sessions');
  expect(body.data.backups).toEqual([]);
});

test('a restore replaces the shop and its search index; the previous state can be restored too', async () => {
  const backup = (await act('backup')).body.data.file;
  await sendOrder(api, await orderRequest(api, [{ product_id: 1, quantity: 2 }]));
  await api.db.updateTable('products').set({ name_el: 'Χάλασε', search_text: 'χαλασε' }).execute();
  const { body } = await restore(backup);
  expect(body.message).toBe('Τα δεδομένα επανήλθαν από το αντίγραφο ασφαλείας.');
  expect((await api.request('products.php?search=αιγαίο')).body.data).toMatchObject([{ name: 'Αιγαίο 02', stock: 10 }]);
  expect((await api.request('admin-orders.php', { token })).body.meta.total).toBe(0);

  // Sequences continue after the restored rows, and the state before the restore was backed up.
  expect((await sendOrder(api, await orderRequest(api, [{ product_id: 1, quantity: 1 }]))).status).toBe(200);
  await restore(body.data.before.file);
  expect((await api.request('products.php?slug=aegean-02')).body.data).toMatchObject({ name: 'Χάλασε', stock: 8 });
});

test('a restore does not remove entries of the audit log', async () => {
  const { file } = (await act('backup')).body.data;
  await api.request('products.php', { method: 'PUT', token, body: { id: 1, stock: 3 } });
  await restore(file);
  const { data } = (await api.request('audit-log.php', { token })).body;
  expect(data).toMatchObject([
    { resource: 'database', action: 'restore', changes: { file: [null, file] } },
    { resource: 'products', action: 'update', changes: { stock: [10, 3] } },
    { resource: 'database', action: 'backup' },
  ]);
});

test('a restore gives no session access to another account with the same id', async () => {
  const { password_hash } = await api.db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow();
  const created_at = new Date().toISOString();
  const become = (email: string) =>
    api.db
      .insertInto('users')
      .values({ id: 50, name: email, email, password_hash, must_change_password: 0, created_at })
      .execute();
  await become('alice@example.gr');
  const { file } = (await act('backup')).body.data;
  await api.db.deleteFrom('users').where('id', '=', 50).execute();
  await become('bob@example.gr');
  const [bob, maria] = [await api.signIn('bob@example.gr'), await api.signIn(USER)];
  expect((await restore(file)).status).toBe(200);
  const whoIs = async (session: string) => (await api.request('login.php', { token: session })).body.user?.email;
  expect([await whoIs(bob), await whoIs(maria), await whoIs(token)]).toEqual([undefined, USER, ADMIN]);
});

test('an order that is placed during a restore is either in the shop or in the backup of the previous state', async () => {
  await api.db.updateTable('products').set({ stock: 1000 }).execute();
  const { file } = (await act('backup')).body.data;
  const order = await orderRequest(api, [{ product_id: 1, quantity: 1 }]);
  const placed: string[] = [];
  const buy = async () => void placed.push((await sendOrder(api, order)).body.data.token);
  await buy();
  let isOver = false;
  const buyers = [1, 2, 3, 4].map(async () => {
    while (!isOver) await buy();
  });
  const { body } = await restore(file);
  isOver = true;
  await Promise.all(buyers);

  const copy = gunzipSync(await readFile(join(folder(), body.data.before.file))).toString();
  const stored = await api.db.selectFrom('orders').select('token_hash').execute();
  const there = copy + JSON.stringify(stored);
  expect(placed.map(hashToken).filter((hash) => !there.includes(hash))).toEqual([]);
  expect(stored.length).toBeLessThan(placed.length);
});

test('the oldest of many backups can be restored too', async () => {
  const { file } = (await act('backup')).body.data;
  const name = (second: number) => `fakos-20260101T0000${second}Z-manual.ndjson.gz`;
  // Together with the first, the maximum number of backups.
  for (let second = 10; second < 39; second++) await copyFile(join(folder(), file), join(folder(), name(second)));
  expect((await restore(name(10))).status).toBe(200);
  expect((await restore(name(10))).status).toBe(404);
});

test('a truncated backup changes nothing', async () => {
  const { file } = (await act('backup')).body.data;
  const whole = await readFile(join(folder(), file));
  await writeFile(join(folder(), file), whole.subarray(0, whole.length - 200));
  expect((await restore(file)).status).toBe(409);
  expect((await api.request('products.php')).body.meta.total).toBe(5);
});

test.each([
  ['without its name written once more', async (file: string) => restore(file, 'yes'), 422],
  ['that is not there', async () => restore('fakos-20260101T000000Z-manual.ndjson.gz'), 404],
  ['outside of its folder', async () => restore('../fakos.sqlite'), 422],
])('a backup %s is not restored', async (_name, attempt, status) => {
  const { file } = (await act('backup')).body.data;
  expect((await attempt(file)).status).toBe(status);
});

test('a backup with other migrations is refused', async () => {
  const { file } = (await act('backup')).body.data;
  await api.db
    .insertInto('migrations' as never)
    .values({ name: '9999-later', applied_at: '' })
    .execute();
  expect((await restore(file)).body.message).toContain('άλλη έκδοση');
});

test('an intact database is reported as intact, and frees unused space', async () => {
  expect((await act('check')).body.data).toEqual({ ok: true, problems: [] });
  const text = 'x'.repeat(2000);
  const rows = Array.from({ length: 500 }, (_, index) => ({ key: `filler-${index}`, value: text }));
  await api.db.insertInto('meta').values(rows).execute();
  await api.db.deleteFrom('meta').where('key', 'like', 'filler-%').execute();
  const { before_bytes: before, after_bytes: after } = (await act('vacuum')).body.data;
  // PostgreSQL reserves freed space for new rows.
  if (getEngine(api.db) === 'sqlite') expect(after).toBeLessThan(before);
  else expect(after).toBeGreaterThan(0);
});

test('a backup can be downloaded by staff only', async () => {
  const { file, size_bytes: size } = (await act('backup')).body.data;
  const address = `${api.url}/api/database-backup.php?file=${file}`;
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  expect(response.headers.get('content-disposition')).toContain(file);
  expect((await response.arrayBuffer()).byteLength).toBe(size);
  expect((await fetch(address)).status).toBe(401);
});

test('backups are deleted by name', async () => {
  const { file } = (await act('backup')).body.data;
  const gone = await api.request('database.php', { method: 'DELETE', body: { file }, token });
  expect(gone.status).toBe(200);
  expect((await api.request('database.php', { token })).body.data.backups).toEqual([]);
});

const schedule = (body: unknown) => api.request('database.php?action=schedule', { method: 'PUT', body, token });

test('a schedule makes one backup each time, deletes the oldest, and survives a restore', async () => {
  const { file: manual } = (await act('backup')).body.data;
  const { body } = await schedule({ frequency: 'daily', weekday: 1, hour: 3, keep: 2 });
  expect(body.data).toMatchObject({ frequency: 'daily', next_at: expect.stringMatching(/T0[01]:00:00.000Z$/) });
  const { config } = api;
  const makeScheduled = createScheduledBackups(config);
  // Three o'clock in Athens is one o'clock in UTC.
  const counts: number[] = [];
  for (const at of ['23T09:00', '23T23:00', '24T00:59', '24T01:00', '25T05:00']) {
    counts.push(await makeScheduled(new Date(`2026-11-${at}:00Z`)));
  }
  expect(counts).toEqual([1, 0, 0, 1, 1]);
  expect(await Promise.all([makeScheduled(new Date('2026-11-26T05:00:00Z')), makeScheduled()])).toEqual([1, 1]);
  await restore(manual);
  const { data } = (await api.request('database.php', { token })).body;
  const scheduled = data.backups.filter(({ kind }: Backup) => kind === 'scheduled');
  expect(scheduled.map(({ created_at: at }: Backup) => at)).toEqual([
    '2026-11-26T05:00:00.000Z',
    '2026-11-25T05:00:00.000Z',
  ]);
  expect(data).toMatchObject({
    schedule: { frequency: 'daily', keep: 2 },
    images: { files: 0 },
    migrations: expect.arrayContaining([expect.objectContaining({ name: '0001-first-shop' })]),
  });
  expect(data.backups).toHaveLength(4);
});

test.each([
  ['an unknown frequency', { frequency: 'hourly' }, 'frequency'],
  ['an hour that no day has', { hour: 24 }, 'hour'],
  ['no backups to keep', { keep: 0 }, 'keep'],
])('%s is refused and makes no backups', async (_name, wrong, field) => {
  const { status, body } = await schedule({ frequency: 'daily', weekday: 1, hour: 3, keep: 2, ...wrong });
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  expect(await createScheduledBackups(api.config)()).toBe(0);
});
