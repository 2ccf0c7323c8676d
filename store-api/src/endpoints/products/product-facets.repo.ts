import type { FacetValue } from '@fakos/shared-kit/api/products/contract';
import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';
import { type Facet, type ProductQuery, productFilters, VISIBLE_STATUSES } from './product-filters.ts';

/** Categories and brands with how many products of the list have them, in one statement. */
export async function findFacets(db: ShopDatabase, query: ProductQuery, language: Language) {
  const counts = (facet: Facet, column: 'category_id' | 'brand_id') =>
    db
      .selectFrom('products')
      .select(`products.${column} as owner`)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where((eb) => productFilters(eb, query, VISIBLE_STATUSES, facet))
      .groupBy(`products.${column}`)
      .as('counted');
  const categories = db
    .selectFrom('categories')
    .leftJoin(counts('category', 'category_id'), 'counted.owner', 'categories.id')
    .select([sql<Facet>`'category'`.as('facet'), 'categories.id', 'categories.slug', 'categories.position as place'])
    .select([`categories.name_${language} as name`, 'counted.count']);
  const brands = db
    .selectFrom('brands')
    .leftJoin(counts('brand', 'brand_id'), 'counted.owner', 'brands.id')
    .select([sql<Facet>`'brand'`.as('facet'), 'brands.id', 'brands.slug', sql<number>`0`.as('place')])
    .select(['brands.name as name', 'counted.count']);
  const rows = await categories.unionAll(brands).orderBy('place').orderBy('name').execute();
  const valuesOf = (facet: Facet): FacetValue[] =>
    rows
      .filter((row) => row.facet === facet)
      .map(({ id, slug, name, count }) => ({ id, slug, name, count: count ?? 0 }));
  return { category: valuesOf('category'), brand: valuesOf('brand') };
}
