import type { LineConfiguration } from '@fakos/contracts/line-configuration/contract';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder } from '../../testing/order-request.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

const lenses = productIds.aegean;
const readers = productIds.reader;
const STOCK = 10;

const range = {
  ...{ base_curves: [8.6], diameters: [14.2], powers: [-2.5, -2.25, 0.5], cylinders: [-1.25, -0.75], axes: [10, 180] },
  ...{ additions: [], colours: [] },
};
const eye = { base_curve: 8.6, diameter: 14.2, power: -2.5, cylinder: -0.75, axis: 180, boxes: 2 };
const toric = (changes: object = {}): LineConfiguration => ({
  kind: 'contact-lenses',
  right: eye,
  left: { ...eye, power: 0.5, cylinder: -1.25, axis: 10, boxes: 1 },
  ...changes,
});
const strength = (value: 1.5 | 2 | 3): LineConfiguration => ({ kind: 'reading-strength', strength: value });

let api: TestApi;
let staff: string;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.signIn(ADMIN);
});
afterAll(() => api.close());

beforeEach(async () => {
  const matrix = JSON.stringify({ wear_schedule: 'monthly', box_size: 6, ranges: [range] });
  const products = api.db.updateTable('products').set({ stock: STOCK });
  await products.set({ product_type: 'contact-lens', lens_matrix: matrix }).where('id', '=', lenses).execute();
  await products.set({ product_type: 'reading' }).where('id', '=', readers).execute();
  await api.db.deleteFrom('product_strengths').execute();
  await api.db
    .insertInto('product_strengths')
    .values([
      { product_id: readers, strength_hundredths: 150, stock: 4 },
      { product_id: readers, strength_hundredths: 200, stock: 6 },
    ])
    .execute();
});

const item = (product_id: number, configuration?: object, quantity = 1) => ({ product_id, quantity, configuration });
const quote = async (...items: object[]) => (await api.request('cart.php?action=quote', { body: { items } })).body.data;
const order = async (...items: ReturnType<typeof item>[]) => sendOrder(api, await orderRequest(api, items));
const readOrder = async (key: { number: string; token: string }, action = 'get') =>
  (await api.request(`orders.php?${new URLSearchParams({ action, ...key })}`)).body.data;
