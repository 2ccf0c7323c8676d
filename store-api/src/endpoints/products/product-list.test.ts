import { productIds } from '../../testing/fixture-catalogue.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

// Tests share the shop, so each test reverts its changes.

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const lens = { shape_el: 'Πεταλούδα', shape_en: 'Cat-eye', lens_width: 54, temple_length: 140 };
  await api.db.updateTable('products').set(lens).where('slug', '=', 'rare-01').execute();
  const rim = { frame_type: 'half-rim', gender: 'women', uv_category: 3, polarised: 1, frame_width: 140 } as const;
  await api.db.updateTable('products').set(rim).where('slug', '=', 'rare-01').execute();
  await api.db.updateTable('products').set({ frame_type: 'full' }).where('slug', '=', 'sunny-01').execute();
  const bare = { shape_el: null, shape_en: null, lens_width: null, bridge_width: null, temple_length: null };
  await api.db.updateTable('products').set(bare).where('slug', '=', 'solution-360').execute();
});
afterAll(() => api.close());

const list = async (query: string) => (await api.request(`products.php?${query}`)).body;
const listSlugs = async (query: string) => (await list(query)).data.map((product: { slug: string }) => product.slug);

test.each([
  ['in_stock=1', ['sunny-01', 'reader-01', 'aegean-02', 'rare-01']],
  ['in_stock=0', ['sunny-01', 'reader-01', 'solution-360', 'aegean-02', 'rare-01']],
  ['price_min=20&price_max=89.90', ['sunny-01', 'aegean-02']],
  ['price_min=89.91', ['rare-01']],
  ['price_min=&price_max=', ['sunny-01', 'reader-01', 'solution-360', 'aegean-02', 'rare-01']],
  ['shape=cat-eye', ['rare-01']],
  ['shape=cat-eye,round&category=sunglasses', ['sunny-01', 'rare-01']],
  ['shape=unheard-of', []],
  ['lens_width=51-', ['rare-01']],
  ['lens_width=-50&temple_length=145', ['sunny-01', 'reader-01', 'aegean-02']],
  ['lens_width=50-54&bridge_width=20&temple_length=140', ['rare-01']],
  ['frame_type=half-rim,rimless', ['rare-01']],
  ['frame_type=half-rim,full&gender=women', ['rare-01']],
  ['uv_category=2,3&polarised=1', ['rare-01']],
  ['polarised=0', ['sunny-01', 'reader-01', 'solution-360', 'aegean-02', 'rare-01']],
  ['frame_width=135-', ['rare-01']],
  ['age_group=children', []],
  ['product_type=sunglasses,solution', ['sunny-01', 'solution-360']],
  ['brands=2', ['sunny-01', 'solution-360']],
  ['brand_id=2&brand=aegean', []],
  ['sort=discount', ['sunny-01', 'rare-01', 'solution-360', 'reader-01', 'aegean-02']],
  ['search=aegean&sort=price&order=ASC', ['reader-01', 'aegean-02', 'rare-01']],
  // Without a search, all are equally relevant.
  ['sort=relevance', ['aegean-02', 'sunny-01', 'reader-01', 'rare-01', 'solution-360']],
  ['search=aegean&order=ASC', ['rare-01', 'reader-01', 'aegean-02']],
])('the list for "%s"', async (query, expected) => {
  expect(await listSlugs(query)).toEqual(expected);
});

test('products requested by id keep the requested order, and drafts stay hidden', async () => {
  const { rare, sunny, aegean } = productIds;
  expect(await listSlugs(`ids=${rare},${sunny},999,${rare},${aegean}`)).toEqual(['rare-01', 'sunny-01', 'aegean-02']);
  expect(await listSlugs(`ids=${rare},${sunny},${aegean}&sort=price&order=ASC&limit=2`)).toEqual([
    'aegean-02',
    'sunny-01',
  ]);
  expect(await listSlugs('ids=')).toEqual([]);
  await api.db.updateTable('products').set({ status: 'draft' }).where('id', '=', sunny).execute();
  expect(await listSlugs(`ids=${rare},${sunny}`)).toEqual(['rare-01']);
  await api.db.updateTable('products').set({ status: 'published' }).where('id', '=', sunny).execute();
});

