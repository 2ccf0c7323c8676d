import type { IncomingMessage } from 'node:http';
import pino from 'pino';
import { createApp } from '../app.ts';
import type { LiveComposition } from '../releases/composition/live-composition.ts';
import { Renderer } from '../render/renderer.ts';
import { TokenBinding } from '../session/token-binding.ts';
import { TestServers } from '../testing/http.ts';
import { createRoute, createShellManifest } from '../testing/release-builds.ts';
import { respondWithJson, ScriptedApi } from '../testing/scripted-api.ts';
import { Upstream } from '../upstream/upstream.ts';
import { FRESH_MS } from './moved-addresses.ts';

const composition: LiveComposition = {
  key: '1',
  shell: { ...createShellManifest('1'), server: 'server.js', routes: [createRoute(''), createRoute('shop/:slug')] },
  shellBase: '/assets/1/',
  shellFolder: '/releases/shell/1',
  remotes: [],
};

const servers = new TestServers();
const api = new ScriptedApi();
const log = pino({ level: 'silent' });
let upstream: Upstream;
let site: string;
/** The shop's products and redirects. */
let slugs: string[];
let redirects: Record<string, string>;
let isDown: boolean;
let offsetMs: number;

beforeEach(async () => {
  slugs = ['new'];
  redirects = {};
  isDown = false;
  offsetMs = 0;
  const getTime = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => getTime() + offsetMs);
  upstream = new Upstream(await api.start());
  api.script = (request, response, count) =>
    respondWithJson(respond, { status: isDown ? 503 : 200 })(request, response, count);
  const render = async (_composition: unknown, { address }: { address: string }) => {
    const slug = new URL(address, 'http://site').pathname.split('/').pop() ?? '';
    const isFound = slug === '' || slug === 'en' || slugs.includes(slug);
    const meta = isFound ? { title: slug } : ({ status: 404 } as const);
    return { page: { html: slug, meta, cache: { queries: {}, provided: {} } } };
  };
  const renderer = new Renderer({ pool: { render }, log, onFailure: () => {} });
  upstream.onPurge(() => renderer.purge());
  const releases = { live: async () => composition };
  const binding = new TokenBinding(Buffer.alloc(32));
  site = await servers.listen(createApp({ releases, releasesFolder: '/nowhere', upstream, renderer, binding, log }));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await servers.close();
  await api.stop();
  await upstream.close();
  api.requests.length = 0;
});

function respond({ method, url = '' }: IncomingMessage): object {
  if (isDown) return { success: false };
  if (method !== 'GET' || !url.includes('action=map')) return { success: true, message: 'done' };
  // Two in each response, as if there were thousands.
  const after = Number(new URL(url, 'http://api').searchParams.get('after'));
  const rows = Object.entries(redirects).map(([from, to]) => ({ from, to }));
  const data = { redirects: rows.slice(after, after + 2), next: after + 2 < rows.length ? after + 2 : null };
  return { success: true, data };
}

async function visit(path: string) {
  const { status, headers } = await fetch(site + path, { redirect: 'manual' });
  return [status, headers.get('location')];
}
const countReads = () => api.requests.filter((request) => request.includes('action=map')).length;
const write = (path: string) =>
  fetch(`${site}/api/${path}`, { method: 'PUT', body: '{}', headers: { 'content-type': 'application/json' } });

test.each([
  ['/shop/old', [301, '/shop/new']],
  ['/en/shop/old', [301, '/en/shop/new']],
  ['/shop/old?size=49&x=%22', [301, '/shop/new?size=49&x=%22']],
  ['/en/shop/old?size=49', [301, '/en/shop/new?size=49']],
  ['/Shop/Old', [301, '/shop/old']],
  [encodeURI('/παλιά-σελίδα'), [301, '/shop/new']],
  ['/en/index.php', [301, '/en']],
  ['/shop/new', [200, null]],
  ['/shop/gone', [404, null]],
  ['/old', [404, null]],
  ['/shop/evil', [404, null]],
  ['/shop/host', [404, null]],
  ['//shop/old', [404, null]],
])('%s responds with %j', async (path, expected) => {
  redirects = {
    '/shop/old': '/shop/new',
    // The product has been given its old address again.
    '/shop/new': '/shop/newer',
    [encodeURI('/παλιά-σελίδα')]: '/shop/new',
    '/index.php': '/',
    '/shop/evil': 'https://evil.example/',
    '/shop/host': '//evil.example/',
  };
  expect(await visit(path)).toEqual(expected);
});

test('browsers ask again for a redirected address', async () => {
  redirects = { '/shop/old': '/shop/new' };
  const response = await fetch(`${site}/shop/old`, { redirect: 'manual' });
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test('pages that are not found cost no request each, and a found page costs none', async () => {
  await visit('/shop/new');
  expect(countReads()).toBe(0);
  for (const path of ['/shop/a', '/shop/b', '/wp-login.php', '/en/shop/c']) await visit(path);
  expect(countReads()).toBe(1);
});

test('a write that may change redirects applies at once, others cost nothing', async () => {
  expect(await visit('/shop/old')).toEqual([404, null]);
  redirects = { '/shop/old': '/shop/new' };
  await write('orders.php?action=cancel');
  expect(await visit('/shop/old')).toEqual([404, null]);
  await write('products.php');
  expect(await visit('/shop/old')).toEqual([301, '/shop/new']);
  redirects = {};
  await write('redirects.php');
  expect(await visit('/shop/old')).toEqual([404, null]);
  expect(countReads()).toBe(3);
});

test('redirects that changed elsewhere apply after a minute, and stay while the API is down', async () => {
  redirects = { '/shop/old': '/shop/new' };
  expect(await visit('/shop/old')).toEqual([301, '/shop/new']);
  isDown = true;
  offsetMs = 60 * FRESH_MS;
  for (let count = 0; count < 3; count++) expect(await visit('/shop/old')).toEqual([301, '/shop/new']);
  isDown = false;
  redirects = { '/shop/old': '/shop/newer' };
  offsetMs = 120 * FRESH_MS;
  let [, target] = await visit('/shop/old');
  while (target === '/shop/new') [, target] = await visit('/shop/old');
  expect(target).toBe('/shop/newer');
});

test('without an API, a page that is not found is a 404', async () => {
  isDown = true;
  expect(await visit('/shop/old')).toEqual([404, null]);
});
