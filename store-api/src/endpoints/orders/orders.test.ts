import { expireReservations } from '../../domain/sales/orders/expire-reservations.ts';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder, setBankAccount } from '../../testing/order-request.ts';
import { startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const readStock = async (id: number) => {
  const row = await api.db.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow();
  return row.stock;
};
const orderCount = async () => (await api.db.selectFrom('orders').select('id').execute()).length;

test('an order has a number, is read with its token, and stores the products as sold', async () => {
  const request = await orderRequest(api, [{ product_id: productIds.sunny, quantity: 2 }]);
  const { body } = await sendOrder(api, request);
  expect(body.data.number).toMatch(/^OP\d\d-000001$/);
  expect(body.data.token).toMatch(/^[0-9a-f]{32}$/);
  expect(await readStock(productIds.sunny)).toBe(8);

  await api.db.updateTable('products').set({ pay_cents: 100, name_el: 'Άλλο' }).execute();
  const read = await api.request(`orders.php?action=get&number=${body.data.number}&token=${body.data.token}`);
  expect(read.headers.get('cache-control')).toBe('no-store');
  expect(read.body.data).toMatchObject({
    status: 'pending',
    contact: { full_name: 'Μαρία Παπαδοπούλου' },
    subtotal: 179.8,
    shipping: 0,
    payment_fee: 2,
    total: 181.8,
    lines: [{ name: 'Γυαλιά ήλιος', quantity: 2, unit_price: 89.9, original_price: 120 }],
  });
  expect(read.body.data.events).toHaveLength(3);
  expect(JSON.stringify(read.body)).not.toContain('actor');
});

test('a wrong token gets the same response as an unknown number', async () => {
  const { body } = await sendOrder(api, await orderRequest(api, [{ product_id: 1, quantity: 1 }]));
  const wrong = await api.request(`orders.php?action=get&number=${body.data.number}&token=${'0'.repeat(32)}`);
  const unknown = await api.request(`orders.php?action=get&number=OP26-999999&token=${'0'.repeat(32)}`);
  expect(wrong.status).toBe(404);
  expect(unknown.body).toEqual(wrong.body);
});

test('numbers are consecutive', async () => {
  const request = await orderRequest(api, [{ product_id: productIds.reader, quantity: 1 }]);
  const numbers = [await sendOrder(api, request), await sendOrder(api, request)].map(({ body }) =>
    body.data.number.slice(-6),
  );
  expect(numbers).toEqual(['000001', '000002']);
});

describe('the idempotency key', () => {
  test('is required', async () => {
    const body = await orderRequest(api, [{ product_id: 1, quantity: 1 }]);
    expect((await api.request('orders.php?action=create', { body })).status).toBe(400);
  });

  test('replays the first response to the same body, also for concurrent requests', async () => {
    const request = await orderRequest(api, [{ product_id: productIds.rare, quantity: 1 }]);
    const both = await Promise.all([sendOrder(api, request, 'key-0001'), sendOrder(api, request, 'key-0001')]);
    const later = await sendOrder(api, request, 'key-0001');
    expect(both[1].body.data).toEqual(both[0].body.data);
    expect(later.body.data).toEqual(both[0].body.data);
    expect(await orderCount()).toBe(1);
    expect(await readStock(productIds.rare)).toBe(4);
  });

  test('refuses another body', async () => {
    await sendOrder(api, await orderRequest(api, [{ product_id: 1, quantity: 1 }]), 'key-0001');
    const other = await sendOrder(api, await orderRequest(api, [{ product_id: 1, quantity: 2 }]), 'key-0001');
    expect(other.body.code).toBe('IDEMPOTENCY_REUSED');
  });

  test('belongs to its buyer', async () => {
    const request = await orderRequest(api, [{ product_id: 1, quantity: 1 }]);
    await sendOrder(api, request, 'key-0001');
    const token = await api.signIn(USER);
    const headers = { 'idempotency-key': 'key-0001' };
    const other = await api.request('orders.php?action=create', { body: request, token, headers });
    expect(other.body).toMatchObject({ code: 'IDEMPOTENCY_REUSED' });
    expect(other.body).not.toHaveProperty('data');
  });

  test('is free again after a day and after a failure', async () => {
    const request = await orderRequest(api, [{ product_id: 1, quantity: 1 }]);
    const failed = await sendOrder(api, { ...request, expected_total: 1 }, 'key-0001');
    expect(failed.status).toBe(409);
    expect((await sendOrder(api, request, 'key-0001')).status).toBe(200);
    const old = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
    await api.db.updateTable('idempotency_keys').set({ created_at: old }).execute();
    expect((await sendOrder(api, request, 'key-0001')).body.data.number).toMatch(/000002$/);
  });
});

test('fifty buyers of five pieces make five orders', async () => {
  const request = await orderRequest(api, [{ product_id: productIds.rare, quantity: 1 }]);
  const responses = await Promise.all(Array.from({ length: 50 }, () => sendOrder(api, request)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(responses.filter(({ body }) => body.code === 'OUT_OF_STOCK')).toHaveLength(45);
  expect(await readStock(productIds.rare)).toBe(0);
  expect(await orderCount()).toBe(5);
});

test('products out of stock are named, and no stock of the order is reserved', async () => {
  const items = [
    { product_id: productIds.aegean, quantity: 1 },
    { product_id: productIds.rare, quantity: 6 },
  ];
  const { status, body } = await sendOrder(api, await orderRequest(api, items));
  expect(status).toBe(409);
  expect(body.message).toBe('Το «Σπάνιος» δεν είναι πια διαθέσιμο σε αυτή την ποσότητα.');
  expect(await readStock(productIds.aegean)).toBe(10);
});

test('an outdated total is refused with the new quote', async () => {
  const request = await orderRequest(api, [{ product_id: productIds.aegean, quantity: 1 }]);
  await api.db.updateTable('products').set({ price_cents: 6000, pay_cents: 6000 }).where('id', '=', 1).execute();
  const { status, body } = await sendOrder(api, request);
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'QUOTE_CHANGED', quote: { total: 62, subtotal: 60 } });
  expect((await sendOrder(api, { ...request, expected_total: 62 })).status).toBe(200);
});

test('a product that is no longer sold is never left out silently', async () => {
  const items = [
    { product_id: productIds.aegean, quantity: 1 },
    { product_id: 999, quantity: 1 },
  ];
  const { body } = await sendOrder(api, await orderRequest(api, items));
  expect(body).toMatchObject({
    code: 'QUOTE_CHANGED',
    quote: { warnings: [{ code: 'unavailable', product_id: 999 }] },
  });
});

test('an unpaid bank transfer returns its goods to stock after three days, once', async () => {
  const request = await orderRequest(api, [{ product_id: 1, quantity: 3 }], { payment_method: 'bank_transfer' });
  await setBankAccount(api);
  await sendOrder(api, request);
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  expect(await expireReservations(api.db, inDays(2.9))).toBe(0);
  expect(await readStock(1)).toBe(7);
  expect(await expireReservations(api.db, inDays(3.1))).toBe(1);
  expect(await expireReservations(api.db, inDays(3.2))).toBe(0);
  expect(await readStock(1)).toBe(10);
});

describe('the checkout’s input', () => {
  const getErrors = async (changes: Record<string, unknown>, language = 'el') => {
    const body = await orderRequest(api, [{ product_id: 1, quantity: 1 }], { expected_total: 52, ...changes });
    const headers = { 'idempotency-key': 'key-0001', 'accept-language': language };
    return (await api.request('orders.php?action=create', { body, headers })).body.errors;
  };
  const contact = { full_name: 'Μ', email: 'maria', phone: '123' };
  const address = { street: '', street_number: '1', city: 'Αθήνα', postcode: '1056' };

  test('gets errors by field in Greek', async () => {
    expect(await getErrors({ contact, address, terms_accepted: false })).toEqual({
      'contact.full_name': 'Γράψτε τουλάχιστον 2 χαρακτήρες.',
      'contact.email': 'Γράψτε ένα e-mail, για παράδειγμα maria@example.gr.',
      'contact.phone': 'Γράψτε ένα τηλέφωνο με τουλάχιστον 10 ψηφία.',
      'address.street': 'Συμπληρώστε αυτό το πεδίο.',
      'address.postcode': 'Γράψτε έναν ελληνικό Τ.Κ. με 5 ψηφία.',
      terms_accepted: 'Αποδεχτείτε τους όρους για να συνεχίσετε.',
    });
  });

  test('and in English', async () => {
    const invoice = { vat_number: '123456789', company_name: 'Optics', tax_office: 'Athens A' };
    expect(await getErrors({ contact: { ...contact, phone: '' }, invoice }, 'en-GB,en;q=0.9')).toEqual({
      'contact.full_name': 'Write at least 2 characters.',
      'contact.email': 'Write an e-mail address, for example maria@example.com.',
      'contact.phone': 'Fill in this field.',
      'invoice.vat_number': 'This VAT number is not valid. Write its 9 digits.',
    });
  });

  test('is shown to the buyer without the spaces of a postcode and the prefix of a VAT number', async () => {
    const changes = {
      address: { ...address, street: 'Σταδίου', postcode: '106 73' },
      invoice: { vat_number: 'EL 094014201', company_name: 'Όραση ΑΕ', tax_office: 'ΦΑΕ Αθηνών' },
    };
    const { body } = await sendOrder(api, await orderRequest(api, [{ product_id: 1, quantity: 1 }], changes));
    const order = await api.request(`orders.php?action=get&number=${body.data.number}&token=${body.data.token}`);
    expect(order.body.data).toMatchObject({
      address: { street: 'Σταδίου', postcode: '10673' },
      invoice: { vat_number: '094014201', company_name: 'Όραση ΑΕ', tax_office: 'ΦΑΕ Αθηνών' },
    });
    expect(await getErrors({ address: { ...changes.address, postcode: '99999' } })).toEqual({
      'address.postcode': 'Γράψτε έναν ελληνικό Τ.Κ. με 5 ψηφία.',
    });
  });

  test('needs an address for the courier, and the shop to pay in it', async () => {
    expect(await getErrors({ address: undefined })).toHaveProperty('address');
    expect(await getErrors({ payment_method: 'pay_in_store' })).toHaveProperty('payment_method');
  });
});
