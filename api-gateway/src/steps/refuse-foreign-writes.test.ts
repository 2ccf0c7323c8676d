import { TestGateway } from '../testing/test-gateway.ts';

const gateway = new TestGateway();
beforeAll(() => gateway.start());
afterAll(() => gateway.stop());

const getOwnOrigin = () => gateway.origin;

test.each<[string, Record<string, string | (() => string)>, number]>([
  ['a form of another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a form of another subdomain', { 'sec-fetch-site': 'same-site' }, 403],
  ['an old browser on another site', { origin: 'https://evil.example' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['this site', { 'sec-fetch-site': 'same-origin', origin: getOwnOrigin }, 200],
  ['an old browser on this site', { origin: getOwnOrigin }, 200],
  ['a program', {}, 200],
])('a logout sent by %s', async (_sender, given, status) => {
  const headers = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, typeof value === 'function' ? value() : value]),
  );
  const response = await gateway.write('login.php?action=logout', { headers });
  expect(response.status).toBe(status);
  expect(response.headers.has('set-cookie')).toBe(status === 200);
});

test('a link of another site is followed', async () => {
  expect((await gateway.get('products.php', { 'sec-fetch-site': 'cross-site' })).status).toBe(200);
});
