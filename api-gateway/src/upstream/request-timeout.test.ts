import { getRequestTimeout } from './request-timeout.ts';

test.each([
  ['GET', '/backend/api/settings.php', 10_000],
  ['GET', '/backend/api/settings.php?lang=en', 10_000],
  ['GET', '/backend/api/settings.php?action=getSettings', 30_000],
  ['GET', '/backend/api/settings.php?lang=en&action=gallery', 30_000],
  ['POST', '/backend/api/settings.php', 30_000],
  ['GET', '/backend/api/products.php', 30_000],
])('the timeout of %s %s is %i ms', (method, path, expected) => {
  expect(getRequestTimeout(method, path)).toBe(expected);
});
