import { isShareable, isSuccess, MAX_CACHED_BYTES } from './cacheability.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };

test.each([
  ['plain JSON', 200, json, true],
  ['JSON that browsers revalidate', 200, { ...json, 'cache-control': 'no-cache' }, true],
  ['JSON that varies by language and session', 200, { ...json, vary: 'Accept-Language, Authorization' }, true],
  ['JSON that must not be stored', 200, { ...json, 'cache-control': 'No-Store, must-revalidate' }, false],
  ['private JSON', 200, { ...json, 'cache-control': 'private, max-age=60' }, false],
  ['JSON that varies by cookie', 200, { ...json, vary: 'Accept-Language, Cookie' }, false],
  ['JSON that varies by everything', 200, { ...json, vary: '*' }, false],
  ['JSON that sets a cookie', 200, { ...json, 'set-cookie': ['a=b'] }, false],
  ['compressed JSON', 200, { ...json, 'content-encoding': 'gzip' }, false],
  ['JSON that is too large', 200, { ...json, 'content-length': String(MAX_CACHED_BYTES + 1) }, false],
  ['a page', 200, { 'content-type': 'text/html' }, false],
  ['a 404', 404, json, false],
  ['a redirect', 302, { ...json, location: '/' }, false],
  ['an error', 500, json, false],
])('%s (%i) may be shared: %s', (_what, status, headers, expected) => {
  expect(isShareable(status, headers)).toBe(expected);
});

test.each([
  ['{"success":true,"data":[]}', true],
  ['[]', true],
  ['{"success":false,"message":"Σφάλμα"}', false],
  ['<br /><b>Warning</b>: Undefined variable {"success":true}', false],
  ['{"success":true', false],
  ['', false],
])('the body %s is a success: %s', (body, expected) => {
  expect(isSuccess(Buffer.from(body))).toBe(expected);
});