const readStock = async (id: number) =>
  (await api.db.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock;
const readStrengths = async () =>
  (await api.db.selectFrom('product_strengths').select('stock').orderBy('strength_hundredths').execute()).map(
    ({ stock }) => stock,
  );

test('lenses cost the boxes of both eyes, and take their stock', async () => {
  const { lines, warnings } = await quote(item(lenses, toric(), 2));
  expect(warnings).toEqual([]);
  expect(lines).toMatchObject([
    { quantity: 2, unit_price: 150, line_total: 300, available: 3, configuration: toric() },
  ]);
  expect(lines[0].configuration_texts.map(({ label }: { label: string }) => label)).toEqual([
    'Δεξί μάτι',
    'Αριστερό μάτι',
  ]);
  expect(lines[0].configuration_texts[0].value).toContain('CYL -0,75 · Άξονας 180°');
  expect((await order(item(lenses, toric(), 2))).status).toBe(200);
  expect(await readStock(lenses)).toBe(STOCK - 6);
});

test('two configurations of a product are two lines that share its stock', async () => {
  const { lines, warnings } = await quote(
    item(lenses, toric(), 2),
    item(lenses, toric({ left: undefined }), 3),
    item(lenses, toric(), 1),
  );
  expect(lines).toMatchObject([
    { quantity: 3, available: 3 },
    { quantity: 3, available: 0 },
  ]);
  expect(warnings).toMatchObject([{ code: 'low_stock', product_id: lenses }]);
});

test.each([
  ['a power that is not made', { right: { ...eye, power: -2 } }, 'right'],
  ['a cylinder that is not made', { left: { ...eye, cylinder: -2.25 } }, 'left'],
  ['no cylinder', { right: { base_curve: 8.6, diameter: 14.2, power: -2.5, boxes: 1 } }, 'right'],
  ['an addition', { left: { ...eye, addition: 'low' } }, 'left'],
])('toric lenses with %s cannot be bought', async (_, changes, field) => {
  const configuration = toric(changes);
  const { lines, warnings } = await quote(item(lenses, configuration));
  expect(lines).toEqual([]);
  expect(warnings).toMatchObject([{ code: 'unavailable', product_id: lenses, slug: 'aegean-02' }]);
  const { status, body } = await order(item(lenses, configuration));
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual([`items.0.configuration.${field}`]);
});

test.each([
  ['an axis without a cylinder', { right: { ...eye, cylinder: undefined } }, 'right.axis'],
  ['no eye', { right: undefined, left: undefined }, 'right'],
  ['no box', { right: { ...eye, boxes: 0 } }, 'right.boxes'],
])('a request with %s names the field', async (_, changes, field) => {
  const { status, body } = await api.request('cart.php?action=quote', {
    body: { items: [item(lenses, toric(changes))] },
  });
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toContain(`items.0.configuration.${field}`);
});

test('a product that needs a power cannot be ordered without one, and the warning leads to its page', async () => {
  const { lines, warnings } = await quote(item(lenses), item(readers));
  expect(lines).toEqual([]);
  expect(warnings).toMatchObject([
    { code: 'configuration_needed', slug: 'aegean-02' },
    { code: 'configuration_needed', slug: 'reader-01' },
  ]);
  const { status, body } = await order(item(productIds.rare), item(readers));
  expect(status).toBe(422);
  expect(body.errors['items.1.configuration']).toContain('Επιλέξτε βαθμούς');
});

test('a product without a matrix is sold in all usual parameters', async () => {
  await api.db.updateTable('products').set({ lens_matrix: null }).where('id', '=', lenses).execute();
  const made = { base_curve: 8.4, diameter: 14, power: -1, boxes: 1 };
  const { lines } = await quote(item(lenses, { kind: 'contact-lenses', right: made }));
  expect(lines).toMatchObject([{ unit_price: 50 }]);
});

test('a configuration of another type of product is refused', async () => {
  const { warnings } = await quote(item(lenses, strength(2)), item(productIds.rare, toric()));
  expect(warnings.map(({ code }: { code: string }) => code)).toEqual(['unavailable', 'unavailable']);
});

test('each strength of reading glasses has its own stock, which a cancelled order returns', async () => {
  const { lines, warnings } = await quote(item(readers, strength(1.5), 5), item(readers, strength(2), 6));
  expect(lines).toMatchObject([{ available: 4 }, { available: 6 }]);
  expect(warnings).toMatchObject([{ code: 'low_stock', product_id: readers }]);
  expect((await quote(item(readers, strength(3)))).warnings).toMatchObject([{ code: 'unavailable' }]);

  const { body } = await order(item(readers, strength(1.5), 3), item(readers, strength(2)));
  expect(await readStrengths()).toEqual([1, 5]);
  expect(await readStock(readers)).toBe(STOCK - 4);
  expect((await order(item(readers, strength(1.5), 2))).status).toBe(409);
  expect(await readStrengths()).toEqual([1, 5]);

  const { number, token } = body.data;
  await api.request('orders.php?action=cancel', { body: { number, token } });
  expect(await readStrengths()).toEqual([4, 6]);
  expect(await readStock(readers)).toBe(STOCK);
});

test('the order, the back office, the e-mail and a reorder at current prices have the configuration', async () => {
  const { body } = await order(item(lenses, toric()));
  const { number, token } = body.data;
  const [line] = (await readOrder({ number, token })).lines;
  expect(line).toMatchObject({
    configuration: toric(),
    unit_price: 150,
    configuration_texts: [{ label: 'Δεξί μάτι' }, {}],
  });
  const { id } = await api.db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
  const desk = await api.request(`admin-orders.php?action=get&id=${id}`, { token: staff });
  expect(desk.body.data.lines[0].configuration_texts).toEqual(line.configuration_texts);

  const price = api.db.updateTable('products').where('id', '=', lenses);
  await price.set({ pay_cents: 4000 }).execute();
  expect((await readOrder({ number, token }, 'reorder')).lines).toMatchObject([
    { configuration: toric(), unit_price: 120, available: 2 },
  ]);
  await price.set({ pay_cents: 5000 }).execute();
});
