import { fakeDate } from '../../testing/fake-date.ts';
import { rememberAccounts } from '../../testing/restore-accounts.ts';
import { serveEndpoints } from '../../testing/serve-endpoints.ts';
import { ADMIN, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';
import { userEndpoints } from './users.route.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const HOUR_MS = 3_600_000;
const NEW = 'new@example.gr';
const password = 'seven green bicycles';

let api: TestApi;
let restore: () => Promise<void>;
beforeAll(async () => {
  api = await startTestApi();
  restore = await rememberAccounts(api.db);
});
afterAll(() => api.close());
beforeEach(() => {
  fakeDate(NOW);
});
afterEach(async () => {
  await restore();
  jest.useRealTimers();
});

let caller = 0;
const post = (action: string, body: object, address = `198.51.100.${++caller % 250}`) =>
  api.request(`users.php${action && `?action=${action}`}`, { body, headers: { 'x-forwarded-for': address } });
const register = (changes: object = {}) => post('', { name: 'Νέος Χρήστης', email: NEW, password, ...changes });
const signIn = (email: string, word = password) => api.request('login.php', { body: { email, password: word } });

async function connectMail() {
  const rows = { smtp_host: '"mail.example"', mail_from: '"shop@example.gr"' };
  for (const [key, value] of Object.entries(rows)) {
    await api.db.deleteFrom('settings').where('key', '=', key).execute();
    await api.db.insertInto('settings').values({ key, value_el: value, value_en: value }).execute();
  }
}

const letters = () => api.db.selectFrom('emails').select(['template', 'recipient', 'params']).orderBy('id').execute();
const lastToken = async () => JSON.parse((await letters()).at(-1)?.params ?? '{}').token as string;

describe('a shop without mail', () => {
  test('lets a new account sign in at once, as a plain user even if the request names another role', async () => {
    const made = await register({ role: 'admin', must_change_password: 1, email: 'New@Example.GR' });
    expect(made.body).toEqual({
      success: true,
      message: 'Η εγγραφή έγινε. Μπορείτε να συνδεθείτε.',
      data: { verification: 'none' },
    });
    expect((await signIn(NEW)).body.user).toMatchObject({ role: 'user', email: NEW, name: 'Νέος Χρήστης' });
  });

  test('does not reveal that an address has an account, and does not change that account', async () => {
    const unknown = await register();
    const known = await register({ email: USER, name: 'Κάποιος Άλλος' });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect((await signIn(USER)).status).toBe(401);
    expect((await signIn(USER, 'a long enough password')).body.user.name).toBe('Μαρία');
  });

  test('says for all addresses that it cannot send a reset e-mail', async () => {
    const [known, unknown] = [
      await post('forgot-password', { email: USER }),
      await post('forgot-password', { email: NEW }),
    ];
    expect(known.body).toEqual(unknown.body);
    expect(known.body.data).toEqual({ delivery: 'none' });
    expect(await letters()).toEqual([]);
  });
});

test.each([
  [{ name: ' A ' }, 'name', 'Γράψτε τουλάχιστον 2 χαρακτήρες.'],
  [{ name: 'a\u0000bc' }, 'name', 'Αυτή η τιμή δεν είναι αποδεκτή.'],
  [{ email: 'nobody' }, 'email', 'Γράψτε ένα e-mail, για παράδειγμα maria@example.gr.'],
  [{ password: 'short' }, 'password', 'Γράψτε τουλάχιστον 10 χαρακτήρες.'],
  [{ password: 'Password2024!' }, 'password', 'Αυτόν τον κωδικό τον δοκιμάζουν πρώτο όσοι μαντεύουν. Διαλέξτε άλλον.'],
  [{ password: 'Χρήστης2024!' }, 'password', 'Ο κωδικός δεν πρέπει να αποτελείται από το όνομα ή το e-mail σας.'],
])('a registration with %j is refused at its field', async (wrong, field, message) => {
  const response = await register(wrong);
  expect([response.status, response.body.errors]).toEqual([422, { [field]: message }]);
});

describe('a shop with mail', () => {
  beforeEach(connectMail);

  test('activates the account when its address is verified, by a token that is valid once', async () => {
    expect((await register()).body.data).toEqual({ verification: 'sent' });
    const early = await signIn(NEW);
    expect([early.status, early.body.verification]).toEqual([403, 'required']);
    expect((await signIn(NEW, 'another password')).body.code).toBe('LOGIN_FAILED');
    const token = await lastToken();
    expect((await post('verify-email', { token })).body.message).toBe('Το e-mail σας επιβεβαιώθηκε.');
    expect((await signIn(NEW)).status).toBe(200);
    const again = await post('verify-email', { token });
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['token']]);
  });

  test('sends the same response for known and unknown addresses; the owner gets a password reset e-mail', async () => {
    const unknown = await register();
    const known = await register({ email: USER });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await letters()).toMatchObject([
      { template: 'verify_email', recipient: NEW },
      { template: 'reset_password', recipient: USER },
    ]);
  });

  test('a registration with another person’s address gives no access to their account', async () => {
    await register({ password: 'the thief was here first' });
    await register();
    await post('verify-email', { token: await lastToken() });
    expect((await signIn(NEW, 'the thief was here first')).status).toBe(401);
    expect((await signIn(NEW)).status).toBe(200);
  });

  test('a verification token is valid for a day, and another one can be requested', async () => {
    await register();
    const first = await lastToken();
    const [known, unknown] = [
      await post('resend-verification', { email: NEW }),
      await post('resend-verification', { email: 'nobody@example.gr' }),
    ];
    expect(known.body).toEqual(unknown.body);
    const second = await lastToken();
    expect(second).not.toBe(first);
    jest.setSystemTime(NOW.getTime() + 24 * HOUR_MS);
    expect((await post('verify-email', { token: second })).status).toBe(422);
  });

  test('a forgotten password can be reset once within an hour, which ends all sessions', async () => {
    await api.db.updateTable('users').set({ email_verified_at: NOW.toISOString() }).execute();
    const session = await api.signIn(USER);
    const [known, unknown] = [
      await post('forgot-password', { email: USER.toUpperCase() }),
      await post('forgot-password', { email: 'nobody@example.gr' }),
    ];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await letters()).toHaveLength(1);
    const token = await lastToken();
    expect((await post('reset-password', { token, password: 'maria12345' })).status).toBe(422);
    const both = await Promise.all([1, 2].map(() => post('reset-password', { token, password })));
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
    expect((await api.request('login.php', { token: session })).status).toBe(401);
    expect((await signIn(USER)).status).toBe(200);
    expect((await letters()).at(-1)).toMatchObject({ template: 'password_changed', recipient: USER });

    await post('forgot-password', { email: USER });
    const expired = await lastToken();
    jest.setSystemTime(NOW.getTime() + HOUR_MS);
    expect((await post('reset-password', { token: expired, password: 'nine brown horses' })).status).toBe(422);
  });

  test('a link in an e-mail ends a lockout that an attacker caused', async () => {
    const login = (word: string, address: string) =>
      api.request('login.php', { body: { email: USER, password: word }, headers: { 'x-forwarded-for': address } });
    await api.db.updateTable('users').set({ email_verified_at: NOW.toISOString() }).execute();
    for (let attempt = 1; attempt <= 40; attempt++) await login('guess', `203.0.113.${attempt}`);
    expect((await login('a long enough password', '198.51.100.251')).status).toBe(429);
    await post('forgot-password', { email: USER });
    await post('reset-password', { token: await lastToken(), password });
    expect((await login(password, '198.51.100.251')).status).toBe(200);
  });

  test('a newer password reset link invalidates the older one', async () => {
    await post('forgot-password', { email: USER });
    const older = await lastToken();
    await post('forgot-password', { email: USER });
    const newer = await lastToken();
    expect((await post('reset-password', { token: older, password })).status).toBe(422);
    expect((await post('reset-password', { token: newer, password })).status).toBe(200);
  });

  test('an account created without a mail server must verify its address before it signs in again', async () => {
    expect((await signIn(USER, 'a long enough password')).status).toBe(403);
    await post('resend-verification', { email: USER });
    await post('verify-email', { token: await lastToken() });
    expect((await signIn(USER, 'a long enough password')).status).toBe(200);
  });

  test('only hashes of tokens are stored', async () => {
    await register();
    await post('forgot-password', { email: USER });
    const stored = JSON.stringify([
      await api.db.selectFrom('registrations').selectAll().execute(),
      await api.db.selectFrom('account_tokens').selectAll().execute(),
    ]);
    for (const letter of await letters()) expect(stored).not.toContain(JSON.parse(letter.params).token);
  });
});

