import { matchesRoute } from './match-routes.ts';

test.each([
  ['shop', 'shop', true],
  ['shop', 'shop/', true],
  ['shop', 'shops', false],
  ['shop/:slug', 'shop/aegean-02', true],
  ['shop/:slug', 'shop', false],
  ['shop/:slug', 'shop/a/b', false],
  ['admin/*', 'admin', true],
  ['admin/*', 'admin/bookings/12', true],
  ['admin/*', 'administration', false],
  ['', '', true],
  ['', 'shop', false],
])('pattern "%s" and path "%s": %s', (pattern, path, expected) => {
  expect(matchesRoute(pattern, path)).toBe(expected);
});
