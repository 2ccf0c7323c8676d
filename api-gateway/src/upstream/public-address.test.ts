import { changesPublicAnswers, publicAddressOf } from './public-address.ts';

const address = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  publicAddressOf({ method, url, headers });

test.each([
  ['/api/products.php', '/backend/api/products.php'],
  ['/backend/api/products.php?page=2&brand_id=7', '/backend/api/products.php?brand_id=7&page=2'],
  ['/api/products.php?tag=b&tag=a', '/backend/api/products.php?tag=b&tag=a'],
  ['/api/products.php?action=get&slug=aegean', '/backend/api/products.php?action=get&slug=aegean'],
  ['/api/settings.php?action=getSettings', '/backend/api/settings.php?action=getSettings'],
  ['/api/search.php?q=%CE%B3&keyword=1', '/backend/api/search.php?keyword=1&q=%CE%B3'],
])('%s is shared as %s', (url, path) => {
  expect(address(url)?.path).toBe(path);
});

test.each([
  ['an order that its token opens', '/api/orders.php?action=get&number=1&token=x'],
  ['a draft that a secret opens', '/api/pages.php?action=get&slug=about&preview_token=x'],
  ['what nobody declared public', '/api/profile.php'],
  ['a setting that is not for visitors', '/api/settings.php?action=smtp'],
  ['a picture', '/api/image.php?file=a.jpg'],
  ['another address that looks alike', '/api/products.php/../profile.php'],
  ['a name of the language itself', '/api/constructor.php'],
  ['an endless address', `/api/products.php?x=${'x'.repeat(2000)}`],
])('%s is never shared', (_what, url) => {
  expect(address(url)).toBeUndefined();
});

test.each([
  ['a token', { authorization: 'Bearer x' }],
  ["the API's own session", { cookie: 'a=1; PHPSESSID=abc' }],
  ['a login that is remembered', { cookie: 'remember_login=abc' }],
  ['a part only', { range: 'bytes=0-9' }],
])('a request with %s is not shared', (_what, headers) => {
  expect(address('/api/products.php', headers as unknown as Record<string, string>)).toBeUndefined();
});

test('a write is not shared; cookies that say nothing of a session are no hindrance', () => {
  expect(address('/api/products.php', {}, 'POST')).toBeUndefined();
  expect(address('/api/products.php', { cookie: 'fakos_session=abc; _ga=1' })).toBeDefined();
});

test.each([
  [undefined, '', 'el'],
  ['en-GB,en;q=0.9,el;q=0.8', '', 'en'],
  ['en;q=0.5, el', '', 'el'],
  ['fr-FR, en;q=0.4', '', 'en'],
  ['fr, *;q=0.5', '', 'el'],
  ['el', '?lang=en', 'en'],
])('the language %s with the query "%s" is %s', (header, query, language) => {
  const found = address(`/api/brands.php${query}`, header === undefined ? {} : { 'accept-language': header });
  expect(found).toMatchObject({ language, key: expect.stringMatching(new RegExp(`^${language} `)) });
});

test.each([
  ['POST', '/api/products.php', true],
  ['DELETE', '/backend/api/brands.php', true],
  ['POST', '/api/orders.php?action=create', true],
  ['POST', '/api/never-heard-of.php', true],
  ['POST', '/api/cart.php?action=quote', false],
  ['POST', '/backend/api/analytics.php', false],
  ['POST', '/backend/api/posts.php?action=view', false],
  ['PUT', '/backend/api/posts.php', true],
  ['POST', '/backend/api/settings.php?action=create_appointment', false],
  ['POST', '/backend/api/settings.php?action=updateSettings', true],
  ['GET', '/api/products.php', false],
])('%s %s empties the cache: %s', (method, url, expected) => {
  expect(changesPublicAnswers(method, url)).toBe(expected);
});
