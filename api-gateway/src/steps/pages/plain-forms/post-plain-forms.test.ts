import { xssVectors } from '@fakos/contracts/testing/xss-vectors';
import { respondWithJson } from '../../../testing/scripted-api.ts';
import { TestGateway } from '../../../testing/test-gateway.ts';

const message = { email: 'maria@example.gr', message: 'Πότε είστε ανοιχτά;', name: 'Μαρία <b>', gdprConsent: 'on' };
const account = { name: 'Μαρία', email: 'maria@example.gr', password: 'a secret of mine', terms: 'on' };
let gateway: TestGateway;
/** Bodies and languages that the API received. */
let received: { body: unknown; language: string | undefined }[];
let reply: { status: number; body: object };

beforeEach(async () => {
  gateway = new TestGateway();
  await gateway.start();
  received = [];
  reply = { status: 200, body: { success: true, message: 'ok' } };
  gateway.api.script = async (request, response, count) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    received.push({ body: JSON.parse(text), language: request.headers['accept-language'] });
    respondWithJson(reply.body, { status: reply.status })(request, response, count);
  };
});
afterEach(() => gateway.stop());

const post = (path: string, values: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(gateway.origin + path, {
    method: 'POST',
    body: new URLSearchParams(values),
    redirect: 'manual',
    headers: { origin: gateway.origin, ...headers },
  });

test('a message from a contact form is sent, and a page in its language says so', async () => {
  const sent = await post('/en/contact', message);
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/en/form-sent?form=contact&from=%2Fen%2Fcontact']);
  const { gdprConsent: _agreed, ...fields } = message;
  expect(received).toEqual([
    {
      body: { ...fields, phone: '', subject: '', gdprConsent: true, form_title: '/contact' },
      language: 'en',
    },
  ]);
  const page = await (await fetch(new URL(sent.headers.get('location') ?? '', gateway.origin))).text();
  expect(page).toContain('<h1>Your message was sent</h1>');
  expect(page).toContain('<a href="/en/contact">');
});

test.each([
  [
    '/register',
    account,
    'POST /backend/api/users.php',
    { name: 'Μαρία', email: account.email, password: account.password },
  ],
  ['/forgot-password', { email: 'a@b.gr' }, 'POST /backend/api/users.php?action=forgot-password', { email: 'a@b.gr' }],
])('the form of %s works without scripts', async (path, values, endpoint, body) => {
  const sent = await post(path, values);
  expect(sent.status).toBe(303);
  expect(gateway.api.requests).toEqual([endpoint]);
  expect(received).toMatchObject([{ body, language: 'el' }]);
  const page = await fetch(gateway.origin + sent.headers.get('location'));
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store, no-transform']);
});

test('a form that is not accepted is shown again with what was written, except for the password', async () => {
  const errors = { email: 'Γράψτε ένα έγκυρο email.' };
  reply = { status: 422, body: { success: false, code: 'VALIDATION', message: 'Διορθώστε τα πεδία', errors } };
  const refused = await post('/register', account);
  expect(refused.status).toBe(422);
  const page = await refused.text();
  expect(page).toContain('role="alert"');
  expect(page).toContain('value="Μαρία"');
  expect(page).toContain('aria-invalid="true" aria-describedby="email-error"');
  expect(page).toContain(`id="email-error">${errors.email}`);
  expect(page).not.toContain(account.password);
  expect(page).toContain('action="/register"');
});

test('without the agreement nothing is sent', async () => {
  const { gdprConsent: _missing, ...values } = message;
  const refused = await post('/', values);
  expect(refused.status).toBe(422);
  const page = await refused.text();
  expect(page).toContain('id="gdprConsent-error"');
  expect(page).toContain('value="Μαρία &lt;b&gt;"');
  expect(received).toEqual([]);
});

test('while the API is down, the page keeps what was written', async () => {
  await gateway.api.stop();
  const refused = await post('/en/contact', message);
  expect(refused.status).toBe(503);
  expect(await refused.text()).toContain(message.message);
});

test('what was written is text, never markup', async () => {
  reply = { status: 422, body: { success: false, message: '<img src=x onerror=xss()>' } };
  for (const vector of xssVectors) {
    const page = await (await post('/contact', { ...message, message: vector, subject: vector })).text();
    const [, written = ''] = /<main>([\s\S]*)<\/main>/.exec(page) ?? [];
    // A quote ends the value of an attribute, and none is part of one.
    const markup = written.replaceAll(/"[^"]*"/g, '""');
    const tags = new Set([...markup.matchAll(/<\/?([a-z\d]+)/gi)].map(([, tag]) => tag));
    expect(['h1', 'p', 'form', 'label', 'input', 'textarea', 'a', 'button']).toEqual(expect.arrayContaining([...tags]));
    expect(markup).not.toMatch(/<[^>]*\son\w+=/i);
  }
});

test.each([
  ['another site', { origin: 'https://evil.example' }, 403],
  ['another site, as browsers say it', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a sandboxed page', { origin: 'null' }, 403],
])('a form that %s sends is refused', async (_who, headers, status) => {
  expect((await post('/contact', message, headers)).status).toBe(status);
  expect(received).toEqual([]);
});

test('a form of which no browser says where it comes from is not sent', async () => {
  const body = new URLSearchParams(message);
  expect((await fetch(`${gateway.origin}/contact`, { method: 'POST', body })).status).toBe(400);
  expect(received).toEqual([]);
});

test.each(['//evil.example', '/\t/evil.example', 'javascript:alert(1)'])(
  'the page links to no other site: %j',
  async (from) => {
    const page = await fetch(`${gateway.origin}/form-sent?${new URLSearchParams({ form: 'contact', from })}`);
    expect(await page.text()).toContain('<a href="/">');
  },
);
