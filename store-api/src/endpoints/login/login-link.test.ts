import { Secret, TOTP } from 'otpauth';
import { TOKEN_LIFETIME_MS } from '../../domain/accounts/account-tokens.repo.ts';
import { limits } from '../../domain/accounts/sessions/throttle.ts';
import { fakeDate } from '../../testing/fake-date.ts';
import { rememberAccounts } from '../../testing/restore-accounts.ts';
import { ADMIN, PASSWORD, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

const NOW = new Date('2026-11-25T10:00:00Z');
const MINUTE_MS = 60_000;
const OWN_ADDRESS = '198.51.100.251';

let api: TestApi;
let restore: () => Promise<void>;
beforeAll(async () => {
  api = await startTestApi();
  restore = await rememberAccounts(api.db);
});
afterAll(() => api.close());
beforeEach(async () => {
  fakeDate(NOW);
  for (const [key, value] of [
    ['smtp_host', '"mail.example"'],
    ['mail_from', '"shop@example.gr"'],
  ] as const) {
    await api.db.insertInto('settings').values({ key, value_el: value, value_en: value }).execute();
  }
  await api.db.updateTable('users').set({ email_verified_at: NOW.toISOString() }).execute();
});
afterEach(async () => {
  await restore();
  await api.db.deleteFrom('audit_log').execute();
  jest.useRealTimers();
});

let network = 0;
const getOtherAddress = () => `203.0.113.${++network % 250}`;
const post = (path: string, body: object, { from = OWN_ADDRESS, cookie = '' } = {}) =>
  api.request(path, { body, headers: { 'x-forwarded-for': from, cookie } });
const signIn = (password: string, options = {}) => post('login.php', { email: USER, password }, options);
const askForLink = (email = USER, from = OWN_ADDRESS) => post('users.php?action=login-link', { email }, { from });
const openLink = (token: string) => post('login.php?action=link', { token });
const listEmails = () =>
  api.db.selectFrom('emails').select(['template', 'recipient', 'language', 'params']).orderBy('id').execute();
const getLastToken = async () => JSON.parse((await listEmails()).at(-1)?.params ?? '{}').token as string;

test('guessing and asking for links from elsewhere do not lock out the owner of an account', async () => {
  for (let attempt = 1; attempt <= limits.login.account; attempt++) await signIn('guess', { from: getOtherAddress() });
  expect((await signIn(PASSWORD)).status).toBe(429);
  for (let count = 1; count <= limits.loginLink.account; count++) {
    expect((await askForLink(USER, getOtherAddress())).status).toBe(200);
  }
  // The owner cannot ask for another link, but the last one is in the owner's mailbox.
  expect((await askForLink()).status).toBe(429);
  jest.setSystemTime(NOW.getTime() + limits.loginLink.windowMs - 1);
  const signedIn = await openLink(await getLastToken());
  expect([signedIn.status, signedIn.body.user.email]).toEqual([200, USER]);
  expect((await api.request('login.php', { token: signedIn.body.token })).status).toBe(200);

  // Guessing is still limited, and the browser of the owner is known now.
  expect((await signIn(PASSWORD)).status).toBe(429);
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await signIn(PASSWORD, { cookie })).status).toBe(200);
  expect((await askForLink()).status).toBe(200);
});

test('the limit of links ends before the last link does', () => {
  expect(TOKEN_LIFETIME_MS.login).toBeGreaterThan(limits.loginLink.windowMs);
});

test('a link is valid once, and its hash alone is stored', async () => {
  await askForLink();
  expect(await listEmails()).toMatchObject([{ template: 'login_link', recipient: USER, language: 'el' }]);
  const token = await getLastToken();
  expect(JSON.stringify(await api.db.selectFrom('account_tokens').selectAll().execute())).not.toContain(token);
  const both = await Promise.all([openLink(token), openLink(token)]);
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
  const again = await openLink(token);
  expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['token']]);
});

