import { toCanonicalPath } from './redirects.ts';

const moved = [
  { from: 'products', to: 'shop' },
  { from: 'product/:slug', to: 'shop/:slug' },
  { from: 'archive/:year/:slug', to: 'blog/:slug' },
  { from: 'dashboard', to: 'admin' },
];

test.each([
  ['/products', '/shop'],
  ['/en/products', '/en/shop'],
  ['/product/aegina', '/shop/aegina'],
  ['/en/Product/Aegina/', '/en/shop/aegina'],
  ['/archive/2024/panto', '/blog/panto'],
  ['/dashboard', '/admin'],
  ['/en/dashboard', '/admin'],
  ['/en/admin', '/admin'],
  ['/en/admin/', '/admin'],
  ['/en/admin/orders', '/admin/orders'],
  ['/shop/', '/shop'],
  ['/shop//aegina', '/shop/aegina'],
  ['/en/', '/en'],
  ['/EN/Shop', '/en/shop'],
  ['/product/%CE%B1%2F..%2Fadmin', '/shop/%CE%B1%2F..%2Fadmin'],
  ['/Product/%3Cscript%3E', '/shop/%3Cscript%3E'],
])('the canonical path of %s is %s', (requested, path) => expect(toCanonicalPath(requested, moved)).toBe(path));

test.each([
  '/',
  '/en',
  '/shop',
  '/shop/product',
  '/product',
  '/english',
  '/admin/',
  '/admin/Orders/OP26-1',
  '//evil.example/',
  '/\\evil.example/',
])('%s is canonical', (path) => expect(toCanonicalPath(path, moved)).toBe(path));
