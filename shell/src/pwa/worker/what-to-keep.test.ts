import { callKey, filesNamedIn, isPublicPage, kindOf, mayKeep, pageKey } from './what-to-keep.ts';

const ORIGIN = 'https://shop.example';

function ask(url: string, more: { method?: string; mode?: string; referrer?: string; headers?: HeadersInit } = {}) {
  const { method = 'GET', mode = 'cors', referrer = `${ORIGIN}/shop`, headers = {} } = more;
  return kindOf({ url: new URL(url, ORIGIN).href, method, mode, referrer, headers: new Headers(headers) }, ORIGIN);
}

const answer = (headers: HeadersInit, status = 200, redirected = false) => ({
  status,
  redirected,
  headers: new Headers(headers),
});

test.each([
  ['/assets/1/main.js', 'file'],
  ['/remotes/mfe-shop/1/entry.js', 'file'],
  ['/remotes~1/mfe-shop/1/entry.js', 'other'],
  ['/backend/api/image.php?type=product&file=a.jpg', 'picture'],
  ['/api/placeholder.php?width=1', 'picture'],
  ['/backend/uploads/logos/a.svg', 'picture'],
  ['/icons/192.png', 'picture'],
  ['/backend/api/products.php?limit=4', 'call'],
  ['/api/settings.php?action=getSettings', 'call'],
  ['/composition', 'other'],
  ['https://elsewhere.example/backend/api/products.php', 'other'],
])('%s is %s', (url, kind) => {
  expect(ask(url)).toBe(kind);
});

test.each(['login', 'profile', 'orders', 'cart', 'wishlist', 'users', 'admin-users', 'admin-orders', 'search'])(
  'a call of %s is never the worker’s business',
  (resource) => {
    expect(ask(`/backend/api/${resource}.php`)).toBe('other');
  },
);

test.each([
  ['with a session', { headers: { Authorization: 'Bearer t' } }],
  ['that writes', { method: 'POST' }],
  ['of a part only', { headers: { Range: 'bytes=0-1' } }],
  ['from the back office', { referrer: `${ORIGIN}/admin/products` }],
])('a call of the catalogue %s goes by', (_, more) => {
  expect(ask('/backend/api/products.php', more)).toBe('other');
});

test.each([
  ['/', 'page'],
  ['/en/shop/aegina', 'page'],
  ['/admin', 'passing-page'],
  ['/admin/orders', 'passing-page'],
  ['/administration', 'page'],
  ['/sitemap.xml', 'passing-page'],
  ['/backend/api/image.php?file=a', 'passing-page'],
])('opening %s is a %s', (url, kind) => {
  expect(ask(url, { mode: 'navigate' })).toBe(kind);
});

test.each(['/cart', '/en/cart', '/checkout', '/order-success', '/profile', '/orders/OP26-1', '/wishlist', '/users'])(
  'the page %s is one visitor’s',
  (path) => {
    expect(isPublicPage(path)).toBe(false);
  },
);

test('a page with a longer name than a private one is public', () => {
  expect(isPublicPage('/cartier')).toBe(true);
  expect(isPublicPage('/en/shop/cart')).toBe(true);
});

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

test.each([
  ['a page', true, 'page', answer({ ...HTML, 'Cache-Control': 'no-cache' })],
  ['a page of one visitor', false, 'page', answer({ ...HTML, 'Cache-Control': 'no-store' })],
  ['a page that says nothing', false, 'page', answer(HTML)],
  ['a page that is not there', false, 'page', answer({ ...HTML, 'Cache-Control': 'no-cache' }, 404)],
  ['another page than asked', false, 'page', answer({ ...HTML, 'Cache-Control': 'no-cache' }, 200, true)],
  ['a shared answer', true, 'call', answer({ ...JSON_TYPE, 'Cache-Control': 'no-cache', 'X-Cache': 'miss' })],
  ['an answer that was not shared', false, 'call', answer({ ...JSON_TYPE, 'Cache-Control': 'no-cache' })],
  ['a private answer', false, 'call', answer({ ...JSON_TYPE, 'Cache-Control': 'private', 'X-Cache': 'hit' })],
  ['a picture', true, 'picture', answer({ 'Content-Type': 'image/avif', 'Cache-Control': 'public, max-age=9' })],
  ['a picture that may set a cookie', false, 'picture', answer({ 'Content-Type': 'image/png' })],
  ['a file', true, 'file', answer({ 'Content-Type': 'text/javascript', 'Cache-Control': 'public, immutable' })],
  ['a portal’s page for a file', false, 'file', answer({ ...HTML, 'Cache-Control': 'public, immutable' })],
] as const)('%s is kept: %s', (_, kept, kind, answered) => {
  expect(mayKeep(kind, answered)).toBe(kept);
});

test('a page is found again wherever the visitor came from', () => {
  expect(pageKey(`${ORIGIN}/?source=pwa`)).toBe(`${ORIGIN}/`);
  expect(pageKey(`${ORIGIN}/shop?brand=a&utm_source=b#top`)).toBe(`${ORIGIN}/shop?brand=a`);
});

test('a call is kept by language, under one spelling', () => {
  const greek = callKey(`${ORIGIN}/api/products.php?sort=a&limit=4`, 'el');
  expect(greek).toBe(callKey(`${ORIGIN}/backend/api/products.php?limit=4&sort=a`, null));
  expect(greek).not.toBe(callKey(`${ORIGIN}/api/products.php?sort=a&limit=4`, 'en'));
});

test('a document’s files are read from its head, with their hashes', () => {
  const html = `<link rel="preload" href="/assets/1/font.woff2" as="font" crossorigin>
    <script async src="/assets/1/main.js" nonce="n" integrity="sha384-a" crossorigin="anonymous"></script>
    <link rel="prefetch" href="/assets/1/main.js" integrity="sha384-a">
    <link rel="canonical" href="/shop"><a href="/assets/1/no.js">x</a>`;
  expect(filesNamedIn(html)).toEqual([
    { href: '/assets/1/font.woff2', integrity: '' },
    { href: '/assets/1/main.js', integrity: 'sha384-a' },
  ]);
});
