import { productIds } from '../../testing/fixture-catalogue.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterAll(() => api.close());

const create = (body: object) => api.request('products.php', { method: 'POST', token, body });
const update = (body: object) => api.request('products.php', { method: 'PUT', token, body });
const edited = async (id: number) => (await api.request(`products.php?action=admin-get&id=${id}`, { token })).body.data;

const draft = {
  name_el: 'Γυαλιά ηλίου Κύμα',
  name_en: 'Wave sunglasses',
  sku: 'WAVE-1',
  category_id: 2,
  brand_id: 2,
  product_type: 'sunglasses',
  price: 129.9,
};

const TOO_MANY = 1_000_001;
const UNSAID = 'Αυτή η τιμή δεν είναι αποδεκτή.';

test.each<[object, string, string?]>([
  [{ name_el: ' ' }, 'name_el', 'Συμπληρώστε αυτό το πεδίο.'],
  [{ name_en: 'x'.repeat(161) }, 'name_en', 'Γράψτε το πολύ 160 χαρακτήρες.'],
  [{ description_en: 'a\u0000b' }, 'description_en', UNSAID],
  [{ slug: 'Not a slug' }, 'slug', UNSAID],
  [{ slug: 'aegean-02' }, 'slug', 'Υπάρχει ήδη άλλη εγγραφή με αυτή τη διεύθυνση.'],
  [{ sku: '' }, 'sku', 'Συμπληρώστε αυτό το πεδίο.'],
  [{ sku: 'AEGEAN-02' }, 'sku', 'Ένα άλλο προϊόν έχει ήδη αυτόν τον κωδικό.'],
  [{ category_id: 99 }, 'category_id', 'Αυτή η κατηγορία δεν υπάρχει πια.'],
  [{ brand_id: 99 }, 'brand_id', 'Αυτή η μάρκα δεν υπάρχει πια.'],
  [{ brand_id: 9_999_999_999 }, 'brand_id'],
  [{ product_type: 'hat' }, 'product_type'],
  [{ price: 0 }, 'price'],
  [{ price: 10.001 }, 'price'],
  [{ sale_price: 129.9 }, 'sale_price', 'Η τιμή προσφοράς πρέπει να είναι μικρότερη από την αρχική τιμή.'],
  [{ vat_rate: 23 }, 'vat_rate'],
  [{ stock: -1 }, 'stock'],
  [{ stock: TOO_MANY }, 'stock'],
  [{ status: 'deleted' }, 'status'],
  [{ shape_el: 'Στρογγυλό' }, 'shape_en', 'Συμπληρώστε το και στις δύο γλώσσες ή σε καμία.'],
  [{ lens_width: 0 }, 'lens_width'],
  [{ addon_ids: [99] }, 'addon_ids', 'Αυτό το πρόσθετο δεν υπάρχει πια.'],
])('%j is refused at its field, and nothing is stored', async (wrong, field, message = '') => {
  const response = await create({ ...draft, ...wrong });
  expect([409, 422]).toContain(response.status);
  expect(Object.keys(response.body.errors)).toEqual([field]);
  if (message) expect(response.body.errors[field]).toBe(message);
  expect((await api.request('products.php?action=admin-list&search=wave', { token })).body.meta.total).toBe(0);
});

test('several errors are returned at once, in the language of the request', async () => {
  const body = { ...draft, sku: 'AEGEAN-02', brand_id: 99, sale_price: 200 };
  const response = await api.request('products.php?lang=en', { method: 'POST', token, body });
  expect(response.body.errors).toEqual({
    brand_id: 'This brand no longer exists.',
    sku: 'Another product already has this code.',
    sale_price: 'The sale price must be lower than the original price.',
  });
});

test('read-only fields are not set', async () => {
  const { body } = await create({ ...draft, id: 1, rating: 5, images: '["x.jpg"]', created_at: '2000-01-01' });
  expect(body.data.id).not.toBe(1);
  const { rating, gallery_images, created_at } = await edited(body.data.id);
  expect({ rating, gallery_images }).toEqual({ rating: null, gallery_images: [] });
  expect(created_at > '2026').toBe(true);
});

test.each([
  [{ slug: 'sunny-01' }, 'slug'],
  [{ sku: 'SUNNY-01' }, 'sku'],
  [{ sale_price: 50 }, 'sale_price'],
  [{ shape_en: null }, 'shape_en'],
  [{ stock: 5, stock_change: 1 }, 'stock_change'],
  [{ stock_change: 999_999 }, 'stock_change'],
])('a change to %j is refused, and nothing is changed', async (wrong, field) => {
  const before = await edited(productIds.aegean);
  const response = await update({ id: productIds.aegean, name_el: 'Άλλο', ...wrong });
  expect(response.status).toBeLessThan(500);
  expect(Object.keys(response.body.errors)).toEqual([field]);
  expect(await edited(productIds.aegean)).toEqual(before);
});
