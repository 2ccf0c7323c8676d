import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

const CARE = 1;

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterEach(() => api.close());

const request = (method: string, body: object) => api.request('post-categories.php', { method, token, body });
const listed = async () => (await api.request('post-categories.php?action=admin-list', { token })).body.data;
const fashion = { name_el: 'Μόδα και στυλ', name_en: 'Fashion and style' };

test('a new category is available in both languages under a unique slug', async () => {
  expect((await request('POST', fashion)).body.data.slug).toBe('moda-kai-styl');
  const { body } = await api.request('post-categories.php?lang=en');
  expect(body.data.at(-1)).toMatchObject({ name: 'Fashion and style', post_count: 0 });
  const taken = await request('PUT', { id: CARE, slug: 'moda-kai-styl' });
  expect([taken.status, Object.keys(taken.body.errors)]).toEqual([409, ['slug']]);
});

test('visitors see the categories in the order that staff chose', async () => {
  const { id } = (await request('POST', fashion)).body.data;
  const order = (ids: number[]) =>
    api.request('post-categories.php?action=order', { method: 'PUT', token, body: { ids } });
  expect((await order([id, CARE])).body.message).toBe('Η σειρά των κατηγοριών αποθηκεύτηκε.');
  expect((await api.request('post-categories.php')).body.data).toMatchObject([{ id }, { id: CARE }]);
  expect(await listed()).toMatchObject([{ id }, { id: CARE }]);
  expect((await order([CARE])).status).toBe(422);
});

test('visitors see the count of public posts, staff that of all posts', async () => {
  const later = new Date(Date.now() + 60_000).toISOString();
  await api.db.updateTable('posts').set({ published_at: later }).where('slug', '=', 'fourth').execute();
  expect((await api.request('post-categories.php')).body.data).toMatchObject([{ id: CARE, post_count: 4 }]);
  expect(await listed()).toMatchObject([{ id: CARE, post_count: 5 }]);
});

test('a change leaves other fields unchanged, and an older version is refused', async () => {
  const [{ version }] = await listed();
  expect((await request('PUT', { id: CARE, version, name_el: 'Συντήρηση' })).status).toBe(200);
  expect((await listed())[0]).toMatchObject({ name_el: 'Συντήρηση', name_en: 'Care', slug: 'care', post_count: 5 });
  expect((await request('PUT', { id: CARE, version, name_el: 'Άλλο' })).status).toBe(412);
});

test('a category with posts is deleted only if its posts are moved', async () => {
  const { id } = (await request('POST', fashion)).body.data;
  const refused = await request('DELETE', { id: CARE });
  expect(refused.status).toBe(409);
  expect(refused.body.message).toBe('Το «Φροντίδα» δεν διαγράφεται όσο έχει 5 άρθρα. Διαλέξτε πού θα μεταφερθούν.');
  expect((await request('DELETE', { id: CARE, move_to: id })).status).toBe(200);
  expect(await listed()).toMatchObject([{ id, post_count: 5 }]);
});
