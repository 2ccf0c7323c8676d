import { isShareable, isSuccess, MAX_KEPT_ANSWER_BYTES } from './cacheability.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };

test.each([
  ['plain JSON', 200, json, true],
  ['JSON that browsers ask about again', 200, { ...json, 'cache-control': 'no-cache' }, true],
  ['JSON by language and session', 200, { ...json, vary: 'Accept-Language, Authorization' }, true],
  ['JSON that must not be stored', 200, { ...json, 'cache-control': 'No-Store, must-revalidate' }, false],
  ['JSON of one person', 200, { ...json, 'cache-control': 'private, max-age=60' }, false],
  ['JSON by cookie', 200, { ...json, vary: 'Accept-Language, Cookie' }, false],
  ['JSON by everything', 200, { ...json, vary: '*' }, false],
  ['JSON that sets a cookie', 200, { ...json, 'set-cookie': ['a=b'] }, false],
  ['JSON that is compressed already', 200, { ...json, 'content-encoding': 'gzip' }, false],
  ['JSON that is too large', 200, { ...json, 'content-length': String(MAX_KEPT_ANSWER_BYTES + 1) }, false],
  ['a page', 200, { 'content-type': 'text/html' }, false],
  ['nothing found', 404, json, false],
  ['a redirect', 302, { ...json, location: '/' }, false],
  ['a failure', 500, json, false],
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
