import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommandsProvider } from '../commands/commands-context.ts';
import { useCommands } from '../commands/use-commands.ts';
import { toDocument, toStoredSections } from '../model/convert.ts';
import { createEditorSession } from '../session/editor-session.ts';
import { EditorSessionProvider } from '../session/session-context.ts';
import { renderPart } from '../testing/render-part.tsx';
import { RemovalDialog } from './removal-dialog.tsx';

const text = (id: string) => ({ id, type: 'text', order: 1, content: `<p>${id}</p>` });
const isClosed = jest.fn();

function Dialog() {
  return (
    <CommandsProvider value={useCommands()}>
      <RemovalDialog isOpen onClose={isClosed} />
    </CommandsProvider>
  );
}

test.each<[selection: string[], question: RegExp, left: string[]]>([
  [['a'], /^Να διαγραφεί: «Κείμενο: a»;$/, ['b']],
  [['a', 'b'], /^Να διαγραφούν 2 στοιχεία;$/, []],
  [['s'], /^Να διαγραφεί: «Ενότητα»; Διαγράφονται και όσα περιέχει\.$/, []],
])('deleting %j needs confirmation', async (selection, question, left) => {
  const document = { el: toDocument([{ id: 's', widgets: [text('a'), text('b')] }]), en: toDocument([]) };
  const session = createEditorSession({ document, language: 'el', selection });
  await renderPart(
    <EditorSessionProvider value={session}>
      <Dialog />
    </EditorSessionProvider>,
  );
  expect(await screen.findByText(question)).toBeVisible();
  const listIds = () =>
    toStoredSections(session.getState().document.el).flatMap(({ widgets }) => widgets.map(({ id }) => id));
  await userEvent.click(screen.getByRole('button', { name: 'Άκυρο' }));
  expect(listIds()).toEqual(['a', 'b']);
  await userEvent.click(screen.getByRole('button', { name: 'Διαγραφή' }));
  expect(listIds()).toEqual(left);
  expect(isClosed).toHaveBeenCalled();
});
