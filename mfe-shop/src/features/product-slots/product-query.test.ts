import { getProductCount, type ProductChoice, toProductsQuery } from './product-query.ts';

const published = { status: 'published' };

test.each<[ProductChoice, object]>([
  [{}, { ...published, limit: 6 }],
  [
    { limit: 3, categoryId: 2 },
    { ...published, limit: 3, category_id: 2 },
  ],
  [{ brandId: 4 }, { ...published, limit: 6, brand_id: 4 }],
  [{ categories: [1, 2] }, { ...published, limit: 6, categories: '1,2' }],
  [
    { categories: [], ids: [], categoryId: 0 },
    { ...published, limit: 6 },
  ],
  [
    { limit: 6, featuredElsewhere: 4 },
    { ...published, limit: 10 },
  ],
  [
    { ids: [9, 7], limit: 1 },
    { ...published, limit: 2, ids: '9,7' },
  ],
])('%j requests %j', (choice, query) => {
  expect(toProductsQuery(choice)).toEqual(query);
});

test.each([
  [0, 1],
  [4.7, 4],
  [1000, 100],
])('a limit of %d requests %i', (limit, asked) => {
  expect(getProductCount({ limit })).toBe(asked);
});
