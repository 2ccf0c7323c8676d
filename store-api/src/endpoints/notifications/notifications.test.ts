import type { Notification } from '@fakos/contracts/notifications/contract';
import { notifyLowStock } from '../../domain/notifications/notify-low-stock.ts';
import { notifyStaff, pruneNotifications } from '../../domain/notifications/notify-staff.ts';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder } from '../../testing/order-request.ts';
import { ADMIN, hashTestPassword, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

const COLLEAGUE = 'colleague@example.gr';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterEach(async () => {
  await api.db.deleteFrom('notifications').execute();
  await api.db.deleteFrom('settings').where('key', '=', 'low_stock_threshold').execute();
  await api.db.updateTable('products').set({ stock: 10 }).where('id', '=', productIds.aegean).execute();
});
afterAll(() => api.close());

const bell = async (reader = token, query = '') =>
  (await api.request(`notifications.php?action=get-admin-notifications${query}`, { token: reader })).body;
const titles = async (query = '') => (await bell(token, query)).notifications.map(({ title }: Notification) => title);
const act = (action: string, body: object = {}) => api.request(`notifications.php?action=${action}`, { token, body });
const tell = (key: string) =>
  notifyStaff(api.db, { type: 'other', key, titleKey: 'newMessage', link: '/admin/notifications' });

test('staff are notified of orders, messages, bookings and accounts, in the reader’s language', async () => {
  await sendOrder(api, await orderRequest(api, [{ product_id: productIds.aegean, quantity: 1 }]));
  const message = { name: 'Μαρία', email: USER, message: 'Γεια', gdprConsent: true };
  const booking = {
    product_id: productIds.aegean,
    full_name: 'Μαρία',
    email: USER,
    phone: '2101234567',
    number_of_people: 1,
    special_requests: '',
    total_cost: 50,
    booking_date: '2099-10-12',
  };
  const account = { name: 'Ελένη', email: 'eleni@example.gr', password: 'lenses and frames', role: 'user' };
  const sent = [
    await api.request('contact.php', { body: { action: 'send_message', ...message } }),
    await api.request('settings.php?action=create_appointment', { body: booking }),
    await api.request('users.php', { body: account }),
  ];
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { notifications, unread } = await bell(token, '&lang=en');
  expect(unread).toBe(4);
  expect(notifications).toMatchObject([
    { type: 'user', title: 'New customer account', icon: 'user', link: '/admin/users' },
    { type: 'order', title: expect.stringMatching(/^New booking: .+, 12 Oct 2099$/), icon: 'calendar' },
    { type: 'other', title: 'New contact message', icon: 'mail' },
    {
      type: 'order',
      title: expect.stringMatching(/^New order OP\d\d-\d+$/),
      icon: 'bag',
      read: false,
      link: expect.stringMatching(/^\/admin\/bookings\/\d+$/),
    },
  ]);
  expect(JSON.stringify(notifications)).not.toMatch(/Μαρία|Ελένη|@/);
  expect((await titles())[0]).toBe('Νέος λογαριασμός πελάτη');
});

test('staff are notified once of low stock, and again when a product is sold out', async () => {
  const stock = (left: number) =>
    api.db.updateTable('products').set({ stock: left }).where('id', '=', productIds.aegean).execute();
  const buy = async (order: string, left: number, quantity: number) => {
    await stock(left);
    await notifyLowStock(api.db, order, [[{ id: productIds.aegean }, quantity]]);
  };
  await buy('1', 9, 1);
  expect(await titles()).toEqual([]);
  await buy('2', 3, 6);
  await buy('3', 2, 1);
  await buy('4', 0, 2);
  const { name_en: name } = await api.db
    .selectFrom('products')
    .select('name_en')
    .where('id', '=', productIds.aegean)
    .executeTakeFirstOrThrow();
  expect((await titles('&lang=en')).sort()).toEqual(
    [`“${name}” is running out: 3 left`, `“${name}” is sold out`].sort(),
  );
});

test('an order that reduces stock to the shop’s threshold creates a notification', async () => {
  await api.request('settings.php', { token, body: { low_stock_threshold: 9 } });
  await sendOrder(api, await orderRequest(api, [{ product_id: productIds.aegean, quantity: 2 }]));
  expect((await bell()).notifications.map(({ type }: Notification) => type).sort()).toEqual(['order', 'stock']);
});

test('an event creates one notification, and none if it was rolled back', async () => {
  await tell('same');
  await tell('same');
  const undone = api.db.transaction().execute(async (transaction) => {
    await notifyStaff(transaction, { type: 'order', key: 'undone', titleKey: 'newOrder', link: '/admin/bookings' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect((await bell()).unread).toBe(1);
});

test('read marks are stored per user', async () => {
  await api.db
    .insertInto('users')
    .values({
      name: 'Νίκος',
      email: COLLEAGUE,
      password_hash: await hashTestPassword(),
      role: 'admin',
      must_change_password: 0,
      created_at: new Date().toISOString(),
    })
    .execute();
  const colleague = await api.signIn(COLLEAGUE);
  for (const key of ['a', 'b', 'c']) await tell(key);
  const [newest, middle] = (await bell()).notifications;
  expect((await act('mark-read', { id: newest.id })).status).toBe(200);
  await api.request('notifications.php', { method: 'DELETE', token, body: { id: middle.id } });
  const mine = await bell();
  expect([mine.unread, mine.meta.total]).toEqual([1, 2]);
  expect(mine.notifications.map(({ read }: Notification) => read)).toEqual([true, false]);
  await act('mark-all-read');
  expect((await bell()).unread).toBe(0);
  await act('clear');
  expect((await bell()).notifications).toEqual([]);
  await tell('d');
  expect((await bell()).unread).toBe(1);
  expect((await bell(colleague)).unread).toBe(4);
});

test('a deleted or dismissed notification cannot be marked', async () => {
  expect((await act('mark-read', { id: 99 })).status).toBe(404);
  await tell('a');
  const [{ id }] = (await bell()).notifications;
  const away = () => api.request('notifications.php', { method: 'DELETE', token, body: { id } });
  expect([(await away()).status, (await away()).status]).toEqual([200, 404]);
});

test('filters select by type and by whether they were read; the number of unread ones stays', async () => {
  for (const key of ['a', 'b']) await tell(key);
  await notifyStaff(api.db, { type: 'order', key: 'o', titleKey: 'newOrder', link: '/admin/bookings' });
  const [order] = (await bell(token, '&type=order')).notifications;
  await act('mark-read', { id: order.id });
  const count = async (query: string) => {
    const { meta, unread, notifications } = await bell(token, query);
    return [meta.total, unread, notifications.length];
  };
  expect(await count('&type=order')).toEqual([1, 2, 1]);
  expect(await count('&type=order&state=unread')).toEqual([0, 2, 0]);
  expect(await count('&state=unread&limit=1')).toEqual([2, 2, 1]);
  expect(await count('&state=read')).toEqual([1, 2, 1]);
});

test.each([true, false])('a dismissed one is restored, read: %p', async (read) => {
  await tell('a');
  const [{ id }] = (await bell()).notifications;
  expect((await act('restore', { id, read })).status).toBe(404);
  await api.request('notifications.php', { method: 'DELETE', token, body: { id } });
  expect((await act('restore', { id, read })).status).toBe(200);
  expect((await bell()).notifications).toMatchObject([{ id, read }]);
});

test('notifications are listed in pages', async () => {
  for (let count = 0; count < 5; count++) await tell(`n-${count}`);
  const { notifications, meta, unread } = await bell(token, '&limit=2&page=3');
  expect([notifications.length, meta, unread]).toEqual([1, { page: 3, limit: 2, total: 5 }, 5]);
});

test('old notifications are deleted after the configured number of days', async () => {
  await tell('old');
  const day = 24 * 60 * 60 * 1000;
  await pruneNotifications(api.db, new Date(Date.now() + 89 * day));
  expect((await bell()).meta.total).toBe(1);
  await pruneNotifications(api.db, new Date(Date.now() + 91 * day));
  expect((await bell()).meta.total).toBe(0);
});
