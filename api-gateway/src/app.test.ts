import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { createApp, type GatewayParts } from './app.ts';
import type { LiveComposition } from './releases/composition/live-composition.ts';
import { TokenBinding } from './session/token-binding.ts';
import { WRITES_PER_MINUTE } from './steps/api/limits.ts';
import { createRoute } from './testing/release-builds.ts';
import { Upstream } from './upstream/upstream.ts';

const TOKEN = 'a-token-of-forty-characters-a-token-of-40';
const part = { scripts: ['part.js'], styles: ['part.css'], consumes: ['@fakos/shared-kit/ui/price'] };

const composition: LiveComposition = {
  key: '1',
  shellFolder: undefined,
  shell: {
    version: '1',
    contract: 1,
    kit: '1.0.0',
    scripts: ['main.js'],
    styles: ['main.css'],
    fonts: [],
    routes: ['', 'about'].map((path) => createRoute(path, { scripts: ['page.js'] })),
    notFound: { scripts: ['not-found.js'], styles: [] },
    provides: { '@fakos/shared-kit/ui/price': { scripts: ['kit-catalogue.js'], styles: [] } },
    locales: { el: ['el.js'], en: ['en.js'] },
    redirects: [],
    integrity: { 'main.js': 'sha384-main' },
  },
  shellBase: '/assets/1/',
  remotes: [
    {
      base: '/remotes/mfe-shop/1/',
      folder: undefined,
      previous: [],
      manifest: {
        id: 'mfe-shop',
        version: '1',
        contract: 1,
        kit: '^1.0.0',
        entry: 'entry.js',
        global: 'mfe_shop_1',
        module: part,
        routes: [createRoute('shop/:slug', part)],
        slots: [],
        widgets: [],
        slices: [],
        locales: { el: part, en: part },
        integrity: { 'entry.js': 'sha384-entry' },
      },
    },
  ],
};

/** An API that returns the request it received, and that accepts one password. */
async function respond(request: IncomingMessage): Promise<{ status: number; body: object }> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const received = { path: request.url, authorization: request.headers.authorization ?? null, body };
  if (!request.url?.includes('login.php') || request.method !== 'POST') return { status: 200, body: received };
  if (request.url.includes('action=logout')) return { status: 200, body: { success: true, message: 'bye' } };
  return body.includes('right')
    ? { status: 200, body: { success: true, token: TOKEN, user: { name: 'Μαρία' } } }
    : { status: 401, body: { success: false, code: 'LOGIN_FAILED', message: 'Λάθος στοιχεία σύνδεσης' } };
}

const releasesFolder = mkdtempSync(path.join(tmpdir(), 'fakos-releases-'));
afterAll(() => rmSync(releasesFolder, { recursive: true }));

const servers: Server[] = [];
let gateway: string;
let upstream: Upstream;

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startGateway(apiOrigin: string, options: Partial<GatewayParts> = {}): Promise<string> {
  upstream = new Upstream(apiOrigin);
  const app = createApp({
    releases: { live: async () => composition },
    releasesFolder,
    upstream,
    binding: new TokenBinding(Buffer.alloc(32)),
    log: pino({ level: 'silent' }),
    ...options,
  });
  return listen(createServer(app));
}

beforeEach(async () => {
  const api = await listen(
    createServer(async (request, response) => {
      const { status, body } = await respond(request);
      response.writeHead(status, { 'content-type': 'application/json', server: 'php', connection: 'close' });
      response.end(JSON.stringify(body));
    }),
  );
  gateway = await startGateway(api);
});

afterEach(async () => {
  await upstream.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

const login = (password: string) =>
  fetch(`${gateway}/api/login.php`, { method: 'POST', body: JSON.stringify({ email: 'a@b.gr', password }) });

test('requests reach the API below both spellings of its base, without hop-by-hop headers', async () => {
  for (const base of ['/backend/api/', '/api/']) {
    const response = await fetch(`${gateway}${base}products.php?page=2`);
    expect(await response.json()).toMatchObject({ path: '/backend/api/products.php?page=2' });
    expect(response.headers.get('server')).toBeNull();
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
  }
});

test.each(['/%E0%A4%A', '/en/%', '/%00'])('%s is no page, and no error of ours', async (path) => {
  const { status } = await fetch(gateway + path);
  expect([400, 404]).toContain(status);
});

test('uploaded images come from the API, read-only, with headers that prevent their execution', async () => {
  const response = await fetch(`${gateway}/backend/uploads/sections/a.jpg`);
  expect(await response.json()).toMatchObject({ path: '/backend/uploads/sections/a.jpg' });
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await fetch(`${gateway}/backend/uploads/sections/a.jpg`, { method: 'PUT', body: '' })).status).toBe(405);
});

