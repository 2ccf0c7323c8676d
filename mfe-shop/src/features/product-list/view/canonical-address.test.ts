import { getCanonicalAddress, isIndexable } from './canonical-address.ts';
import { parseListAddress } from './list-address.ts';

test.each([
  ['', undefined, '/shop', true],
  ['sort=name&view=list', undefined, '/shop', true],
  ['page=3&sort=price-up&utm_source=mail', undefined, '/shop?page=3', true],
  ['page=2-5', undefined, '/shop?page=2', true],
  ['category=sport', undefined, '/category/sport', true],
  ['category=sport&sort=name&page=2', undefined, '/category/sport?page=2', true],
  ['brand=kyma', undefined, '/shop?brand=kyma', true],
  ['on_sale=1', undefined, '/shop?on_sale=1', true],
  ['shape=round&page=2', undefined, '/shop', true],
  ['price=50-100', undefined, '/shop', true],
  ['category=sport,frames', undefined, '/shop', false],
  ['category=sport&brand=kyma', undefined, '/shop', false],
  ['brand=kyma&on_sale=1', undefined, '/shop', false],
  ['search=panto', undefined, '/shop', true],
  ['page=2', 'sport', '/category/sport?page=2', true],
  ['brand=kyma', 'sport', '/category/sport', true],
  ['brand=kyma&colour=black', 'sport', '/category/sport', false],
])(
  '?%s of category page %s has the canonical address %s, indexable: %s',
  (query, pageCategory, canonical, isLandingPage) => {
    const view = parseListAddress(new URLSearchParams(query), pageCategory);
    expect(getCanonicalAddress(view)).toBe(canonical);
    expect(isIndexable(view)).toBe(isLandingPage && view.search === '');
  },
);
