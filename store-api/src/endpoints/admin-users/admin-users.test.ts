import { orderRequest } from '../../testing/order-request.ts';
import { rememberAccounts } from '../../testing/restore-accounts.ts';
import { addAccount } from '../../testing/staff-accounts.ts';
import { ADMIN, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
let restore: () => Promise<void>;
beforeAll(async () => {
  api = await startTestApi();
  restore = await rememberAccounts(api.db);
});
afterAll(() => api.close());
beforeEach(async () => {
  token = await api.signIn(ADMIN);
});
afterEach(() => restore());

const send = (method: string, body: object, as = token) => api.request('admin-users.php', { method, token: as, body });
const list = async (query = '') => (await api.request(`admin-users.php${query}`, { token })).body;
const findId = async (email: string) => (await list(`?search=${email}`)).data[0].id as number;
const password = 'seven green bicycles';
const nikos = { name: 'Νίκος Παππάς', email: 'Nikos@Example.gr', role: 'admin', password };

test('a new account can sign in at once and is found by name, in Greek or Greeklish', async () => {
  const made = await send('POST', nikos);
  expect(made.body).toMatchObject({ message: 'Ο χρήστης αποθηκεύτηκε.', data: { version: 1 } });
  for (const search of ['παππας', 'pappas', 'nikos@']) {
    expect((await list(`?search=${encodeURIComponent(search)}`)).data).toMatchObject([
      { id: made.body.data.id, email: 'nikos@example.gr', role: 'admin' },
    ]);
  }
  expect((await list('?role=user')).data).toMatchObject([{ email: USER, role: 'user' }]);
  expect((await list(`?id=${made.body.data.id}`)).meta.total).toBe(1);
  expect(JSON.stringify(await list())).not.toMatch(/argon2|password/);
  expect(await api.signIn('nikos@example.gr', password)).toBeTruthy();
});

test('an address cannot have two accounts', async () => {
  const duplicate = await send('POST', { ...nikos, email: USER.toUpperCase() });
  expect([duplicate.status, duplicate.body.code, duplicate.body.errors]).toEqual([
    409,
    'CONFLICT',
    { email: 'Υπάρχει ήδη λογαριασμός με αυτό το e-mail.' },
  ]);
  expect((await send('PUT', { id: await findId(ADMIN), email: USER })).status).toBe(409);
});

test.each([
  [{ role: 'admin' }, true],
  [{ email: 'other@example.gr' }, true],
  [{ password }, true],
  [{ name: 'Μαρία Νέα' }, false],
])('a change of %j ends the sessions of the account: %s', async (change, ends) => {
  const theirs = await api.signIn(USER);
  expect((await send('PUT', { id: await idOfUser(), ...change })).status).toBe(200);
  expect((await api.request('login.php', { token: theirs })).status).toBe(ends ? 401 : 200);
  expect((await api.request('login.php', { token })).status).toBe(200);
});

/** The fixture's plain user, found by role because other fields change. */
async function idOfUser(): Promise<number> {
  return (await list('?sort=created_at&order=ASC')).data.at(-1).id;
}

test('changes by staff are logged with the actor', async () => {
  const { id } = (await send('POST', { ...nikos, role: 'user' })).body.data;
  await send('PUT', { id, role: 'admin', password: 'nine brown horses' });
  const { body } = await api.request(`admin-users.php?action=get&id=${id}`, { token });
  expect(body.data).toMatchObject({ orders: 0, sessions: 0, last_seen_at: null });
  expect(body.data.events).toMatchObject([
    { kind: 'password', detail: '', actor: ADMIN },
    { kind: 'role', detail: 'admin', actor: ADMIN },
    { kind: 'created', detail: 'user', actor: ADMIN },
  ]);
});

test('a change based on an outdated version is refused', async () => {
  const id = await idOfUser();
  const mine = await send('PUT', { id, version: 1, name: 'Πρώτη' });
  expect(mine.body.data).toEqual({ id, version: 2 });
  expect((await send('PUT', { id, version: 1, name: 'Δεύτερη' })).status).toBe(412);
  expect((await send('PUT', { id: 9999, name: 'Καμία' })).status).toBe(404);
});

test('the last owner cannot be deleted or demoted, and users cannot delete themselves', async () => {
  const own = await findId(ADMIN);
  const reason = 'Ο τελευταίος ιδιοκτήτης δεν μπορεί να αφαιρεθεί. Ορίστε πρώτα έναν άλλον.';
  await send('POST', nikos);
  for (const role of ['admin', 'manager', 'editor', 'user']) {
    const demotion = await send('PUT', { id: own, role });
    expect([demotion.status, demotion.body.message]).toEqual([409, reason]);
  }
  expect((await send('DELETE', { id: own })).body.message).toBe(reason);
  const english = await api.request('admin-users.php?lang=en', { method: 'DELETE', token, body: { id: own } });
  expect(english.body.message).toBe('The last owner cannot be removed. Appoint another one first.');
  await send('PUT', { id: await findId('nikos@example.gr'), role: 'owner' });
  const self = await send('DELETE', { id: own });
  expect([self.status, self.body.message]).toEqual([409, 'Ο δικός σας λογαριασμός δεν διαγράφεται από εδώ.']);
  expect((await send('PUT', { id: own, role: 'user' })).status).toBe(200);
});

test('of two owners who delete each other concurrently, one remains', async () => {
  const other = (await send('POST', { ...nikos, role: 'owner' })).body.data.id;
  const theirs = await api.signIn('nikos@example.gr', password);
  const own = await findId(ADMIN);
  await Promise.all([send('DELETE', { id: other }), send('DELETE', { id: own }, theirs)]);
  const owners = await api.db.selectFrom('users').select('id').where('role', '=', 'owner').execute();
  expect(owners).toHaveLength(1);
});

describe('accounts by role', () => {
  /** Which accounts each role may see, and which it may create, change and delete. */
  const rights = {
    owner: {
      sees: ['owner', 'admin', 'manager', 'editor', 'user'],
      manages: ['owner', 'admin', 'manager', 'editor', 'user'],
    },
    admin: { sees: ['owner', 'admin', 'manager', 'editor', 'user'], manages: ['admin', 'manager', 'editor', 'user'] },
    manager: { sees: ['user'], manages: ['user'] },
  } as const;
  const table = Object.entries(rights).flatMap(([actor, right]) =>
    rights.owner.sees.map((managed) => [actor as keyof typeof rights, managed, right] as const),
  );

  test.each(table)('%s and an account of the role %s', async (actor, managed, { sees, manages }) => {
    const { token: theirs } = await addAccount(api.db, actor, 'actor@example.gr');
    const { id } = await addAccount(api.db, managed, 'managed@example.gr');
    const [isSeen, isManaged] = [
      (sees as readonly string[]).includes(managed),
      (manages as readonly string[]).includes(managed),
    ];
    const get = (query: string) => api.request(`admin-users.php?${query}`, { token: theirs });
    expect((await get(`action=get&id=${id}`)).status).toBe(isSeen ? 200 : 403);
    expect((await get(`id=${id}`)).body.data).toHaveLength(isSeen ? 1 : 0);
    expect((await get(`role=${managed}`)).status).toBe(isSeen ? 200 : 403);
    const person = { name: 'Νέος', email: 'new@example.gr', password };
    const created = await send('POST', { ...person, role: managed }, theirs);
    const promoted = await send('PUT', { id: await getAccountId(USER), role: managed }, theirs);
    const changed = await send('PUT', { id, name: 'Άλλο όνομα' }, theirs);
    const deleted = await send('DELETE', { id }, theirs);
    const statuses = [created, promoted, changed, deleted].map(({ status }) => status);
    expect(statuses).toEqual(Array(4).fill(isManaged ? 200 : 403));
  });

  test('a refusal names the required role, in both languages', async () => {
    const { token: admins } = await addAccount(api.db, 'admin');
    const { token: managers } = await addAccount(api.db, 'manager');
    const remove = async (as: string, language: string) => {
      const options = { method: 'DELETE', token: as, body: { id: await findId(ADMIN) } };
      return (await api.request(`admin-users.php?lang=${language}`, options)).body.message;
    };
    expect(await remove(admins, 'el')).toBe('Τους λογαριασμούς των ιδιοκτητών τους διαχειρίζονται μόνο ιδιοκτήτες.');
    expect(await remove(admins, 'en')).toBe('Only owners manage the accounts of owners.');
    expect(await remove(managers, 'el')).toBe(
      'Τους λογαριασμούς του προσωπικού τους διαχειρίζονται μόνο διαχειριστές.',
    );
    expect(await remove(managers, 'en')).toBe('Only administrators manage the accounts of staff.');
  });
});

async function getAccountId(email: string): Promise<number> {
  return (await api.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
}

test('the orders of a deleted account remain', async () => {
  const theirs = await api.signIn(USER);
  const order = await orderRequest(api, [{ product_id: 1, quantity: 1 }]);
  await api.request('orders.php?action=create', {
    body: order,
    token: theirs,
    headers: { 'idempotency-key': 'a-key-of-its-own' },
  });
  expect((await send('DELETE', { id: await idOfUser() })).body.message).toBe('Ο χρήστης διαγράφηκε.');
  expect((await api.request('login.php', { token: theirs })).status).toBe(401);
  const orders = await api.db.selectFrom('orders').select(['user_id', 'full_name']).execute();
  expect(orders).toEqual([{ user_id: null, full_name: 'Μαρία Παπαδοπούλου' }]);
  expect((await send('DELETE', { id: 9999 })).status).toBe(404);
});
