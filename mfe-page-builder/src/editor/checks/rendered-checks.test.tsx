import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toDocument } from '../model/convert.ts';
import { createEditorSession } from '../session/editor-session.ts';
import { EditorSessionProvider } from '../session/session-context.ts';
import { renderPart } from '../testing/render-part.tsx';
import { type AuditCanvas, RenderedChecks } from './rendered-checks.tsx';

async function show(audit: AuditCanvas) {
  const opened: string[] = [];
  const page = toDocument([{ id: 's', widgets: [{ id: 't', type: 'text', order: 1 }] }]);
  const session = createEditorSession({ document: { el: page, en: page }, language: 'el' });
  await renderPart(
    <EditorSessionProvider value={session}>
      <RenderedChecks audit={audit} onOpen={(key) => opened.push(key)} getName={(key) => `Στοιχείο ${key}`} />
    </EditorSessionProvider>,
  );
  return opened;
}

test('a problem of the rendered page leads to its widget', async () => {
  const opened = await show(async (language) => [{ rule: 'color-contrast', help: `Αντίθεση (${language})`, key: 't' }]);
  await userEvent.click(await screen.findByRole('button', { name: /Αντίθεση \(el\).*Στοιχείο t/ }));
  expect(opened).toEqual(['t']);
});

test('a failed check says so and can be repeated', async () => {
  let attempts = 0;
  await show(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('offline');
    return [];
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Δοκιμάστε ξανά' }));
  expect(await screen.findByText('Δεν βρέθηκε κάτι.')).toBeVisible();
});
