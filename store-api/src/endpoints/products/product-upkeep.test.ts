import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder } from '../../testing/order-request.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterEach(() => api.close());

const create = (body: object) => api.request('products.php', { method: 'POST', token, body });
const update = (body: object) => api.request('products.php', { method: 'PUT', token, body });
const archive = (body: object) => api.request('products.php', { method: 'DELETE', token, body });
const edited = async (id: number) => (await api.request(`products.php?action=admin-get&id=${id}`, { token })).body.data;
const shown = (slug: string, language = 'el') => api.request(`products.php?slug=${slug}&lang=${language}`);
const slugsFor = async (query: string) =>
  (await api.request(`products.php?${query}`)).body.data.map((product: { slug: string }) => product.slug);

const SUNGLASSES = 2;
const BOREAS = 2;

const draft = {
  name_el: 'Γυαλιά ηλίου Κύμα',
  name_en: 'Wave sunglasses',
  sku: 'WAVE-1',
  category_id: SUNGLASSES,
  brand_id: BOREAS,
  product_type: 'sunglasses',
  price: 129.9,
};

const whole = {
  ...draft,
  short_description_el: 'Ελαφριά',
  short_description_en: 'Light',
  description_el: '<p onclick="x()">Όμορφα</p><script>alert(1)</script>',
  description_en: '<p>Pretty <a href="javascript:alert(1)">ones</a></p>',
  slug: 'wave',
  sale_price: 99,
  vat_rate: 17,
  stock: 3,
  featured: 1,
  status: 'published',
  shape_el: 'Πεταλούδα',
  shape_en: 'Butterfly',
  colour_el: 'Μελί',
  colour_en: 'Honey',
  material_el: '',
  material_en: '',
  lens_width: 52,
  bridge_width: 18,
  temple_length: 140,
  lens_height: 34,
  frame_width: 138,
  ...{ weight: 29, frame_type: 'half-rim', nose_pads: 'adjustable', gender: 'unisex', age_group: 'adults' },
  ...{ uv_category: 3, polarised: 1 },
};

test('a product with every field is shown in both languages, with clean HTML', async () => {
  const made = await create(whole);
  expect(made.body).toMatchObject({ message: 'Το προϊόν δημιουργήθηκε.', data: { slug: 'wave' } });
  const greek = await shown('wave');
  expect(greek.body.data).toMatchObject({
    name: whole.name_el,
    short_description: 'Ελαφριά',
    description: '<p>Όμορφα</p>',
    shape: 'Πεταλούδα',
    colour: 'Μελί',
    material: null,
    price: 129.9,
    sale_price: 99,
    vat_rate: 17,
    stock: 3,
    featured: 1,
    rating: null,
    gallery_images: [],
    ...{ lens_width: 52, lens_height: 34, frame_width: 138, weight: 29, frame_type: 'half-rim' },
    ...{ nose_pads: 'adjustable', gender: 'unisex', age_group: 'adults', uv_category: 3, polarised: 1 },
  });
  const english = await shown('wave', 'en');
  expect(english.body.data).toMatchObject({
    name: 'Wave sunglasses',
    description: '<p>Pretty <a>ones</a></p>',
    shape: 'Butterfly',
  });
});

test('a product with few fields is a draft with a slug derived from its Greek name', async () => {
  const first = await create(draft);
  const duplicate = await create({ ...draft, sku: 'WAVE-2' });
  expect([first, duplicate].map(({ body }) => body.data.slug)).toEqual(['gyalia-iliou-kyma', 'gyalia-iliou-kyma-2']);
  expect((await shown('gyalia-iliou-kyma')).status).toBe(404);
  expect(await edited(first.body.data.id)).toMatchObject({
    ...draft,
    status: 'draft',
    vat_rate: 24,
    stock: 0,
    sale_price: null,
    addon_ids: [],
    version: first.body.data.version,
  });
});

test('ten concurrent products with the same name get different slugs', async () => {
  const made = await Promise.all(Array.from({ length: 10 }, (_none, index) => create({ ...draft, sku: `W-${index}` })));
  expect(new Set(made.map(({ body }) => body.data.slug)).size).toBe(10);
});

