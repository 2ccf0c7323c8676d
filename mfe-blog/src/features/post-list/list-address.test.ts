import { callBefore, callOf, leadCallOf, listAddress, readListState } from './list-address.ts';

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
])('?%s shows %j, whose address is %s', (search, state, address) => {
  const read = readListState(new URLSearchParams(search));
  expect(read).toEqual(state);
  expect(listAddress(read)).toBe(address);
});

test('each order asks for its own direction', () => {
  expect(callOf({ sort: 'title', page: 1 })).toMatchObject({ sort: 'title', order: 'ASC' });
  expect(callOf({ sort: 'views', page: 1 })).toMatchObject({ sort: 'views', order: 'DESC' });
});

test('a featured post leads the newest only, and moves the others from page to page', () => {
  expect(leadCallOf({ category: 'moda', page: 3 })).toEqual({ category: 'moda', limit: 1 });
  expect(callBefore({ category: 'moda', page: 3 })).toMatchObject({ category: 'moda', page: 14, limit: 1 });
  expect(callBefore({ page: 1 })).toBeUndefined();
  for (const narrowed of [{ sort: 'views', page: 2 } as const, { search: 'uv', page: 2 }]) {
    expect([leadCallOf(narrowed), callBefore(narrowed)]).toEqual([undefined, undefined]);
  }
});