test('a category includes the products of its subcategories', async () => {
  await api.db.updateTable('categories').set({ parent_id: 1 }).where('slug', '=', 'solutions').execute();
  expect(await listSlugs('category=frames')).toEqual(['reader-01', 'solution-360', 'aegean-02']);
  expect(await listSlugs('category_id=1')).toEqual(['reader-01', 'solution-360', 'aegean-02']);
  const { meta } = await list('');
  expect(meta.facets.category.map((value: { count: number }) => value.count)).toEqual([3, 2, 1]);
  await api.db.updateTable('categories').set({ parent_id: null }).where('slug', '=', 'solutions').execute();
});

test('all facets are counted on request, each without its own filter', async () => {
  const { meta } = await list('facets=1&shape=round&price_max=60&lang=en');
  expect(meta.total).toBe(2);
  expect(meta.facets).toMatchObject({
    price: { min: 19.99, max: 89.9 },
    availability: { in_stock: 2, out_of_stock: 0 },
    sale: { on_sale: 0, regular: 2 },
    // The product with the other shape is above the price limit: its shape is listed with a count of 0.
    shape: [
      { slug: 'round', name: 'Round', count: 2 },
      { slug: 'cat-eye', name: 'Cat-eye', count: 0 },
    ],
    colour: [],
    lens_width: [
      { value: 50, count: 2 },
      { value: 54, count: 0 },
    ],
  });
  const brackets = meta.facets.price.brackets.filter(({ count }: { count: number }) => count > 0);
  expect(brackets).toEqual([
    { from: 0, to: 25, count: 1 },
    { from: 50, to: 75, count: 1 },
    { from: 75, to: 100, count: 1 },
  ]);
  const greek = await list('facets=1&category=sunglasses');
  expect(greek.meta.facets.shape.map(({ name }: { name: string }) => name)).toEqual(['Πεταλούδα', 'Στρογγυλό']);
});

test.each([
  // Category and search determine the listed values; every other filter changes only the counts.
  ['category=sunglasses', ['Cat-eye 1', 'Round 1']],
  ['category=sunglasses&price_min=80', ['Cat-eye 1', 'Round 1']],
  ['category=sunglasses&brand=unheard-of&in_stock=1', ['Cat-eye 0', 'Round 0']],
  ['category=frames&on_sale=1', ['Round 0']],
  ['search=aegean&price_max=80', ['Round 2', 'Cat-eye 0']],
  ['search=zefyros&shape=cat-eye', ['Round 1', 'Cat-eye 0']],
  ['shape=unheard-of&lens_width=54', ['Round 0', 'Cat-eye 1']],
])('the shapes to choose from with "%s"', async (query, expected) => {
  const { meta } = await list(`facets=1&lang=en&${query}`);
  expect(meta.facets.shape.map(({ name, count }: { name: string; count: number }) => `${name} ${count}`)).toEqual(
    expected,
  );
});

test('properties of glasses are counted under their names, in the order of the contract', async () => {
  const { facets } = (await list('facets=1&lang=en&polarised=1')).meta;
  expect(facets).toMatchObject({
    polarisation: { polarised: 1, other: 4 },
    frame_type: [
      { slug: 'full', name: 'Full rim', count: 0 },
      { slug: 'half-rim', name: 'Half rim', count: 1 },
    ],
    uv_category: [{ slug: '3', name: '3 · bright sunlight', count: 1 }],
    age_group: [],
    frame_width: [{ value: 140, count: 1 }],
  });
  expect((await list('facets=1&category=solutions')).meta.facets.polarisation).toBeUndefined();
});