test.each<[string, () => Promise<unknown>]>([
  ['a newer link', () => askForLink()],
  ['its lifetime', async () => jest.setSystemTime(NOW.getTime() + 10 * MINUTE_MS)],
  [
    'a new password',
    async () => {
      const token = await api.signIn(USER);
      const body = { current_password: PASSWORD, new_password: 'seven green bicycles' };
      return api.request('login.php?action=change-password', { token, body });
    },
  ],
  ['another address of the account', () => change({ email: 'other@example.gr' })],
  ['disabling the account', () => change({ disabled_at: NOW.toISOString() })],
])('a link ends by %s', async (_reason, end) => {
  await askForLink();
  const token = await getLastToken();
  await end();
  expect((await openLink(token)).status).toBe(422);
});

const change = (values: { email?: string; disabled_at?: string }) =>
  api.db.updateTable('users').set(values).where('email', '=', USER).execute();

test('a link is for signing in only, and other tokens do not sign in', async () => {
  await askForLink();
  const token = await getLastToken();
  const reset = await post('users.php?action=reset-password', { token, password: 'seven green bicycles' });
  expect(reset.status).toBe(422);
  await post('users.php?action=forgot-password', { email: USER });
  expect((await openLink(await getLastToken())).status).toBe(422);
  expect((await openLink(token)).status).toBe(200);
});

test('the response is the same for every address, and disabled accounts get no link', async () => {
  await change({ disabled_at: NOW.toISOString() });
  const [disabled, unknown, known] = [
    await askForLink(USER),
    await askForLink('nobody@example.gr'),
    await askForLink(ADMIN),
  ];
  expect([disabled.body, unknown.body]).toEqual([known.body, known.body]);
  expect(known.body.data).toEqual({ delivery: 'sent' });
  expect((await listEmails()).map(({ recipient }) => recipient)).toEqual([ADMIN]);
});

test('with two-step login the link replaces the password, not the code', async () => {
  const session = await api.signIn(USER);
  const ask = (action: string, body: object) => api.request(`profile.php?action=${action}`, { token: session, body });
  const { secret } = (await ask('two-step-start', { current_password: PASSWORD })).body.data;
  const getCode = (at: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
  expect((await ask('two-step-confirm', { code: getCode(NOW.getTime()) })).status).toBe(200);
  jest.setSystemTime(NOW.getTime() + MINUTE_MS);
  await askForLink();
  const opened = await openLink(await getLastToken());
  expect([opened.status, opened.body.two_step, opened.body.token]).toEqual([403, 'code', undefined]);
  const { challenge } = opened.body;
  expect((await post('login.php?action=two-step', { challenge, code: '000000' })).status).toBe(422);
  const done = await post('login.php?action=two-step', { challenge, code: getCode(NOW.getTime() + MINUTE_MS) });
  expect([done.status, done.body.user.email]).toEqual([200, USER]);
});

test('a link proves the address of an account that is not verified yet', async () => {
  await api.db.updateTable('users').set({ email_verified_at: null }).execute();
  expect((await signIn(PASSWORD)).status).toBe(403);
  await askForLink();
  expect((await openLink(await getLastToken())).status).toBe(200);
  expect((await signIn(PASSWORD)).status).toBe(200);
});

test('the use of a link is in the history of the account, and in the audit log for staff', async () => {
  for (const email of [USER, ADMIN]) {
    await askForLink(email);
    expect((await openLink(await getLastToken())).status).toBe(200);
  }
  const events = await api.db.selectFrom('account_events').select(['kind', 'actor']).orderBy('id').execute();
  expect(events).toEqual([USER, ADMIN].map((actor) => ({ kind: 'login_link_used', actor })));
  const entries = await api.db.selectFrom('audit_log').select(['resource', 'action', 'permission']).execute();
  expect(entries).toEqual([{ resource: 'login', action: 'link', permission: 'administration' }]);
});
