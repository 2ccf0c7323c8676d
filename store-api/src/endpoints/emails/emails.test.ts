import { emailKinds } from '@fakos/contracts/emails/contract';
import { queueEmail } from '../../domain/outbox/queue-email.ts';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder } from '../../testing/order-request.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { startTestMailServer } from '../../testing/test-mail-server.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom('emails').execute();
  await api.db.deleteFrom('email_templates').execute();
});

const get = (query = '') => api.request(`emails.php${query}`, { token });
const post = (action: string, body: object) => api.request(`emails.php?action=${action}`, { token, body });
const put = (body: object) => api.request('emails.php?action=template', { method: 'PUT', token, body });
const remove = (id: number) => api.request('emails.php', { method: 'DELETE', token, body: { id } });
const first = async (query = '') => (await get(query)).body.data[0];
const queueReset = (to = 'maria@example.gr') =>
  queueEmail(api.db, {
    template: 'reset_password',
    to,
    language: 'el',
    params: { name: 'Μαρία', token: 'secret-key' },
  });
const set = (settings: Record<string, unknown>) =>
  api.db
    .insertInto('settings')
    .values(
      Object.entries(settings).map(([key, value]) => {
        const text = JSON.stringify(value);
        return { key, value_el: text, value_en: text };
      }),
    )
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ value_el: eb.ref('excluded.value_el') })))
    .execute();

describe('events in the shop send', () => {
  test('an order to its buyer, with a link whose token staff never see', async () => {
    const placed = await sendOrder(api, await orderRequest(api, [{ product_id: productIds.aegean, quantity: 2 }]));
    const email = await first();
    expect(email).toMatchObject({ template: 'order_placed', recipient: 'maria@example.gr', status: 'waiting' });
    const { content } = (await get(`?action=get&id=${email.id}`)).body.data;
    expect(content.subject).toBe(`Λάβαμε την παραγγελία σας ${placed.body.data.number}`);
    expect(content.text.replaceAll('\u00a0', ' ')).toContain('Αιγαίο 02: 100,00 €');
    expect(content.html).not.toContain(placed.body.data.token);
    const row = await api.db.selectFrom('emails').select('params').executeTakeFirstOrThrow();
    expect(row.params).toContain(placed.body.data.token);
  });

  test('only status changes that concern the buyer', async () => {
    await sendOrder(api, await orderRequest(api, [{ product_id: productIds.aegean, quantity: 1 }]));
    const order = (await api.request('admin-orders.php?limit=1', { token })).body.data[0];
    const step = async (axis: string, to: string) => {
      const { version } = (await api.request(`admin-orders.php?action=get&id=${order.id}`, { token })).body.data;
      const body = { id: order.id, version, axis, to };
      const { status } = await api.request('admin-orders.php?action=transition', { method: 'PUT', token, body });
      expect(status).toBe(200);
    };
    await step('order', 'confirmed');
    expect((await get('?template=order_changed')).body.meta.total).toBe(0);
    await step('fulfilment', 'shipped');
    const { id } = await first('?template=order_changed');
    const { content } = (await get(`?action=get&id=${id}`)).body.data;
    expect(content.subject).toBe(`Η παραγγελία ${order.number} έφυγε για εσάς`);
  });

  test('a message to the shop, with the sender as the reply address', async () => {
    const form = { action: 'send_message', email: 'guest@example.gr', name: 'Νίκος', message: 'Πότε <b>ανοίγετε</b>;' };
    expect((await api.request('contact.php', { body: form })).status).toBe(200);
    expect((await get()).body.meta.total).toBe(0);
    await set({ contact_email: 'hello@shop.example' });
    await api.request('contact.php', { body: form });
    const { id, recipient } = await first();
    expect(recipient).toBe('hello@shop.example');
    const { content } = (await get(`?action=get&id=${id}`)).body.data;
    expect(content.subject).toBe('Νέο μήνυμα από Νίκος');
    expect(content.html).toContain('Πότε &lt;b&gt;ανοίγετε&lt;/b&gt;;');
  });

  test('a booking to the customer, and the shop’s reply', async () => {
    const booking = {
      ...{ product_id: productIds.aegean, full_name: 'Μαρία Παπαδοπούλου', email: 'maria@example.gr' },
      ...{ phone: '+30 2101234567', number_of_people: 1, total_cost: 50, booking_date: '2099-03-04' },
    };
    expect((await api.request('settings.php?action=create_appointment', { body: booking })).status).toBe(200);
    expect(await first()).toMatchObject({ template: 'booking_requested', recipient: 'maria@example.gr' });
    const { id, version } = (await api.request('bookings.php', { token })).body.data[0];
    await api.request('bookings.php', { method: 'PUT', token, body: { id, version, status: 'confirmed' } });
    const email = await first('?template=booking_changed');
    const { content } = (await get(`?action=get&id=${email.id}`)).body.data;
    expect(content.subject).toBe('Η κράτησή σας επιβεβαιώθηκε, Τετάρτη 4 Μαρτίου 2099');
  });
});