describe('stored data does not reveal who has an account', () => {
  const unknown = 'nobody@example.gr';

  /** Number of writing statements of a request, for each address. */
  async function writesFor(action: string, emails: readonly string[]): Promise<number[]> {
    let writes = 0;
    const counted = api.db.withPlugin({
      transformQuery({ node }) {
        if (['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'].includes(node.kind)) writes++;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const server = await serveEndpoints(counted, userEndpoints);
    const counts: number[] = [];
    for (const email of emails) {
      writes = 0;
      const { status } = await fetch(`${server.url}/users.php${action && `?action=${action}`}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, name: 'Νέος Χρήστης', password }),
      });
      expect(status).toBe(200);
      counts.push(writes);
    }
    await server.close();
    return counts;
  }

  test.each(['', 'forgot-password', 'login-link', 'resend-verification'])('with mail: %j', async (action) => {
    await connectMail();
    await register();
    await api.db
      .updateTable('users')
      .set({ email_verified_at: NOW.toISOString() })
      .where('email', '=', ADMIN)
      .execute();
    const [first, ...others] = await writesFor(action, [unknown, NEW, USER, ADMIN]);
    expect(first).toBeGreaterThan(2);
    expect(others).toEqual(others.map(() => first));
  });

  test('without mail', async () => {
    const [first, second] = await writesFor('', [unknown, USER]);
    expect(second).toBe(first);
  });
});

describe('too many attempts', () => {
  test.each([
    ['', 5, 3600],
    ['forgot-password', 3, 3600],
    ['login-link', 3, 480],
    ['resend-verification', 3, 3600],
  ])('%s for one account stop for a time, whether it exists or not', async (action, limit, seconds) => {
    for (const email of [USER, NEW]) {
      const attempt = () => post(action, { email, name: 'Νέος Χρήστης', password });
      for (let count = 1; count <= limit; count++) expect((await attempt()).status).toBe(200);
      const stopped = await attempt();
      expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([429, String(seconds)]);
    }
    jest.setSystemTime(NOW.getTime() + HOUR_MS);
    expect((await post(action, { email: USER, name: 'Νέος Χρήστης', password })).status).toBe(200);
  });

  test.each([
    ['verify-email', 'address', () => '203.0.113.5'],
    ['reset-password', 'network', () => `2001:db8:0:1::${++caller}`],
  ])('%s from one %s stop for a quarter of an hour', async (action, _from, address) => {
    const attempt = () => post(action, { token: 'guessed', password }, address());
    for (let count = 1; count <= 30; count++) expect((await attempt()).status).toBe(422);
    expect((await attempt()).headers.get('retry-after')).toBe('900');
    jest.setSystemTime(NOW.getTime() + HOUR_MS / 4);
    expect((await attempt()).status).toBe(422);
  });
});

test('staff see users in the list, without addresses', async () => {
  const { body } = await api.request('users.php', { token: await api.signIn(ADMIN) });
  expect(body.meta.total).toBe(2);
  expect(body.data.map((user: object) => Object.keys(user))).toEqual(
    [1, 2].map(() => ['id', 'name', 'role', 'created_at']),
  );
});
