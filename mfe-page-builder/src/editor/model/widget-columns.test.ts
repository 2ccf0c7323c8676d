import { columnField, textField } from '@fakos/contracts/widgets/widget';
import { addWidgets, toDocument, toStoredSections } from './convert.ts';
import { withNewIds } from './new-ids.ts';
import { createWidgetRecord } from './new-widget.ts';
import { insertWidgets, placeWidget } from './operations.ts';
import { registerColumns } from './widget-columns.ts';

const TYPE = 'mfe-events/agenda';
const inside = { id: 'b', type: 'button', order: 1, text: 'Εισιτήρια', unknown: { by: 'another version' } };
const sections = [
  {
    id: 's',
    widgets: [
      { id: 'a', type: TYPE, order: 1, title: 'Πρόγραμμα', notes: [inside] },
      { id: 't', type: 'text', order: 2, content: '<p>Μετά</p>' },
    ],
  },
];

test('a column of a widget whose remote is not live is a field, which is stored unchanged', () => {
  const page = toDocument(sections);
  expect(page.nodes.b).toBeUndefined();
  expect(page.nodes.a?.fields.notes).toEqual([inside]);
  expect(toStoredSections(page)).toEqual(sections);
});

test('columns of contributed widgets hold widgets once they are registered', () => {
  registerColumns([{ type: TYPE, fields: { title: textField(), notes: columnField(), aside: columnField() } }]);
  const page = toDocument(sections);
  expect(page.nodes.a?.lists).toEqual({ notes: ['b'] });
  expect(toStoredSections(page)).toEqual(sections);

  const moved = placeWidget(page, 't', { parent: 'a', list: 'aside', index: 0 });
  expect(moved.nodes.a?.lists).toEqual({ notes: ['b'], aside: ['t'] });
  const record = createWidgetRecord(TYPE, 'new');
  expect(record).toEqual({ id: 'new', type: TYPE, order: 0, notes: [], aside: [] });
  const { document } = insertWidgets(page, { parent: 's', list: 'widgets', index: 0 }, [record]);
  expect(document.nodes.new?.lists).toEqual({ notes: [], aside: [] });

  let count = 0;
  const [copy] = withNewIds(sections[0]?.widgets.slice(0, 1) ?? [], () => `copy-${count++}`);
  const nodes = {};
  addWidgets(nodes, [copy]);
  expect(Object.keys(nodes)).toEqual(['copy-1', 'copy-0']);
});
