import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

const AEGEAN = 1;
const BOREAS = 2;

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterEach(() => api.close());

const request = (method: string, body: object) => api.request('brands.php?lang=en', { method, token, body });
const listed = async () => (await api.request('brands.php?action=admin-list', { token })).body.data;
const found = async (search: string) => {
  const { body } = await api.request(`products.php?search=${encodeURIComponent(search)}`);
  return body.data.map((product: { slug: string }) => product.slug).sort();
};

test('a new brand is the last, with texts in both languages', async () => {
  const made = await request('POST', { name: ' Αύρα ', description_el: 'Ελαφριά', description_en: 'Light' });
  expect(made.body).toMatchObject({ message: 'The brand was saved.', data: { slug: 'avra' } });
  expect((await listed()).at(-1)).toMatchObject({ name: 'Αύρα', description_en: 'Light', product_count: 0 });
  const taken = await request('POST', { name: 'Other', slug: 'avra' });
  expect([taken.status, taken.body.errors]).toEqual([409, { slug: 'Another entry already has this address.' }]);
});

test('brands have a logo, texts for search engines and an order that lists and filters of the shop follow', async () => {
  const texts = { image: 'aegean-logo.png', meta_title_el: 'Γυαλιά Aegean', meta_description_en: 'Light frames' };
  expect((await request('PUT', { id: AEGEAN, ...texts })).status).toBe(200);
  const order = (ids: number[]) => api.request('brands.php?action=order', { method: 'PUT', token, body: { ids } });
  expect((await order([BOREAS, AEGEAN])).body.message).toBe('Η σειρά των μαρκών αποθηκεύτηκε.');
  const visible = (await api.request('brands.php')).body.data;
  expect(visible).toMatchObject([{ id: BOREAS }, { image: 'aegean-logo.png', meta_title: 'Γυαλιά Aegean' }]);
  const { facets } = (await api.request('products.php')).body.meta;
  expect(facets.brand.map(({ id }: { id: number }) => id)).toEqual([BOREAS, AEGEAN]);
  for (const wrong of [[AEGEAN], [AEGEAN, AEGEAN], [AEGEAN, BOREAS, 99]]) expect((await order(wrong)).status).toBe(422);
});

test('a renamed brand keeps its address and its products are found by the new name', async () => {
  const [{ version }] = await listed();
  expect((await request('PUT', { id: AEGEAN, version, name: 'Cyclades' })).body.data.slug).toBe('aegean');
  expect(await found('cyclades')).toEqual(['aegean-02', 'rare-01', 'reader-01']);
  expect((await request('PUT', { id: AEGEAN, version, name: 'Late' })).status).toBe(412);
  expect((await request('PUT', { id: AEGEAN, slug: '' })).body.data.slug).toBe('cyclades');
});

test('a brand with products, drafts included, is deleted only if they are moved', async () => {
  await api.db.updateTable('products').set({ status: 'draft' }).where('slug', '=', 'rare-01').execute();
  const refused = await request('DELETE', { id: AEGEAN });
  expect(refused.status).toBe(409);
  expect(refused.body.message).toBe(
    '“Aegean” cannot be deleted while it has 3 products. Choose where they should move.',
  );
  expect((await request('DELETE', { id: AEGEAN, move_to: 99 })).status).toBe(422);
  expect((await request('DELETE', { id: AEGEAN, move_to: BOREAS })).status).toBe(200);
  expect(await listed()).toMatchObject([{ id: BOREAS, product_count: 5 }]);
  expect(await found('boreas')).toHaveLength(4);
});
