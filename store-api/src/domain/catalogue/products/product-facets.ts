import { toEuros } from '@fakos/contracts/money';
import type { AttributeValue, FacetValue, ProductFacets } from '@fakos/contracts/products/contract';
import { getNamedSwatch } from '@fakos/contracts/products/swatches';
import type { Language } from '../../../text/translate.ts';
import {
  ATTRIBUTES,
  type Attribute,
  isChoice,
  listChoiceValues,
  MEASURES,
  type Measure,
} from '../../search/product-index/product-columns.ts';
import type { ProductView } from '../../search/product-index/product-view.ts';
import { idsWithin, type ProductGroup, type ProductGroups } from '../categories/product-groups.repo.ts';

/** Where price brackets begin, in cents. */
const PRICE_EDGES = [0, 2500, 5000, 7500, 10_000, 15_000, 20_000, 30_000];

/** Categories, including their descendants, and brands, each with its count. */
export function countGroups(
  view: ProductView,
  { categories, brands }: ProductGroups,
): Pick<ProductFacets, 'category' | 'brand'> {
  const inCategories = view.count('category');
  const ofBrands = view.count('brand');
  const { columns } = view;
  const getSlot = (id: number) => columns.categories.getSlot(id) ?? 0;
  const countIn = (id: number) => inCategories[getSlot(id)] ?? 0;
  const isFlat = categories.every(({ parent_id: parent }) => parent === null);
  const countWithin = (id: number) => {
    if (isFlat) return countIn(id);
    const inner = [...idsWithin(categories, [id])];
    return inner.reduce((sum, one) => sum + countIn(one), 0) - view.countRepeated(new Set(inner.map(getSlot)));
  };
  return {
    category: categories.map((group) => toFacetValue(group, countWithin(group.id))),
    brand: brands.map((group) => toFacetValue(group, ofBrands[columns.brands.getSlot(group.id) ?? 0] ?? 0)),
  };
}

/** All facets; `scope` is the same search and category without any other filter. */
export function countFacets(
  view: ProductView,
  scope: ProductView,
  groups: ProductGroups,
  language: Language,
): ProductFacets {
  const [outOfStock = 0, inStock = 0] = view.count('availability');
  const [regular = 0, onSale = 0] = view.count('sale');
  const [other = 0, polarised = 0] = view.count('polarisation');
  const attributes = ATTRIBUTES.map((name) => [name, attributeValues(view, scope, name, language)]);
  const measures = MEASURES.map((name) => [name, measureValues(view, scope, name)]);
  return {
    ...countGroups(view, groups),
    price: priceBrackets(view),
    availability: { in_stock: inStock, out_of_stock: outOfStock },
    sale: { on_sale: onSale, regular },
    ...(scope.count('polarisation')[1] ? { polarisation: { polarised, other } } : {}),
    ...(Object.fromEntries([...attributes, ...measures]) as Pick<ProductFacets, Attribute | Measure>),
  };
}

function toFacetValue({ id, slug, name }: ProductGroup, count: number): FacetValue {
  return { id, slug, name, count };
}

function priceBrackets(view: ProductView): ProductFacets['price'] {
  const { min, max, counts } = view.prices(PRICE_EDGES);
  const brackets = PRICE_EDGES.map((from, index) => {
    const to = PRICE_EDGES[index + 1];
    return { from: toEuros(from), to: to === undefined ? null : toEuros(to), count: counts[index] ?? 0 };
  });
  return { min: toEuros(min), max: toEuros(max), brackets };
}

/**
 * All values of the scope, choices in their order, others the most frequent first, so that the list does not change with the other filters; selected
 * values are included even without products.
 */
function attributeValues(
  view: ProductView,
  scope: ProductView,
  attribute: Attribute,
  language: Language,
): AttributeValue[] {
  const { keys, details } = view.columns.attributes[attribute];
  const chosen = view.wanted[attribute];
  const counts = view.count(attribute);
  const inScope = scope.count(attribute);
  const values = keys.map((slug = '', slot) => ({
    slug,
    name: details[slot]?.[language] ?? '',
    count: counts[slot] ?? 0,
    common: inScope[slot] ?? 0,
  }));
  return values
    .filter(({ slug, common }) => slug !== '' && (common > 0 || chosen?.includes(slug)))
    .sort((one, other) =>
      isChoice(attribute)
        ? listChoiceValues(attribute).indexOf(one.slug) - listChoiceValues(attribute).indexOf(other.slug)
        : other.common - one.common || (one.name < other.name ? -1 : 1),
    )
    .map(({ slug, name, count }) => {
      const swatch = attribute === 'colour' ? getNamedSwatch(slug) : null;
      return { slug, name, count, ...(swatch !== null && { swatch }) };
    });
}

function measureValues(view: ProductView, scope: ProductView, measure: Measure) {
  const inScope = scope.count(measure);
  const counts = Array.from(view.count(measure), (count, value) => ({ value, count }));
  return counts.filter(({ value }) => value > 0 && (inScope[value] ?? 0) > 0);
}
