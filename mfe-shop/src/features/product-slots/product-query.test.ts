import { countOf, type ProductChoice, productQuery } from './product-query.ts';

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
    { ids: [9, 7], limit: 1 },
    { ...published, limit: 2, ids: '9,7' },
  ],
])('%j asks for %j', (choice, query) => {
  expect(productQuery(choice)).toEqual(query);
});

test.each([
  [0, 1],
  [4.7, 4],
  [1000, 100],
])('a limit of %d asks for %i', (limit, asked) => {
  expect(countOf({ limit })).toBe(asked);
});
