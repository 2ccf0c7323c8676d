import { createHash, randomBytes } from 'node:crypto';
import { PhpServer } from '../testing/php-server.ts';
import { TestGateway } from '../testing/test-gateway.ts';

// The gateway before a real PHP server, as `API_UPSTREAM` puts it.

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

function cookiesOf(answer: Response): string[] {
  return answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
}

test('a list comes in the language of the visitor, once for all, until a write', async () => {
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

test('a login binds its token and keeps the session of PHP, whose cookie travels both ways', async () => {
  const signedIn = await login('right');
  const { token } = await signedIn.json();
  const cookies = cookiesOf(signedIn);
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
  expect(cookiesOf(out).filter((cookie) => /^(?:fakos_session=|PHPSESSID=(?:deleted)?)$/.test(cookie))).toHaveLength(2);
});

test.each([undefined, 'admin'] as const)(
  'who signs in without a role is a user, unless the setting says %s',
  async (missingRole) => {
    await gateway.stop();
    gateway = new TestGateway();
    await gateway.start({ apiOrigin: phpOrigin, ...(missingRole && { missingRole }) });
    const user = { email: 'maria@example.gr', role: missingRole ?? 'user', must_change_password: false };
    const signedIn = await login('right');
    const { token, ...answer } = await signedIn.json();
    expect(answer).toEqual({ success: true, user });
    const headers = { authorization: `Bearer ${token}`, cookie: cookiesOf(signedIn).join('; ') };
    expect(await (await gateway.get('login.php', headers)).json()).toEqual({ success: true, user });
  },
);

test('a refused login keeps the words of PHP', async () => {
  const refused = await login('wrong');
  expect(refused.status).toBe(401);
  expect(cookiesOf(refused)).toEqual([]);
  expect(await refused.json()).toMatchObject({ message: 'Λάθος στοιχεία σύνδεσης' });
});

test('an upload of two megabytes arrives byte by byte', async () => {
  const bytes = randomBytes(1.9 * 1024 * 1024);
  const form = new FormData();
  form.set('alt', 'Ο σκελετός από εμπρός');
  form.set('file', new Blob([bytes], { type: 'image/jpeg' }), 'frame.jpg');
  const answer = await fetch(`${gateway.origin}/api/media.php`, { method: 'POST', body: form });
  expect(await answer.json()).toEqual({
    success: true,
    filename: 'frame.jpg',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    alt: 'Ο σκελετός από εμπρός',
  });
});

test('PHP sees who asks and by which id, and nothing of the connection', async () => {
  const answer = await gateway.get('system-info.php', { 'x-request-id': 'given-by-the-edge', te: 'trailers' });
  expect(answer.headers.get('x-powered-by')).toBeNull();
  const { headers } = await answer.json();
  const seen = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  expect(seen).toMatchObject({
    'x-request-id': 'given-by-the-edge',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': new URL(gateway.origin).host,
  });
  expect(seen).not.toHaveProperty('te');
});

test('an answer with a warning of PHP in front passes as it is and is not kept', async () => {
  for (let count = 0; count < 2; count++) {
    const answer = await gateway.get('posts.php');
    expect(await answer.text()).toMatch(/Warning.*alsoUndefined[\s\S]*"success":true/);
    expect(answer.headers.get('x-cache')).toBeNull();
  }
});

test('a script that takes too long is a 503 in the language of the visitor', async () => {
  const impatient = new TestGateway();
  await impatient.start({ apiOrigin: phpOrigin, callTimeoutMs: 900 });
  const slow = await impatient.get('statistics.php', { 'accept-language': 'en' });
  expect(slow.status).toBe(503);
  expect(await slow.json()).toMatchObject({ message: expect.stringMatching(/not available/) });
  await impatient.stop();
});
