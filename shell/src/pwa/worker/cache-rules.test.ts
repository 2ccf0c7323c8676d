import {
  getApiKey,
  getPageKey,
  getRequestKind,
  isCacheable,
  isCacheablePage,
  listReleaseFiles,
} from './cache-rules.ts';

const ORIGIN = 'https://shop.example';
const endpoints = { products: ['', 'get'], settings: ['getSettings'] };

function getKind(url: string, more: { method?: string; mode?: string; referrer?: string; headers?: HeadersInit } = {}) {
  const { method = 'GET', mode = 'cors', referrer = `${ORIGIN}/shop`, headers = {} } = more;
  return getRequestKind(
    { url: new URL(url, ORIGIN).href, method, mode, referrer, headers: new Headers(headers) },
    ORIGIN,
    endpoints,
  );
}

const createResponse = (headers: HeadersInit, status = 200, redirected = false) => ({
  status,
  redirected,
  headers: new Headers(headers),
});

test.each([
  ['/assets/1/main.js', 'file'],
  ['/remotes/mfe-shop/1/entry.js', 'file'],
  ['/remotes~1/mfe-shop/1/entry.js', 'other'],
  ['/backend/api/image.php?type=product&file=a.jpg', 'image'],
  ['/api/placeholder.php?width=1', 'image'],
  ['/backend/uploads/logos/a.svg', 'image'],
  ['/icons/192.png', 'image'],
  ['/backend/api/products.php?limit=4', 'api'],
  ['/api/settings.php?action=getSettings', 'api'],
  ['/composition', 'other'],
  ['https://elsewhere.example/backend/api/products.php', 'other'],
])('%s is %s', (url, kind) => {
  expect(getKind(url)).toBe(kind);
});

test.each(['profile.php', 'settings.php', 'products.php?action=admin-list', 'constructor.php?action=name'])(
  'a request of %s, which is not among the stored endpoints, is other',
  (request) => {
    expect(getKind(`/backend/api/${request}`)).toBe('other');
  },
);

test.each([
  ['with a session', { headers: { Authorization: 'Bearer t' } }],
  ['that writes', { method: 'POST' }],
  ['for a byte range', { headers: { Range: 'bytes=0-1' } }],
  ['from the back office', { referrer: `${ORIGIN}/admin/products` }],
])('the worker ignores a catalogue request %s', (_, more) => {
  expect(getKind('/backend/api/products.php', more)).toBe('other');
});

test.each([
  ['/', 'page'],
  ['/en/shop/aegina', 'page'],
  ['/admin', 'uncached-page'],
  ['/admin/orders', 'uncached-page'],
  ['/administration', 'page'],
  ['/sitemap.xml', 'uncached-page'],
  ['/backend/api/image.php?file=a', 'uncached-page'],
])('navigating to %s is of the kind %s', (url, kind) => {
  expect(getKind(url, { mode: 'navigate' })).toBe(kind);
});

test.each([
  ['/', true],
  ['/en/shop/cart', true],
  ['/offline', false],
  ['/en/offline', false],
  ['/admin/orders', false],
  ['/sitemap.xml', false],
])('the page %s is stored when it was seen: %s', (path, expected) => {
  expect(isCacheablePage(path)).toBe(expected);
});

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

test.each([
  ['a page', true, 'page', createResponse({ ...HTML, 'Cache-Control': 'no-cache' })],
  ['a private page', false, 'page', createResponse({ ...HTML, 'Cache-Control': 'no-store' })],
  ['a page without cache headers', false, 'page', createResponse(HTML)],
  ['a missing page', false, 'page', createResponse({ ...HTML, 'Cache-Control': 'no-cache' }, 404)],
  ['a redirected page', false, 'page', createResponse({ ...HTML, 'Cache-Control': 'no-cache' }, 200, true)],
  [
    'a shared API response',
    true,
    'api',
    createResponse({ ...JSON_TYPE, 'Cache-Control': 'no-cache', 'X-Cache': 'miss' }),
  ],
  ['an API response that was not shared', false, 'api', createResponse({ ...JSON_TYPE, 'Cache-Control': 'no-cache' })],
  [
    'a private API response',
    false,
    'api',
    createResponse({ ...JSON_TYPE, 'Cache-Control': 'private', 'X-Cache': 'hit' }),
  ],
  ['an image', true, 'image', createResponse({ 'Content-Type': 'image/avif', 'Cache-Control': 'public, max-age=9' })],
  ['an image without cache headers', false, 'image', createResponse({ 'Content-Type': 'image/png' })],
  ['a file', true, 'file', createResponse({ 'Content-Type': 'text/javascript', 'Cache-Control': 'public, immutable' })],
  [
    'a captive portal’s page for a file',
    false,
    'file',
    createResponse({ ...HTML, 'Cache-Control': 'public, immutable' }),
  ],
] as const)('%s is cacheable: %s', (_, expected, kind, response) => {
  expect(isCacheable(kind, response)).toBe(expected);
});

test('the key of a page ignores where the visitor came from', () => {
  expect(getPageKey(`${ORIGIN}/?source=pwa`)).toBe(`${ORIGIN}/`);
  expect(getPageKey(`${ORIGIN}/shop?brand=a&utm_source=b#top`)).toBe(`${ORIGIN}/shop?brand=a`);
});

test('the key of an API response has the language and one spelling of the address', () => {
  const greek = getApiKey(`${ORIGIN}/api/products.php?sort=a&limit=4`, 'el');
  expect(greek).toBe(getApiKey(`${ORIGIN}/backend/api/products.php?limit=4&sort=a`, null));
  expect(greek).not.toBe(getApiKey(`${ORIGIN}/api/products.php?sort=a&limit=4`, 'en'));
});

test('release files and their hashes are read from a document’s tags', () => {
  const html = `<link rel="preload" href="/assets/1/font.woff2" as="font" crossorigin>
    <script async src="/assets/1/main.js" nonce="n" integrity="sha384-a" crossorigin="anonymous"></script>
    <link rel="prefetch" href="/assets/1/main.js" integrity="sha384-a">
    <link rel="canonical" href="/shop"><a href="/assets/1/no.js">x</a>`;
  expect(listReleaseFiles(html)).toEqual([
    { href: '/assets/1/font.woff2', integrity: '' },
    { href: '/assets/1/main.js', integrity: 'sha384-a' },
  ]);
});
