import { readLength } from './read-fields.ts';
import { readCount, readList, readPercentage } from './read-lists.ts';

test.each([
  [48, 48],
  ['32.5', 32.5],
  ['80%', 80],
  [130, 100],
  [-4, 0],
  [Number.POSITIVE_INFINITY, 100],
  [Number.NaN, 0],
  ['many', 0],
  [null, 0],
  [{}, 0],
])('%p is a share of %p', (stored, share) => expect(readPercentage(stored)).toBe(share));

test.each([
  [4, 4],
  ['5', 5],
  [0, 1],
  [99, 6],
  [2.6, 3],
  ['', 3],
  ['wide', 3],
  [undefined, 3],
])('%p columns are %p', (stored, count) => expect(readCount(stored, { min: 1, max: 6 }, 3)).toBe(count));

test('a length that was read can be read again', () => {
  const once = readLength('1px', { min: 0, max: 2 });
  expect([once, readLength(once, { min: 0, max: 2 })]).toEqual(['0.0625rem', '0.0625rem']);
});

test('a list keeps the records that can be read', () => {
  const read = ({ title }: { readonly title?: unknown }) => (typeof title === 'string' ? title : undefined);
  expect(readList([null, 'a', { title: 'Α' }, [], { title: 5 }, { title: 'Β' }], read)).toEqual(['Α', 'Β']);
  expect(readList({ length: 1, 0: { title: 'Α' } }, read)).toEqual([]);
});
