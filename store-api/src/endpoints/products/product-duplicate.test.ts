import { productIds } from '../../testing/fixture-catalogue.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterAll(() => api.close());

const duplicate = (id: number) => api.request('products.php?action=duplicate', { token, body: { id } });
const readEdited = async (id: number) =>
  (await api.request(`products.php?action=admin-get&id=${id}`, { token })).body.data;

test('a copy is a draft without stock under its own slug and SKU, and has everything else', async () => {
  const addon = { name_el: 'Θήκη', name_en: 'Case', price: 5, status: 'published', product_ids: [productIds.sunny] };
  await api.request('product-addons.php', { token, body: addon });
  const original = await readEdited(productIds.sunny);
  const first = await duplicate(productIds.sunny);
  expect(first.body).toMatchObject({
    message: 'Δημιουργήθηκε αντίγραφο του προϊόντος ως πρόχειρο.',
    data: { slug: 'sunny-01-2' },
  });
  const copy = await readEdited(first.body.data.id);
  const own = { id: copy.id, created_at: copy.created_at, version: copy.version };
  const changed = { slug: 'sunny-01-2', sku: 'SUNNY-01-2', status: 'draft', stock: 0, rating: null };
  expect(copy).toEqual({ ...original, ...own, ...changed });
  expect(copy.addon_ids).toHaveLength(1);
  const second = await readEdited((await duplicate(productIds.sunny)).body.data.id);
  expect([second.slug, second.sku]).toEqual(['sunny-01-3', 'SUNNY-01-3']);
});

test('the SKU of a copy is not longer than an SKU may be', async () => {
  const sku = 'S_%'.repeat(21);
  await api.request('products.php', { method: 'PUT', token, body: { id: productIds.rare, sku } });
  const copies = [await duplicate(productIds.rare), await duplicate(productIds.rare)];
  const skus = await Promise.all(copies.map(async ({ body }) => (await readEdited(body.data.id)).sku));
  expect(skus).toEqual([`${sku.slice(0, 59)}-2`, `${sku.slice(0, 59)}-3`]);
});

test('an archived product is not copied', async () => {
  await api.request('products.php', { method: 'DELETE', token, body: { id: productIds.reader } });
  expect((await duplicate(productIds.reader)).status).toBe(404);
  expect((await duplicate(999)).status).toBe(404);
});
