import { ask, newAddress } from './site/visitor.ts';
import { expect, test } from './test.ts';

const MEGABYTE = 1024 * 1024;

test('too many logins from one address are refused, and both gateways count together', async ({ edge }) => {
  const address = newAddress();
  const attempt = (number: number) =>
    ask(
      `${edge.url}/backend/api/login.php`,
      { json: { email: `nobody-${number}@journeys.example`, password: 'a wrong password' } },
      address,
    );
  const answers = [];
  for (let number = 0; number < 16; number += 1) answers.push(await attempt(number));

  const passed = answers.filter(({ status }) => status === 401);
  const refused = answers.filter(({ status }) => status === 429);
  expect(passed.length + refused.length).toBe(answers.length);
  expect(passed.length).toBeGreaterThanOrEqual(11);
  expect(refused.length).toBeGreaterThan(0);
  expect(JSON.parse(refused[0]?.body.toString() ?? '')).toEqual({ success: false, code: 'TOO_MANY_REQUESTS' });
  expect(refused[0]?.headers['retry-after']).toBe('6');

  // One row of numbers, whichever gateway answered.
  const gateways = edge
    .readLog()
    .filter(({ path, status }) => path === '/backend/api/login.php' && status === 401)
    .slice(-passed.length)
    .map(({ gateway }) => gateway);
  expect(new Set(gateways).size).toBe(2);
  const left = passed.map(({ headers }) => Number(/r=(\d+)/.exec(String(headers.ratelimit))?.[1]));
  expect(left).toEqual(left.map((_, index) => Number(left[0]) - index));

  // Somebody else is not held up.
  expect(
    (await ask(`${edge.url}/backend/api/login.php`, { json: { email: 'a@b.gr', password: 'wrong' } })).status,
  ).toBe(401);
});

for (const [what, path, bytes] of [
  ['a call', '/backend/api/cart.php?action=quote', 1.1 * MEGABYTE],
  ['a login', '/backend/api/login.php', MEGABYTE / 4],
  ['an upload', '/backend/api/settings.php?action=upload', 12.1 * MEGABYTE],
] as const) {
  test(`${what} whose body is too large is refused before a gateway sees it`, async ({ edge }) => {
    const answer = await ask(edge.url + path, { body: Buffer.alloc(bytes), headers: { 'content-type': 'image/png' } });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body.toString())).toEqual({ success: false, code: 'TOO_LARGE' });
    // nginx writes its line once it has let the rest of the body pass by.
    const lines = () => edge.readLog().filter((line) => line.status === 413 && path.startsWith(line.path));
    await expect.poll(lines).toMatchObject([{ gateway: '' }]);
  });
}

for (const [what, path, bytes] of [
  ['an upload', '/backend/api/settings.php?action=upload', 5 * MEGABYTE],
  ['a release', '/releases/mfe-shop', 16 * MEGABYTE],
] as const) {
  test(`${what} of ${bytes / MEGABYTE} MB reaches a gateway`, async ({ edge }) => {
    const answer = await ask(edge.url + path, { body: Buffer.alloc(bytes), headers: { 'content-type': 'image/png' } });
    expect(answer.status).not.toBe(413);
    const lines = () => edge.readLog().filter((line) => line.status === answer.status && path.startsWith(line.path));
    await expect.poll(lines).toMatchObject([{ gateway: expect.stringContaining('127.0.0.1:') }]);
  });
}
