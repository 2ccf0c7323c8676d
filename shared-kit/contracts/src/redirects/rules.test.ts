import { toRedirectPath } from './rules.ts';

test.each([
  ['/shop/aegean', '/shop/aegean'],
  ['/en/shop/aegean', '/shop/aegean'],
  ['/Shop//Aegean/', '/shop/aegean'],
  ['/EN/Shop', '/shop'],
  ['/', '/'],
  ['/en', '/'],
  ['/παλιά/Σελίδα', '/%CF%80%CE%B1%CE%BB%CE%B9%CE%AC/%CF%83%CE%B5%CE%BB%CE%AF%CE%B4%CE%B1'],
  ['/%CF%80%CE%B1%CE%BB%CE%B9%CE%AC', '/%CF%80%CE%B1%CE%BB%CE%B9%CE%AC'],
  ['/index.php', '/index.php'],
  ['/a%2Fb', '/a%2Fb'],
  ['/english', '/english'],
])('%s is stored as %s', (path, stored) => {
  expect(toRedirectPath(path)).toBe(stored);
  expect(toRedirectPath(stored)).toBe(stored);
});

test.each([
  ...['', 'shop', 'https://evil.example/', '//evil.example/', '/\\evil.example', '/%5Cevil.example'],
  ...[
    '/a?b',
    '/a#b',
    '/%',
    '/%00',
    '/a\nb',
    '/admin',
    '/Admin/orders',
    '/en/admin',
    '/api/x.php',
    '/backend/uploads/a.jpg',
  ],
  ...['/assets/1/main.js', '/remotes/mfe-shop/1/a.js', `/${'a'.repeat(400)}`],
])('%j is no page of the site', (path) => expect(toRedirectPath(path)).toBeUndefined());
