import { columnField } from '@fakos/contracts/widgets/widget';
import { toDocument, toStoredSections } from '../model/convert.ts';
import { registerColumns } from '../model/widget-columns.ts';
import { createEditorSession } from './editor-session.ts';
import { openStoredSession, storeSession } from './stored-session.ts';

const sections = [
  {
    id: 's',
    widgets: [{ id: 'a', type: 'mfe-events/agenda', order: 1, notes: [{ id: 'b', type: 'text', order: 1 }] }],
  },
];

test('after a remote was released, its widgets in the stored document have their columns', () => {
  const document = { el: toDocument(sections), en: toDocument(sections) };
  const session = createEditorSession({ document, language: 'el' });
  session.change((page) => ({ ...page, nodes: { ...page.nodes } }), { label: { name: 'edit' } });
  storeSession('page:1', { ...session.getState(), version: '1', base: document }, false);

  registerColumns([{ type: 'mfe-events/agenda', fields: { notes: columnField() } }]);
  const opened = openStoredSession('page:1', { version: '1', sections_el: sections, sections_en: sections });
  expect(opened.document.el.nodes.a?.lists).toEqual({ notes: ['b'] });
  expect(toStoredSections(opened.document.el)).toEqual(sections);
  expect(opened.history.past).toEqual([]);
});
