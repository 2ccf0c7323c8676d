import { MAX_UNKNOWN_COUPONS } from '../../domain/sales/coupons/coupon-attempts.ts';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder } from '../../testing/order-request.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterAll(() => api.close());
beforeEach(() => api.db.deleteFrom('login_attempts').execute());

const send = (method: string, body: object) => api.request('coupons.php', { method, token, body });
let made = 0;
/** A coupon of 10 per cent by default. */
async function coupon(fields: object = {}) {
  const { body } = await send('POST', { code: `CODE-${++made}`, kind: 'percent', value: 10, ...fields });
  return body.data as { id: number; code: string; version: string; used: number };
}
const used = async (id: number) => (await api.request(`coupons.php?action=get&id=${id}`, { token })).body.data.used;
const quote = async (code: string, items: object[] = [{ product_id: productIds.sunny, quantity: 1 }], more = {}) =>
  (
    await api.request('cart.php?action=quote', {
      body: { items, payment_method: 'bank_transfer', coupon: code, ...more },
    })
  ).body.data;

describe('staff', () => {
  test('write, find, change and delete coupons', async () => {
    const { id, version } = await coupon({ code: 'Καλοκαίρι-26', kind: 'amount', value: 12.5, minimum: 30 });
    const found = await api.request(`coupons.php?search=${encodeURIComponent('καλοκαιρι')}`, { token });
    expect(found.body).toMatchObject({
      meta: { total: 1 },
      data: [{ id, value: 12.5, minimum: 30, active: true, used: 0 }],
    });
    const changed = await send('PUT', { id, version, value: 15, active: false });
    expect(changed.body.data).toMatchObject({ value: 15, active: false, minimum: 30 });
    expect((await send('PUT', { id, version, value: 20 })).status).toBe(412);
    expect((await send('DELETE', { id })).status).toBe(200);
    expect((await send('DELETE', { id })).status).toBe(404);
  });

  test('cannot use a code twice, whatever its case and accents', async () => {
    await coupon({ code: 'ΆΝΟΙΞΗ' });
    const again = await send('POST', { code: 'ανοιξη', kind: 'free_shipping', value: 0 });
    expect(again.status).toBe(409);
    expect(again.body.errors).toEqual({ code: 'Υπάρχει ήδη κουπόνι με αυτόν τον κωδικό.' });
  });

  test.each([
    [{ kind: 'percent', value: 101 }, 'value'],
    [{ kind: 'percent', value: 7.5 }, 'value'],
    [{ kind: 'amount', value: 0 }, 'value'],
    [{ kind: 'free_shipping', value: 5 }, 'value'],
    [{ code: 'a b c' }, 'code'],
    [{ valid_from: '2026-05-02T00:00:00Z', valid_to: '2026-05-01T00:00:00Z' }, 'valid_to'],
    [{ usage_limit: 0 }, 'usage_limit'],
  ])('get an error at the wrong field for %j', async (fields, field) => {
    const { status, body } = await send('POST', { code: 'WRONG', kind: 'percent', value: 10, ...fields });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});

test('staff find coupons by their state, and one without an end ends last', async () => {
  const [past, soon, future] = ['2020-01-01T00:00:00Z', '2098-01-01T00:00:00Z', '2099-01-01T00:00:00Z'];
  const fields = {
    inactive: { active: false, valid_to: past },
    planned: { valid_from: soon, valid_to: future },
    ended: { valid_to: past },
    used_up: { usage_limit: 1 },
    active: { valid_from: past, valid_to: soon, usage_limit: 2 },
  };
  const ids: Record<string, number> = {};
  for (const [state, wanted] of Object.entries(fields)) {
    ids[state] = (await coupon({ ...wanted, code: `STATE-${state}` })).id;
  }
  await api.db.updateTable('coupons').set({ used: 1 }).where('code', 'like', 'STATE-%').execute();
  const list = async (query: string) => (await api.request(`coupons.php?search=state-&${query}`, { token })).body.data;
  for (const [state, id] of Object.entries(ids)) expect(await list(`state=${state}`)).toMatchObject([{ id, state }]);
  const codes = (rows: { code: string }[]) => rows.map(({ code }) => code.slice('STATE-'.length));
  expect(codes(await list('sort=valid_to&order=asc'))).toEqual(['inactive', 'ended', 'active', 'planned', 'used_up']);
  expect(codes(await list('sort=valid_to&order=desc'))).toEqual(['used_up', 'planned', 'active', 'ended', 'inactive']);
  const target = { filter: { search: 'state-', state: 'ended' } };
  const body = { target, change: { kind: 'set_active', active: false } };
  const { data } = (await api.request('coupons.php?action=bulk', { method: 'POST', token, body })).body;
  expect(data.done.map((row: { id: number }) => row.id)).toEqual([ids.ended]);
});

test('a percentage reduces the price of the goods, and shipping is calculated from the rest', async () => {
  const { code } = await coupon({ value: 50 });
  expect(await quote(code.toLowerCase())).toMatchObject({
    subtotal: 89.9,
    discount: 44.95,
    shipping: 5.99,
    total: 50.94,
    coupon: { code, discount: 44.95, free_shipping: false },
    lines: [{ line_total: 89.9, discount: 44.95 }],
    vat: [{ rate: 24, amount: 9.86 }],
  });
});

test('an amount is limited to the price of the goods', async () => {
  const { code } = await coupon({ kind: 'amount', value: 500 });
  expect(await quote(code)).toMatchObject({ discount: 89.9, shipping: 5.99, total: 5.99 });
});

test('free shipping is free for small carts too', async () => {
  const { code } = await coupon({ kind: 'free_shipping', value: 0 });
  const small = await quote(code, [{ product_id: productIds.reader, quantity: 1 }]);
  expect(small).toMatchObject({ shipping: 0, total: 19.99, coupon: { free_shipping: true, discount: 0 } });
  expect(small).not.toHaveProperty('discount');
});

test('a coupon for a category applies to its products only, those of subcategories included', async () => {
  const both = [
    { product_id: productIds.aegean, quantity: 1 },
    { product_id: productIds.sunny, quantity: 1 },
  ];
  await api.db.updateTable('categories').set({ parent_id: 1 }).where('slug', '=', 'sunglasses').execute();
  const { code } = await coupon({ category_ids: [2] });
  expect((await quote(code, both)).lines.map((line: { discount?: number }) => line.discount)).toEqual([
    undefined,
    8.99,
  ]);
  const { code: parent } = await coupon({ category_ids: [1] });
  expect(await quote(parent, both)).toMatchObject({ discount: 13.99 });
});

const past = '2020-01-01T00:00:00Z';
const future = '2099-01-01T00:00:00Z';
test.each([
  ['unknown', { active: false }, 'Δεν υπάρχει κουπόνι με αυτόν τον κωδικό.'],
  ['not_yet', { valid_from: future }, 'Το κουπόνι δεν ισχύει ακόμη.'],
  ['expired', { valid_to: past }, 'Το κουπόνι έχει λήξει.'],
  ['minimum', { minimum: 100 }, 'Το κουπόνι ισχύει για αγορές από 100,00 €.'],
  ['nothing_eligible', { product_ids: [productIds.rare] }, 'Το κουπόνι δεν ισχύει για τα προϊόντα του καλαθιού.'],
])('a coupon that does not apply says why: %s', async (warningCode, fields, message) => {
  const { code } = await coupon(fields);
  const response = await quote(code);
  expect(response.coupon.warning.code).toBe(warningCode);
  expect(response.coupon.warning.message.replaceAll('\u00a0', ' ')).toBe(message);
  expect(response.total).toBe(89.9);
  const order = await orderRequest(api, [{ product_id: productIds.sunny, quantity: 1 }], { coupon: code });
  expect((await sendOrder(api, order)).body).toMatchObject({
    code: 'QUOTE_CHANGED',
    quote: { coupon: { warning: {} } },
  });
});

test('after many wrong codes a visitor gets no more information about codes, but can still buy', async () => {
  const { code } = await coupon();
  for (let index = 0; index < MAX_UNKNOWN_COUPONS; index++) {
    expect((await quote(`GUESS-${index}`)).coupon.warning.code).toBe('unknown');
  }
  expect(await quote(code)).toMatchObject({ total: 89.9, coupon: { warning: { code: 'too_many_tries' } } });
  const order = await orderRequest(api, [{ product_id: productIds.aegean, quantity: 1 }]);
  expect((await sendOrder(api, { ...order, coupon: code })).status).toBe(429);
  expect((await sendOrder(api, order)).status).toBe(200);
});

describe('an order', () => {
  test('redeems a coupon and releases it once when it is cancelled', async () => {
    const { id, code } = await coupon({ usage_limit: 1 });
    const order = await orderRequest(api, [{ product_id: productIds.aegean, quantity: 1 }], { coupon: code });
    const { body } = await sendOrder(api, order);
    const key = { number: body.data.number, token: body.data.token };
    const read = await api.request(`orders.php?action=get&number=${key.number}&token=${key.token}`);
    expect(read.body.data).toMatchObject({ discount: 5, coupon: code, lines: [{ discount: 5 }] });
    expect((await sendOrder(api, order)).body).toMatchObject({ quote: { coupon: { warning: { code: 'used_up' } } } });
    expect((await send('DELETE', { id })).body.message).toContain('απενεργοποιήσετε');
    expect((await api.request('orders.php?action=cancel', { body: key })).status).toBe(200);
    expect((await api.request('orders.php?action=cancel', { body: key })).status).toBe(409);
    expect(await used(id)).toBe(0);
    expect((await sendOrder(api, order)).status).toBe(200);
  });

  test('cannot exceed a coupon’s limit per customer, even concurrently', async () => {
    const { id, code } = await coupon({ customer_limit: 1 });
    const items = [{ product_id: productIds.sunny, quantity: 1 }];
    const order = await orderRequest(api, items, { coupon: code });
    const responses = await Promise.all([1, 2, 3, 4].map(() => sendOrder(api, order)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = responses.filter(({ body }) => body.quote?.coupon.warning.code === 'already_used');
    expect(refused).toHaveLength(3);
    const shouting = { ...order, contact: { ...order.contact, email: order.contact.email.toUpperCase() } };
    expect((await sendOrder(api, shouting)).status).toBe(409);
    const other = { ...order, contact: { ...order.contact, email: 'other@example.gr' } };
    expect((await sendOrder(api, other)).status).toBe(200);
    expect(await used(id)).toBe(2);
  });
});
