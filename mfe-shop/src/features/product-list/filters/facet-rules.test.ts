import type { ProductFacets } from '@fakos/contracts/products/contract';
import { parseListAddress } from '../view/list-address.ts';
import { getAvailableRange, hasChoice, toFacetChoices } from './facet-rules.ts';

const createValues = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([slug, count]) => ({ slug, name: slug, count }));

test.each<[Record<string, number>, string[], string[]]>([
  [{ black: 3, navy: 1 }, [], ['black', 'navy']],
  [{ black: 0, navy: 1 }, [], ['navy', '(black)']],
  [{ black: 0, navy: 1 }, ['black'], ['black', 'navy']],
  [{ black: 0, navy: 0 }, ['navy'], ['navy', '(black)']],
  [{ black: 0, navy: 0 }, [], ['(black)', '(navy)']],
])('the values %j with %j selected are listed as %j (disabled ones in parentheses)', (counts, chosen, shown) => {
  const choices = toFacetChoices(createValues(counts), chosen);
  expect(choices.map(({ slug, isDisabled }) => (isDisabled ? `(${slug})` : slug))).toEqual(shown);
});

const createFacets = (more: Partial<ProductFacets>): ProductFacets => ({ category: [], brand: [], ...more });
const lens = (...counts: readonly [number, number][]) =>
  createFacets({ lens_width: counts.map(([value, count]) => ({ value, count })) });
const price = (min: number, max: number) => createFacets({ price: { min, max, brackets: [] } });

test.each<[string, ProductFacets, ReturnType<typeof getAvailableRange>]>([
  ['lens_width', lens([48, 2], [52, 1]), [48, 52]],
  ['lens_width', lens([48, 0], [50, 1], [52, 0]), [50, 50]],
  ['lens_width', lens([48, 0], [52, 0]), undefined],
  ['lens_width', createFacets({}), undefined],
  ['price', price(19.99, 89.9), [19, 90]],
  ['price', price(0, 0), undefined],
])('the available range of %s in %j is %j', (filter, facets, range) => {
  expect(getAvailableRange(facets, filter as 'price')).toEqual(range);
});

test.each([
  ['shape', '', createFacets({ shape: createValues({ round: 2, panto: 0 }) }), true],
  ['shape', '', createFacets({ shape: createValues({ round: 2 }) }), false],
  ['shape', 'shape=round', createFacets({ shape: createValues({ round: 0 }) }), true],
  ['lens_width', 'brand=kyma', lens([48, 0], [52, 0]), true],
  ['lens_width', '', lens([48, 3]), false],
  ['price', '', price(20, 90), true],
  ['price', '', price(20, 20), false],
  ['price', 'brand=kyma', price(20, 20), true],
  ['price', 'brand=kyma', price(0, 0), true],
] as const)('filter %s with the query "%s" and the facets %j is shown: %s', (filter, query, facets, expected) => {
  expect(hasChoice(facets, parseListAddress(new URLSearchParams(query)), filter)).toBe(expected);
});

test('the category page has no category filter', () => {
  const facets = createFacets({
    category: createValues({ sport: 3, frames: 2 }).map((value, id) => ({ ...value, id })),
  });
  expect(hasChoice(facets, parseListAddress(new URLSearchParams(), 'sport'), 'category')).toBe(false);
  expect(hasChoice(facets, parseListAddress(new URLSearchParams()), 'category')).toBe(true);
});
