import { fakeDate } from '../../testing/fake-date.ts';
import { ADMIN, PASSWORD, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

const DAY_MS = 86_400_000;
let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  jest.useRealTimers();
  await api.close();
});

const signIn = (email: string, password: string, address = '203.0.113.7') =>
  api.request('login.php', { body: { email, password }, headers: { 'x-forwarded-for': address } });

test('valid credentials create a session with the user', async () => {
  const response = await signIn('Owner@Example.GR', PASSWORD);
  expect(response.body.user).toMatchObject({ email: ADMIN, role: 'owner', must_change_password: false });
  const session = await api.request('login.php', { token: response.body.token });
  expect(session.body.user).toEqual(response.body.user);
  expect(session.headers.get('cache-control')).toBe('no-store');
});

test('an account without a role is a plain user', async () => {
  const response = await signIn(USER, PASSWORD);
  expect(response.body.user.role).toBe('user');
});

test('a wrong password and an unknown account are the same error', async () => {
  const wrong = await signIn(ADMIN, 'not the password');
  const unknown = await signIn('nobody@example.gr', 'not the password');
  expect(wrong.status).toBe(401);
  expect(unknown.body).toEqual(wrong.body);
  expect(wrong.body).toEqual({ success: false, code: 'LOGIN_FAILED', message: 'Λάθος στοιχεία σύνδεσης' });
});

test('guessing gets 429 within its network, while the owner can sign in from another one', async () => {
  for (let attempt = 1; attempt <= 8; attempt++) await signIn(ADMIN, 'guess');
  const stopped = await signIn(ADMIN, PASSWORD);
  expect(stopped.status).toBe(429);
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await signIn(USER, PASSWORD)).status).toBe(200);
  expect((await signIn(ADMIN, PASSWORD, '198.51.100.9')).status).toBe(200);
});

test('a clock that is set back does not lengthen a lockout', async () => {
  const now = new Date();
  fakeDate(new Date(now.getTime() + DAY_MS));
  for (let attempt = 1; attempt <= 8; attempt++) await signIn(ADMIN, 'guess');
  expect((await signIn(ADMIN, PASSWORD)).status).toBe(429);
  fakeDate(now);
  expect((await signIn(ADMIN, PASSWORD)).status).toBe(200);
});

test('guessing from many networks gets 429 too, except for a device that signed in before', async () => {
  const before = await signIn(ADMIN, PASSWORD, '198.51.100.9');
  const cookie = before.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(before.headers.get('set-cookie')).toMatch(/^fakos_device=.*HttpOnly/);
  for (let attempt = 1; attempt <= 40; attempt++) await signIn(ADMIN, 'guess', `203.0.113.${attempt}`);
  expect((await signIn(ADMIN, PASSWORD, '198.51.100.8')).status).toBe(429);
  const from = (sent: string) =>
    api.request('login.php', {
      body: { email: ADMIN, password: PASSWORD },
      headers: { 'x-forwarded-for': '198.51.100.8', cookie: sent },
    });
  expect((await from(`${cookie}x`)).status).toBe(429);
  expect((await from(cookie.replace(/=\d+/, '=999'))).status).toBe(429);
  expect((await from(`other=1; ${cookie}`)).status).toBe(200);
});

test('a successful login resets the counter of failures', async () => {
  for (let round = 0; round < 2; round++) {
    for (let attempt = 1; attempt <= 6; attempt++) await signIn(ADMIN, 'guess');
    expect((await signIn(ADMIN, PASSWORD)).status).toBe(200);
  }
});

test('logout invalidates the token', async () => {
  const token = await api.signIn(USER);
  const out = await api.request('login.php?action=logout', { method: 'POST', token });
  expect(out.body.message).toBe('Αποσυνδεθήκατε.');
  const after = await api.request('login.php', { token });
  expect(after.status).toBe(401);
});

test('a changed password ends the other sessions and keeps this one', async () => {
  const [here, elsewhere] = [await api.signIn(USER), await api.signIn(USER)];
  const change = (current_password: string, new_password: string) =>
    api.request('login.php?action=change-password', { token: here, body: { current_password, new_password } });
  expect((await change('wrong', 'another long password')).body.errors).toHaveProperty('current_password');
  expect((await change(PASSWORD, 'short')).body.errors.new_password).toBe('Γράψτε τουλάχιστον 10 χαρακτήρες.');
  expect((await change(PASSWORD, 'another long password')).status).toBe(200);
  expect((await api.request('login.php', { token: here })).status).toBe(200);
  expect((await api.request('login.php', { token: elsewhere })).status).toBe(401);
  expect((await signIn(USER, PASSWORD)).status).toBe(401);
  expect((await signIn(USER, 'another long password')).status).toBe(200);
});

test('a generated first password only allows changing itself', async () => {
  await api.db.updateTable('users').set({ must_change_password: 1 }).where('email', '=', ADMIN).execute();
  const token = await api.signIn(ADMIN);
  expect((await api.request('admin-orders.php', { token })).status).toBe(403);
  const body = { current_password: PASSWORD, new_password: 'my own long password' };
  await api.request('login.php?action=change-password', { token, body });
  expect((await api.request('admin-orders.php', { token })).status).toBe(200);
});
