import { getComparisonAddress, readComparedSlugs } from './compared-products.ts';

test.each([
  [null, []],
  ['', []],
  ['a-1,b-2', ['a-1', 'b-2']],
  ['a-1,a-1,B,../x,b-2', ['a-1', 'b-2']],
  ['a,b,c,d,e', ['a', 'b', 'c', 'd']],
])('the products of the address %j', (products, slugs) => {
  expect(readComparedSlugs(products)).toEqual(slugs);
});

test('an address leads to the same comparison', () => {
  expect(getComparisonAddress(['a-1', 'b-2'])).toBe('/compare?products=a-1,b-2');
  expect(getComparisonAddress([])).toBe('/compare');
});