describe('a change', () => {
  test('of some fields leaves the others', async () => {
    const before = await edited(productIds.aegean);
    const { body } = await update({ id: productIds.aegean, name_el: 'Κύμα 02', colour_el: 'Μπλε', colour_en: 'Blue' });
    const after = await edited(productIds.aegean);
    const changed = { name_el: 'Κύμα 02', colour_el: 'Μπλε', colour_en: 'Blue', version: body.data.version };
    expect(after).toEqual({ ...before, ...changed });
    expect(await slugsFor('search=kyma')).toEqual(['aegean-02']);
    expect(await slugsFor(`search=${encodeURIComponent('μπλε')}`)).toEqual(['aegean-02']);
    expect(await slugsFor(`search=${encodeURIComponent('Αιγαίο')}`)).toEqual([]);
  });

  test('moves a product to another address, category and brand, where it is found', async () => {
    await update({ id: productIds.aegean, slug: '', name_el: 'Κύμα', category_id: SUNGLASSES, brand_id: BOREAS });
    expect((await shown('aegean-02')).status).toBe(404);
    expect((await shown('kyma')).body.data).toMatchObject({ category_slug: 'sunglasses', brand_slug: 'boreas' });
    expect(await slugsFor('search=boreas')).toContain('kyma');
  });

  test('of an older version is refused', async () => {
    const { version } = await edited(productIds.aegean);
    const responses = await Promise.all([1, 2].map((stock) => update({ id: productIds.aegean, version, stock })));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 412]));
    expect((await archive({ id: productIds.aegean, version })).status).toBe(412);
    expect((await update({ id: 99, stock: 1 })).status).toBe(404);
  });

  test('of the stock by a difference never loses an update and never makes it negative', async () => {
    const changes = [-4, -4, 1, -4, 2, -4];
    const responses = await Promise.all(
      changes.map((change) => update({ id: productIds.aegean, stock_change: change })),
    );
    const applied = changes.filter((_change, index) => responses[index]?.status === 200);
    const { stock } = await edited(productIds.aegean);
    expect(stock).toBe(applied.reduce((sum, change) => sum + change, 10));
    const refused = await update({ id: productIds.aegean, stock_change: -stock - 1 });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe(`Υπάρχουν μόνο ${stock} τεμάχια.`);
  });

  test('of other fields does not restore stock that was sold meanwhile', async () => {
    const { version } = await edited(productIds.aegean);
    await sendOrder(api, await orderRequest(api, [{ product_id: productIds.aegean, quantity: 3 }]));
    expect((await update({ id: productIds.aegean, version, name_en: 'Wave' })).status).toBe(200);
    expect((await edited(productIds.aegean)).stock).toBe(7);
  });
});

describe('archiving', () => {
  test('hides a product everywhere, leaves its orders readable, and can be undone', async () => {
    const items = [{ product_id: productIds.aegean, quantity: 1 }];
    const order = await sendOrder(api, await orderRequest(api, items));
    const { body } = await archive({ id: productIds.aegean });
    expect(body).toMatchObject({ message: 'Το προϊόν αρχειοθετήθηκε.', data: { slug: 'aegean-02' } });

    expect((await api.request('products.php?slug=aegean-02', { token })).status).toBe(404);
    expect(await slugsFor('search=aegean 02')).toEqual([]);
    const staff = await api.request('products.php?action=admin-list', { token });
    expect(staff.body.data.map((product: { slug: string }) => product.slug)).not.toContain('aegean-02');
    const archived = await api.request('products.php?action=admin-list&status=archived', { token });
    expect(archived.body.data.map((product: { slug: string }) => product.slug)).toEqual(['aegean-02']);
    const { number, token: key } = order.body.data;
    const read = await api.request(`orders.php?action=get&number=${number}&token=${key}`);
    expect(read.body.data.lines[0]).toMatchObject({ name: 'Αιγαίο 02', quantity: 1 });

    expect((await archive({ id: productIds.aegean })).status).toBe(404);
    await update({ id: productIds.aegean, version: body.data.version, status: 'published' });
    expect((await shown('aegean-02')).status).toBe(200);
  });

  test('does not free its slug and SKU', async () => {
    await archive({ id: productIds.aegean });
    expect((await create({ ...draft, slug: 'aegean-02' })).body.code).toBe('SLUG_TAKEN');
    expect(Object.keys((await create({ ...draft, sku: 'AEGEAN-02' })).body.errors)).toEqual(['sku']);
  });
});

test('the back office lists products with few pieces, the fewest first', async () => {
  const listFew = async (query: string) => {
    const { body } = await api.request(`products.php?action=admin-list&status=published&${query}`, { token });
    return body.data.map(({ slug }: { slug: string }) => slug);
  };
  await api.db.updateTable('products').set({ stock: 50 }).execute();
  expect(await listFew('stock_max=3')).toEqual([]);
  await update({ id: productIds.aegean, stock_change: -47 });
  await update({ id: productIds.sunny, stock_change: -49 });
  expect(await listFew('stock_max=3')).toEqual(['sunny-01', 'aegean-02']);
  expect(await listFew('stock_max=2')).toEqual(['sunny-01']);
  expect(await listFew('stock_max=3&search=aegean')).toEqual(['aegean-02']);
});
