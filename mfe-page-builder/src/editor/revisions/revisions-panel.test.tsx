import type { ContentDraft } from '@fakos/contracts/drafts/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart, stubRequests } from '../testing/render-part.tsx';
import { RevisionsPanel } from './revisions-panel.tsx';

const text = (id: string, content: string) => ({ id, type: 'text', order: 1, content });
const toSections = (...widgets: ReturnType<typeof text>[]) => [{ id: 's', widgets }];
const old = toSections(text('a', 'Καλημέρα σας'), text('b', 'Ωράριο'));
const draft = toSections({ ...text('b', 'Ωράριο'), order: 1 }, { ...text('a', 'Καλησπέρα σας'), order: 2 });

test('a revision is compared word by word, restored after a confirmation, and the restoration undone', async () => {
  const restored: ContentDraft[] = [];
  const revisions = [
    { id: 8, at: '2026-11-20T10:00:00.000Z', actor: 'Μαρία' },
    { id: 7, at: '2026-11-10T10:00:00.000Z', actor: 'Νίκος' },
  ];
  let version = 1;
  const respond = () => ({ data: { version: `r${version++}`, sections_el: old, sections_en: [] }, message: '' });
  const requests = stubRequests({
    'GET drafts revisions': () => ({ data: revisions }),
    'GET drafts revision': () => ({ data: { ...revisions[1], sections_el: old, sections_en: [] } }),
    'POST drafts restore': respond,
    'PUT drafts': () => ({ data: { version: 'saved' } }),
  });
  await renderPart(
    <RevisionsPanel
      record={{ kind: 'page', id: 1 }}
      current={{ el: draft, en: [] }}
      saveDraft={() => Promise.resolve('v1')}
      onRestored={(next) => restored.push(next)}
      getTypeLabel={() => 'Κείμενο'}
    />,
  );
  const [, compare] = await screen.findAllByRole('button', { name: /Σύγκριση με την τρέχουσα/ });
  if (compare) await userEvent.click(compare);
  expect(await screen.findByText('Μετακίνηση')).toBeVisible();
  expect(screen.getByText('Καλησπέρα', { exact: false, selector: 'ins' })).toHaveTextContent('προστέθηκε: Καλησπέρα');
  expect(screen.getByText('Καλημέρα', { exact: false, selector: 'del' })).toHaveTextContent('αφαιρέθηκε: Καλημέρα');

  const [, restore] = screen.getAllByRole('button', { name: /Επαναφορά/ });
  if (restore) await userEvent.click(restore);
  expect(requests.filter(({ name }) => name === 'POST drafts restore')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Επαναφορά' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Αναίρεση' }));
  await waitFor(() => expect(restored).toHaveLength(2));
  const writes = requests.filter(({ name }) => !name.startsWith('GET'));
  expect(writes).toEqual([
    { name: 'POST drafts restore', body: { kind: 'page', id: 1, version: 'v1', revision_id: 7 } },
    { name: 'POST drafts restore', body: { kind: 'page', id: 1, version: 'r1', revision_id: 8 } },
    { name: 'PUT drafts', body: { kind: 'page', id: 1, version: 'r2', sections_el: draft, sections_en: [] } },
  ]);
  expect(restored[1]).toMatchObject({ version: 'saved', sections_el: draft });
});
