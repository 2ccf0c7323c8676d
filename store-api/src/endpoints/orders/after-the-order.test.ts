import { fakeDate } from '../../testing/fake-date.ts';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest } from '../../testing/order-request.ts';
import { ADMIN, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

let api: TestApi;
let staff: string;
let maria: string;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.signIn(ADMIN);
  maria = await api.signIn(USER);
});
afterAll(() => api.close());
afterEach(() => {
  jest.useRealTimers();
});

interface Key {
  readonly number: string;
  readonly token?: string;
}

async function newOrder(
  items: { product_id: number; quantity: number }[] = [{ product_id: productIds.aegean, quantity: 1 }],
  token?: string,
): Promise<Required<Key>> {
  const body = await orderRequest(api, items);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  return (await api.request('orders.php?action=create', { body, headers, token })).body.data;
}

const read = (key: Key, token?: string) =>
  api.request(`orders.php?${new URLSearchParams({ action: 'get', ...key })}`, { token });
const act = (action: string, key: Key, more: object = {}, token?: string) =>
  api.request(`orders.php?action=${action}`, { body: { ...key, ...more }, token });
const findId = async ({ number }: Key) =>
  (await api.db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow()).id;
const readStock = async (id: number) =>
  (await api.db.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock;

async function step(key: Key, axis: string, to: string) {
  const id = await findId(key);
  const { body } = await api.request(`admin-orders.php?action=get&id=${id}`, { token: staff });
  const wish = { id, version: body.data.version, axis, to };
  expect(
    (await api.request('admin-orders.php?action=transition', { method: 'PUT', token: staff, body: wish })).status,
  ).toBe(200);
}

async function deliver(key: Key) {
  await step(key, 'fulfilment', 'shipped');
  await step(key, 'fulfilment', 'delivered');
}

describe('an account', () => {
  test('lists the orders that it placed, newest first, and reads them without their tokens', async () => {
    const first = await newOrder(undefined, maria);
    const second = await newOrder([{ product_id: productIds.reader, quantity: 2 }], maria);
    const { body } = await api.request('orders.php?action=list&limit=1', { token: maria });
    expect(body.meta).toEqual({ page: 1, limit: 1, total: 2 });
    expect(body.data).toMatchObject([
      { number: second.number, items: 2, lines: [{ slug: 'reader-01', quantity: 2, image: expect.any(String) }] },
    ]);
    expect((await read({ number: first.number }, maria)).body.data.number).toBe(first.number);
  });

  test('sees no other orders, not even guest orders with the same e-mail address', async () => {
    const guest = await newOrder();
    expect((await read({ number: guest.number }, maria)).status).toBe(404);
    expect((await read({ number: guest.number })).status).toBe(404);
    expect((await read({ number: guest.number }, staff)).status).toBe(404);
    expect((await act('cancel', { number: guest.number }, {}, maria)).status).toBe(404);
    expect((await read(guest, maria)).status).toBe(200);
  });
});

describe('cancelling', () => {
  test('returns the goods to stock while they are in the shop', async () => {
    const before = await readStock(productIds.aegean);
    const order = await newOrder();
    await step(order, 'order', 'confirmed');
    expect((await read(order)).body.data.allowed).toEqual({ cancel: true, withdraw: false });
    const { body } = await act('cancel', order);
    expect(body.data).toMatchObject({ status: 'cancelled', allowed: { cancel: false, withdraw: false } });
    expect(await readStock(productIds.aegean)).toBe(before);
    expect((await act('cancel', order)).body.message).toBe('Η παραγγελία δεν μπορεί πια να ακυρωθεί.');
  });

  test('is refused once they have been shipped', async () => {
    const order = await newOrder();
    await step(order, 'fulfilment', 'shipped');
    expect((await act('cancel', order)).status).toBe(409);
  });

  test('of a paid order creates a due refund', async () => {
    const order = await newOrder();
    await step(order, 'payment', 'paid');
    await act('cancel', order);
    const { body } = await api.request(`admin-orders.php?action=get&id=${await findId(order)}`, { token: staff });
    expect(body.data.payments).toMatchObject([
      { kind: 'capture', amount: 52, actor: ADMIN },
      { kind: 'refund_due', status: 'pending', amount: 52, actor: 'customer' },
    ]);
  });
});

describe('withdrawing', () => {
  const two = [
    { product_id: productIds.reader, quantity: 2 },
    { product_id: productIds.aegean, quantity: 1 },
  ];

  test('of sealed goods needs the confirmation that they are unopened, unless they are left out', async () => {
    await api.db.updateTable('products').set({ stock: 5 }).where('id', '=', productIds.solution).execute();
    const order = await newOrder([
      { product_id: productIds.sunny, quantity: 1 },
      { product_id: productIds.solution, quantity: 1 },
    ]);
    await deliver(order);
    expect((await act('withdraw', order)).body.errors).toHaveProperty('sealed');
    const frames = await act('withdraw', order, { lines: [{ position: 1, quantity: 1 }] });
    expect(frames.status).toBe(200);
    expect(frames.body.data.lines.map(({ sealed_goods }: { sealed_goods?: true }) => sealed_goods)).toEqual([
      undefined,
      true,
    ]);
    const lines = [{ position: 2, quantity: 1 }];
    expect((await act('withdraw', order, { lines, sealed: false })).body.errors).toHaveProperty('sealed');
    expect((await act('withdraw', order, { lines, sealed: true })).status).toBe(200);
  });

  test('is possible for some pieces, then for the rest, and each is confirmed by e-mail', async () => {
    await api.db.deleteFrom('emails').execute();
    const order = await newOrder(two);
    await deliver(order);
    const part = await act('withdraw', order, { lines: [{ position: 1, quantity: 1 }], reason: 'Μου πέφτουν μικρά' });
    expect(part.body.data.withdrawals).toMatchObject([
      { status: 'received', reason: 'Μου πέφτουν μικρά', lines: [{ position: 1, name: 'Ζέφυρος', quantity: 1 }] },
    ]);
    const tooMany = await act('withdraw', order, { lines: [{ position: 1, quantity: 2 }] });
    expect(tooMany.body.errors).toHaveProperty('lines');
    const rest = await act('withdraw', order);
    expect(rest.body.data.withdrawals[1].lines).toMatchObject([{ quantity: 1 }, { quantity: 1 }]);
    expect(rest.body.data.allowed).toMatchObject({ withdraw: false });
    expect((await act('withdraw', order)).status).toBe(409);
    const sent = await api.db
      .selectFrom('emails')
      .select(['recipient', 'params'])
      .where('template', '=', 'order_changed')
      .execute();
    const confirmed = sent.filter(({ params }) => params.includes('"withdrawal"'));
    expect(confirmed.map(({ recipient }) => recipient)).toEqual(['maria@example.gr', 'maria@example.gr']);
  });

  test('never includes an item twice, even with concurrent requests', async () => {
    const order = await newOrder(two);
    await deliver(order);
    const both = await Promise.all([act('withdraw', order), act('withdraw', order)]);
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
  });

  test('before shipping is refused with a reference to cancelling', async () => {
    expect((await act('withdraw', await newOrder())).body.message).toContain('Μπορείτε να την ακυρώσετε');
  });

  test('ends with the fourteenth day after delivery', async () => {
    const order = await newOrder();
    await deliver(order);
    const { withdraw_until: until } = (await read(order)).body.data.allowed;
    fakeDate(Date.parse(until) - 1000);
    expect((await read(order)).body.data.allowed.withdraw).toBe(true);
    jest.setSystemTime(Date.parse(until));
    expect((await read(order)).body.data.allowed.withdraw).toBe(false);
    expect((await act('withdraw', order)).body.message).toBe('Η προθεσμία υπαναχώρησης των 14 ημερών έχει λήξει.');
  });

  test('is handled by staff step by step', async () => {
    const order = await newOrder();
    await deliver(order);
    await act('withdraw', order);
    const open = await api.request('admin-orders.php?withdrawal=open', { token: staff });
    const found = open.body.data.find((row: Key) => row.number === order.number);
    const { body } = await api.request(`admin-orders.php?action=get&id=${found.id}`, { token: staff });
    const { id } = body.data.withdrawals[0];
    const move = (to: string) =>
      api.request('admin-orders.php?action=withdrawal', { method: 'PUT', token: staff, body: { id, to } });
    expect((await move('goods_returned')).status).toBe(200);
    const refunded = await move('refunded');
    expect(refunded.body.data.withdrawals[0].events).toMatchObject([
      { from: null, to: 'received', actor: 'customer' },
      { from: 'received', to: 'goods_returned', actor: ADMIN },
      { from: 'goods_returned', to: 'refunded', actor: ADMIN },
    ]);
    expect((await move('refused')).body.message).toBe(
      'Η κατάσταση δεν μπορεί να αλλάξει από «Επιστροφή χρημάτων» σε «Απορρίφθηκε».',
    );
  });
});

test('a reorder offers the products that are still available, at current prices', async () => {
  const order = await newOrder([
    { product_id: productIds.reader, quantity: 2 },
    { product_id: productIds.rare, quantity: 2 },
    { product_id: productIds.sunny, quantity: 1 },
  ]);
  const change = (id: number, values: object) =>
    api.db.updateTable('products').set(values).where('id', '=', id).execute();
  await change(productIds.reader, { pay_cents: 1500 });
  await change(productIds.rare, { stock: 1 });
  await change(productIds.sunny, { status: 'draft' });
  const { body } = await api.request(`orders.php?${new URLSearchParams({ action: 'reorder', ...order })}`);
  expect(body.data.lines).toMatchObject([
    { product_id: productIds.reader, quantity: 2, unit_price: 15 },
    { product_id: productIds.rare, quantity: 1 },
  ]);
  expect(body.data.warnings.map(({ code }: { code: string }) => code)).toEqual(['low_stock', 'unavailable']);
});

test('of a concurrent status change by staff and a cancellation by the buyer only one is applied', async () => {
  const before = await readStock(productIds.aegean);
  const order = await newOrder();
  const id = await findId(order);
  const wish = { id, version: 1, axis: 'fulfilment', to: 'shipped' };
  const [shipped, cancelled] = await Promise.all([
    api.request('admin-orders.php?action=transition', { method: 'PUT', token: staff, body: wish }),
    act('cancel', order),
  ]);
  expect([shipped.status, cancelled.status].filter((status) => status === 200)).toHaveLength(1);
  expect(await readStock(productIds.aegean)).toBe(cancelled.status === 200 ? before : before - 1);
});

test('returned items are restocked once if staff choose so', async () => {
  const order = await newOrder([{ product_id: productIds.reader, quantity: 2 }]);
  await deliver(order);
  await act('withdraw', order, { lines: [{ position: 1, quantity: 1 }] });
  await act('withdraw', order, { lines: [{ position: 1, quantity: 1 }] });
  const { body } = await api.request(`admin-orders.php?action=get&id=${await findId(order)}`, { token: staff });
  const [fit, broken] = body.data.withdrawals;
  const left = await readStock(productIds.reader);
  const comeBack = async (id: number, restock: boolean) => {
    const wish = { id, to: 'goods_returned', restock };
    return (await api.request('admin-orders.php?action=withdrawal', { method: 'PUT', token: staff, body: wish }))
      .status;
  };
  expect([await comeBack(fit.id, true), await comeBack(broken.id, false)]).toEqual([200, 200]);
  expect(await comeBack(fit.id, true)).toBe(409);
  expect(await readStock(productIds.reader)).toBe(left + 1);
});
