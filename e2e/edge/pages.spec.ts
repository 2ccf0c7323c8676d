import { connect } from 'node:tls';
import { startScripts, waitForHydration } from '../fixtures/hydration.ts';
import { sendRequest } from './site/visitor.ts';
import { expect, test } from './test.ts';

for (const [what, address, heading] of [
  ['the home page', '/', 'Δείτε καθαρά. Δείξτε εσείς.'],
  ['a list in English', '/en/shop', 'Products'],
] as const) {
  test(`${what} opens over TLS and HTTP/2 without errors`, async ({ edge, page, browserErrors }) => {
    await page.goto(edge.secureUrl + address);
    await startScripts(page);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const protocols = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
        (entry) => (entry as PerformanceResourceTiming).nextHopProtocol,
      ),
    );
    expect(new Set(protocols)).toEqual(new Set(['h2']));
    expect(browserErrors.unexpected).toEqual([]);
  });
}

test('a product opens from the product list', async ({ edge, page, browserErrors }) => {
  await page.goto(`${edge.secureUrl}/shop`);
  const product = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await product.click();
  await expect(page).toHaveURL(/\/shop\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(browserErrors.unexpected).toEqual([]);
});

test('a connection uses HTTP/2 when the client supports it', async ({ edge }) => {
  const { port } = new URL(edge.secureUrl);
  const chosen = await new Promise((resolve, reject) => {
    const socket = connect(
      { host: '127.0.0.1', port: Number(port), ALPNProtocols: ['h2', 'http/1.1'], rejectUnauthorized: false },
      () => {
        resolve(socket.alpnProtocol);
        socket.destroy();
      },
    ).once('error', reject);
  });
  expect(chosen).toBe('h2');
});

test('pages and API responses have each security header once and hide the server software', async ({ edge }) => {
  for (const address of ['/', '/backend/api/products.php?limit=1']) {
    const secure = await sendRequest(edge.secureUrl + address);
    const single = secure.headerNames.filter((name) => name !== 'set-cookie');
    expect(new Set(single).size, single.join()).toBe(single.length);
    expect(secure.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('default-src'),
      'strict-transport-security': 'max-age=31536000',
      server: 'nginx',
    });
    expect(secure.headerNames).not.toContain('x-powered-by');
    expect((await sendRequest(edge.url + address)).headerNames).not.toContain('strict-transport-security');
  }
});

test('edge and gateway share one request id, and a visitor cannot set it', async ({ edge }) => {
  const chosen = 'chosen-by-the-visitor';
  const responses = await Promise.all(
    ['/', '/about', '/backend/api/products.php'].map((address) =>
      sendRequest(edge.url + address, { headers: { 'x-request-id': chosen } }),
    ),
  );
  const ids = responses.map(({ headers }) => String(headers['x-request-id']));
  expect(new Set(ids).size).toBe(responses.length);
  expect(ids).not.toContain(chosen);
  // nginx writes the log line after the response has been sent.
  const getLines = (id: string) => edge.readLog().filter((line) => line.id === id);
  for (const id of ids) await expect.poll(() => getLines(id)).toHaveLength(1);
});

test('the log contains no personal data', async ({ edge }) => {
  const address = '127.9.8.7';
  const headers = { 'user-agent': 'a rare browser', cookie: 'crumbly=1', referer: 'https://elsewhere.example/' };
  const response = await sendRequest(`${edge.url}/shop?search=somebody`, { headers }, address);
  await expect.poll(() => edge.logText).toContain(String(response.headers['x-request-id']));
  for (const word of [address, 'somebody', 'rare browser', 'crumbly', 'elsewhere'])
    expect(edge.logText).not.toContain(word);
});
