import { contactStatus } from '@fakos/contracts/contact/contract';
import { ADMIN, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterEach(() => api.close());

const send = (changes: Record<string, unknown> = {}, language = 'el') =>
  api.request('contact.php', {
    body: {
      action: 'send_message',
      name: 'Νίκος Παππάς',
      email: 'nikos@example.gr',
      message: 'Πότε ανοίγετε;',
      ...changes,
    },
    headers: { 'accept-language': language },
  });
const list = async (query: string) =>
  (await api.request(`contact.php?${query}`, { token })).body.data.map(({ id }: { id: number }) => id);
const get = async (id: number) => (await api.request(`contact.php?action=get&id=${id}`, { token })).body.data;
const update = (id: number, version: number, change: object) =>
  api.request('contact.php?action=update', { method: 'PUT', token, body: { id, version, ...change } });
const reply = (id: number, version: number, text = 'Ανοίγουμε στις 10.\n\nΣας περιμένουμε.') =>
  api.request('contact.php?action=reply', { token, body: { id, version, text } });
const getUserId = async (email: string) =>
  (await api.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

test('every status can be set and filtered, and only a new message is unread', async () => {
  await send();
  let version = 1;
  for (const status of [...contactStatus.options].reverse()) {
    const { body } = await update(1, version++, { status });
    expect(body.data).toMatchObject({ status, version });
    expect([status, body.data.read_at === null, await list('unread=1')]).toEqual([
      status,
      status === 'new',
      status === 'new' ? [1] : [],
    ]);
    expect(await list(`status=${status}`)).toEqual([1]);
    expect([status, await list('status=inbox')]).toEqual([status, ['archived', 'spam'].includes(status) ? [] : [1]]);
    const { data } = (await api.request('contact.php?action=counts', { token })).body;
    expect(data).toEqual({
      status: { new: 0, read: 0, replied: 0, archived: 0, spam: 0, [status]: 1 },
      unread: status === 'new' ? 1 : 0,
    });
  }
  expect((await get(1)).events[0]).toMatchObject({ kind: 'status', from: 'new', to: 'spam', actor: ADMIN });
});

test('marking as read or unread moves between new and read, and is logged once', async () => {
  await send();
  const mark = (read: boolean) => api.request('contact.php', { method: 'PUT', token, body: { id: 1, read } });
  await mark(true);
  await mark(true);
  expect(await get(1)).toMatchObject({ status: 'read', events: [{ from: 'new', to: 'read', actor: ADMIN }] });
  await mark(false);
  expect(await get(1)).toMatchObject({ status: 'new', read_at: null, version: 3 });
});

test('a message is assigned to staff only, and listed for them', async () => {
  await send();
  await send();
  const admin = await getUserId(ADMIN);
  const { body } = await update(1, 1, { assigned_to: admin });
  expect(body.data).toMatchObject({ assigned: { id: admin, email: ADMIN }, status: 'new' });
  expect(body.data.events).toMatchObject([{ kind: 'assigned', from: '', to: ADMIN, actor: ADMIN }]);
  expect(await list('assigned=me')).toEqual([1]);
  expect(await list(`assigned=${admin}`)).toEqual([1]);
  expect(await list('assigned=nobody')).toEqual([2]);
  const refused = await update(2, 1, { assigned_to: await getUserId(USER) });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { assigned_to: 'Αυτός ο λογαριασμός δεν ανήκει στο προσωπικό.' },
  ]);
  const people = (await api.request('contact.php?action=assignees', { token })).body.data;
  expect(people).toContainEqual({ id: admin, name: expect.any(String), email: ADMIN });
  expect(people.map(({ email }: { email: string }) => email)).not.toContain(USER);
  expect((await update(1, 2, { assigned_to: null })).body.data.assigned).toBeNull();
});

test.each([
  ['el', 'Απάντηση στο μήνυμά σας στο Fakos', 'Το μήνυμά σας'],
  ['en', 'Reply to your message to Fakos', 'Your message'],
])('a reply is sent in the language of the message (%s) and stored', async (language, subject, title) => {
  await send({}, language);
  await api.request('settings.php', { token, body: { contact_email: 'hello@shop.example' } });
  const { body } = await reply(1, 1);
  expect(body.data).toMatchObject({ status: 'replied', version: 2 });
  const [entry] = body.data.events;
  expect(entry).toMatchObject({
    kind: 'reply',
    text: 'Ανοίγουμε στις 10.\n\nΣας περιμένουμε.',
    actor: ADMIN,
    email: { kind: 'contact_reply', recipient: 'nikos@example.gr', status: 'waiting' },
  });
  const email = (await api.request(`emails.php?action=get&id=${entry.email.id}`, { token })).body.data;
  expect(email).toMatchObject({ language, content: { subject } });
  expect(email.content.html).toContain('<p style="margin:0 0 16px">Σας περιμένουμε.</p>');
  expect(email.content.text).toContain(`${title}:\n> Πότε ανοίγετε;`);
});

test('of two concurrent replies only one is sent', async () => {
  await send();
  const both = await Promise.all([reply(1, 1, 'Ναι'), reply(1, 1, 'Όχι')]);
  expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 412]);
  const sent = await api.db.selectFrom('emails').select('id').where('template', '=', 'contact_reply').execute();
  expect(sent).toHaveLength(1);
});

test('notes are visible to staff only', async () => {
  await send();
  const { body } = await api.request('contact.php?action=note', {
    token,
    body: { id: 1, text: 'Πελάτης από το 2020.' },
  });
  expect(body.data.events).toMatchObject([{ kind: 'note', text: 'Πελάτης από το 2020.', actor: ADMIN }]);
  expect(await api.db.selectFrom('emails').select('id').execute()).toEqual([]);
});

test('messages are found by name, in Greek or Greeklish, and by phone', async () => {
  await send({ phone: '+30 210 1234567' });
  await send({ name: 'Άλλος', email: 'other@example.gr' });
  for (const search of ['παππας', 'pappas', '2101234567']) {
    expect([search, await list(`search=${encodeURIComponent(search)}`)]).toEqual([search, [1]]);
  }
});

test.each(['action=update', 'action=reply', 'action=note'])('%s of a message that does not exist', async (action) => {
  const method = action === 'action=update' ? 'PUT' : 'POST';
  const body = { id: 9, version: 1, text: 'Ναι' };
  expect((await api.request(`contact.php?${action}`, { method, token, body })).status).toBe(404);
});
