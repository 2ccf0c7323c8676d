import { toDocument } from '../model/convert.ts';
import { findSectionDrop, findWidgetDrop } from './outline-drops.ts';
import { listRows } from './outline-rows.ts';

const text = (id: string, order: number) => ({ id, type: 'text', order });

/*
 * Rows: 0 one · 1 a · 2 columns · 3 left · 4 b · 5 right (empty) · 6 two · 7 c · 8 shared (locked) · 9 three (empty)
 */
const page = toDocument([
  {
    id: 'one',
    widgets: [
      text('a', 1),
      { id: 'columns', type: 'two-columns', order: 2, leftColumn: [text('b', 1)], rightColumn: [] },
    ],
  },
  { id: 'two', widgets: [text('c', 1)] },
  { id: 'shared', widgets: [], saved_section_id: 4 },
  { id: 'three', widgets: [] },
]);
const rows = listRows(page, new Set());
const closedRows = listRows(page, new Set(['two', 'columns']));
const place = (parent: string, list: string, index: number) => ({ parent, list, index });

test('the rows are those of the comment above', () => {
  expect(rows.map(({ id }) => id.split('/').at(-1))).toEqual([
    'one',
    'a',
    'columns',
    'leftColumn',
    'b',
    'rightColumn',
    'two',
    'c',
    'shared',
    'three',
  ]);
});

test.each([
  ['above everything', 'c', 0, 9, place('one', 'widgets', 0), 2],
  ['below a section', 'c', 1, 9, place('one', 'widgets', 0), 2],
  ['below a widget', 'c', 2, 9, place('one', 'widgets', 1), 2],
  ['below a widget with columns', 'c', 3, 9, place('columns', 'leftColumn', 0), 4],
  ['below a column', 'c', 4, 9, place('columns', 'leftColumn', 0), 4],
  ['below the last widget of a column', 'c', 5, 9, place('columns', 'leftColumn', 1), 4],
  ['below the last column, with the pointer at it', 'c', 6, 9, place('columns', 'rightColumn', 0), 4],
  ['below the last column, with the pointer at its widget', 'c', 6, 2, place('one', 'widgets', 2), 2],
  ['below the last column, with the pointer left of everything', 'c', 6, 1, place('one', 'widgets', 2), 2],
  ['below an empty section', 'a', 10, 9, place('three', 'widgets', 0), 2],
] as const)('a widget can be dropped %s', (_where, key, gap, pointerLevel, expected, level) => {
  expect(findWidgetDrop(page, rows, [key], gap, pointerLevel)).toEqual({ gap, level, place: expected });
});

test.each([
  ['where it is', 'a', 1],
  ['right behind itself', 'a', 2],
  ['in a section that cannot be edited here', 'a', 9],
  ['in its own column', 'columns', 4],
] as const)('a widget cannot be dropped %s', (_where, key, gap) =>
  expect(findWidgetDrop(page, rows, [key], gap, 9)).toBeUndefined(),
);

test('below the row of a closed section a widget becomes its last', () => {
  const gap = closedRows.findIndex(({ id }) => id === 'two') + 1;
  expect(findWidgetDrop(page, closedRows, ['a'], gap, 9)?.place).toEqual(place('two', 'widgets', 1));
});

test('several widgets are dropped together, also where the first of them is', () => {
  expect(findWidgetDrop(page, rows, ['a', 'c'], 2, 9)?.place).toEqual(place('one', 'widgets', 1));
});

test.each([
  ['at the start', 'two', 0, { gap: 0, level: 1, index: 0 }],
  ['between the others, wherever in them the pointer is', 'three', 7, { gap: 6, level: 1, index: 1 }],
  ['at the end', 'one', 10, { gap: 10, level: 1, index: 3 }],
  ['in front of itself: nowhere', 'two', 6, undefined],
  ['behind itself: nowhere', 'two', 8, undefined],
])('a section is dropped %s', (_where, key, gap, expected) =>
  expect(findSectionDrop(page, rows, key, gap)).toEqual(expected),
);
