import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { fakeDate } from '../../testing/fake-date.ts';
import { ADMIN, PASSWORD, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

const STEP_MS = 30_000;
const START = Date.parse('2026-11-23T10:00:10Z');

let api: TestApi;
let now: number;
beforeEach(async () => {
  api = await startTestApi();
  now = START;
  fakeDate(now);
});
afterEach(async () => {
  jest.useRealTimers();
  await api.close();
});

function wait(steps: number) {
  now += steps * STEP_MS;
  jest.setSystemTime(now);
}

const getCode = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * STEP_MS });

const post = (token: string, action: string, body: object) =>
  api.request(`profile.php?action=${action}`, { token, body });
const enterPassword = (email: string, address = '203.0.113.7') =>
  api.request('login.php', { body: { email, password: PASSWORD }, headers: { 'x-forwarded-for': address } });
const enterCode = (challenge: string, code: string, address = '203.0.113.7') =>
  api.request('login.php?action=two-step', { body: { challenge, code }, headers: { 'x-forwarded-for': address } });

async function turnOn(email: string) {
  const token = await api.signIn(email);
  const { secret, uri } = (await post(token, 'two-step-start', { current_password: PASSWORD })).body.data;
  const confirmed = await post(token, 'two-step-confirm', { code: getCode(secret) });
  expect(confirmed.status).toBe(200);
  wait(1);
  const codes: string[] = confirmed.body.data.recovery_codes;
  return { token, secret: secret as string, uri: uri as string, codes };
}

test('set-up needs the password and a code of the app; then the other sessions end and a mail is sent', async () => {
  const elsewhere = await api.signIn(USER);
  const token = await api.signIn(USER);
  expect((await post(token, 'two-step-start', { current_password: 'wrong' })).status).toBe(422);
  const { secret, uri } = (await post(token, 'two-step-start', { current_password: PASSWORD })).body.data;
  expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=/);
  expect((await enterPassword(USER)).status).toBe(200);
  expect((await post(token, 'two-step-confirm', { code: '000000' })).body.errors).toHaveProperty('code');
  const { recovery_codes: codes } = (await post(token, 'two-step-confirm', { code: getCode(secret) })).body.data;
  expect(new Set(codes).size).toBe(10);
  expect((await api.request('login.php', { token: elsewhere })).status).toBe(401);
  const state = await api.request('profile.php?action=two-step', { token });
  expect(state.body.data).toEqual({ on_since: expect.any(String), recovery_codes_left: 10, is_required: false });
  const [mail] = await api.db.selectFrom('emails').selectAll().execute();
  expect(mail).toMatchObject({ template: 'two_step_changed', recipient: USER });
  expect((await post(token, 'two-step-start', { current_password: PASSWORD })).status).toBe(409);
});

test('the database contains neither the secret nor a recovery code; the key is a file that only its owner reads', async () => {
  const { secret, codes } = await turnOn(USER);
  const stored = JSON.stringify([
    await api.db.selectFrom('two_step_secrets').selectAll().execute(),
    await api.db.selectFrom('recovery_codes').selectAll().execute(),
  ]);
  for (const text of [secret, ...codes]) expect(stored).not.toContain(text);
  expect((await stat(join(api.dataDir, 'two-step-key'))).mode & 0o777).toBe(0o600);
});

test('a correct password alone gets a challenge and no token; the code completes it once', async () => {
  const { secret } = await turnOn(USER);
  const first = await enterPassword(USER);
  expect(first.status).toBe(403);
  expect(first.body).toMatchObject({ code: 'FORBIDDEN', two_step: 'code', challenge: expect.any(String) });
  expect(first.body).not.toHaveProperty('token');
  const code = getCode(secret);
  const second = await enterCode(first.body.challenge, code);
  expect(second.body.user).toMatchObject({ email: USER });
  expect((await api.request('login.php', { token: second.body.token })).status).toBe(200);
  wait(1);
  const again = await enterCode(first.body.challenge, getCode(secret));
  expect([again.status, again.body.two_step]).toEqual([403, 'restart']);
});

test('a code that was accepted is refused with every later challenge', async () => {
  const { secret } = await turnOn(USER);
  const code = getCode(secret);
  expect((await enterCode((await enterPassword(USER)).body.challenge, code)).status).toBe(200);
  const { challenge } = (await enterPassword(USER)).body;
  const replayed = await enterCode(challenge, code);
  expect([replayed.status, Object.keys(replayed.body.errors)]).toEqual([422, ['code']]);
  wait(1);
  expect((await enterCode(challenge, getCode(secret))).status).toBe(200);
});

