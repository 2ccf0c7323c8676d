import { MAX_WISHLIST_ITEMS } from '@fakos/contracts/wishlist/contract';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { ADMIN, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(USER);
});
afterAll(() => api.close());
beforeEach(() => api.request('wishlist.php?action=clear', { method: 'DELETE', token, body: {} }));

const product = (id: number) => ({ type: 'product', id });
const post = (id: number) => ({ type: 'post', id });
const add = (item: object) => api.request('wishlist.php', { token, body: item });
const merge = (items: object[]) => api.request('wishlist.php?action=merge', { token, body: { items } });
const remove = (item: object) => api.request('wishlist.php', { method: 'DELETE', token, body: item });
const getIds = ({ products, posts }: Record<'products' | 'posts', { id: number }[]>) => [
  products.map(({ id }) => id),
  posts.map(({ id }) => id),
];

test('shows products and posts in the language of the request, the newest wish first', async () => {
  await add(product(productIds.sunny));
  await add(post(1));
  await add(product(productIds.solution));
  const { body } = await api.request('wishlist.php?lang=en', { token });
  expect(getIds(body.data)).toEqual([[productIds.solution, productIds.sunny], [1]]);
  expect(body.data.products[1]).toMatchObject({
    type: 'product',
    name: 'Sunny 01',
    price: 120,
    sale_price: 89.9,
    brand_name: 'Boreas',
    in_stock: true,
    stock_quantity: 10,
  });
  expect(body.data.products[0].in_stock).toBe(false);
  expect(body.data.posts[0]).toMatchObject({ type: 'post', title: 'Post first', category_name: 'Care', views: 0 });
});

test('a repeated merge is a union, without deleted items', async () => {
  await add(product(productIds.reader));
  const browser = [
    product(productIds.sunny),
    post(2),
    product(productIds.reader),
    product(9999),
    product(productIds.sunny),
  ];
  for (let round = 0; round < 2; round++) {
    const { body } = await merge(browser);
    expect(body.message).toBe('Τα αγαπημένα σας ενημερώθηκαν.');
    expect(getIds(body.data)).toEqual([[productIds.sunny, productIds.reader], [2]]);
  }
});

test('hidden products and posts stay in the wishlist, but are neither shown nor added', async () => {
  await add(product(productIds.rare));
  await add(post(3));
  await api.db.updateTable('products').set({ status: 'draft' }).where('id', '=', productIds.rare).execute();
  await api.db.updateTable('posts').set({ status: 'draft' }).where('id', '=', 3).execute();
  expect(getIds((await api.request('wishlist.php', { token })).body.data)).toEqual([[], []]);
  expect((await add(product(productIds.rare))).status).toBe(404);
  expect((await add(post(3))).status).toBe(404);
  await api.db.updateTable('products').set({ status: 'published' }).where('id', '=', productIds.rare).execute();
  expect(getIds((await api.request('wishlist.php', { token })).body.data)).toEqual([[productIds.rare], []]);
});

test('an item can be removed, also repeatedly, and all items at once', async () => {
  await merge([product(1), product(2), post(1)]);
  await remove(product(1));
  expect(getIds((await remove(product(1))).body.data)).toEqual([[2], [1]]);
  const cleared = await api.request('wishlist.php?action=clear', { method: 'DELETE', token, body: {} });
  expect(cleared.body.data).toEqual({ products: [], posts: [] });
});

test('each user has a separate list', async () => {
  await add(product(1));
  const other = await api.signIn(ADMIN);
  expect((await api.request('wishlist.php', { token: other })).body.data).toEqual({ products: [], posts: [] });
});

test('a full list accepts no more items, and a merge stops at the limit', async () => {
  const { id } = await api.db.selectFrom('users').select('id').where('email', '=', USER).executeTakeFirstOrThrow();
  const model = await api.db.selectFrom('products').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
  for (let copy = 1; copy < MAX_WISHLIST_ITEMS; copy++) {
    const row = { ...model, id: 1000 + copy, slug: `copy-${copy}`, sku: `COPY-${copy}` };
    await api.db.insertInto('products').values(row).execute();
  }
  const copies = Array.from({ length: MAX_WISHLIST_ITEMS - 1 }, (_, index) => product(1001 + index));
  await merge(copies);
  const filled = await merge([product(1), product(2)]);
  expect(filled.body.data.products).toHaveLength(MAX_WISHLIST_ITEMS);
  expect(filled.body.data.products[0].id).toBe(1);
  const refused = await add(product(2));
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Τα αγαπημένα χωρούν το πολύ 200. Αφαιρέστε πρώτα κάτι.',
  ]);
  expect((await add(product(1))).status).toBe(200);
  const stored = await api.db.selectFrom('wishlist_items').select('id').where('user_id', '=', id).execute();
  expect(stored).toHaveLength(MAX_WISHLIST_ITEMS);
});
