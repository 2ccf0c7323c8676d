import { productIds } from '../../testing/fixture-catalogue.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

// Three variants of a pair of sunglasses: black (in stock, 200 €), honey (on sale, 89.90 €) and navy (sold out, larger).
// Tests share the shop, so each test reverts its changes.

let api: TestApi;
let token: string;
let navy: number;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
  const black = { colour_el: 'Μαύρο', colour_en: 'Black', variant_size: '50' };
  await change(productIds.rare, black);
  const { body } = await api.request('products.php?action=create-variant', {
    token,
    body: {
      id: productIds.rare,
      colour_el: 'Μπλε σκούρο',
      colour_en: 'Navy',
      colour_hex: '#112244',
      variant_size: '54',
    },
  });
  navy = body.data.id;
  const honey = { variant_group: 'RARE-01', colour_el: 'Μελί', colour_en: 'Honey', variant_size: '50' };
  await change(productIds.sunny, { ...honey, variant_position: 1 });
  await change(navy, { status: 'published', variant_position: 2 });
});
afterAll(() => api.close());

const change = (id: number, body: object) =>
  api.request('products.php', { method: 'PUT', token, body: { id, ...body } });
const list = async (query: string) => (await api.request(`products.php?${query}`)).body;
const listSlugs = async (query: string) => (await list(query)).data.map((product: { slug: string }) => product.slug);
const readProduct = async (slug: string) =>
  (await api.request(`products.php?action=get&slug=${slug}&lang=en`)).body.data;
const readEdited = async (id: number) =>
  (await api.request(`products.php?action=admin-get&id=${id}&lang=en`, { token })).body.data;

test.each([
  ['', ['reader-01', 'solution-360', 'aegean-02', 'rare-01']],
  ['limit=2&page=2', ['aegean-02', 'rare-01']],
  ['variants=separate', ['rare-01-2', 'sunny-01', 'reader-01', 'solution-360', 'aegean-02', 'rare-01']],
  ['colour=honey', ['sunny-01']],
  ['colour=navy', ['rare-01-2']],
  ['colour=navy&in_stock=1', []],
  // In stock before sold out, then the owner's order.
  ['colour=navy,honey', ['sunny-01']],
  ['colour=black,honey', ['rare-01']],
  ['category=sunglasses&price_max=100', ['sunny-01']],
  ['on_sale=1', ['sunny-01']],
  ['brand=boreas', ['sunny-01', 'solution-360']],
  ['sort=price&order=ASC', ['solution-360', 'reader-01', 'aegean-02', 'rare-01']],
  ['search=rare', ['rare-01']],
  // The variant that matches the search best, although it is not the first.
  ['search=sunny', ['sunny-01']],
  [`ids=${productIds.sunny},${productIds.rare}`, ['sunny-01', 'rare-01']],
])('variants in the list for "%s"', async (query, expected) => {
  const { data, meta } = await list(query);
  expect(data.map(({ slug }: { slug: string }) => slug)).toEqual(expected);
  if (!query.includes('page=')) expect(meta.total).toBe(expected.length);
});

const toCounts = (values: readonly { slug: string; count: number }[]) =>
  Object.fromEntries(values.map(({ slug, count }) => [slug, count]));

test('facets count a product once, whichever of its variants match', async () => {
  const { meta } = await list('facets=1&lang=en');
  expect(meta.total).toBe(4);
  expect(toCounts(meta.facets.category)).toEqual({ frames: 2, sunglasses: 1, solutions: 1 });
  expect(toCounts(meta.facets.brand)).toEqual({ aegean: 3, boreas: 2 });
  expect(toCounts(meta.facets.colour)).toEqual({ black: 1, honey: 1, navy: 1 });
  expect(meta.facets.availability.in_stock).toBe(3);
  expect(meta.facets.price.brackets.map(({ count }: { count: number }) => count)).toEqual([2, 0, 1, 1, 0, 0, 1, 0]);
  const filtered = (await list('facets=1&colour=honey')).meta;
  expect(toCounts(filtered.facets.brand)).toEqual({ aegean: 0, boreas: 1 });
  expect(toCounts(filtered.facets.colour)).toEqual({ black: 1, honey: 1, navy: 1 });
});

