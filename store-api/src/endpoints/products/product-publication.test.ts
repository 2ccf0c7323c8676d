import { publishDueProducts } from '../../domain/catalogue/products/publish-due-products.ts';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

const HOUR_MS = 3_600_000;

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterEach(() => api.close());

const { aegean: id } = productIds;
const update = (body: object) => api.request('products.php', { method: 'PUT', token, body: { id, ...body } });
const readEdited = async () => (await api.request(`products.php?action=admin-get&id=${id}`, { token })).body.data;
const getStatus = async () => (await api.request('products.php?slug=aegean-02')).status;
const later = (ms: number) => new Date(Date.now() + ms);

test('a draft is published when its time comes, once, with its price from then on', async () => {
  await update({ status: 'draft', price: 45, publish_at: later(HOUR_MS).toISOString() });
  expect(await getStatus()).toBe(404);
  const { version } = await readEdited();
  const list = await api.request('products.php?action=admin-list&status=draft', { token });
  expect(list.body.data).toMatchObject([{ id, publish_at: (await readEdited()).publish_at }]);

  expect(await publishDueProducts(api.db, later(HOUR_MS - 1000))).toBe(0);
  const runs = await Promise.all([1, 2, 3].map(() => publishDueProducts(api.db, later(HOUR_MS))));
  expect(runs.sort((one, other) => one - other)).toEqual([0, 0, 1]);
  expect(await getStatus()).toBe(200);
  expect((await api.request('products.php?search=aegean 02')).body.meta.total).toBe(1);
  const published = await readEdited();
  expect(published).toMatchObject({ status: 'published', publish_at: null, price: 45 });
  // The version of an editor who had the draft open is now outdated.
  expect((await update({ version, price: 50 })).status).toBe(412);
  const history = await api.request(`products.php?action=history&id=${id}`, { token });
  expect(history.body.data.prices[0]).toMatchObject({
    at: published.version,
    before: { price: 50 },
    after: { price: 45 },
  });
});

test('the time is removed with the draft, and stays when other fields change', async () => {
  const publish_at = later(HOUR_MS).toISOString();
  await update({ status: 'draft', publish_at });
  await update({ name_en: 'Other' });
  expect((await readEdited()).publish_at).toBe(publish_at);
  await update({ status: 'archived' });
  expect((await readEdited()).publish_at).toBeNull();
  await update({ status: 'draft', publish_at });
  await api.request('products.php', { method: 'DELETE', token, body: { id } });
  expect(await publishDueProducts(api.db, later(2 * HOUR_MS))).toBe(0);
});

test('a time is stored in UTC', async () => {
  await update({ status: 'draft', publish_at: '2099-07-01T10:00:00+03:00' });
  expect((await readEdited()).publish_at).toBe('2099-07-01T07:00:00.000Z');
});

test.each([
  [{ publish_at: '2099-01-01T10:00:00Z' }, 'Ώρα δημοσίευσης ορίζεται μόνο σε πρόχειρο.'],
  [{ status: 'draft', publish_at: '2020-01-01T10:00:00Z' }, 'Διαλέξτε μια ώρα στο μέλλον.'],
  [{ status: 'draft', publish_at: 'tomorrow' }, 'Αυτή η τιμή δεν είναι αποδεκτή.'],
])('%j is refused', async (body, message) => {
  const before = await readEdited();
  const response = await update(body);
  expect([response.status, response.body.errors]).toEqual([422, { publish_at: message }]);
  expect(await readEdited()).toEqual(before);
});