describe('the outbox', () => {
  test('is listed newest first, by status and recipient, without tokens', async () => {
    await queueReset('one_1@example.gr');
    await queueReset('ONEx1@example.gr');
    await api.db.updateTable('emails').set({ status: 'failed' }).where('recipient', 'like', 'ONEx%').execute();
    const { body } = await get();
    expect(body.meta).toEqual({ page: 1, limit: 12, total: 2 });
    expect(JSON.stringify(body)).not.toContain('secret-key');
    expect((await get('?status=failed')).body.data).toMatchObject([
      { recipient: 'ONEx1@example.gr', can_resend: true },
    ]);
    expect((await get('?search=onex1')).body.meta.total).toBe(1);
    expect((await get('?search=one_1')).body.meta.total).toBe(1);
    const { id } = await first();
    expect(JSON.stringify((await get(`?action=get&id=${id}`)).body)).not.toContain('secret-key');
  });

  test('sends e-mails again where possible', async () => {
    await queueReset();
    const { id } = await first();
    await api.db.updateTable('emails').set({ status: 'failed', attempts: 3 }).execute();
    const again = await post('resend', { id });
    expect((await get('?status=waiting')).body.data).toMatchObject([{ id: again.body.data.id, attempts: 0 }]);
    await api.db.updateTable('emails').set({ params: '{"name":"Μαρία","token":null}' }).execute();
    const { status, body } = await post('resend', { id });
    expect([status, body.message]).toEqual([409, expect.stringContaining('προσωπικό σύνδεσμο')]);
    expect((await post('resend', { id: 99_999 })).status).toBe(404);
  });

  test('deletes unsent e-mails only', async () => {
    await queueReset();
    const { id } = await first();
    await api.db.updateTable('emails').set({ claim: 'a sender', next_attempt_at: '2999-01-01' }).execute();
    expect((await remove(id)).status).toBe(409);
    await api.db.updateTable('emails').set({ claim: '', status: 'sent' }).execute();
    expect((await remove(id)).status).toBe(409);
    await api.db.updateTable('emails').set({ status: 'failed' }).execute();
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
  });
});

describe('texts written by staff', () => {
  const kind = { template: 'order_placed', language: 'en' };
  const shown = async () => {
    const { body } = await get('?action=templates');
    return body.data.find((row: { template: string; language: string }) => {
      return row.template === kind.template && row.language === kind.language;
    });
  };

  test('exist for every kind in both languages', async () => {
    expect((await get('?action=templates')).body.data).toHaveLength(emailKinds.length * 2);
    expect(await shown()).toMatchObject({ placeholders: ['name', 'number', 'shop'], version: null });
  });

  test('are used, refused for an outdated version, and reset', async () => {
    const words = { subject: 'Thanks for {{number}}', intro: 'Dear {{name}},\n\n<b>thanks</b>' };
    const saved = await put({ ...kind, ...words, version: null });
    expect(saved.body.data).toMatchObject(words);
    expect((await put({ ...kind, ...words, version: null })).status).toBe(412);
    const again = await put({ ...kind, ...words, intro: 'New', version: saved.body.data.version });
    expect(again.status).toBe(200);
    const preview = await post('preview', { ...kind, intro: words.intro });
    expect(preview.body.data.subject).toBe('Thanks for OP26-000123');
    expect(preview.body.data.html).toContain('&lt;b&gt;thanks&lt;/b&gt;');
    const reset = await api.request('emails.php?action=template', { method: 'DELETE', token, body: kind });
    expect(reset.body.data).toMatchObject({ subject: 'We have your order {{number}}', version: null });
    expect(await shown()).toMatchObject({ subject: 'We have your order {{number}}' });
  });

  test.each([
    [{ subject: 'Hi {{nmae}}' }, { subject: 'Ένα όνομα μέσα σε {{ }} δεν υπάρχει σε αυτό το e-mail.' }],
    [{ intro: '{{token}}' }, { intro: 'Ένα όνομα μέσα σε {{ }} δεν υπάρχει σε αυτό το e-mail.' }],
    [{ subject: 'a\r\nBcc: x@example.gr' }, { subject: expect.any(String) }],
    [{ subject: '' }, { subject: expect.any(String) }],
  ])('%j is refused at its field', async (wrong, errors) => {
    const { status, body } = await put({ ...kind, subject: 'Hi', intro: 'Hi', ...wrong });
    expect([status, body.errors]).toEqual([422, errors]);
  });
});

