import { contactLimits } from '@fakos/contracts/contact/fields';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterEach(() => api.close());

const form = {
  action: 'send_message',
  form_id: 'w7',
  form_title: 'Γράψτε μας',
  name: 'Μαρία Παπαδοπούλου',
  email: 'maria@example.gr',
  phone: '+30 2101234567',
  subject: 'Ωράριο',
  message: 'Είστε ανοιχτά\nτο Σάββατο;',
  gdprConsent: true,
};
const send = (changes: Record<string, unknown> = {}, language = 'el') =>
  api.request('contact.php', { body: { ...form, ...changes }, headers: { 'accept-language': language } });
const list = (query = '') => api.request(`contact.php${query}`, { token });
const mark = (id: number, read: boolean) => api.request('contact.php', { method: 'PUT', token, body: { id, read } });
const remove = (id: number) => api.request('contact.php', { method: 'DELETE', token, body: { id } });
const getMessages = ({ body }: Awaited<ReturnType<typeof list>>) =>
  body.data.map((row: { message: string }) => row.message);

test('a message is stored unchanged and the visitor sees a confirmation in their language', async () => {
  expect((await send()).body).toEqual({
    success: true,
    message: 'Λάβαμε το μήνυμά σας. Θα σας απαντήσουμε σύντομα.',
  });
  expect((await send({}, 'en')).body.message).toBe('We have received your message. We will answer soon.');
  const { action: _action, ...stored } = form;
  const { body } = await list();
  expect(body.data[1]).toEqual({
    ...stored,
    id: 1,
    created_at: expect.any(String),
    read_at: null,
    status: 'new',
    version: 1,
    language: 'el',
    assigned: null,
  });
});

test('only e-mail and message are needed', async () => {
  const { email, message } = form;
  const { status } = await api.request('contact.php', { body: { action: 'send_message', email, message } });
  expect(status).toBe(200);
  expect((await list()).body.data[0]).toMatchObject({ email, message, name: '', phone: '', gdprConsent: false });
});

test.each([
  ['email', undefined, 'Συμπληρώστε αυτό το πεδίο.'],
  ['email', 'maria', 'Γράψτε ένα e-mail, για παράδειγμα maria@example.gr.'],
  ['message', ' \n ', 'Συμπληρώστε αυτό το πεδίο.'],
  ['message', 'α'.repeat(contactLimits.message + 1), 'Γράψτε το πολύ 5000 χαρακτήρες.'],
  ['message', 'κρυφό\u0000', 'Αυτή η τιμή δεν είναι αποδεκτή.'],
  ['name', 'α'.repeat(contactLimits.name + 1), 'Γράψτε το πολύ 80 χαρακτήρες.'],
  ['subject', 'Ωράριο\r\nBcc: all@example.gr', 'Αυτή η τιμή δεν είναι αποδεκτή.'],
  ['phone', '12', 'Γράψτε ένα τηλέφωνο με τουλάχιστον 10 ψηφία.'],
  ['gdprConsent', 'maybe', 'Αυτή η τιμή δεν είναι αποδεκτή.'],
])('refuses %s %j and keeps nothing', async (field, value, message) => {
  const { status, body } = await send({ [field]: value });
  expect([status, body.errors]).toEqual([422, { [field]: message }]);
  expect((await list()).body.meta.total).toBe(0);
});

test('messages are listed newest first in pages', async () => {
  for (const message of ['πρώτο', 'δεύτερο', 'τρίτο']) await send({ message });
  const first = await list('?limit=2');
  expect(getMessages(first)).toEqual(['τρίτο', 'δεύτερο']);
  expect(first.body.meta).toEqual({ page: 1, limit: 2, total: 3 });
  expect(getMessages(await list('?limit=2&page=2'))).toEqual(['πρώτο']);
});

test('a read message is not listed as unread, until it is marked as unread', async () => {
  await send({ message: 'πρώτο' });
  await send({ message: 'δεύτερο' });
  expect((await mark(1, true)).body.message).toBe('Το μήνυμα σημειώθηκε ως αναγνωσμένο.');
  const unread = await list('?unread=1');
  expect(getMessages(unread)).toEqual(['δεύτερο']);
  expect(unread.body.meta.total).toBe(1);
  expect((await list('?unread=0')).body.meta.total).toBe(2);

  expect((await mark(1, false)).body.message).toBe('Το μήνυμα σημειώθηκε ως μη αναγνωσμένο.');
  expect((await list('?unread=1')).body.meta.total).toBe(2);
});

test('reading again does not change when a message was first read', async () => {
  await send();
  await api.db.updateTable('contact_messages').set({ read_at: '2026-01-01T00:00:00.000Z', status: 'read' }).execute();
  await mark(1, true);
  expect((await list()).body.data[0].read_at).toBe('2026-01-01T00:00:00.000Z');
});

test('a deleted message is not found, and cannot be changed', async () => {
  await send();
  expect((await remove(1)).status).toBe(200);
  expect((await list()).body.meta.total).toBe(0);
  expect((await remove(1)).status).toBe(404);
  expect((await mark(1, true)).status).toBe(404);
});
