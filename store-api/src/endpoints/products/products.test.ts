import { productIds } from '../../testing/fixture-catalogue.ts';
import { ADMIN, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const listSlugs = async (query: string) => {
  const { body } = await api.request(`products.php?${query}`);
  return body.data.map((product: { slug: string }) => product.slug);
};

test('a card has prices in euros, the sale price and texts in the language of the request', async () => {
  const { body } = await api.request('products.php?search=Sunny', { headers: { 'accept-language': 'en' } });
  expect(body.data[0]).toMatchObject({
    name: 'Sunny 01',
    category_name: 'Sunglasses',
    price: 120,
    sale_price: 89.9,
    original_price: 120,
    rating: 4.5,
    featured_image: 'sunny-01-1.jpg',
    in_stock: true,
  });
});

test.each([
  ['', ['sunny-01', 'reader-01', 'solution-360', 'aegean-02', 'rare-01']],
  ['category=frames', ['reader-01', 'aegean-02']],
  ['category=frames,solutions&brand=boreas', ['solution-360']],
  ['categories=1,3', ['reader-01', 'solution-360', 'aegean-02']],
  ['categories=nonsense', []],
  ['category_id=2&brand_id=1', ['rare-01']],
  ['on_sale=1', ['sunny-01']],
  ['featured=1&status=published', ['aegean-02']],
  ['sort=price&order=ASC', ['solution-360', 'reader-01', 'aegean-02', 'sunny-01', 'rare-01']],
  ['sort=name&order=asc', ['aegean-02', 'sunny-01', 'reader-01', 'rare-01', 'solution-360']],
  ['sort=featured&limit=1', ['aegean-02']],
  ['limit=2&page=2&sort=price&order=ASC', ['aegean-02', 'sunny-01']],
])('the list for "%s"', async (query, expected) => {
  expect(await listSlugs(query)).toEqual(expected);
});

test.each([
  ['γυαλια', ['sunny-01', 'rare-01']],
  ['ΓΥΑΛΙΆ ΗΛΙΟΣ', ['sunny-01']],
  ['gyalia', ['sunny-01', 'rare-01']],
  ['aegean', ['aegean-02', 'reader-01', 'rare-01']],
  ['skeletoi', ['aegean-02', 'reader-01']],
  ['hlios gial', ['sunny-01']],
  ['AEGEAN-02', ['aegean-02']],
  ['100%', []],
])('searching "%s" minds no accents, case or alphabet', async (search, expected) => {
  expect(await listSlugs(`search=${encodeURIComponent(search)}`)).toEqual(expected);
});

test('the total counts every match, also behind the last page', async () => {
  const first = await api.request('products.php?limit=2');
  const behind = await api.request('products.php?limit=2&page=9');
  expect(first.body.meta).toMatchObject({ page: 1, limit: 2, total: 5 });
  expect(behind.body).toMatchObject({ data: [], meta: { total: 5 } });
});

test('a facet counts the results of its other values', async () => {
  const { body } = await api.request('products.php?category=frames&brand=aegean');
  const counts = (facet: { slug: string; count: number }[]) => facet.map(({ slug, count }) => [slug, count]);
  expect(counts(body.meta.facets.category)).toEqual([
    ['frames', 2],
    ['sunglasses', 1],
    ['solutions', 0],
  ]);
  expect(counts(body.meta.facets.brand)).toEqual([
    ['aegean', 2],
    ['boreas', 0],
  ]);
});

test('a draft is hidden from visitors for every requested status, and shown to staff', async () => {
  await api.db.updateTable('products').set({ status: 'draft' }).where('slug', '=', 'rare-01').execute();
  expect(await listSlugs('status=draft')).not.toContain('rare-01');
  expect((await api.request('products.php?slug=rare-01')).status).toBe(404);
  const token = await api.signIn(ADMIN);
  const list = await api.request('products.php?action=admin-list&status=draft', { token });
  expect(list.body.data.map((row: { name_el: string }) => row.name_el)).toEqual(['Σπάνιος']);
  expect((await api.request('products.php?slug=rare-01', { token })).status).toBe(200);
});

test('a single product is identified by its slug alone', async () => {
  const { body } = await api.request('products.php?slug=aegean-02');
  expect(body.data).toMatchObject({ slug: 'aegean-02', brand_slug: 'aegean', lens_width: 50, shape: 'Στρογγυλό' });
});

describe('a price change', () => {
  const change = (token: string | undefined, body: object) =>
    api.request('products.php', { method: 'PUT', token, body });

  test('is visible to the next visitor', async () => {
    const token = await api.signIn(ADMIN);
    const done = await change(token, { id: productIds.aegean, price: 45.5, sale_price: 39.99 });
    expect(done.body.message).toBe('Το προϊόν ενημερώθηκε.');
    const { body } = await api.request('products.php?slug=aegean-02');
    expect(body.data).toMatchObject({ price: 45.5, sale_price: 39.99 });
  });

  test('does not overwrite concurrent changes of another user', async () => {
    const token = await api.signIn(ADMIN);
    const list = await api.request('products.php?action=admin-list&search=Aegean 02', { token });
    const { version } = list.body.data[0];
    const mine = await change(token, { id: productIds.aegean, version, price: 40 });
    expect(mine.status).toBe(200);
    const theirs = await change(token, { id: productIds.aegean, version, price: 30 });
    expect(theirs.status).toBe(412);
    const again = await change(token, { id: productIds.aegean, version: mine.body.data.version, price: 30 });
    expect(again.status).toBe(200);
  });

  test('keeps the sale price below the price', async () => {
    const token = await api.signIn(ADMIN);
    const response = await change(token, { id: productIds.sunny, price: 50 });
    expect(response.status).toBe(422);
    expect(response.body.errors).toEqual({
      sale_price: 'Η τιμή προσφοράς πρέπει να είναι μικρότερη από την αρχική τιμή.',
    });
  });

  test('is for staff only', async () => {
    const user = await api.signIn(USER);
    expect((await change(undefined, { id: 1, price: 1 })).status).toBe(401);
    expect((await change(user, { id: 1, price: 1 })).status).toBe(403);
  });
});
