import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  builtInProviders,
  getCardHold,
  type PaymentEvent,
  type PaymentRequest,
  type PaymentResult,
  type RemoteProvider,
} from '../domain/sales/payments/provider.ts';
import { orderRequest } from '../testing/order-request.ts';
import { serveEndpoints } from '../testing/serve-endpoints.ts';
import { ADMIN, type ApiResponse, startTestApi, type TestApi } from '../testing/test-api.ts';
import { adminOrderEndpoints } from './admin-orders/admin-orders.route.ts';
import { orderEndpoints } from './orders/orders.route.ts';
import { paymentEndpoints } from './payments/payments.route.ts';

const SECRET = 'what the provider and the shop share';

/** A fake card provider: it returns the outcomes in `results` and signs its webhooks. */
class CardProvider implements RemoteProvider {
  readonly asked: (PaymentRequest & { readonly what: string })[] = [];
  results: Partial<Record<'authorize' | 'capture' | 'refund', PaymentResult>> = {};

  authorize = (request: PaymentRequest) => this.#respond('authorize', request);
  capture = (request: PaymentRequest) => this.#respond('capture', request);
  refund = (request: PaymentRequest) => this.#respond('refund', request);

  readWebhook: RemoteProvider['readWebhook'] = ({ text, header }) => {
    const [given, right] = [Buffer.from(header('x-signature') ?? ''), Buffer.from(sign(text))];
    const isRight = given.length === right.length && timingSafeEqual(given, right);
    return isRight ? (JSON.parse(text) as PaymentEvent) : null;
  };

  #respond(what: 'authorize' | 'capture' | 'refund', request: PaymentRequest): Promise<PaymentResult> {
    this.asked.push({ what, ...request });
    return Promise.resolve(this.results[what] ?? { outcome: 'done', reference: `${what}-${this.asked.length}` });
  }
}

const sign = (text: string) => createHmac('sha256', SECRET).update(text).digest('hex');

let api: TestApi;
let shop: Awaited<ReturnType<typeof serveEndpoints>>;
let token: string;
const card = new CardProvider();
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
  // Replaces a payment method that the checkout offers.
  const providers = { ...builtInProviders, bank_transfer: { getHold: getCardHold, remote: card } };
  const endpoints = [orderEndpoints, adminOrderEndpoints, paymentEndpoints].flatMap((make) => make(providers));
  shop = await serveEndpoints(api.db, endpoints);
});
afterAll(async () => {
  await shop.close();
  await api.close();
});
beforeEach(() => {
  card.asked.length = 0;
  card.results = {};
});