test('files of releases have short headers, because a first view requests dozens of them', async () => {
  mkdirSync(path.join(releasesFolder, 'shell/1'), { recursive: true });
  writeFileSync(path.join(releasesFolder, 'shell/1/main.js'), 'text');
  const { status, headers } = await fetch(`${gateway}/assets/1/main.js`);
  expect(status).toBe(200);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect([...headers].join('\n').length).toBeLessThan(700);
});

test.each(['', '?action=two-step', '?action=link'])('the token of login.php%s needs the cookie', async (action) => {
  const body = JSON.stringify({ token: 'right' });
  const signedIn = await fetch(`${gateway}/api/login.php${action}`, { method: 'POST', body });
  const cookie = signedIn.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^fakos_session=[\w-]+;.*HttpOnly.*SameSite=Lax/);
  const headers = { authorization: `Bearer ${TOKEN}` };
  const request = async (extra: Record<string, string>) =>
    (await fetch(`${gateway}/api/profile.php`, { headers: { ...headers, ...extra } })).json();
  expect(await request({})).toMatchObject({ authorization: null });
  expect(await request({ cookie: 'fakos_session=forged' })).toMatchObject({ authorization: null });
  expect(await request({ cookie: cookie.split(';')[0] ?? '' })).toMatchObject({ authorization: headers.authorization });
});

test('by HTTPS, the cookie belongs to this host only', async () => {
  const secure = { 'x-forwarded-proto': 'https' };
  const body = JSON.stringify({ email: 'a@b.gr', password: 'right' });
  const signedIn = await fetch(`${gateway}/api/login.php`, { method: 'POST', body, headers: secure });
  const cookie = signedIn.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^__Host-fakos_session=[\w-]+; .*Path=\/; .*Secure/);
  const [pair = ''] = cookie.split(';');
  const read = async (sent: string) => {
    const headers = { ...secure, authorization: `Bearer ${TOKEN}`, cookie: sent };
    return (await fetch(`${gateway}/api/profile.php`, { headers })).json();
  };
  expect(await read(pair)).toMatchObject({ authorization: `Bearer ${TOKEN}` });
  expect(await read(pair.replace('__Host-', ''))).toMatchObject({ authorization: null });
});

test.each([
  ['https://shop.example', 'max-age=31536000'],
  ['http://shop.example', null],
])('with PUBLIC_URL %s, the header that demands HTTPS is %s', async (publicUrl, expected) => {
  const origin = await startGateway(gateway, { publicUrl });
  for (const path of ['/about', '/api/brands.php', '/robots.txt', '/missing']) {
    const response = await fetch(origin + path);
    expect(response.headers.get('strict-transport-security')).toBe(expected);
  }
});

test('a refused login sets no cookie and passes the response of the API', async () => {
  const refused = await login('wrong');
  expect(refused.status).toBe(401);
  expect(refused.headers.get('set-cookie')).toBeNull();
  expect(await refused.json()).toMatchObject({ message: 'Λάθος στοιχεία σύνδεσης' });
});

test('logout removes the cookie', async () => {
  const out = await fetch(`${gateway}/api/login.php?action=logout`, { method: 'POST', body: '{}' });
  expect(out.headers.get('set-cookie')).toMatch(/fakos_session=;.*Expires=Thu, 01 Jan 1970/);
});

test.each([
  ['/', 200],
  ['/about', 200],
  ['/en/about', 200],
  ['/shop/aegean', 200],
  ['/nowhere', 404],
])('the page %s responds with %i', async (path, status) => {
  const response = await fetch(`${gateway}${path}`);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain('id="fakos-boot"');
});