test('a category with subcategories counts a product once whose variants are in several of them', async () => {
  await api.db.updateTable('categories').set({ parent_id: 1 }).where('slug', '=', 'sunglasses').execute();
  await change(navy, { category_id: 1 });
  expect(toCounts((await list('')).meta.facets.category)).toEqual({ frames: 3, sunglasses: 1, solutions: 1 });
  await change(navy, { category_id: 2 });
  await api.db.updateTable('categories').set({ parent_id: null }).where('slug', '=', 'sunglasses').execute();
});

test('cards and the page of a product have its variants in order; other products have none', async () => {
  const { data } = await list('colour=black&lang=en');
  expect(data[0].variants).toEqual([
    { id: productIds.rare, slug: 'rare-01', colour: 'Black', swatch: '#1d1b1a', size: '50', in_stock: true },
    { id: productIds.sunny, slug: 'sunny-01', colour: 'Honey', swatch: '#d19a4a', size: '50', in_stock: true },
    { id: navy, slug: 'rare-01-2', colour: 'Navy', swatch: '#112244', size: '54', in_stock: false },
  ]);
  const page = await readProduct('sunny-01');
  expect(page.variant_group).toBe('RARE-01');
  expect(page.variants[1]).toMatchObject({ sku: 'SUNNY-01', price: 120, sale_price: 89.9, image: 'sunny-01-1.jpg' });
  // Images show a colour, so a variant in another colour starts without any.
  expect(page.variants[2]).toMatchObject({ name: 'Rare 54', sku: 'RARE-01-2', image: '', stock: 0 });
  expect(await readProduct('aegean-02')).not.toHaveProperty('variants');
});

test('a variant that leaves its group, or is hidden, changes the lists at once', async () => {
  await change(navy, { variant_group: null });
  expect(await listSlugs('category=sunglasses')).toEqual(['rare-01-2', 'rare-01']);
  await change(navy, { variant_group: 'RARE-01', status: 'draft' });
  expect(await listSlugs('category=sunglasses')).toEqual(['rare-01']);
  expect((await readProduct('rare-01')).variants).toHaveLength(2);
  await change(productIds.rare, { stock: 0 });
  expect(await listSlugs('category=sunglasses')).toEqual(['sunny-01']);
  await change(productIds.rare, { stock: 5 });
  await change(navy, { status: 'published' });
});

test('staff see every variant by itself, and the products of a group in the editor', async () => {
  const { body } = await api.request('products.php?action=admin-list', { token });
  expect(body.meta.total).toBe(6);
  expect(body.data[0].variant_group).toBe('RARE-01');
  const { variants } = await readEdited(navy);
  expect(variants.map(({ sku, size, status }: Record<string, string>) => [sku, size, status])).toEqual([
    ['RARE-01', '50', 'published'],
    ['SUNNY-01', '50', 'published'],
    ['RARE-01-2', '54', 'published'],
  ]);
});

test('two variants of a product cannot have the same colour and size', async () => {
  const same = { colour_el: 'Μελί', colour_en: 'Honey', variant_size: '50' };
  const { status, body } = await change(navy, same);
  expect([status, Object.keys(body.errors)]).toEqual([422, ['variant_group']]);
  const copied = await api.request('products.php?action=create-variant', {
    token,
    body: { id: productIds.rare, colour_hex: null, ...same },
  });
  expect(copied.status).toBe(422);
});

test('a variant in another size only keeps the images; a plain copy of a variant is none', async () => {
  const { body } = await api.request('products.php?action=create-variant', {
    token,
    body: {
      id: productIds.rare,
      colour_el: 'Μαύρο',
      colour_en: 'Black',
      colour_hex: null,
      variant_size: '52',
      sku: 'R52',
    },
  });
  expect(await readEdited(body.data.id)).toMatchObject({
    ...{ sku: 'R52', status: 'draft', stock: 0, variant_group: 'RARE-01', variant_position: 3 },
    gallery_images: ['rare-01-1.jpg', 'rare-01-2.jpg', 'rare-01-3.jpg', 'rare-01-4.jpg'],
  });
  const copy = await api.request('products.php?action=duplicate', { token, body: { id: productIds.rare } });
  expect(await readEdited(copy.body.data.id)).toMatchObject({ variant_group: null, variants: [] });
});