async function request(
  path: string,
  { method = 'GET', body, headers }: { method?: string; body?: unknown; headers?: object } = {},
) {
  const response = await fetch(`${shop.url}/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const read: Pick<ApiResponse, 'status' | 'body'> = { status: response.status, body: await response.json() };
  return read;
}

async function newOrder() {
  const body = await orderRequest(api, [{ product_id: 1, quantity: 1 }], { payment_method: 'bank_transfer' });
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const { data } = (await request('orders.php?action=create', { method: 'POST', body, headers })).body;
  const { id } = await api.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', data.number)
    .executeTakeFirstOrThrow();
  return { ...(data as { number: string; token: string; payment_url?: string }), id };
}

const read = async (id: number) => (await request(`admin-orders.php?action=get&id=${id}`)).body.data;
async function change(action: string, id: number, more: object) {
  const method = action === 'transition' ? 'PUT' : 'POST';
  const { version } = await read(id);
  return request(`admin-orders.php?action=${action}`, { method, body: { id, version, ...more } });
}
const tell = (event: PaymentEvent, signature = sign(JSON.stringify(event))) =>
  request('payments.php?action=webhook&provider=bank_transfer', {
    method: 'POST',
    body: JSON.stringify(event),
    headers: { 'x-signature': signature },
  });
const kinds = (order: { payments?: { kind: string; status: string; amount: number }[] }) =>
  (order.payments ?? []).map(({ kind, status, amount }) => [kind, status, amount]);

test('a provider authorises, captures and refunds in parts, and never more than was paid', async () => {
  const { id, number } = await newOrder();
  expect(await read(id)).toMatchObject({ payment_status: 'authorized' });
  expect((await change('transition', id, { axis: 'payment', to: 'paid' })).body.data).toMatchObject({ paid: 50 });
  expect((await change('refund', id, { amount: 20 })).body.data).toMatchObject({
    payment_status: 'part_refunded',
    refunded: 20,
  });
  const tooMuch = await change('refund', id, { amount: 30.01 });
  expect([tooMuch.status, Object.keys(tooMuch.body.errors)]).toEqual([422, ['amount']]);
  const rest = await change('refund', id, { amount: 30, note: 'Όλα πίσω' });
  expect(rest.body.data.payment_status).toBe('refunded');
  expect(kinds(rest.body.data)).toEqual([
    ['authorize', 'done', 50],
    ['capture', 'done', 50],
    ['refund', 'done', 20],
    ['refund', 'done', 30],
  ]);
  expect(card.asked.map(({ what, cents, orderNumber }) => [what, cents, orderNumber])).toEqual([
    ['authorize', 5000, number],
    ['capture', 5000, number],
    ['refund', 2000, number],
    ['refund', 3000, number],
  ]);
  expect(new Set(card.asked.map(({ key }) => key)).size).toBe(4);
});

test('concurrent refunds never exceed the paid amount', async () => {
  const { id } = await newOrder();
  await change('transition', id, { axis: 'payment', to: 'paid' });
  const { version } = await read(id);
  const body = { id, version, amount: 40 };
  const results = await Promise.all(
    [1, 2, 3].map(() => request('admin-orders.php?action=refund', { method: 'POST', body })),
  );
  expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await read(id)).toMatchObject({ refunded: 40 });
});

test('a refund that the provider refused can be retried', async () => {
  const { id } = await newOrder();
  await change('transition', id, { axis: 'payment', to: 'paid' });
  card.results.refund = { outcome: 'refused', reference: '' };
  expect((await change('refund', id, { amount: 50 })).status).toBe(409);
  card.results = {};
  expect((await change('refund', id, { amount: 50 })).body.data).toMatchObject({ payment_status: 'refunded' });
});

test('a buyer who must authenticate gets the URL; the webhook records the payment once', async () => {
  const buyerUrl = 'https://pay.example/3ds/1';
  card.results.authorize = { outcome: 'pending', reference: '', buyerUrl };
  const { id, number, payment_url: url } = await newOrder();
  expect(url).toBe(buyerUrl);
  const event: PaymentEvent = {
    id: `evt-${number}`,
    kind: 'captured',
    orderNumber: number,
    cents: 5000,
    reference: 'p-1',
  };
  expect((await tell(event)).body).toEqual({ success: true, is_new: true });
  const again = await Promise.all([tell(event), tell(event)]);
  expect(again.map(({ body }) => body.is_new)).toEqual([false, false]);
  await tell({ ...event, id: `${event.id}-told-again` });
  const order = await read(id);
  expect(order).toMatchObject({ payment_status: 'paid', paid: 50 });
  expect(kinds(order)).toEqual([['capture', 'done', 50]]);
});

test('a pending refund is settled by the webhook', async () => {
  const { id, number } = await newOrder();
  await change('transition', id, { axis: 'payment', to: 'paid' });
  card.results.refund = { outcome: 'pending', reference: '' };
  expect((await change('refund', id, { amount: 50 })).body.data.payment_status).toBe('paid');
  await tell({ id: `back-${number}`, kind: 'refunded', orderNumber: number, cents: 5000, reference: 'r-1' });
  const order = await read(id);
  expect(order).toMatchObject({ payment_status: 'refunded', refunded: 50 });
  expect(kinds(order).slice(-1)).toEqual([['refund', 'done', 50]]);
});

test('a payment for a cancelled order becomes a due refund', async () => {
  card.results.authorize = { outcome: 'pending', reference: '' };
  const { id, number, token: key } = await newOrder();
  await request('orders.php?action=cancel', { method: 'POST', body: { number, token: key } });
  await tell({ id: `late-${number}`, kind: 'captured', orderNumber: number, cents: 5000, reference: 'p-2' });
  const order = await read(id);
  expect(order).toMatchObject({ status: 'cancelled', payment_status: 'paid' });
  expect(kinds(order)).toEqual([
    ['capture', 'done', 50],
    ['refund_due', 'pending', 50],
  ]);
});

test('forged signatures are refused, and unknown providers are not found', async () => {
  const { id, number } = await newOrder();
  const event: PaymentEvent = { id: 'forged', kind: 'captured', orderNumber: number, cents: 5000, reference: '' };
  expect((await tell(event, 'wrong')).status).toBe(401);
  expect((await tell(event, sign('{}'))).status).toBe(401);
  expect((await read(id)).payment_status).toBe('authorized');
  for (const provider of ['cash_on_delivery', 'constructor', 'nobody']) {
    const path = `payments.php?action=webhook&provider=${provider}`;
    expect((await request(path, { method: 'POST', body: event })).status).toBe(404);
  }
});

test('staff cannot set a state that only the provider may set', async () => {
  const { id } = await newOrder();
  await change('transition', id, { axis: 'payment', to: 'paid' });
  const { status, body } = await change('transition', id, { axis: 'payment', to: 'refunded' });
  expect([status, body.message]).toEqual([
    409,
    'Αυτή την κατάσταση την ορίζει ο πάροχος πληρωμών. Για επιστροφή χρημάτων γράψτε το ποσό.',
  ]);
});
