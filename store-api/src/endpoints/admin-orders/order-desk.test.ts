import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder, setBankAccount } from '../../testing/order-request.ts';
import { ADMIN, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
  await setBankAccount(api);
  await api.db.updateTable('products').set({ stock: 1000 }).execute();
});
afterAll(() => api.close());
afterEach(async () => {
  await api.db.deleteFrom('orders').execute();
  await api.db.deleteFrom('emails').execute();
});

const contact = { full_name: 'Μαρία Παπαδοπούλου', email: 'maria@example.gr', phone: '+30 2101234567' };
const address = { street: 'Ερμού', street_number: '12', city: 'Αθήνα', postcode: '10563', country: 'GR' };

async function newOrder(changes: Record<string, unknown> = {}, asBuyer?: string) {
  const request = await orderRequest(api, [{ product_id: productIds.aegean, quantity: 3 }], changes);
  const { body } = await (asBuyer
    ? api.request('orders.php?action=create', {
        body: request,
        token: asBuyer,
        headers: { 'idempotency-key': crypto.randomUUID() },
      })
    : sendOrder(api, request));
  const { number } = body.data as { number: string };
  const { id } = await api.db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
  return { id, number };
}

const read = async (id: number) => (await api.request(`admin-orders.php?action=get&id=${id}`, { token })).body.data;
async function change(action: string, id: number, more: object, method = 'PUT') {
  const { version } = await read(id);
  return api.request(`admin-orders.php?action=${action}`, { method, token, body: { id, version, ...more } });
}
const step = (id: number, axis: string, to: string, more: object = {}) =>
  change('transition', id, { axis, to, ...more });
const list = async (query: string) =>
  (await api.request(`admin-orders.php?${query}`, { token })).body.data.map(({ number }: { number: string }) => number);
const setState = (id: number, state: object) => api.db.updateTable('orders').set(state).where('id', '=', id).execute();

describe('the detail of an order', () => {
  test('contains everything that the buyer entered', async () => {
    const invoice = {
      vat_number: '094014201',
      company_name: 'Όραση ΑΕ',
      tax_office: 'ΦΑΕ Αθηνών',
      activity: 'Εμπόριο οπτικών',
    };
    const note = 'Χτυπήστε το δεύτερο κουδούνι.';
    const { id } = await newOrder({ invoice, note, marketing_consent: true }, await api.signIn(USER));
    expect(await read(id)).toMatchObject({
      contact,
      address,
      invoice,
      note,
      marketing_consent: true,
      language: 'el',
      account: { name: 'Μαρία', email: USER },
      next: 'confirm',
      vat_totals: [{ rate: 24, net: 122.58, vat: 29.42, gross: 152 }],
    });
  });

  test('splits its totals by VAT rate after the discount, with shipping at the standard rate', async () => {
    const items = [
      { product_id: productIds.reader, quantity: 1 },
      { product_id: productIds.solution, quantity: 1 },
    ];
    const { body } = await sendOrder(api, await orderRequest(api, items, { payment_method: 'bank_transfer' }));
    const [row] = (await api.request(`admin-orders.php?search=${body.data.number}`, { token })).body.data;
    const order = await read(row.id);
    expect(order.vat_totals).toEqual([
      { rate: 24, net: 20.95, vat: 5.03, gross: 25.98 },
      { rate: 13, net: 11.8, vat: 1.53, gross: 13.33 },
    ]);
    expect(order.total).toBe(39.31);
  });

  test('lists its e-mails with their state, and the customer’s five newest other orders', async () => {
    const others: string[] = [];
    for (let count = 0; count < 6; count++) others.push((await newOrder()).number);
    await newOrder({ contact: { ...contact, email: 'other@example.gr' } });
    const { id } = await newOrder({ contact: { ...contact, email: 'MARIA@example.gr' } });
    await step(id, 'payment', 'paid');
    await api.db
      .updateTable('emails')
      .set({ status: 'failed', last_error: '550 no such user' })
      .where('template', '=', 'order_changed')
      .execute();
    const order = await read(id);
    expect(order.emails).toMatchObject([
      { kind: 'order_placed', status: 'waiting', recipient: 'MARIA@example.gr', last_error: '', sent_at: null },
      { kind: 'order_changed.paid', status: 'failed', last_error: '550 no such user' },
    ]);
    expect(order.other_orders.map(({ number }: { number: string }) => number)).toEqual(others.reverse().slice(0, 5));
  });
});

