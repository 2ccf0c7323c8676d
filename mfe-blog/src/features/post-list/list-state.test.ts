import { getLeadQuery, getListPath, getListQuery, getPrecedingQuery, readListState } from './list-state.ts';

test.each([
  ['', { page: 1 }, '/blog'],
  ['page=2', { page: 2 }, '/blog?page=2'],
  ['category=frontida-mation', { category: 'frontida-mation', page: 1 }, '/blog?category=frontida-mation'],
  ['category=moda&page=3', { category: 'moda', page: 3 }, '/blog?category=moda&page=3'],
  ['tag=%CF%83%CF%84%CF%85%CE%BB', { tag: 'στυλ', page: 1 }, '/blog?tag=%CF%83%CF%84%CF%85%CE%BB'],
  ['search=+uv+&sort=views', { search: 'uv', sort: 'views', page: 1 }, '/blog?search=uv&sort=views'],
  ['search=+&sort=price', { page: 1 }, '/blog'],
  [`tag=${'x'.repeat(41)}`, { page: 1 }, '/blog'],
  ['page=0', { page: 1 }, '/blog'],
  ['page=-2&category=', { page: 1 }, '/blog'],
  ['page=2.5&category=%3Cb%3E', { page: 1 }, '/blog'],
])('?%s is the state %j with the address %s', (search, state, address) => {
  const read = readListState(new URLSearchParams(search));
  expect(read).toEqual(state);
  expect(getListPath(read)).toBe(address);
});

test('each sort order has its direction', () => {
  expect(getListQuery({ sort: 'title', page: 1 }, 7)).toMatchObject({ sort: 'title', order: 'ASC' });
  expect(getListQuery({ sort: 'views', page: 1 }, 7)).toMatchObject({ sort: 'views', order: 'DESC' });
});

test('the lead is requested without search and sort order only, and the preceding post with it', () => {
  expect(getLeadQuery({ category: 'moda', page: 3 })).toEqual({ category: 'moda', limit: 1 });
  expect(getPrecedingQuery({ category: 'moda', page: 3 }, 7)).toMatchObject({ category: 'moda', page: 14, limit: 1 });
  expect(getPrecedingQuery({ page: 1 }, 7)).toBeUndefined();
  for (const state of [{ sort: 'views', page: 2 } as const, { search: 'uv', page: 2 }]) {
    expect([getLeadQuery(state), getPrecedingQuery(state, 7)]).toEqual([undefined, undefined]);
  }
});
