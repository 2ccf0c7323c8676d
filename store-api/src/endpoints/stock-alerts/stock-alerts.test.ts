import { publishDueProducts } from '../../domain/catalogue/products/publish-due-products.ts';
import { sendStockAlerts } from '../../domain/catalogue/stock-alerts/send-stock-alerts.ts';
import { createStockAlertToken } from '../../domain/catalogue/stock-alerts/stock-alert-token.ts';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder } from '../../testing/order-request.ts';
import { ADMIN, PASSWORD, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

let api: TestApi;
let staff: string;
beforeEach(async () => {
  api = await startTestApi();
  staff = await api.signIn(ADMIN);
});
afterEach(() => api.close());

const ask = (email = 'nikos@example.gr', product_id: number = productIds.solution) =>
  api.request('stock-alerts.php', { body: { product_id, email } });
const act = (action: 'confirm' | 'stop', token: string) =>
  api.request(`stock-alerts.php?action=${action}`, { method: 'PUT', body: { token } });
const open = (token: string) => api.request(`stock-alerts.php?action=own&token=${token}&lang=en`);

/** The token in the e-mail to an address. */
async function getToken(email = 'nikos@example.gr'): Promise<string> {
  const row = await api.db.selectFrom('stock_alerts').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  return createStockAlertToken(api.db, row);
}

async function listEmails(template: string) {
  const emails = await api.db.selectFrom('emails').select(['template', 'recipient', 'params']).execute();
  return emails.filter((email) => email.template === template).map(({ recipient }) => recipient);
}

const setStock = (stock: number, id: number = productIds.solution) =>
  api.db.updateTable('products').set({ stock }).where('id', '=', id).execute();

test('nobody is notified before the link of the e-mail is confirmed, and then once', async () => {
  const { status, body } = await ask('Nikos@Example.gr');
  expect([status, body.message]).toEqual([
    200,
    'Σας στέλνουμε ένα e-mail. Ανοίξτε το και επιβεβαιώστε ότι θέλετε την ειδοποίηση.',
  ]);
  expect(await listEmails('stock_alert_requested')).toEqual(['nikos@example.gr']);
  const token = await getToken();
  expect((await open(token)).body.data).toEqual({
    product: { name: 'Solution 360ml', slug: 'solution-360', in_stock: false },
    status: 'pending',
  });
  await setStock(3);
  expect(await sendStockAlerts(api.db)).toBe(0);
  expect((await act('confirm', token)).status).toBe(200);
  expect((await open(token)).body.data.status).toBe('waiting');
  expect(await Promise.all([sendStockAlerts(api.db), sendStockAlerts(api.db)])).toContain(1);
  expect(await sendStockAlerts(api.db)).toBe(0);
  expect(await listEmails('stock_alert_back')).toEqual(['nikos@example.gr']);
  expect((await open(token)).status).toBe(404);
});

test('a repeated request sends the link again and waits once', async () => {
  await ask();
  const token = await getToken();
  await act('confirm', token);
  expect((await ask()).status).toBe(200);
  expect(await listEmails('stock_alert_requested')).toHaveLength(2);
  expect((await open(token)).body.data.status).toBe('waiting');
  expect(await api.db.selectFrom('stock_alerts').selectAll().execute()).toHaveLength(1);
});

const returns: readonly [string, () => Promise<unknown>][] = [
  [
    'a bulk change',
    () =>
      api.request('products.php?action=bulk', {
        token: staff,
        body: { target: { ids: [productIds.solution] }, change: { kind: 'add_stock', amount: 4 } },
      }),
  ],
  [
    'the publication of a draft with stock',
    async () => {
      const publishAt = new Date(Date.now() - 1000).toISOString();
      await api.db
        .updateTable('products')
        .set({ stock: 2, status: 'draft', publish_at: publishAt })
        .where('id', '=', productIds.solution)
        .execute();
      expect(await sendStockAlerts(api.db)).toBe(0);
      await publishDueProducts(api.db);
    },
  ],
];

test.each(returns)('%s puts the product back into stock', async (_name, bringBack) => {
  await ask();
  await act('confirm', await getToken());
  await bringBack();
  expect(await sendStockAlerts(api.db)).toBe(1);
});

test('a cancelled order puts the product back into stock', async () => {
  const { body } = await sendOrder(api, await orderRequest(api, [{ product_id: productIds.rare, quantity: 5 }]));
  await ask('nikos@example.gr', productIds.rare);
  await act('confirm', await getToken());
  expect(await sendStockAlerts(api.db)).toBe(0);
  const { number, token } = body.data;
  expect((await api.request('orders.php?action=cancel', { body: { number, token } })).status).toBe(200);
  expect(await sendStockAlerts(api.db)).toBe(1);
});

test('a request is stopped by its link, and its address is deleted', async () => {
  await ask();
  const token = await getToken();
  await act('confirm', token);
  expect((await act('stop', token)).body.message).toMatch(/^Δεν θα λάβετε ειδοποίηση/);
  expect((await act('stop', token)).status).toBe(404);
  await setStock(1);
  expect(await sendStockAlerts(api.db)).toBe(0);
  // SQLite gives the id of the deleted row to the next one.
  await setStock(0);
  await ask('other@example.gr');
  expect((await open(token)).status).toBe(404);
});

test.each([
  ['an available product', () => ask('nikos@example.gr', productIds.sunny), 409],
  ['an unknown product', () => ask('nikos@example.gr', 9999), 404],
  ['an invalid address', () => ask('nikos'), 422],
  ['a token that the shop did not sign', () => open('1.00ff'), 404],
  ['a token of another shape', () => act('confirm', 'x'), 404],
] as const)('%s is refused', async (_name, send, status) => {
  expect((await send()).status).toBe(status);
  expect(await api.db.selectFrom('stock_alerts').selectAll().execute()).toEqual([]);
});

test('an address gets a limited number of e-mails', async () => {
  const statuses: number[] = [];
  for (let round = 0; round < 11; round++) statuses.push((await ask()).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
  expect(statuses[10]).toBe(429);
});

test('requests that nobody confirms, and old ones, are deleted', async () => {
  await ask('unconfirmed@example.gr');
  await ask('waiting@example.gr');
  await act('confirm', await getToken('waiting@example.gr'));
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  const list = async () =>
    (await api.db.selectFrom('stock_alerts').select('email').execute()).map(({ email }) => email);
  await sendStockAlerts(api.db, inDays(6));
  expect(await list()).toHaveLength(2);
  await sendStockAlerts(api.db, inDays(8));
  expect(await list()).toEqual(['waiting@example.gr']);
  await sendStockAlerts(api.db, inDays(366));
  expect(await list()).toEqual([]);
});

test('staff see how many wait for each product, not who', async () => {
  await setStock(0, productIds.rare);
  for (const name of ['a', 'b', 'c']) await ask(`${name}@example.gr`);
  await ask('a@example.gr', productIds.rare);
  for (const name of ['b', 'c']) await act('confirm', await getToken(`${name}@example.gr`));
  const { body } = await api.request('stock-alerts.php?lang=en', { token: staff });
  expect(body.meta.total).toBe(2);
  expect(body.data).toMatchObject([
    { id: productIds.solution, name: 'Solution 360ml', stock: 0, waiting: 2, pending: 1 },
    { id: productIds.rare, name: 'Rare', waiting: 0, pending: 1 },
  ]);
  expect(JSON.stringify(body)).not.toContain('example.gr');
  const found = await api.request('stock-alerts.php?search=rare', { token: staff });
  expect([found.body.meta.total, found.body.data[0].id]).toEqual([1, productIds.rare]);
  expect((await api.request('stock-alerts.php', { token: await api.signIn(USER) })).status).toBe(403);
});

test('requests are part of the export of an account, and are erased with it', async () => {
  await api.db.updateTable('users').set({ email_verified_at: new Date().toISOString() }).execute();
  await ask(USER);
  await ask('nikos@example.gr');
  const token = await api.signIn(USER);
  const { body } = await api.request('profile.php?action=export', { token });
  expect(body.data.stock_alerts).toMatchObject([{ product: 'Υγρό 360ml', confirmed_at: null }]);
  const erased = await api.request('profile.php?action=erase', { token, body: { password: PASSWORD } });
  expect(erased.status).toBe(200);
  expect(await api.db.selectFrom('stock_alerts').select('email').execute()).toEqual([{ email: 'nikos@example.gr' }]);
  expect(await listEmails('stock_alert_requested')).toEqual(['nikos@example.gr']);
});
