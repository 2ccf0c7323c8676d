import { toDocument } from '../model/convert.ts';
import { moveSection, placeWidget, removeNodes, setField } from '../model/operations.ts';
import { lockSection } from '../model/references.ts';
import { createStructureSelector } from './use-structure.ts';

const page = toDocument([
  {
    id: 'one',
    widgets: [
      { id: 'a', type: 'text', order: 1 },
      { id: 'columns', type: 'two-columns', order: 2, leftColumn: [{ id: 'b', type: 'text', order: 1 }] },
    ],
  },
  { id: 'two', widgets: [] },
]);

test('a page with other fields has the same structure', () => {
  const select = createStructureSelector();
  expect(select(page)).toBe(page);
  expect(select(setField(page, 'a', 'content', '<p>Α</p>'))).toBe(page);
  expect(select(setField(page, 'one', 'title', 'Τίτλος'))).toBe(page);
});

test.each([
  ['a moved widget', placeWidget(page, 'a', { parent: 'columns', list: 'rightColumn', index: 0 })],
  ['a widget in another order', placeWidget(page, 'a', { parent: 'one', list: 'widgets', index: 1 })],
  ['a removed widget', removeNodes(page, ['b'])],
  ['a moved section', moveSection(page, 'one', 1)],
  ['a locked section', lockSection({ el: page, en: page }, 'two', 4).el],
])('a page with %s has another structure', (_what, changed) => {
  const select = createStructureSelector();
  expect(select(page)).toBe(page);
  expect(select(changed)).toBe(changed);
});
