import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterAll(() => api.close());

test('staff see versions and sizes, and no secrets', async () => {
  await mkdir(join(api.dataDir, 'uploads', 'logos'), { recursive: true });
  await writeFile(join(api.dataDir, 'uploads', 'logos', 'logo.svg'), 'x'.repeat(123));
  await api.request('settings.php', {
    token,
    body: { smtp_host: 'mail.example.gr', mail_from: 'shop@example.gr', smtp_password: 'not to be said' },
  });
  const { body } = await api.request('system-info.php', { token });
  const isPostgres = process.env.TEST_DATABASE_URL !== undefined;
  expect(body.data).toMatchObject({
    versions: { node: process.versions.node, app: expect.stringMatching(/^\d+\.\d+\.\d+/) },
    database: {
      engine: isPostgres ? 'postgres' : 'sqlite',
      version: expect.stringMatching(/^\d+\.\d+/),
      settings: isPostgres ? { server_encoding: 'UTF8' } : { foreign_keys: '1' },
      last_migration: { name: expect.stringMatching(/^\d{4}-/) },
    },
    storage: { uploads: { files: 1, size: 123 } },
    counts: { products: 5, posts: 5, users: 2, gallery_images: 1 },
    mail: { configured: true, source: 'settings', failed: 0 },
    environment: { mode: 'development', seed: 'demo' },
  });
  expect(body.data.database.size).toBeGreaterThan(0);
  expect(body.data.storage.disk.total).toBeGreaterThan(body.data.storage.disk.free);
  expect(JSON.stringify(body)).not.toMatch(/not to be said|postgres:\/\/|password/);
});

test('purging removes the resized copies of all images, and the images themselves stay', async () => {
  await mkdir(join(api.dataDir, 'cache', 'images', 'ab', 'abc'), { recursive: true });
  await writeFile(join(api.dataDir, 'cache', 'images', 'ab', 'abc', 'copy.webp'), 'x'.repeat(77));
  const purge = () => api.request('system-info.php?action=purge-cache', { method: 'POST', token, body: {} });
  expect((await purge()).body.data).toEqual({ images: { files: 1, size: 77 } });
  expect((await purge()).body.data).toEqual({ images: { files: 0, size: 0 } });
  expect((await api.request('system-info.php', { token })).body.data.storage.uploads.files).toBe(1);
  const log = await api.request('audit-log.php', { token });
  expect(log.body.data[0]).toMatchObject({ resource: 'system-info', action: 'purge-cache' });
});
