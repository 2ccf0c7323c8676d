import { listChangedFields, mergeValues } from './merge-values.ts';

const base = { name: 'Aegean', price: '129', images: ['a.jpg'] };

test.each([
  ['nobody changed', {}, {}, base, [], []],
  ['only the user changed', { price: '99' }, {}, { ...base, price: '99' }, [], []],
  ['only the other editor changed', {}, { price: '99' }, { ...base, price: '99' }, ['price'], []],
  [
    'both changed different fields',
    { name: 'Aegean 2' },
    { price: '99' },
    { ...base, name: 'Aegean 2', price: '99' },
    ['price'],
    [],
  ],
  ['both changed a field to the same value', { price: '99' }, { price: '99' }, { ...base, price: '99' }, [], []],
  [
    'both changed a field to different values',
    { price: '99' },
    { price: '89' },
    { ...base, price: '99' },
    [],
    [{ field: 'price', mine: '99', theirs: '89' }],
  ],
  [
    'both changed the same list',
    { images: ['a.jpg', 'b.jpg'] },
    { images: [] },
    { ...base, images: ['a.jpg', 'b.jpg'] },
    [],
    [{ field: 'images', mine: ['a.jpg', 'b.jpg'], theirs: [] }],
  ],
])('values where %s', (_case, mine, theirs, values, taken, conflicts) => {
  expect(mergeValues(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({ values, taken, conflicts });
});

test('a value that was changed back is no change', () => {
  expect(listChangedFields(base, { ...base, images: ['a.jpg'] })).toEqual([]);
  expect(listChangedFields(base, { ...base, images: [], name: 'B' })).toEqual(['name', 'images']);
});
