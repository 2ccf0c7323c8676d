import { accountLines } from '../../domain/sales/orders/bank-transfer.ts';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder } from '../../testing/order-request.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

const HOLD_MS = 72 * 60 * 60 * 1000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function orderPaidBy(payment: string, language = 'el') {
  const item = { product_id: productIds.aegean, quantity: 1 };
  const { body } = await sendOrder(api, await orderRequest(api, [item], { payment_method: payment }));
  const key = new URLSearchParams({ action: 'get', number: body.data.number, token: body.data.token, lang: language });
  return { key: body.data, order: (await api.request(`orders.php?${key}`)).body.data };
}

const write = async (account: object) =>
  api.request('settings.php', { token: await api.signIn(ADMIN), body: { bank_account_text: account } });

test.each([
  ['', []],
  ['Δικαιούχος: Φακός ΑΕ', [{ label: 'Δικαιούχος', value: 'Φακός ΑΕ' }]],
  [
    '  Τράπεζα : Όλυμπος \n\n IBAN: GR16 0110 1250 0000 0001 2300 695',
    [
      { label: 'Τράπεζα', value: 'Όλυμπος' },
      { label: 'IBAN', value: 'GR16 0110 1250 0000 0001 2300 695' },
    ],
  ],
  ['GR1601101250000000012300695', [{ label: 'IBAN', value: 'GR1601101250000000012300695' }]],
  ['iban gr16 0110 1250 0000 0001 2300 695', [{ label: 'IBAN', value: 'gr16 0110 1250 0000 0001 2300 695' }]],
  ['Μόνο από λογαριασμό σας', [{ label: '', value: 'Μόνο από λογαριασμό σας' }]],
  ['Δικαιούχος:', [{ label: '', value: 'Δικαιούχος:' }]],
])('the account %j in lines', (written, lines) => {
  expect(accountLines(written)).toEqual(lines);
});

const items = [{ product_id: productIds.aegean, quantity: 1 }];
const getOffered = async (language = 'el') =>
  (await api.request(`cart.php?action=quote&lang=${language}`, { body: { items } })).body.data.payment_methods;

test('without an account a transfer is neither offered nor accepted, in every language', async () => {
  expect(await getOffered()).toEqual({ courier: ['cash_on_delivery'], pickup: ['pay_in_store'] });
  const refused = await sendOrder(api, await orderRequest(api, items, { payment_method: 'bank_transfer' }));
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { payment_method: 'Αυτός ο τρόπος πληρωμής δεν προσφέρεται.' },
  ]);
  await write({ el: ' \n ', en: '' });
  expect((await getOffered()).courier).toEqual(['cash_on_delivery']);
  await write({ el: '', en: 'Bank: Olympus' });
  for (const language of ['el', 'en']) {
    expect(await getOffered(language)).toEqual({
      courier: ['cash_on_delivery', 'bank_transfer'],
      pickup: ['pay_in_store', 'bank_transfer'],
    });
  }
  expect((await orderPaidBy('bank_transfer')).order.bank_transfer.account).toEqual([
    { label: 'Bank', value: 'Olympus' },
  ]);
});

test('the quote names the account once a transfer is chosen, in the language of the request', async () => {
  await write({ el: 'Τράπεζα: Όλυμπος', en: 'Bank: Olympus' });
  const getQuote = async (payment_method: string, language: string) =>
    (await api.request(`cart.php?action=quote&lang=${language}`, { body: { items, payment_method } })).body.data;
  expect((await getQuote('bank_transfer', 'en')).bank_account).toEqual([{ label: 'Bank', value: 'Olympus' }]);
  expect((await getQuote('bank_transfer', 'el')).bank_account).toEqual([{ label: 'Τράπεζα', value: 'Όλυμπος' }]);
  expect(await getQuote('cash_on_delivery', 'en')).not.toHaveProperty('bank_account');
  await write({ el: '', en: '' });
  expect(await getQuote('bank_transfer', 'en')).not.toHaveProperty('bank_account');
});

test('cash on delivery is refused for a pickup', async () => {
  const order = await orderRequest(api, items, { shipping_method: 'pickup', payment_method: 'cash_on_delivery' });
  expect((await sendOrder(api, order)).body.errors).toHaveProperty('payment_method');
});

test('an order that awaits a bank transfer shows account and deadline, in the language of the request', async () => {
  expect((await write({ el: 'Τράπεζα: Όλυμπος', en: 'Bank: Olympus' })).status).toBe(200);
  const { order, key } = await orderPaidBy('bank_transfer', 'en');
  expect(order.bank_transfer).toEqual({
    account: [{ label: 'Bank', value: 'Olympus' }],
    pay_until: new Date(Date.parse(order.created_at) + HOLD_MS).toISOString(),
  });
  await write({ el: 'Τράπεζα: Όλυμπος', en: '' });
  expect((await orderPaidBy('bank_transfer', 'en')).order.bank_transfer.account).toEqual([
    { label: 'Τράπεζα', value: 'Όλυμπος' },
  ]);

  const cancelled = await api.request('orders.php?action=cancel', { body: key });
  expect(cancelled.body.data.status).toBe('cancelled');
  expect(cancelled.body.data).not.toHaveProperty('bank_transfer');
  expect((await orderPaidBy('cash_on_delivery')).order).not.toHaveProperty('bank_transfer');
});

test('the bank account appears in no other response', async () => {
  await write({ el: 'Τράπεζα: Όλυμπος', en: '' });
  const responses = await Promise.all(
    ['settings.php', 'settings.php?action=getSettings'].map((call) => api.request(call)),
  );
  for (const { body } of responses) expect(JSON.stringify(body)).not.toContain('Όλυμπος');
});

test('the settings decide how long the goods wait for a transfer', async () => {
  const token = await api.signIn(ADMIN);
  const body = { bank_account_text: 'IBAN: GR1601101250000000012300695', hold_bank_transfer_hours: 24 };
  await api.request('settings.php', { token, body });
  const { order } = await orderPaidBy('bank_transfer');
  const hours = (Date.parse(order.bank_transfer.pay_until) - Date.parse(order.created_at)) / (60 * 60 * 1000);
  expect(hours).toBeCloseTo(24, 3);
  await api.request('settings.php', { token, body: { bank_account_text: null, hold_bank_transfer_hours: null } });
});