describe('the mail server', () => {
  test('is reported as missing until one is set', async () => {
    await queueReset();
    const { body } = await get('?action=status');
    expect(body.data).toMatchObject({ server: null, counts: { waiting: 1, sent: 0, failed: 0 } });
    expect(body.data.oldest_waiting_at).not.toBeNull();
    const { status, body: refused } = await post('test', { to: 'owner@example.gr' });
    expect([status, refused.message]).toEqual([409, 'Δεν έχει οριστεί διακομιστής e-mail.']);
  });

  test('accepts a test e-mail, and its response is shown', async () => {
    const mail = await startTestMailServer();
    const server = { smtp_host: '127.0.0.1', smtp_port: mail.port, smtp_secure: 'none', mail_from: 'shop@example.gr' };
    await set(server);
    const taken = await post('test', { to: 'owner@example.gr' });
    expect(taken.body.data).toEqual({ delivered: true, response: expect.stringMatching(/^250/) });
    expect(mail.received).toMatchObject([{ to: ['owner@example.gr'] }]);
    mail.plan('refuse');
    const refused = await post('test', { to: 'owner@example.gr' });
    expect(refused.body.data).toEqual({ delivered: false, response: expect.stringContaining('550') });
    const { body } = await get('?action=status');
    expect(body.data.server).toMatchObject({
      host: '127.0.0.1',
      port: mail.port,
      from: 'shop@example.gr',
      is_fixed: false,
    });
    await mail.close();
    expect((await post('test', { to: 'owner@example.gr' })).body.data.delivered).toBe(false);
  });
});

describe('the sender in a preview', () => {
  const settings = { mail_from: 'stored@shop.gr', mail_from_name: 'Αποθηκευμένο', contact_email: 'contact@shop.gr' };
  const unsaved = { mail_from: 'form@shop.gr', mail_from_name: 'Φόρμα' };
  const FIXED = 'Από το περιβάλλον <fixed@shop.gr>';

  test.each([
    ['the settings', {}, settings, {}, 'Αποθηκευμένο <stored@shop.gr>'],
    ['the form before the settings', {}, settings, unsaved, 'Φόρμα <form@shop.gr>'],
    ['one field of the form', {}, settings, { mail_from_name: 'Φόρμα' }, 'Φόρμα <stored@shop.gr>'],
    ['the contact address', {}, settings, { mail_from: '' }, 'Αποθηκευμένο <contact@shop.gr>'],
    ['the environment, also without a server', { MAIL_FROM: FIXED }, settings, unsaved, FIXED],
    ['the environment with the name of the form', { MAIL_FROM: 'fixed@shop.gr' }, {}, unsaved, 'Φόρμα <fixed@shop.gr>'],
    ['nothing', {}, { mail_from: '', contact_email: '' }, { mail_from_name: 'Φόρμα' }, ''],
  ])('is that of %s', async (_source, environment, stored, sender, from) => {
    const shop = await startTestApi(undefined, { environment });
    const rows = Object.entries(stored).map(([key, value]) => {
      const text = JSON.stringify(value);
      return { key, value_el: text, value_en: text };
    });
    await shop.db.deleteFrom('settings').where('key', 'in', Object.keys(settings)).execute();
    if (rows.length > 0) await shop.db.insertInto('settings').values(rows).execute();
    const body = { template: 'order_placed', language: 'el', sender };
    const preview = await shop.request('emails.php?action=preview', { token: await shop.signIn(ADMIN), body });
    await shop.close();
    expect(preview.body.data.from).toBe(from);
  });
});
