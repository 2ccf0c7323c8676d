import { screen } from '@testing-library/react';
import { toDocument } from '../../model/convert.ts';
import { createEditorSession } from '../../session/editor-session.ts';
import { EditorSessionProvider } from '../../session/session-context.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { CanvasSections } from './canvas-sections.tsx';

test('columns that are not stored yet are shown as empty lists', async () => {
  const page = toDocument([{ id: 's', widgets: [{ id: 'c', type: 'two-columns', order: 1 }] }]);
  const session = createEditorSession({ document: { el: page, en: page }, language: 'el' });
  await renderPart(
    <EditorSessionProvider value={session}>
      <CanvasSections language="el" />
    </EditorSessionProvider>,
  );
  expect(await screen.findAllByText('Κενό: προσθέστε ή αφήστε εδώ ένα στοιχείο')).toHaveLength(2);
});