test.each([
  [-2, 422],
  [-1, 200],
  [0, 200],
  [1, 200],
  [2, 422],
])('a clock that is off by %s steps gets %s', async (steps, status) => {
  const { secret } = await turnOn(USER);
  wait(2);
  const { challenge } = (await enterPassword(USER)).body;
  expect((await enterCode(challenge, getCode(secret, steps))).status).toBe(status);
});

test('a challenge ends after five codes; further challenges do not allow more guesses', async () => {
  const { secret } = await turnOn(USER);
  for (let round = 0; round < 2; round++) {
    const { challenge } = (await enterPassword(USER)).body;
    for (let attempt = 0; attempt < 5; attempt++) expect((await enterCode(challenge, '000000')).status).toBe(422);
    expect((await enterCode(challenge, getCode(secret))).body.two_step).toBe('restart');
  }
  const { challenge } = (await enterPassword(USER)).body;
  expect((await enterCode(challenge, getCode(secret))).status).toBe(429);
  expect((await enterCode(challenge, getCode(secret), '198.51.100.7')).status).toBe(200);
});

test('a recovery code signs in once, however it is typed, and a mail is sent', async () => {
  const { codes } = await turnOn(USER);
  const typed = (codes[0] ?? '').toUpperCase().replaceAll('-', ' ');
  const done = await enterCode((await enterPassword(USER)).body.challenge, typed);
  expect(done.status).toBe(200);
  const state = await api.request('profile.php?action=two-step', { token: done.body.token });
  expect(state.body.data.recovery_codes_left).toBe(9);
  expect((await enterCode((await enterPassword(USER)).body.challenge, typed)).status).toBe(422);
  const mails = await api.db.selectFrom('emails').select('params').execute();
  expect(mails.some(({ params }) => params.includes('recovery_used'))).toBe(true);
});

test('new recovery codes and turning off need password and code', async () => {
  const { token, secret, codes } = await turnOn(USER);
  const proof = () => ({ current_password: PASSWORD, code: getCode(secret) });
  expect((await post(token, 'two-step-codes', { ...proof(), current_password: 'wrong' })).status).toBe(422);
  expect((await post(token, 'two-step-codes', { ...proof(), code: '000000' })).status).toBe(422);
  expect((await post(token, 'two-step-codes', proof())).body.data.recovery_codes).not.toContain(codes[0]);
  wait(1);
  expect((await post(token, 'two-step-off', proof())).status).toBe(200);
  expect((await enterPassword(USER)).status).toBe(200);
});

test('staff who must use it can only set it up after signing in, and cannot turn it off', async () => {
  const body = { staff_two_step_required: true };
  const owner = await api.signIn(ADMIN);
  expect((await api.request('settings.php', { token: owner, body })).status).toBe(200);
  expect((await enterPassword(USER)).body.user).not.toHaveProperty('must_set_up_two_step');
  const { user, token } = (await enterPassword(ADMIN)).body;
  expect(user.must_set_up_two_step).toBe(true);
  const refused = await api.request('admin-orders.php', { token });
  expect([refused.status, refused.body.two_step]).toEqual([403, 'set-up']);
  expect((await api.request('profile.php?action=export', { token })).status).toBe(403);
  expect((await api.request('profile.php', { method: 'PUT', token, body: { name: 'Other' } })).status).toBe(403);
  expect((await api.request('products.php', { token })).status).toBe(200);
  const { secret } = (await post(token, 'two-step-start', { current_password: PASSWORD })).body.data;
  await post(token, 'two-step-confirm', { code: getCode(secret) });
  expect((await api.request('admin-orders.php', { token })).status).toBe(200);
  wait(1);
  const off = await post(token, 'two-step-off', { current_password: PASSWORD, code: getCode(secret) });
  expect(off.status).toBe(409);
});

test('an owner resets the two-step login of another person, whose sessions end; nobody resets their own', async () => {
  const { token } = await turnOn(USER);
  const owner = await api.signIn(ADMIN);
  const find = async (email: string) =>
    (await api.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
  const reset = (id: number) => api.request('admin-users.php?action=reset-two-step', { token: owner, body: { id } });
  const id = await find(USER);
  const shown = await api.request(`admin-users.php?action=get&id=${id}`, { token: owner });
  expect(shown.body.data.two_step_since).toEqual(expect.any(String));
  expect((await reset(id)).status).toBe(200);
  expect((await api.request('login.php', { token })).status).toBe(401);
  expect((await enterPassword(USER)).status).toBe(200);
  expect((await reset(id)).status).toBe(409);
  expect((await reset(await find(ADMIN))).status).toBe(409);
  const events = await api.db
    .selectFrom('account_events')
    .select(['kind', 'actor'])
    .where('user_id', '=', id)
    .execute();
  expect(events).toContainEqual({ kind: 'two_step_reset', actor: ADMIN });
});
