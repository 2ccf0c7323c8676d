import { canonicalOf, isLanding } from './list-canonical.ts';
import { readView } from './list-view.ts';

test.each([
  ['', '/shop', true],
  ['sort=name', '/shop', true],
  ['page=3&sort=price-up&utm_source=mail', '/shop?page=3', true],
  ['category=sport', '/shop?category=sport', true],
  ['category=sport&sort=name&page=2', '/shop?category=sport&page=2', true],
  ['brand=kyma', '/shop?brand=kyma', true],
  ['on_sale=1', '/shop?on_sale=1', true],
  ['category=sport,frames', '/shop?category=frames,sport', false],
  ['category=sport&brand=kyma', '/shop?category=sport&brand=kyma', false],
  ['brand=kyma&on_sale=1', '/shop?brand=kyma&on_sale=1', false],
  ['search=panto', '/shop?search=panto', false],
])('?%s stands at %s, worth a visit: %s', (query, canonical, landing) => {
  const view = readView(new URLSearchParams(query));
  expect(canonicalOf(view)).toBe(canonical);
  expect(isLanding(view)).toBe(landing);
});