test("a remote's page names its files in the head, in its language, and runs only scripts with its nonce", async () => {
  const response = await fetch(`${gateway}/en/shop/aegean`);
  const page = await response.text();
  expect(page).toContain('<html lang="en">');
  const policy = response.headers.get('content-security-policy') ?? '';
  const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic';/.exec(policy)?.[1];
  const entry = `href="/remotes/mfe-shop/1/entry.js" as="script" fetchpriority="low" nonce="${nonce}" integrity="sha384-entry"`;
  expect(page).toContain(entry);
  expect(page).toContain('/assets/1/en.js');
  expect(page).not.toContain('/assets/1/el.js');
  const scripts = [...page.matchAll(/<script [^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes('json'));
  expect(scripts).toContainEqual(expect.stringContaining('src="/assets/1/main.js"'));
  expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
  const again = await (await fetch(`${gateway}/en/shop/aegean`)).text();
  expect(again).not.toContain(nonce);
});

test('markup in an address is escaped', async () => {
  const page = await (await fetch(`${gateway}/%22%3E%3Cscript%3Ealert(1)%3C/script%3E`)).text();
  expect(page).not.toContain('<script>alert');
});

test('an unavailable API is a 503 in the visitor’s language, and pages are still served', async () => {
  const lonely = await startGateway('http://127.0.0.1:1');
  const call = await fetch(`${lonely}/api/products.php`, { headers: { 'accept-language': 'en' } });
  expect(call.status).toBe(503);
  expect(await call.json()).toMatchObject({
    code: 'UPSTREAM_UNAVAILABLE',
    message: expect.stringMatching(/not available/),
  });
  const body = JSON.stringify({ email: 'a@b.gr', password: 'right' });
  expect((await fetch(`${lonely}/api/login.php`, { method: 'POST', body })).status).toBe(503);
  expect((await fetch(`${lonely}/`)).status).toBe(200);
});

test('an IP address that sends too many writes gets 429; reads are not limited', async () => {
  const write = () => fetch(`${gateway}/api/cart.php`, { method: 'POST', body: '{}' });
  for (let count = 0; count < WRITES_PER_MINUTE; count++) await (await write()).text();
  const refused = await write();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).not.toBeNull();
  expect((await fetch(`${gateway}/api/products.php`)).status).toBe(200);
});

test('with a public address, no page repeats the host of the request', async () => {
  const origin = await startGateway('http://127.0.0.1:1', { publicUrl: 'https://shop.example' });
  const get = (path: string) =>
    new Promise<string>((resolve, reject) => {
      request(`${origin}${path}`, { headers: { host: 'evil.example' } }, async (response) => {
        let text = '';
        for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
        resolve(text);
      })
        .on('error', reject)
        .end();
    });
  for (const path of ['/', '/about', '/robots.txt']) {
    const text = await get(path);
    expect(text).toContain('https://shop.example');
    expect(text.replaceAll(/ data-href="[^"]*"/g, '')).not.toContain('evil.example');
  }
});

test('a slow API delays a page no longer than the page may take', async () => {
  const silent = await listen(createServer(() => undefined));
  const origin = await startGateway(silent, { pageTimeoutMs: 100 });
  const startedAt = performance.now();
  expect((await fetch(`${origin}/`)).status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

test('an error page of the API’s server never reaches visitors', async () => {
  const broken = await listen(
    createServer((_request, response) => {
      response.writeHead(500, { 'content-type': 'text/html' }).end('PDO secret in /var/www');
    }),
  );
  const origin = await startGateway(broken);
  for (const path of ['products.php?page=3', 'profile.php']) {
    const response = await fetch(`${origin}/api/${path}`);
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ success: false, code: 'UPSTREAM_FAILED' });
  }
  const body = JSON.stringify({ email: 'a@b.gr', password: 'right' });
  expect((await fetch(`${origin}/api/login.php`, { method: 'POST', body })).status).toBe(502);
});

test('a form that is submitted without scripts gets a page that explains that nothing was sent', async () => {
  const body = new URLSearchParams({ email: 'a@b.gr', password: 'secret-word' });
  const response = await fetch(`${gateway}/en/login`, { method: 'POST', body });
  expect(response.status).toBe(400);
  const page = await response.text();
  expect(page).toContain('has to run JavaScript');
  expect(page).toContain('<a href="/en/login">');
  expect(page).not.toContain('secret-word');
});
