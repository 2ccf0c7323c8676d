import { listAddress, readListState } from './list-address.ts';

test.each([
  ['', { page: 1 }, '/blog'],
  ['page=2', { page: 2 }, '/blog?page=2'],
  ['category=frontida-mation', { category: 'frontida-mation', page: 1 }, '/blog?category=frontida-mation'],
  ['category=moda&page=3', { category: 'moda', page: 3 }, '/blog?category=moda&page=3'],
  ['page=0', { page: 1 }, '/blog'],
  ['page=-2&category=', { page: 1 }, '/blog'],
  ['page=2.5&category=%3Cb%3E', { page: 1 }, '/blog'],
])('?%s shows %j, whose address is %s', (search, state, address) => {
  const read = readListState(new URLSearchParams(search));
  expect(read).toEqual(state);
  expect(listAddress(read)).toBe(address);
});
