import type { OpenDatabase } from '../../../database/database.ts';
import { migrate } from '../../../database/migrate.ts';
import { openTestStore } from '../../../testing/test-store.ts';
import { findMailServer } from './mail-server.ts';

let store: OpenDatabase;
beforeAll(async () => {
  store = await openTestStore();
  await migrate(store);
});
afterAll(() => store.close());

const set = async (settings: Record<string, unknown>) => {
  await store.db.deleteFrom('settings').execute();
  const rows = Object.entries(settings).map(([key, value]) => {
    const text = JSON.stringify(value);
    return { key, value_el: text, value_en: text };
  });
  if (rows.length > 0) await store.db.insertInto('settings').values(rows).execute();
};
const url = (SMTP_URL: string) => ({ SMTP_URL, MAIL_FROM: 'shop@example.gr', SMTP_PRIVATE_HOSTS: 'off' }) as const;
const none = { SMTP_URL: undefined, MAIL_FROM: undefined, SMTP_PRIVATE_HOSTS: 'off' } as const;

test.each([
  ['smtp://relay', { host: 'relay', port: 25, secure: 'none' }],
  ['smtp://relay:2525', { host: 'relay', port: 2525, secure: 'none' }],
  ['smtp://me:p%40ss@relay', { host: 'relay', port: 587, secure: 'starttls', user: 'me', password: 'p@ss' }],
  ['smtps://me:x@relay', { host: 'relay', port: 465, secure: 'tls', user: 'me', password: 'x' }],
  ['smtp://[::1]:1025', { host: '::1', port: 1025, secure: 'none' }],
])('the environment defines the server %s', async (address, expected) => {
  await set({ smtp_host: 'other' });
  const from = { address: 'shop@example.gr', name: '' };
  expect(await findMailServer(store.db, url(address))).toEqual({ ...expected, from });
});

test('the settings define the server if the environment does not', async () => {
  const own = { smtp_host: 'mail.shop.gr', smtp_secure: 'tls', smtp_user: 'me', smtp_password: 'x' };
  await set({ ...own, mail_from: 'shop@shop.gr', mail_from_name: 'Το οπτικό' });
  const from = { address: 'shop@shop.gr', name: 'Το οπτικό' };
  const expected = { host: 'mail.shop.gr', port: 465, secure: 'tls', user: 'me', password: 'x', from };
  expect(await findMailServer(store.db, none)).toEqual({ ...expected, isPublicOnly: true });
  const isAllowed = { ...none, SMTP_PRIVATE_HOSTS: 'on' } as const;
  expect(await findMailServer(store.db, isAllowed)).toEqual({ ...expected, isPublicOnly: false });
});

test.each([
  ['nothing is set', {}],
  ['there is no sender address', { smtp_host: 'mail.shop.gr' }],
])('there is no server if %s', async (_why, settings) => {
  await set(settings);
  expect(await findMailServer(store.db, none)).toBeUndefined();
});