test('a changed property is listed at once', async () => {
  const setWidth = (frame_width: number | null) =>
    api.db.updateTable('products').set({ frame_width }).where('slug', '=', 'sunny-01').execute();
  expect(await listSlugs('frame_width=120')).toEqual([]);
  await setWidth(120);
  expect(await listSlugs('frame_width=120')).toEqual(['sunny-01']);
  await setWidth(null);
});

test('facets can be left out', async () => {
  expect((await list('facets=0')).meta).toEqual({ page: 1, limit: 12, total: 5 });
});

test.each([
  ['page=20000&limit=100', 'page', 'Η λίστα δεν φτάνει τόσο μακριά. Περιορίστε την με φίλτρα.'],
  ['price_min=cheap', 'price_min', 'Γράψτε έναν αριθμό από 0 έως 1000000.'],
  ['lens_width=wide', 'lens_width', 'Αυτή η τιμή δεν είναι αποδεκτή.'],
  ['product_type=hat', 'product_type', 'Αυτή η τιμή δεν είναι αποδεκτή.'],
])('%s is refused', async (query, field, message) => {
  const { status, body } = await api.request(`products.php?${query}`);
  expect(status).toBe(422);
  expect(body.errors).toEqual({ [field]: message });
});

describe('a search', () => {
  test.each([
    // The name counts more than the brand, the brand more than the description; then products in stock, then featured ones.
    ['boreas', ['sunny-01', 'solution-360']],
    ['ελαφρύς', ['aegean-02', 'sunny-01', 'reader-01', 'rare-01', 'solution-360']],
    ['zefyros', ['reader-01']],
    ['ygro fakon', ['solution-360']],
    ['aegean round', ['aegean-02', 'reader-01', 'rare-01']],
    // Each word is looked for, the last one as a beginning.
    ['αιγαι', ['aegean-02']],
    ['αιγαι 02', []],
    ['aegean 0', []],
    ['%%%', []],
    ["' OR 1=1 --", []],
    ['"NEAR(a b)"*', []],
    ['   ', ['sunny-01', 'reader-01', 'solution-360', 'aegean-02', 'rare-01']],
  ])('for "%s"', async (search, expected) => {
    expect(await listSlugs(`search=${encodeURIComponent(search)}`)).toEqual(expected);
  });

  test.each(['Ζέφιρως', 'zephir', 'Σπάννιος', 'spanoios'])('forgives %s', async (search) => {
    expect(await listSlugs(`search=${encodeURIComponent(search)}`)).toHaveLength(1);
  });

  test('finds a change at once, and no longer the old text', async () => {
    const token = await api.signIn(ADMIN);
    const rename = (name: string) =>
      api.request('products.php', { method: 'PUT', token, body: { id: productIds.rare, name_el: name } });
    expect((await rename('Μοναδικός')).status).toBe(200);
    expect(await listSlugs('search=monadikos')).toEqual(['rare-01']);
    expect(await listSlugs('search=σπανιος')).toEqual([]);
    await rename('Σπάνιος');
    expect(await listSlugs('search=σπανιος')).toEqual(['rare-01']);
  });
});

test('rows that other processes insert, change and delete appear in the next list', async () => {
  const { id: _id, ...row } = await api.db
    .selectFrom('products')
    .selectAll()
    .where('slug', '=', 'aegean-02')
    .executeTakeFirstOrThrow();
  const copy = { ...row, slug: 'twin', sku: 'TWIN', created_at: '2026-09-01T00:00:00.000Z' };
  await api.db.insertInto('products').values(copy).execute();
  expect((await listSlugs('category=frames'))[0]).toBe('twin');
  expect((await list('search=aegean')).meta.total).toBe(4);
  await api.db.updateTable('products').set({ stock: 0, pay_cents: 100 }).where('slug', '=', 'twin').execute();
  expect(await listSlugs('category=frames&in_stock=1')).not.toContain('twin');
  expect((await listSlugs('sort=price&order=ASC'))[0]).toBe('twin');
  await api.db.deleteFrom('products').where('slug', '=', 'twin').execute();
  expect((await list('')).meta.total).toBe(5);
  expect((await list('search=aegean')).meta.total).toBe(3);
});