describe('the list', () => {
  test('is filtered by payment and delivery method, customer and amount', async () => {
    const user = await api.signIn(USER);
    const cash = await newOrder({}, user);
    const transfer = await newOrder({
      payment_method: 'bank_transfer',
      contact: { ...contact, email: 'b@example.gr' },
    });
    const pickup = await newOrder({ shipping_method: 'pickup', payment_method: 'pay_in_store' });
    const userId = (await read(cash.id)).account.id;
    for (const [query, found] of [
      ['payment_method=bank_transfer', [transfer]],
      ['shipping_method=pickup', [pickup]],
      ['email=B@Example.gr', [transfer]],
      [`user_id=${userId}`, [cash]],
      ['total_min=150.01', [cash]],
      ['total_max=150&sort=number&order=asc', [transfer, pickup]],
      ['total_min=150&total_max=150&payment_method=pay_in_store', [pickup]],
    ] as const) {
      expect([query, await list(query)]).toEqual([query, found.map(({ number }) => number)]);
    }
  });

  test('shows each order in the queue of its next step, and counts the queues', async () => {
    const state = (status: string, payment_status: string, fulfilment_status: string) => ({
      status,
      payment_status,
      fulfilment_status,
    });
    const [confirm, ship, deliver, collect, done, refund, withdrawn] = [
      await newOrder(),
      await newOrder(),
      await newOrder(),
      await newOrder({ payment_method: 'bank_transfer' }),
      await newOrder(),
      await newOrder(),
      await newOrder(),
    ];
    await setState(ship.id, state('confirmed', 'awaiting', 'unfulfilled'));
    await setState(deliver.id, state('processing', 'awaiting', 'shipped'));
    await setState(done.id, state('completed', 'paid', 'delivered'));
    await setState(refund.id, state('cancelled', 'paid', 'unfulfilled'));
    await setState(withdrawn.id, state('completed', 'paid', 'delivered'));
    await api.db
      .insertInto('withdrawals')
      .values({ order_id: withdrawn.id, status: 'received', reason: '', created_at: new Date().toISOString() })
      .execute();
    const queues = { confirm, collect_payment: collect, ship, deliver, refund, withdrawal: withdrawn };
    for (const [queue, order] of Object.entries(queues)) {
      const { body } = await api.request(`admin-orders.php?next=${queue}`, { token });
      expect(body.data).toMatchObject([{ number: order.number, next: queue }]);
    }
    const counts = (await api.request('admin-orders.php?action=counts', { token })).body.data;
    expect(counts.next).toEqual({ confirm: 1, collect_payment: 1, ship: 1, deliver: 1, refund: 1, withdrawal: 1 });
    expect(counts).toMatchObject({ status: { completed: 2, pending: 2 }, open_withdrawals: 1 });
  });
});

describe('recipient and address', () => {
  const moved = { ...address, street: 'Σταδίου', street_number: '5' };

  test('change until the order is shipped, with a record of the old ones', async () => {
    const { id, number } = await newOrder();
    const edited = { contact: { ...contact, phone: '6900000001' }, address: moved };
    const { body } = await change('address', id, edited);
    expect(body.data).toMatchObject({ ...edited, version: 2 });
    expect(body.data.edits).toMatchObject([
      {
        actor: ADMIN,
        changes: [
          { field: 'phone', from: contact.phone, to: '6900000001' },
          { field: 'street', from: 'Ερμού', to: 'Σταδίου' },
          { field: 'street_number', from: '12', to: '5' },
        ],
      },
    ]);
    expect(await list('search=6900000001')).toEqual([number]);
    await step(id, 'fulfilment', 'shipped');
    const refused = await change('address', id, edited);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Η παραγγελία έχει αποσταλεί. Ο παραλήπτης και η διεύθυνση δεν αλλάζουν πια.',
    ]);
  });

  test.each([
    ['a stale version', { version: 7, contact, address: moved }, 412],
    ['no address for a courier', { contact }, 422],
    ['a postcode that does not exist', { contact, address: { ...moved, postcode: '99999' } }, 422],
  ])('are refused with %s', async (_what, body, status) => {
    const { id } = await newOrder();
    expect((await change('address', id, body)).status).toBe(status);
    expect((await read(id)).edits).toBeUndefined();
  });

  test('for a pickup have no address', async () => {
    const { id } = await newOrder({ shipping_method: 'pickup', payment_method: 'pay_in_store' });
    const { body } = await change('address', id, { contact: { ...contact, full_name: 'Άννα Παππά' }, address: moved });
    expect(body.data).toMatchObject({ contact: { full_name: 'Άννα Παππά' }, address: null });
  });
});

