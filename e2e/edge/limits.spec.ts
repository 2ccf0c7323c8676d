import { newAddress, sendRequest } from './site/visitor.ts';
import { expect, test } from './test.ts';

const MEGABYTE = 1024 * 1024;

test('too many logins from one address are refused, counted across both gateways', async ({ edge }) => {
  const address = newAddress();
  const attempt = (number: number) =>
    sendRequest(
      `${edge.url}/backend/api/login.php`,
      { json: { email: `nobody-${number}@journeys.example`, password: 'a wrong password' } },
      address,
    );
  const responses = [];
  for (let number = 0; number < 16; number += 1) responses.push(await attempt(number));

  const passed = responses.filter(({ status }) => status === 401);
  const refused = responses.filter(({ status }) => status === 429);
  expect(passed.length + refused.length).toBe(responses.length);
  expect(passed.length).toBeGreaterThanOrEqual(11);
  expect(refused.length).toBeGreaterThan(0);
  expect(JSON.parse(refused[0]?.body.toString() ?? '')).toEqual({ success: false, code: 'TOO_MANY_REQUESTS' });
  expect(refused[0]?.headers['retry-after']).toBe('6');

  // Both gateways count down the same limit.
  const gateways = edge
    .readLog()
    .filter(({ path, status }) => path === '/backend/api/login.php' && status === 401)
    .slice(-passed.length)
    .map(({ gateway }) => gateway);
  expect(new Set(gateways).size).toBe(2);
  const remaining = passed.map(({ headers }) => Number(/r=(\d+)/.exec(String(headers.ratelimit))?.[1]));
  expect(remaining).toEqual(remaining.map((_, index) => Number(remaining[0]) - index));

  // Another address is not limited.
  expect(
    (await sendRequest(`${edge.url}/backend/api/login.php`, { json: { email: 'a@b.gr', password: 'wrong' } })).status,
  ).toBe(401);
});

for (const [what, path, bytes] of [
  ['an API request', '/backend/api/cart.php?action=quote', 1.1 * MEGABYTE],
  ['a login', '/backend/api/login.php', MEGABYTE / 4],
  ['an upload', '/backend/api/settings.php?action=upload', 12.1 * MEGABYTE],
] as const) {
  test(`${what} with a body that is too large is refused before it reaches a gateway`, async ({ edge }) => {
    const response = await sendRequest(edge.url + path, {
      body: Buffer.alloc(bytes),
      headers: { 'content-type': 'image/png' },
    });
    expect(response.status).toBe(413);
    expect(JSON.parse(response.body.toString())).toEqual({ success: false, code: 'TOO_LARGE' });
    // nginx logs the request only after it has discarded the rest of the body.
    const lines = () => edge.readLog().filter((line) => line.status === 413 && path.startsWith(line.path));
    await expect.poll(lines).toMatchObject([{ gateway: '' }]);
  });
}

test('a release that is too large is refused with a message that the release command prints', async ({ edge }) => {
  const response = await sendRequest(`${edge.url}/releases/mfe-shop`, {
    body: Buffer.alloc(33.1 * MEGABYTE),
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect(response.status).toBe(413);
  expect(JSON.parse(response.body.toString())).toEqual({
    success: false,
    code: 'TOO_LARGE',
    message: 'The release has more than 32 MB.',
  });
});

for (const [what, path, bytes] of [
  ['an upload', '/backend/api/settings.php?action=upload', 5 * MEGABYTE],
  ['a release', '/releases/mfe-shop', 16 * MEGABYTE],
] as const) {
  test(`${what} of ${bytes / MEGABYTE} MB reaches a gateway`, async ({ edge }) => {
    const response = await sendRequest(edge.url + path, {
      body: Buffer.alloc(bytes),
      headers: { 'content-type': 'image/png' },
    });
    expect(response.status).not.toBe(413);
    const lines = () => edge.readLog().filter((line) => line.status === response.status && path.startsWith(line.path));
    await expect.poll(lines).toMatchObject([{ gateway: expect.stringContaining('127.0.0.1:') }]);
  });
}
