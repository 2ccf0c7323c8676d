import { startTestApi, type TestApi } from '../../testing/test-api.ts';

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
  // Matches in names come before matches in categories.
  ['gyal', { products: ['sunny-01', 'rare-01'], posts: [], categories: ['sunglasses'] }],
  ['αρθρο thi', { products: [], posts: ['third'], categories: [] }],
  ['arthro', { products: [], posts: ['fifth', 'fourth', 'third', 'second', 'first'], categories: [] }],
  ['lenses', { products: [], posts: ['fifth', 'fourth', 'third', 'second', 'first'], categories: [] }],
  ['SKELET', { products: ['reader-01', 'aegean-02'], posts: [], categories: ['frames'] }],
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
