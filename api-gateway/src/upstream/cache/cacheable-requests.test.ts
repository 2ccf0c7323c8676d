import { listEndpoints } from '@fakos/contracts/list-endpoints';
import { CacheableRequests } from './cacheable-requests.ts';
import { EndpointRules } from './endpoint-rules.ts';

const requests = new CacheableRequests(new EndpointRules(listEndpoints()));
const find = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  requests.find({ method, url, headers });

test.each([
  ['/api/products.php', '/backend/api/products.php'],
  ['/backend/api/products.php?page=2&brand_id=7', '/backend/api/products.php?brand_id=7&page=2'],
  ['/api/products.php?tag=b&tag=a', '/backend/api/products.php?tag=b&tag=a'],
  ['/api/products.php?action=get&slug=aegean', '/backend/api/products.php?action=get&slug=aegean'],
  ['/api/settings.php?action=getSettings', '/backend/api/settings.php?action=getSettings'],
  ['/api/search.php?q=%CE%B3&keyword=1', '/backend/api/search.php?keyword=1&q=%CE%B3'],
])('%s is shared as %s', (url, path) => {
  expect(find(url)?.path).toBe(path);
});

test.each([
  ['an order that its token opens', '/api/orders.php?action=get&number=1&token=x'],
  ['a draft that a secret opens', '/api/pages.php?action=get&slug=about&preview_token=x'],
  ['a resource of users', '/api/profile.php'],
  ['a resource without a contract', '/api/never-heard-of.php'],
  ['an action of staff', '/api/products.php?action=admin-list'],
  ['an action without a contract', '/api/settings.php?action=smtp'],
  ['an image', '/api/image.php?file=a.jpg'],
  ['another address that looks alike', '/api/products.php/../profile.php'],
  ['the name of an object property', '/api/constructor.php'],
  ['a very long address', `/api/products.php?x=${'x'.repeat(2000)}`],
])('%s is never shared', (_what, url) => {
  expect(find(url)).toBeUndefined();
});

test.each(listEndpoints().filter(({ method }) => method === 'GET'))(
  'GET $resource $action is shared as its contract says',
  ({ resource, action, cache }) => {
    const url = `/api/${resource}.php${action === undefined ? '' : `?action=${action}`}`;
    expect(find(url)?.cache).toEqual(cache === 'none' ? undefined : cache);
  },
);

test.each([
  ['a token', { authorization: 'Bearer x' }],
  ["the API's own session", { cookie: 'a=1; PHPSESSID=abc' }],
  ['a remembered login', { cookie: 'remember_login=abc' }],
  ['a range', { range: 'bytes=0-9' }],
])('a request with %s is not shared', (_what, headers) => {
  expect(find('/api/products.php', headers as unknown as Record<string, string>)).toBeUndefined();
});

test('a write is not shared; cookies without a session do not matter', () => {
  expect(find('/api/products.php', {}, 'POST')).toBeUndefined();
  expect(find('/api/products.php', { cookie: 'fakos_session=abc; _ga=1' })).toBeDefined();
  expect(find('/api/products.php', { cookie: '_ga=1; __Host-fakos_session=abc' })).toBeDefined();
});

test.each([
  [undefined, '', 'el'],
  ['en-GB,en;q=0.9,el;q=0.8', '', 'en'],
  ['en;q=0.5, el', '', 'el'],
  ['fr-FR, en;q=0.4', '', 'en'],
  ['fr, *;q=0.5', '', 'el'],
  ['el', '?lang=en', 'en'],
])('the language of %s with the query "%s" is %s', (header, query, language) => {
  const found = find(`/api/brands.php${query}`, header === undefined ? {} : { 'accept-language': header });
  expect(found).toMatchObject({ language, key: expect.stringMatching(new RegExp(`^${language} `)) });
});

const ofOrders = ['products', 'search', 'statistics'];

test.each([
  ['POST', '/api/products.php', 'everything'],
  ['DELETE', '/backend/api/brands.php', 'everything'],
  ['POST', '/api/orders.php?action=create', ofOrders],
  ['POST', '/api/orders.php', ofOrders],
  ['POST', '/api/never-heard-of.php', 'everything'],
  ['POST', '/elsewhere', 'everything'],
  ['POST', '/api/cart.php?action=quote', []],
  ['POST', '/api/cart.php', []],
  ['POST', '/api/wishlist.php?action=of-another-api', []],
  ['POST', '/backend/api/analytics.php', []],
  ['POST', '/backend/api/posts.php?action=view', []],
  ['POST', '/backend/api/posts.php', 'everything'],
  ['PUT', '/backend/api/posts.php', 'everything'],
  ['POST', '/api/settings.php?action=create_appointment', []],
  ['POST', '/api/settings.php?action=updateSettings', 'everything'],
  ['POST', '/api/settings.php', 'everything'],
  ['GET', '/api/products.php', []],
])('%s %s invalidates %j', (method, url, expected) => {
  expect(requests.getInvalidation(method, url)).toEqual(expected);
});
