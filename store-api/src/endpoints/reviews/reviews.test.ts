import type { Order } from '@fakos/contracts/orders/contract';
import { renderEmail } from '../../domain/mail/render-email.ts';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder } from '../../testing/order-request.ts';
import { ADMIN, PASSWORD, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

let api: TestApi;
let staff: string;
beforeEach(async () => {
  api = await startTestApi();
  staff = await api.signIn(ADMIN);
});
afterEach(() => api.close());

const contact = (email: string) => ({ full_name: 'Μαρία Παπαδοπούλου', email, phone: '+30 2101234567' });

/** Orders a product as a guest and delivers it; returns the order as its buyer sees it. */
async function buy(email = 'maria@example.org', ids: readonly number[] = [productIds.sunny]): Promise<Order> {
  const items = ids.map((id) => ({ product_id: id, quantity: 1 }));
  const { body } = await sendOrder(api, await orderRequest(api, items, { contact: contact(email) }));
  for (const [axis, to] of [
    ['order', 'confirmed'],
    ['fulfilment', 'shipped'],
    ['fulfilment', 'delivered'],
  ]) {
    const { id, version } = await api.db
      .selectFrom('orders')
      .select(['id', 'version'])
      .where('number', '=', body.data.number)
      .executeTakeFirstOrThrow();
    const moved = await api.request('admin-orders.php?action=transition', {
      method: 'PUT',
      token: staff,
      body: { id, version, axis, to },
    });
    expect(moved.status).toBe(200);
  }
  const { number, token } = body.data;
  return (await api.request(`orders.php?action=get&number=${number}&token=${token}`)).body.data;
}

const write = (token: string | undefined, changes: Record<string, unknown> = {}) =>
  api.request('reviews.php', {
    body: { token, product_id: productIds.sunny, stars: 4, text: 'Πολύ ελαφριά.', author: 'Μαρία Π.', ...changes },
  });
const readOwn = (token: string | undefined) => api.request(`reviews.php?action=own&token=${token}&lang=en`);
const change = (action: 'moderate' | 'reply', body: object) =>
  api.request(`reviews.php?action=${action}`, { method: 'PUT', token: staff, body });
const listForStaff = async (query = '') =>
  (await api.request(`reviews.php?action=admin-list${query}`, { token: staff })).body;
const readProduct = async (slug = 'sunny-01') => (await api.request(`products.php?action=get&slug=${slug}`)).body.data;

/** Publishes the newest review. */
async function publishNewest() {
  const { data } = await listForStaff();
  const { id, version } = data[0];
  return change('moderate', { id, version, status: 'published' });
}

test('a review is checked before visitors and lists see it', async () => {
  const { review_token: token } = await buy();
  expect((await readOwn(token)).body.data).toMatchObject({
    author: 'Μαρία Π.',
    products: [{ id: productIds.sunny, name: 'Sunny 01', slug: 'sunny-01', review: null }],
  });
  expect((await write(token)).body.message).toMatch(/^Ευχαριστούμε!/);
  expect((await readOwn(token)).body.data.products[0].review).toEqual({
    ...{ stars: 4, text: 'Πολύ ελαφριά.', author: 'Μαρία Π.', status: 'pending', reason: null },
  });
  expect((await readProduct()).reviews).toEqual({ count: 0, average: null, by_stars: [0, 0, 0, 0, 0], latest: [] });
  expect((await publishNewest()).status).toBe(200);
  const product = await readProduct();
  expect(product).toMatchObject({ rating: 4, review_count: 1 });
  expect(product.reviews).toMatchObject({
    ...{ count: 1, average: 4, by_stars: [0, 0, 0, 1, 0] },
    latest: [{ stars: 4, text: 'Πολύ ελαφριά.', author: 'Μαρία Π.', reply: null }],
  });
  const { body } = await api.request(`reviews.php?product_id=${productIds.sunny}`);
  expect([body.meta.total, body.data[0].author]).toEqual([1, 'Μαρία Π.']);
  expect(JSON.stringify([body, product])).not.toContain('example.org');
});

test('the average is that of all published reviews, and follows each change', async () => {
  for (const [index, stars] of [5, 4, 4].entries()) {
    const { review_token: token } = await buy(`buyer-${index}@example.org`);
    await write(token, { stars });
    await publishNewest();
  }
  expect(await readProduct()).toMatchObject({ rating: 4.3, review_count: 3 });
  const { data } = await listForStaff('&stars=5');
  await change('moderate', { id: data[0].id, version: data[0].version, status: 'rejected', reason: 'advertising' });
  expect(await readProduct()).toMatchObject({ rating: 4, review_count: 2 });
});

test('a buyer has one review of a product, also with several orders, and a new text is checked again', async () => {
  const first = await buy();
  await write(first.review_token);
  await publishNewest();
  const second = await buy();
  expect((await readOwn(second.review_token)).body.data.products[0].review.status).toBe('published');
  await write(second.review_token, { stars: 2, text: 'Έσπασαν.' });
  expect((await listForStaff()).meta.total).toBe(1);
  expect((await readProduct()).reviews.count).toBe(0);
  await publishNewest();
  expect(await readProduct()).toMatchObject({ rating: 2, review_count: 1 });
});

test('the variants of a product share their reviews, and one that leaves keeps its own', async () => {
  const join = (id: number, group: string | null) =>
    api.request('products.php', {
      method: 'PUT',
      token: staff,
      body: { id, variant_group: group, variant_size: `${id}` },
    });
  await join(productIds.sunny, 'SUN');
  await write((await buy()).review_token);
  await publishNewest();
  await join(productIds.rare, 'SUN');
  expect(await readProduct('rare-01')).toMatchObject({ rating: 4, review_count: 1, reviews: { count: 1 } });
  await write((await buy('nikos@example.org', [productIds.rare])).review_token, {
    product_id: productIds.rare,
    stars: 2,
  });
  await publishNewest();
  expect(await readProduct()).toMatchObject({ rating: 3, review_count: 2 });
  expect((await api.request(`reviews.php?product_id=${productIds.sunny}`)).body.meta.total).toBe(2);
  await join(productIds.sunny, null);
  expect(await readProduct()).toMatchObject({ rating: 4, review_count: 1 });
  expect(await readProduct('rare-01')).toMatchObject({ rating: 2, review_count: 1 });
});

test('the buyer deletes the own review', async () => {
  const { review_token: token } = await buy();
  await write(token);
  await publishNewest();
  const body = { token, product_id: productIds.sunny };
  expect((await api.request('reviews.php?action=withdraw', { method: 'PUT', body })).status).toBe(200);
  expect(await readProduct()).toMatchObject({ rating: null, review_count: 0 });
  expect((await api.request('reviews.php?action=withdraw', { method: 'PUT', body })).status).toBe(404);
});

test('only who received the product can review it', async () => {
  const order = await buy();
  expect((await write(order.review_token, { product_id: productIds.rare })).status).toBe(404);
  expect((await write('1.00ff')).status).toBe(404);
  expect((await write(`${order.review_token}0`)).status).toBe(404);
  await api.db.updateTable('orders').set({ fulfilment_status: 'shipped' }).execute();
  expect((await write(order.review_token)).status).toBe(404);
  expect((await readOwn(order.review_token)).status).toBe(404);
  const token = await api.signIn(USER);
  expect((await api.request('reviews.php?action=admin-list', { token })).status).toBe(403);
});

test.each([
  [{ stars: 0 }, 'stars'],
  [{ stars: 6 }, 'stars'],
  [{ author: ' ' }, 'author'],
  [{ text: 'x'.repeat(2001) }, 'text'],
])('%j is refused at its field', async (changes, field) => {
  const { review_token: token } = await buy();
  const { status, body } = await write(token, changes);
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
});

test('a rejection has a reason, which the buyer reads in their language', async () => {
  const { review_token: token } = await buy();
  await write(token);
  const [review] = (await listForStaff('&status=pending')).data;
  const { id, version } = review;
  expect((await change('moderate', { id, version, status: 'rejected' })).status).toBe(422);
  expect((await change('moderate', { id, version, status: 'rejected', reason: 'personalData' })).status).toBe(200);
  expect((await change('moderate', { id, version, status: 'published' })).status).toBe(412);
  expect((await readOwn(token)).body.data.products[0].review).toMatchObject({
    ...{ status: 'rejected', reason: 'personalData' },
  });
  const email = await api.db
    .selectFrom('emails')
    .selectAll()
    .where('template', '=', 'review_rejected')
    .executeTakeFirstOrThrow();
  expect(email.recipient).toBe('maria@example.org');
  const desk = { db: api.db, language: email.language, config: { PUBLIC_URL: 'https://shop.example' } };
  const rendered = await renderEmail(desk, 'review_rejected', JSON.parse(email.params));
  expect(rendered?.text).toContain('Περιέχει προσωπικά στοιχεία.');
  expect(rendered?.text).toContain(`https://shop.example/review?token=${token}`);
});

test("the shop's reply is shown below the review until it is removed", async () => {
  const { review_token: token } = await buy();
  await write(token);
  const published = (await publishNewest()).body.data;
  const replied = await change('reply', { id: published.id, version: published.version, text: 'Ευχαριστούμε!' });
  expect((await readProduct()).reviews.latest[0].reply.text).toBe('Ευχαριστούμε!');
  await change('reply', { id: published.id, version: replied.body.data.version, text: '' });
  expect((await readProduct()).reviews.latest[0].reply).toBeNull();
});

test('staff are notified, and find reviews by author, text and order number', async () => {
  const { review_token: token, number } = await buy();
  await write(token);
  const { notifications } = (await api.request('notifications.php?action=get-admin-notifications', { token: staff }))
    .body;
  expect(notifications.map(({ title }: { title: string }) => title)).toContain(
    'Νέα αξιολόγηση για «Γυαλιά ήλιος»: 4 στα 5',
  );
  for (const search of ['μαρια', 'ελαφρια', number]) {
    expect((await listForStaff(`&search=${encodeURIComponent(search)}`)).meta.total).toBe(1);
  }
  expect((await listForStaff('&search=tipota')).meta.total).toBe(0);
});

test('the buyer is invited once, days after the delivery, unless the shop turns it off', async () => {
  const { number } = await buy();
  const list = () => api.db.selectFrom('emails').selectAll().where('template', '=', 'review_invitation').execute();
  const [invitation, ...others] = await list();
  expect(others).toEqual([]);
  expect(JSON.parse(invitation?.params ?? '')).toEqual({ number });
  const days = (Date.parse(invitation?.next_attempt_at ?? '') - Date.now()) / (24 * 60 * 60 * 1000);
  expect(Math.round(days)).toBe(7);
  const value = JSON.stringify(0);
  await api.db
    .insertInto('settings')
    .values({ key: 'review_invitation_days', value_el: value, value_en: value })
    .execute();
  await buy('other@example.org');
  expect(await list()).toHaveLength(1);
});

test('an invitation is not sent after a review or a return', async () => {
  const order = await buy();
  const desk = { db: api.db, language: 'el', config: { PUBLIC_URL: 'https://shop.example' } } as const;
  const render = () => renderEmail(desk, 'review_invitation', { number: order.number });
  expect((await render())?.text).toContain(`https://shop.example/review?token=${order.review_token}`);
  await api.db.updateTable('orders').set({ fulfilment_status: 'returned' }).execute();
  expect(await render()).toBeUndefined();
  await api.db.updateTable('orders').set({ fulfilment_status: 'delivered' }).execute();
  await write(order.review_token);
  expect(await render()).toBeUndefined();
});

test('reviews are part of the export of an account, and are erased with it', async () => {
  await api.db.updateTable('users').set({ email_verified_at: new Date().toISOString() }).execute();
  const { review_token: token } = await buy(USER);
  await write(token);
  await publishNewest();
  const session = await api.signIn(USER);
  const { body } = await api.request('profile.php?action=export', { token: session });
  expect(body.data.reviews).toMatchObject([{ product: 'Γυαλιά ήλιος', stars: 4, status: 'published' }]);
  const erased = await api.request('profile.php?action=erase', { token: session, body: { password: PASSWORD } });
  expect(erased.status).toBe(200);
  expect(await readProduct()).toMatchObject({ rating: null, review_count: 0 });
  expect((await readOwn(token)).status).toBe(404);
});
