import { AUDIT_RETENTION_DAYS } from '@fakos/contracts/audit-log/contract';
import { dataResponse, defineEndpoint } from '@fakos/contracts/endpoint';
import { listEndpoints } from '@fakos/contracts/list-endpoints';
import { sql } from 'kysely';
import { z } from 'zod';
import { pruneAuditLog } from '../../domain/audit/audit-log.repo.ts';
import { orderRequest, sendOrder } from '../../testing/order-request.ts';
import { serveEndpoints } from '../../testing/serve-endpoints.ts';
import { addAccount } from '../../testing/staff-accounts.ts';
import { ADMIN, PASSWORD, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';
import { endpoint } from '../endpoint.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterEach(() => api.close());

const send = (method: string, path: string, body: object, as = token) => api.request(path, { method, token: as, body });
const list = async (query = '', as = token) => (await api.request(`audit-log.php?${query}`, { token: as })).body;
const newest = async () => (await list()).data[0];
const stored = async () => JSON.stringify(await api.db.selectFrom('audit_log').selectAll().execute());
const getAccountId = async (email: string) =>
  (await api.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
const getOrderId = async () => (await api.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()).id;

test('a write is recorded with its actor and its changes', async () => {
  const sent = await send('PUT', 'products.php', { id: 1, price: 99.5, stock_change: -2, featured: 0 });
  expect(sent.status).toBe(200);
  const { data, meta } = await list();
  expect(meta).toEqual({ page: 1, limit: 12, total: 1 });
  expect(data).toEqual([
    {
      id: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      user: { id: await getAccountId(ADMIN), name: 'Admin', role: 'owner' },
      resource: 'products',
      action: 'update',
      record_id: '1',
      label: 'Αιγαίο 02',
      changes: { price: [50, 99.5], stock: [10, 8], featured: [1, 0] },
    },
  ]);
});

const block = { key: 'shop_intro', title_el: 'Εμείς', title_en: 'Us', body_el: '<p>α</p>', body_en: '' };
test.each([
  ['a new row', 'POST', 'brands.php', { name: 'Νησί' }, 'create', { label: 'Νησί', changes: { name: [null, 'Νησί'] } }],
  [
    'an archived row',
    'DELETE',
    'products.php',
    { id: 1 },
    'discard',
    { changes: { status: ['published', 'archived'] } },
  ],
  ['a row with its own key', 'POST', 'content.php', block, 'create', { record_id: 'shop_intro', label: 'Εμείς' }],
  ['a change that is none', 'PUT', 'brands.php', { id: 1 }, 'update', { record_id: '1', changes: {} }],
  [
    'settings',
    'POST',
    'settings.php',
    { tagline: { en: 'New' }, motto: 'Νέο', shipping_courier: 7 },
    'update',
    {
      record_id: '',
      changes: {
        tagline: [
          { el: 'Βλέπετε καθαρά', en: 'See clearly' },
          { el: 'Βλέπετε καθαρά', en: 'New' },
        ],
        motto: ['', { el: 'Νέο', en: '' }],
        shipping_courier: [5.99, 7],
      },
    },
  ],
  [
    'a write without a record',
    'PUT',
    'services.php?action=order',
    { ids: [1] },
    'order',
    { changes: { ids: [null, [1]] } },
  ],
])('%s', async (_name, method, path, body, action, expected) => {
  expect(await send(method, path, body)).toMatchObject({ status: 200 });
  expect(await newest()).toMatchObject({ resource: path.replace(/\.php.*/, ''), action, ...expected });
});

test('a bulk change is recorded row by row, and its preview is not', async () => {
  const change = { target: { ids: [1, 2, 999] }, change: { kind: 'set_featured', featured: 0 } };
  await send('POST', 'products.php?action=bulk', { ...change, preview: true });
  expect((await list()).data).toEqual([]);
  const sent = await send('POST', 'products.php?action=bulk', change);
  const { data } = await list('resource=products');
  const changed = sent.body.data.done.filter(({ before }: { before: { featured: number } }) => before.featured === 1);
  expect(changed.length).toBeGreaterThan(0);
  expect(data.map((entry: { record_id: string }) => entry.record_id).sort()).toEqual(
    changed.map(({ id }: { id: number }) => String(id)).sort(),
  );
  expect(data[0]).toMatchObject({ action: 'bulk', changes: { featured: [1, 0] } });
});

test('an import is recorded row by row, and its dry run is not', async () => {
  const csv = 'sku;price\nAEGEAN-02;45,5\nSUNNY-01;120\n';
  await send('POST', 'products.php?action=import', { csv, dry_run: true });
  expect((await list()).data).toEqual([]);
  await send('POST', 'products.php?action=import&lang=el', { csv });
  expect((await list()).data).toMatchObject([
    { action: 'import', record_id: '1', label: 'Αιγαίο 02', changes: { price: ['50,00', '45,50'] } },
  ]);
});

test('messages deleted in bulk leave no name in the log', async () => {
  const message = { name: 'Ελένη Ψαρρού', email: 'eleni@example.gr', subject: 'Φακοί', message: 'Καλημέρα σας' };
  expect((await send('POST', 'contact.php', { action: 'send_message', ...message })).status).toBe(200);
  const { id } = await api.db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow();
  for (const change of [{ kind: 'mark_read' }, { kind: 'delete' }]) {
    expect((await send('POST', 'contact.php?action=bulk', { target: { ids: [id] }, change })).status).toBe(200);
  }
  expect((await list()).data).toMatchObject([
    { action: 'delete', record_id: String(id), label: '' },
    { action: 'bulk', record_id: String(id), label: '' },
  ]);
  expect(await stored()).not.toMatch(/Ελένη|eleni/);
});

test('links to other rows are part of a record', async () => {
  const addon = { name_el: 'Θήκη', name_en: 'Case', price: 5, product_ids: [1, 2] };
  const { id } = (await send('POST', 'product-addons.php', addon)).body.data;
  expect((await newest()).changes).toMatchObject({ product_ids: [null, [1, 2]], price: [null, 5] });
  await send('PUT', 'products.php', { id: 1, addon_ids: [] });
  expect((await newest()).changes).toEqual({ addon_ids: [[id], []] });
});

test('of a long text only the part around the first difference is stored', async () => {
  const text = (word: string) => `<p>${'α '.repeat(400)}${word}${' ω'.repeat(400)}</p>`;
  await send('PUT', 'products.php', { id: 1, description_el: text('παλιά') });
  await send('PUT', 'products.php', { id: 1, description_el: text('νέα') });
  const [before, after] = (await newest()).changes.description_el;
  expect([before, after]).toEqual([expect.stringContaining('α παλιά ω'), expect.stringContaining('α νέα ω')]);
  expect(Math.max(before.length, after.length)).toBeLessThanOrEqual(502);
});

test.each([
  ['a read', 'GET', 'admin-orders.php', undefined, 200],
  ['a refused write', 'PUT', 'products.php', { id: 9999, stock: 1 }, 404],
  ['an invalid write', 'PUT', 'products.php', { id: 1, stock: -1 }, 422],
  ['a read mark', 'POST', 'notifications.php?action=mark-all-read', {}, 200],
  ['what staff do as customers', 'POST', 'wishlist.php', { type: 'product', id: 2 }, 200],
])('%s is not recorded', async (_name, method, path, body, status) => {
  expect((await api.request(path, { method, token, body })).status).toBe(status);
  expect((await list()).data).toEqual([]);
});

test('secrets are never stored', async () => {
  const secret = 'seven green bicycles';
  await send('POST', 'settings.php', { smtp_password: secret, smtp_user: 'shop' });
  expect((await newest()).changes).toEqual({ smtp_password: [null, '•••'], smtp_user: ['', 'shop'] });
  await send('POST', 'settings.php', { smtp_password: null });
  expect((await newest()).changes).toEqual({ smtp_password: ['•••', null] });
  const person = { name: 'Νίκος', email: 'nikos@example.gr', role: 'manager', password: secret };
  const { id } = (await send('POST', 'admin-users.php', person)).body.data;
  await send('PUT', 'admin-users.php', { id, password: `${secret}!` });
  expect((await newest()).changes).toEqual({ password: ['•••', '•••'] });
  expect(await stored()).not.toMatch(/seven green|argon2/);
});

describe('an endpoint without a known record', () => {
  const body = z.looseObject({ id: z.number().optional() });
  const response = dataResponse(z.object({ id: z.number() }));
  const define = (resource: string, record?: { table: string } | 'none') => {
    const contract = defineEndpoint({
      resource,
      method: 'POST',
      permission: 'sales',
      body,
      response,
      ...(record && { record }),
    });
    return endpoint(contract, async () => ({ data: { id: 1 } }));
  };
  let served: Awaited<ReturnType<typeof serveEndpoints>>;
  beforeEach(async () => {
    served = await serveEndpoints(api.db, [
      define('parcels'),
      define('labels', { table: 'brands' }),
      define('marks', 'none'),
    ]);
  });
  afterEach(() => served.close());
  const post = (resource: string, sent: object) =>
    fetch(`${served.url}/${resource}.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(sent),
    });

  test('is recorded with its request, without secrets', async () => {
    const card = { number: '4111111111111111', cvc: '123' };
    await post('parcels', {
      id: 7,
      version: 3,
      weight: 2,
      apiKey: 'k-1',
      payment: { card, card_token: 't-1' },
      list: [{ secret: 's-1' }],
    });
    expect(await newest()).toMatchObject({ resource: 'parcels', action: 'create', record_id: '7', label: '' });
    expect((await newest()).changes).toEqual({
      weight: [null, 2],
      apiKey: [null, '•••'],
      payment: [null, { card: '•••', card_token: '•••' }],
      list: [null, [{ secret: '•••' }]],
    });
  });

  test('is recorded with the row that its contract names', async () => {
    await post('labels', {});
    const { name } = await api.db.selectFrom('brands').select('name').where('id', '=', 1).executeTakeFirstOrThrow();
    expect(await newest()).toMatchObject({ resource: 'labels', record_id: '1', label: name });
  });

  test('is not recorded if its contract excludes it', async () => {
    await post('marks', { id: 1 });
    expect((await list()).data).toEqual([]);
  });

  test('succeeds even if its entry cannot be stored', async () => {
    await sql`alter table audit_log rename to audit_log_elsewhere`.execute(api.db);
    expect((await post('parcels', { id: 7 })).status).toBe(200);
    await sql`alter table audit_log_elsewhere rename to audit_log`.execute(api.db);
  });
});

test('every record of a contract names a table and its key', async () => {
  const records = listEndpoints().flatMap(({ record }) => (typeof record === 'object' ? [record] : []));
  expect(records.length).toBeGreaterThan(0);
  for (const { table, key = table === 'settings' ? 'key' : 'id' } of records) {
    await sql`select ${sql.ref(key)} from ${sql.table(table)} limit 1`.execute(api.db);
  }
});

test('entries are filtered, searched and listed by page, newest first', async () => {
  const { id: other, token: theirs } = await addAccount(api.db, 'manager');
  await send('PUT', 'products.php', { id: 1, stock: 5 });
  await send('PUT', 'products.php', { id: 2, stock: 6 }, theirs);
  await send('POST', 'brands.php', { name: 'Νησί' }, theirs);
  await api.db.updateTable('audit_log').set({ at: '2026-03-28T21:59:59.000Z' }).where('record_id', '=', '1').execute();
  await api.db.updateTable('audit_log').set({ at: '2026-03-28T22:00:00.000Z' }).where('record_id', '=', '2').execute();
  const find = async (query: string) =>
    (await list(query)).data.map((entry: { resource: string; changes: object }) => Object.keys(entry.changes)[0]);
  const table: [string, string[]][] = [
    ['', ['slug', 'stock', 'stock']],
    ['limit=1&page=2', ['stock']],
    [`user=${other}`, ['slug', 'stock']],
    ['resource=brands', ['slug']],
    ['resource=products&record_id=2', ['stock']],
    ['resource=products&from=2026-03-29', ['stock']],
    ['resource=products&to=2026-03-28', ['stock']],
    ['resource=products&from=2026-03-28&to=2026-03-29', ['stock', 'stock']],
    [`search=${encodeURIComponent('νησι')}`, ['slug']],
    ['search=nisi', ['slug']],
  ];
  for (const [query, found] of table) expect([query, await find(query)]).toEqual([query, found]);
  expect((await list('action=filters')).data).toEqual({
    users: [
      { id: await getAccountId(ADMIN), name: 'Admin' },
      { id: other, name: 'Test manager' },
    ],
    resources: ['brands', 'products'],
  });
  expect((await list('limit=1&page=2')).meta).toEqual({ page: 2, limit: 1, total: 3 });
  expect((await api.request('audit-log.php', { token: theirs })).status).toBe(403);
});

describe('the history of a record', () => {
  const history = async (as: string, resource: string, id: number | string) =>
    (await list(`action=record&resource=${resource}&record_id=${id}`, as)).data.map(
      ({ action }: { action: string }) => action,
    );

  test('is for those who may edit the record', async () => {
    await send('PUT', 'products.php', { id: 1, stock: 5 });
    await send('POST', 'pages.php', { title_el: 'Νέα' });
    const customer = await getAccountId(USER);
    const { id: colleague } = await addAccount(api.db, 'editor', 'colleague@example.gr');
    await send('PUT', 'admin-users.php', { id: customer, phone: '+30 2101234567' });
    await send('PUT', 'admin-users.php', { id: colleague, phone: '+30 2101234567' });
    const { record_id: page } = (await list('resource=pages')).data[0];
    const rows = { products: 1, pages: page, customer, colleague };
    const expected = {
      owner: ['products', 'pages', 'customer', 'colleague'],
      admin: ['products', 'pages', 'customer', 'colleague'],
      manager: ['products', 'pages', 'customer'],
      editor: ['pages'],
    };
    for (const [role, visible] of Object.entries(expected)) {
      const { token: theirs } = await addAccount(api.db, role as keyof typeof expected, `${role}.2@example.gr`);
      const found = [];
      for (const [name, id] of Object.entries(rows)) {
        const resource = name in expected || name === 'products' || name === 'pages' ? name : 'admin-users';
        if ((await history(theirs, resource, id)).length > 0) found.push(name);
      }
      expect([role, found]).toEqual([role, visible]);
    }
    expect(
      (await api.request('audit-log.php?action=record&resource=pages&record_id=1', { token: await api.signIn(USER) }))
        .status,
    ).toBe(403);
  });

  test('does not contain that of a deleted record with the same id', async () => {
    const { id } = (await send('POST', 'brands.php', { name: 'Πρώτη' })).body.data;
    await send('DELETE', 'brands.php', { id });
    expect(await history(token, 'brands', id)).toEqual(['delete']);
    expect((await list(`resource=brands&record_id=${id}`)).data).toHaveLength(2);
  });

  test('of an order lists each step, a withdrawal too', async () => {
    await sendOrder(api, await orderRequest(api, [{ product_id: 1, quantity: 1 }]));
    const id = await getOrderId();
    await send('PUT', 'admin-orders.php?action=transition', { id, version: 1, axis: 'order', to: 'confirmed' });
    expect((await newest()).changes).toEqual({ status: ['pending', 'confirmed'] });
    await send('POST', 'admin-orders.php?action=note', { id, text: 'Κάλεσε' });
    await api.db
      .insertInto('withdrawals')
      .values({ id: 77, order_id: id, status: 'received', reason: '', created_at: '' })
      .execute();
    await send('PUT', 'admin-orders.php?action=withdrawal', { id: 77, to: 'goods_returned' });
    expect(await newest()).toMatchObject({
      record_id: String(id),
      label: expect.stringMatching(/^OP/),
      changes: { to: [null, 'goods_returned'], restock: [null, false] },
    });
    expect(await history(token, 'admin-orders', id)).toEqual(['withdrawal', 'note', 'transition']);
  });
});

describe('personal data', () => {
  test('of a customer is erased with the account', async () => {
    const customer = await api.signIn(USER);
    const sent = await orderRequest(api, [{ product_id: 1, quantity: 1 }]);
    await api.request('orders.php?action=create', {
      body: sent,
      token: customer,
      headers: { 'idempotency-key': 'a-key-of-its-own' },
    });
    const orderId = await getOrderId();
    const id = await getAccountId(USER);
    await send('PUT', 'admin-users.php', { id, name: 'Μαρία Ερασμία', phone: '+30 2107654321' });
    await send('POST', 'admin-orders.php?action=note', { id: orderId, text: 'Η Ερασμία κάλεσε' });
    await send('POST', 'settings.php', { contact_email: USER });
    const before = await stored();
    for (const trace of ['Ερασμία', '2107654321', 'Ερασμία κάλεσε', USER]) expect(before).toContain(trace);
    await api.db.updateTable('orders').set({ status: 'completed' }).execute();
    const erased = await api.request('profile.php?action=erase', { token: customer, body: { password: PASSWORD } });
    expect(erased.status).toBe(200);
    expect(await stored()).not.toMatch(/Ερασμία|ερασμια|erasmia|2107654321|maria@example/i);
    expect((await list('resource=admin-users')).data).toMatchObject([{ label: '', changes: { name: ['•••', '•••'] } }]);
    expect((await list('resource=admin-orders')).data).toMatchObject([{ label: expect.stringMatching(/^OP/) }]);
  });

  test('of a member of staff is erased with the account, and the entries of their writes stay', async () => {
    const { id } = await addAccount(api.db, 'editor', 'colleague@example.gr');
    await send('PUT', 'admin-users.php', { id, name: 'Ερασμία', password: PASSWORD.toUpperCase() });
    const theirs = await api.signIn('colleague@example.gr', PASSWORD.toUpperCase());
    await send('POST', 'pages.php', { title_el: 'Νέα' }, theirs);
    expect((await newest()).user).toEqual({ id, name: 'Ερασμία', role: 'editor' });
    await send('POST', 'profile.php?action=erase', { password: PASSWORD.toUpperCase() }, theirs);
    expect((await newest()).user).toEqual({ id: null, name: 'Διαγραμμένος χρήστης', role: 'editor' });
    expect(await stored()).not.toMatch(/Ερασμία|ερασμια|colleague/);
  });

  test('of a deleted record is not stored', async () => {
    await api.request('contact.php?action=send_message', {
      body: {
        name: 'Ερασμία',
        email: 'erasmia@example.gr',
        phone: '',
        subject: 'Θέμα',
        message: 'Γεια',
        gdprConsent: true,
      },
    });
    const { id } = await api.db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow();
    await send('PUT', 'contact.php', { id, read: true });
    expect((await newest()).label).toBe('Ερασμία');
    await send('DELETE', 'contact.php', { id });
    expect(await newest()).toMatchObject({ action: 'delete', record_id: String(id), label: '' });
    expect(await stored()).not.toMatch(/Ερασμία|erasmia|ερασμια|Γεια/);
    await send('DELETE', 'admin-users.php', { id: await getAccountId(USER) });
    expect(await newest()).toMatchObject({ action: 'delete', resource: 'admin-users', label: '' });
    expect(await stored()).not.toMatch(/Μαρία|maria@/);
  });
});

test('entries are deleted after their time', async () => {
  await send('PUT', 'products.php', { id: 1, stock: 5 });
  await send('PUT', 'products.php', { id: 2, stock: 6 });
  const old = new Date(Date.now() - (AUDIT_RETENTION_DAYS + 1) * DAY_MS).toISOString();
  await api.db.updateTable('audit_log').set({ at: old }).where('record_id', '=', '1').execute();
  await pruneAuditLog(api.db, new Date());
  expect((await list()).data).toMatchObject([{ record_id: '2' }]);
});
