import { findCurrentItem } from './current-item.ts';

const items = ['/', '/shop', '/blog', '/shop?on_sale=1', '/shop?on_sale=1&brand=lithari', 'https://fakos.example/shop'];

test.each([
  ['/', '', '/'],
  ['/en', '', '/'],
  ['/shop', '', '/shop'],
  ['/shop', '?sort=price-up', '/shop'],
  ['/shop/aegina', '', '/shop'],
  ['/shop', '?on_sale=1', '/shop?on_sale=1'],
  ['/en/shop', '?on_sale=1&page=2', '/shop?on_sale=1'],
  ['/shop', '?on_sale=1&brand=lithari', '/shop?on_sale=1&brand=lithari'],
  ['/shops', '', undefined],
  ['/contact', '', undefined],
])('on %s%s the current item is %s', (pathname, search, expected) => {
  const current = findCurrentItem(
    items.map((url) => ({ url })),
    { pathname, search },
  );
  expect(current?.url).toBe(expected);
});
