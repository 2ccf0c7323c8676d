import { productIds } from '../../testing/fixture-catalogue.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const quote = (items: object[], more: object = {}) =>
  api.request('cart.php?action=quote', {
    body: { items, shipping_method: 'courier', payment_method: 'cash_on_delivery', ...more },
  });

test('a quote uses the shop’s own prices', async () => {
  const { body } = await quote([
    { product_id: productIds.reader, quantity: 1 },
    { product_id: productIds.reader, quantity: 1 },
  ]);
  expect(body.data).toMatchObject({ subtotal: 39.98, shipping: 5.99, payment_fee: 2, total: 47.97, warnings: [] });
  expect(body.data.lines).toHaveLength(1);
  expect(body.data.lines[0]).toMatchObject({ quantity: 2, unit_price: 19.99, line_total: 39.98, available: 10 });
  expect(body.data.free_shipping_from).toBe(50);
});

test('the fee for cash on delivery is a setting', async () => {
  const row = { key: 'cash_on_delivery_fee', value_el: '3.5', value_en: '3.5' };
  await api.db.insertInto('settings').values(row).execute();
  const { body } = await quote([{ product_id: productIds.aegean, quantity: 1 }]);
  expect(body.data.payment_fee).toBe(3.5);
  await api.db.deleteFrom('settings').where('key', '=', row.key).execute();
});

test('the response names differences from the prices that the visitor saw', async () => {
  const { body } = await quote([
    { product_id: productIds.sunny, quantity: 1, shown_price: 120 },
    { product_id: productIds.rare, quantity: 6 },
    { product_id: productIds.solution, quantity: 1 },
    { product_id: 999, quantity: 1 },
  ]);
  expect(
    body.data.warnings.map(({ code, product_id }: { code: string; product_id: number }) => [code, product_id]),
  ).toEqual([
    ['price_changed', productIds.sunny],
    ['low_stock', productIds.rare],
    ['unavailable', productIds.solution],
    ['unavailable', 999],
  ]);
  expect(body.data.warnings[0].message.replaceAll('\u00a0', ' ')).toBe(
    'Η τιμή του «Γυαλιά ήλιος» άλλαξε από 120,00 € σε 89,90 €.',
  );
  expect(body.data.lines).toHaveLength(3);
});

test('a quantity over its limit is refused with the limit in the message', async () => {
  const { status, body } = await quote([{ product_id: productIds.rare, quantity: 100 }]);
  expect(status).toBe(422);
  expect(body.errors).toEqual({ 'items.0.quantity': 'Γράψτε έναν αριθμό από 1 έως 99.' });
});
