import { productIds } from '../../testing/fixture-catalogue.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

const { aegean, sunny, rare } = productIds;

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterAll(() => api.close());
beforeEach(() => api.db.deleteFrom('product_addons').execute());

const send = (method: string, body: object) => api.request('product-addons.php', { method, token, body });
const add = async (body: object) => (await send('POST', { ...polish, ...body })).body.data;
const names = async (query = '') =>
  (await api.request(`product-addons.php?lang=en${query}`)).body.data.map((addon: { name: string }) => addon.name);
const listed = async () => (await api.request('product-addons.php?action=admin-list', { token })).body.data;
const change = (id: number, fields: object) =>
  api.request('products.php', { method: 'PUT', token, body: { id, ...fields } });

const polish = { name_el: 'Θήκη', name_en: 'Case', price: 12.5, status: 'published' };

test('an add-on is offered with every product, or with those that it is limited to', async () => {
  const { id } = await add({ description_el: 'Σκληρή', description_en: 'Hard' });
  await add({ name_en: 'Strap', name_el: 'Κορδόνι', product_ids: [sunny, rare, sunny] });
  await add({ name_en: 'Hidden', name_el: 'Κρυφό', status: 'draft' });
  expect(await names()).toEqual(['Case', 'Strap']);
  expect(await names(`&product_id=${aegean}`)).toEqual(['Case']);
  expect(await names(`&product_id=${rare}`)).toEqual(['Case', 'Strap']);
  const product = await api.request('products.php?slug=aegean-02');
  expect(product.body.data.addons).toEqual([{ id, slug: 'thiki', name: 'Θήκη', description: 'Σκληρή', price: 12.5 }]);
  expect((await listed()).map((addon: { product_ids: number[] }) => addon.product_ids)).toEqual([
    [],
    [sunny, rare],
    [],
  ]);
});

test('add-ons of a hidden product are not listed', async () => {
  await add({});
  await change(rare, { status: 'draft' });
  for (const id of [rare, 99]) expect((await api.request(`product-addons.php?product_id=${id}`)).status).toBe(404);
  await change(rare, { status: 'published' });
});

test.each([
  [{ name_el: '' }, 'name_el'],
  [{ name_en: 'x'.repeat(81) }, 'name_en'],
  [{ price: -1 }, 'price'],
  [{ price: 1.005 }, 'price'],
  [{ slug: 'Big Case' }, 'slug'],
  [{ slug: 'thiki' }, 'slug'],
  [{ status: 'active' }, 'status'],
  [{ product_ids: [aegean, 99] }, 'product_ids'],
  [{ product_ids: [0] }, 'product_ids.0'],
])('%j is refused at its field', async (wrong, field) => {
  await add({});
  const response = await send('POST', { ...polish, ...wrong });
  expect([409, 422]).toContain(response.status);
  expect(Object.keys(response.body.errors)[0]).toBe(field);
  expect(await listed()).toHaveLength(1);
});

test('a change leaves other fields unchanged, and an older version is refused', async () => {
  const { id, version } = await add({ product_ids: [sunny], position: 7 });
  const changed = await send('PUT', { id, version, price: 0, name_en: 'Hard case' });
  expect(changed.body.message).toBe('Το πρόσθετο αποθηκεύτηκε.');
  expect(await listed()).toMatchObject([
    { slug: 'thiki', name_el: 'Θήκη', name_en: 'Hard case', price: 0, position: 7, product_ids: [sunny] },
  ]);
  expect((await send('PUT', { id, version, price: 3 })).status).toBe(412);
  expect((await send('DELETE', { id, version })).status).toBe(412);
  await send('PUT', { id, product_ids: [] });
  expect(await names(`&product_id=${aegean}`)).toEqual(['Hard case']);
});

test('staff search, sort and page through add-ons, and read one', async () => {
  const { id } = await add({ name_el: 'Σκληρή θήκη', name_en: 'Hard case', price: 20, product_ids: [sunny] });
  await add({ name_el: 'Κορδόνι', name_en: 'Strap', price: 3, status: 'draft' });
  const read = async (query: string) => (await api.request(`product-addons.php?action=${query}`, { token })).body;
  const found = async (query: string) =>
    (await read(`admin-list&${query}`)).data.map((addon: { name_en: string }) => addon.name_en);
  expect(await found('search=skliri')).toEqual(['Hard case']);
  expect(await found('status=draft')).toEqual(['Strap']);
  expect(await found('sort=price')).toEqual(['Strap', 'Hard case']);
  expect(await found('sort=name&order=desc&lang=en')).toEqual(['Strap', 'Hard case']);
  expect((await read('admin-list&limit=1&page=2')).meta).toEqual({ page: 2, limit: 1, total: 2 });
  expect((await read(`admin-get&id=${id}`)).data).toMatchObject({ id, name_en: 'Hard case', product_ids: [sunny] });
  expect(await read('admin-get&id=999999')).toMatchObject({ success: false, code: 'NOT_FOUND' });
});

test('the id of a deleted add-on is not reused', async () => {
  const { id } = await add({ product_ids: [sunny] });
  expect((await send('DELETE', { id })).status).toBe(200);
  expect((await send('DELETE', { id })).status).toBe(404);
  expect(await names()).toEqual([]);
  expect((await add({})).id).toBeGreaterThan(id);
});

test('a product can be linked to and unlinked from restricted add-ons, but never restricts or unrestricts one', async () => {
  const all = await add({});
  const limited = await add({ product_ids: [sunny] });
  expect((await change(aegean, { addon_ids: [limited.id] })).status).toBe(200);
  expect(await names(`&product_id=${aegean}`)).toEqual(['Case', 'Case']);
  const first = await change(aegean, { addon_ids: [limited.id, all.id] });
  expect(first.body.errors.addon_ids).toBe('Αυτό το πρόσθετο προσφέρεται ήδη με όλα τα προϊόντα.');
  expect((await change(sunny, { addon_ids: [] })).status).toBe(200);
  const last = await change(aegean, { addon_ids: [] });
  expect(Object.keys(last.body.errors)).toEqual(['addon_ids']);
  expect(await names(`&product_id=${sunny}`)).toEqual(['Case']);
  const editor = await api.request(`products.php?action=admin-get&id=${aegean}`, { token });
  expect(editor.body.data.addon_ids).toEqual([limited.id]);
});
