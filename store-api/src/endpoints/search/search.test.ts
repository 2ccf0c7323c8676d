import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder } from '../../testing/order-request.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function suggested(search: string, more = '') {
  const { body } = await api.request(`search.php?q=${encodeURIComponent(search)}${more}`);
  const slugs = (kind: string) => body.data[kind].map(({ slug }: { slug: string }) => slug);
  return { products: slugs('products'), posts: slugs('posts'), categories: slugs('categories') };
}

test.each([
  ['gyal', { products: ['sunny-01', 'rare-01'], posts: [], categories: ['sunglasses'] }],
  ['αρθρο thi', { products: [], posts: ['third'], categories: [] }],
  ['arthro', { products: [], posts: ['fifth', 'fourth', 'third', 'second', 'first'], categories: [] }],
  ['lenses', { products: [], posts: ['fifth', 'fourth', 'third', 'second', 'first'], categories: [] }],
  ['SKELET', { products: ['aegean-02', 'reader-01'], posts: [], categories: ['frames'] }],
  ['ifypos', { products: [], posts: [], categories: [] }],
  ['zephyros', { products: ['reader-01'], posts: [], categories: [] }],
  ['zefirro', { products: ['reader-01'], posts: [], categories: [] }],
  ['', { products: [], posts: [], categories: [] }],
  ['*"', { products: [], posts: [], categories: [] }],
])('typing "%s"', async (search, expected) => {
  expect(await suggested(search)).toEqual(expected);
});

test('a suggestion has the product data that a search box shows', async () => {
  const { body } = await api.request('search.php?q=sunny&lang=en');
  expect(body.data.products).toEqual([
    {
      ...{ id: 2, slug: 'sunny-01', name: 'Sunny 01', brand_name: 'Boreas', price: 120, sale_price: 89.9 },
      ...{ image: 'sunny-01-1.jpg', in_stock: true },
    },
  ]);
});

test('there are no more suggestions of a kind than requested', async () => {
  expect((await suggested('arthro', '&limit=2')).posts).toEqual(['fifth', 'fourth']);
  expect((await api.request('search.php?q=a&limit=99')).status).toBe(422);
});

test('hidden products are not suggested', async () => {
  await api.db.updateTable('products').set({ status: 'draft' }).where('slug', '=', 'sunny-01').execute();
  await api.db.updateTable('posts').set({ status: 'draft' }).where('slug', '=', 'third').execute();
  expect(await suggested('sunny')).toMatchObject({ products: [] });
  expect(await suggested('third')).toMatchObject({ posts: [] });
});

describe('glasses, and a stand with the search term in its name', () => {
  const { sunny, rare, solution } = productIds;
  let shop: TestApi;
  beforeEach(async () => {
    shop = await startTestApi();
    const token = await shop.signIn(ADMIN);
    const stand = { id: solution, name_el: 'Βάση γυαλιών', name_en: 'Stand for glasses', stock: 5 };
    await shop.request('products.php', { method: 'PUT', token, body: stand });
  });
  afterEach(() => shop.close());

  async function findBoth(search: string) {
    const q = encodeURIComponent(search);
    const suggestions = await shop.request(`search.php?q=${q}`);
    const list = await shop.request(`products.php?search=${q}&facets=0`);
    const slugs = list.body.data.map(({ slug }: { slug: string }) => slug);
    // The list of results contains what was suggested.
    expect(suggestions.body.data.products.map(({ slug }: { slug: string }) => slug)).toEqual(slugs);
    return slugs;
  }
  const sell = async (product_id: number) =>
    expect((await sendOrder(shop, await orderRequest(shop, [{ product_id, quantity: 2 }]))).status).toBe(200);
  const setStock = (id: number, stock: number) =>
    shop.db.updateTable('products').set({ stock }).where('id', '=', id).execute();

  test.each(['gyal', 'γυαλι'])('«%s» finds the glasses first', async (search) => {
    expect(await findBoth(search)).toEqual(['sunny-01', 'rare-01', 'solution-360']);
  });

  test('bestsellers come first, and cancelled orders do not count', async () => {
    await sell(sunny);
    await shop.db.updateTable('orders').set({ status: 'cancelled' }).execute();
    await sell(rare);
    expect(await findBoth('gyal')).toEqual(['rare-01', 'sunny-01', 'solution-360']);
  });

  test('sold-out products come last among equal matches', async () => {
    await sell(sunny);
    await setStock(sunny, 0);
    expect(await findBoth('gyal')).toEqual(['rare-01', 'sunny-01', 'solution-360']);
    await setStock(sunny, 3);
    expect(await findBoth('gyal')).toEqual(['sunny-01', 'rare-01', 'solution-360']);
  });

  test('a match in the name ranks before all other matches', async () => {
    await sell(sunny);
    expect(await findBoth('σπάνιος')).toEqual(['rare-01']);
    expect(await findBoth('βάση γυαλιών')).toEqual(['solution-360']);
  });
});
