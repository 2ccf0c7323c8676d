import { createHash, randomBytes } from 'node:crypto';
import { PhpServer } from '../testing/php-server.ts';
import { TestGateway } from '../testing/test-gateway.ts';

// The gateway in front of a real PHP server, as with `API_UPSTREAM`.

const php = new PhpServer();
let gateway: TestGateway;
let phpOrigin: string;

beforeAll(async () => {
  phpOrigin = await php.start();
});
afterAll(() => php.stop());

beforeEach(async () => {
  gateway = new TestGateway();
  await gateway.start({ apiOrigin: phpOrigin });
});
afterEach(() => gateway.stop());

const login = (password: string) =>
  gateway.write('login.php', { body: JSON.stringify({ email: 'maria@example.gr', password }) });

function listCookies(response: Response): string[] {
  return response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
}

test('a list is cached in the visitor’s language until a write', async () => {
  const list = async (language: string) =>
    (await gateway.get('products.php?page=2', { 'accept-language': language })).json();
  const first = await list('el');
  expect(first).toMatchObject({ data: [{ name: 'Γυαλιά ηλίου Αιγαίο' }], meta: { page: 2 } });
  expect(await list('en')).toMatchObject({ data: [{ name: 'Aegean sunglasses' }] });
  expect(await list('el')).toEqual(first);
  const written = await gateway.write('products.php', { body: JSON.stringify({ name: 'Ιόνιο', price: '89.90' }) });
  expect(written.status).toBe(201);
  expect(await written.json()).toEqual({ success: true, received: { name: 'Ιόνιο', price: '89.90' } });
  expect(await list('el')).not.toEqual(first);
});

test('a login binds its token and forwards PHP’s session cookie in both directions', async () => {
  const signedIn = await login('right');
  const { token } = await signedIn.json();
  const cookies = listCookies(signedIn);
  expect(cookies).toEqual([expect.stringMatching(/^fakos_session=/), expect.stringMatching(/^PHPSESSID=[\w-]+$/)]);
  const profile = (cookie: string) => gateway.get('profile.php', { authorization: `Bearer ${token}`, cookie });
  expect(await (await profile(cookies.join('; '))).json()).toEqual({
    success: true,
    email: 'maria@example.gr',
    cookies: ['PHPSESSID'],
  });
  expect((await profile(cookies[1] ?? '')).status).toBe(401);

  const headers = { cookie: cookies.join('; ') };
  const out = await gateway.write('login.php?action=logout', { headers });
  expect(listCookies(out).filter((cookie) => /^(?:fakos_session=|PHPSESSID=(?:deleted)?)$/.test(cookie))).toHaveLength(
    2,
  );
});

test.each([undefined, 'admin'] as const)(
  'a user without a role has the role user, or %s if the setting is set',
  async (missingRole) => {
    await gateway.stop();
    gateway = new TestGateway();
    await gateway.start({ apiOrigin: phpOrigin, ...(missingRole && { missingRole }) });
    const user = { email: 'maria@example.gr', role: missingRole ?? 'user', must_change_password: false };
    const signedIn = await login('right');
    const { token, ...response } = await signedIn.json();
    expect(response).toEqual({ success: true, user });
    const headers = { authorization: `Bearer ${token}`, cookie: listCookies(signedIn).join('; ') };
    expect(await (await gateway.get('login.php', headers)).json()).toEqual({ success: true, user });
  },
);

test('a refused login keeps PHP’s message', async () => {
  const refused = await login('wrong');
  expect(refused.status).toBe(401);
  expect(listCookies(refused)).toEqual([]);
  expect(await refused.json()).toMatchObject({ message: 'Λάθος στοιχεία σύνδεσης' });
});

test('an upload of two megabytes arrives unchanged', async () => {
  const bytes = randomBytes(1.9 * 1024 * 1024);
  const form = new FormData();
  form.set('alt', 'Ο σκελετός από εμπρός');
  form.set('file', new Blob([bytes], { type: 'image/jpeg' }), 'frame.jpg');
  const response = await fetch(`${gateway.origin}/api/media.php`, { method: 'POST', body: form });
  expect(await response.json()).toEqual({
    success: true,
    filename: 'frame.jpg',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    alt: 'Ο σκελετός από εμπρός',
  });
});

test('PHP gets the visitor’s address and the request id, but no hop-by-hop headers', async () => {
  const response = await gateway.get('system-info.php', { 'x-request-id': 'given-by-the-edge', te: 'trailers' });
  expect(response.headers.get('x-powered-by')).toBeNull();
  const { headers } = await response.json();
  const seen = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  expect(seen).toMatchObject({
    'x-request-id': 'given-by-the-edge',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': new URL(gateway.origin).host,
  });
  expect(seen).not.toHaveProperty('te');
});

test('a response that starts with a PHP warning is passed on and not cached', async () => {
  for (let count = 0; count < 2; count++) {
    const response = await gateway.get('posts.php');
    expect(await response.text()).toMatch(/Warning.*alsoUndefined[\s\S]*"success":true/);
    expect(response.headers.get('x-cache')).toBeNull();
  }
});

test('a script that takes too long is a 503 in the visitor’s language', async () => {
  const impatient = new TestGateway();
  await impatient.start({ apiOrigin: phpOrigin, requestTimeoutMs: 900 });
  const slow = await impatient.get('statistics.php', { 'accept-language': 'en' });
  expect(slow.status).toBe(503);
  expect(await slow.json()).toMatchObject({ message: expect.stringMatching(/not available/) });
  await impatient.stop();
});