test('an unpaid bank transfer is shipped only if staff accept it', async () => {
  const { id } = await newOrder({ payment_method: 'bank_transfer' });
  expect(await read(id)).toMatchObject({ unpaid: true });
  const refused = await step(id, 'fulfilment', 'shipped');
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/^Η κατάθεση δεν έχει φτάσει/)]);
  expect((await step(id, 'fulfilment', 'shipped', { allow_unpaid: true })).body.data.unpaid).toBeUndefined();
  const paid = await newOrder({ payment_method: 'bank_transfer' });
  await step(paid.id, 'payment', 'paid');
  expect((await step(paid.id, 'fulfilment', 'shipped')).status).toBe(200);
});

describe('a refund by parts', () => {
  const stock = async () =>
    (await api.db.selectFrom('products').select('stock').where('id', '=', productIds.aegean).executeTakeFirstOrThrow())
      .stock;
  const refund = (id: number, parts: object) => change('refund', id, parts, 'POST');

  /** Three pieces with a discount that does not divide by three; shipping is free, the fee of cash on delivery is 2. */
  async function paidOrder() {
    const { id } = await newOrder();
    await api.db.updateTable('order_lines').set({ discount_cents: 1000 }).where('order_id', '=', id).execute();
    await setState(id, { discount_cents: 1000, total_cents: 14_200 });
    await step(id, 'payment', 'paid');
    return id;
  }

  test('adds up to the cent, and returns pieces to stock where staff wish it', async () => {
    const id = await paidOrder();
    const before = await stock();
    expect((await read(id)).refundable).toEqual({
      amount: 142,
      shipping: 0,
      payment_fee: 2,
      lines: [{ position: 1, quantity: 3, amount: 140, restockable: 3 }],
    });
    const amounts: number[] = [];
    for (const restock of [true, false, true]) {
      const parts = { lines: [{ position: 1, quantity: 1, restock }] };
      const quote = await change('refund-quote', id, parts, 'POST');
      const { body } = await refund(id, parts);
      const amount = body.data.payments.at(-1).amount;
      expect(quote.body.data).toEqual({ amount });
      amounts.push(amount);
    }
    expect(amounts).toEqual([46.67, 46.66, 46.67]);
    expect(await stock()).toBe(before + 2);
    const { body } = await refund(id, { payment_fee: true });
    expect(body.data).toMatchObject({ payment_status: 'refunded', refunded: 142 });
  });

  test.each([
    ['more pieces than are left', { lines: [{ position: 1, quantity: 4 }] }, 'lines'],
    ['a line that does not exist', { lines: [{ position: 2, quantity: 1 }] }, 'lines'],
    [
      'a line twice',
      {
        lines: [
          { position: 1, quantity: 1 },
          { position: 1, quantity: 1 },
        ],
      },
      'lines',
    ],
    ['shipping that was free', { shipping: true }, 'shipping'],
    ['an amount and lines', { amount: 1, lines: [{ position: 1, quantity: 1 }] }, 'amount'],
    ['nothing', {}, 'amount'],
  ])('is refused for %s', async (_what, parts, field) => {
    const id = await paidOrder();
    const { status, body } = await refund(id, parts);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  test('is refused for more than is left of the payment', async () => {
    const id = await paidOrder();
    await refund(id, { amount: 100 });
    expect((await refund(id, { lines: [{ position: 1, quantity: 1 }] })).body.errors).toHaveProperty('lines');
    expect((await read(id)).refunded).toBe(100);
  });

  test('and a cancellation return each piece once', async () => {
    const before = await stock();
    const id = await paidOrder();
    await refund(id, { lines: [{ position: 1, quantity: 2, restock: true }] });
    expect(await stock()).toBe(before - 1);
    await step(id, 'order', 'cancelled');
    expect(await stock()).toBe(before);
    const afterwards = await refund(id, { lines: [{ position: 1, quantity: 1, restock: true }] });
    expect(afterwards.body.errors).toEqual({
      lines: 'Στο απόθεμα επιστρέφουν το πολύ τα τεμάχια που δεν έχουν ήδη επιστρέψει.',
    });
  });
});
