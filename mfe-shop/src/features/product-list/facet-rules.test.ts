import type { ProductFacets } from '@fakos/shared-kit/api/products/contract';
import { choicesOf, hasChoice, offeredRange } from './facet-rules.ts';
import { readView } from './list-address.ts';

const named = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([slug, count]) => ({ slug, name: slug, count }));

test.each<[Record<string, number>, string[], string[]]>([
  [{ black: 3, navy: 1 }, [], ['black', 'navy']],
  [{ black: 0, navy: 1 }, [], ['navy', '(black)']],
  [{ black: 0, navy: 1 }, ['black'], ['black', 'navy']],
  [{ black: 0, navy: 0 }, ['navy'], ['navy', '(black)']],
  [{ black: 0, navy: 0 }, [], ['(black)', '(navy)']],
])('of %j with %j chosen the list is %j, in brackets what cannot be ticked', (counts, chosen, shown) => {
  const choices = choicesOf(named(counts), chosen);
  expect(choices.map(({ slug, isDisabled }) => (isDisabled ? `(${slug})` : slug))).toEqual(shown);
});

const facetsOf = (more: Partial<ProductFacets>): ProductFacets => ({ category: [], brand: [], ...more });
const lens = (...counts: readonly [number, number][]) =>
  facetsOf({ lens_width: counts.map(([value, count]) => ({ value, count })) });
const price = (min: number, max: number) => facetsOf({ price: { min, max, brackets: [] } });

test.each<[string, ProductFacets, ReturnType<typeof offeredRange>]>([
  ['lens_width', lens([48, 2], [52, 1]), [48, 52]],
  ['lens_width', lens([48, 0], [50, 1], [52, 0]), [50, 50]],
  ['lens_width', lens([48, 0], [52, 0]), undefined],
  ['lens_width', facetsOf({}), undefined],
  ['price', price(19.99, 89.9), [19, 90]],
  ['price', price(0, 0), undefined],
])('%s of %j is offered as %j', (filter, facets, range) => {
  expect(offeredRange(facets, filter as 'price')).toEqual(range);
});

test.each([
  ['shape', '', facetsOf({ shape: named({ round: 2, panto: 0 }) }), true],
  ['shape', '', facetsOf({ shape: named({ round: 2 }) }), false],
  ['shape', 'shape=round', facetsOf({ shape: named({ round: 0 }) }), true],
  ['lens_width', 'brand=kyma', lens([48, 0], [52, 0]), true],
  ['lens_width', '', lens([48, 3]), false],
  ['price', '', price(20, 90), true],
  ['price', '', price(20, 20), false],
  ['price', 'brand=kyma', price(20, 20), true],
  ['price', 'brand=kyma', price(0, 0), true],
] as const)('%s of a list with "%s" and %j stands there: %s', (filter, query, facets, stands) => {
  expect(hasChoice(facets, readView(new URLSearchParams(query)), filter)).toBe(stands);
});

test('the page of a category does not ask for a category', () => {
  const facets = facetsOf({ category: named({ sport: 3, frames: 2 }).map((value, id) => ({ ...value, id })) });
  expect(hasChoice(facets, readView(new URLSearchParams(), 'sport'), 'category')).toBe(false);
  expect(hasChoice(facets, readView(new URLSearchParams()), 'category')).toBe(true);
});
