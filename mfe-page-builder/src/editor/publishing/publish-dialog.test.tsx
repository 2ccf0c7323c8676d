import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkPage } from '../checks/check-page.ts';
import { renderPart, stubRequests } from '../testing/render-part.tsx';
import { PublishDialog } from './publish-dialog.tsx';

const toSections = (altText: string) => [
  { id: 's', widgets: [{ id: 'i', type: 'image', order: 1, imageUrl: 'a.jpg', altText }] },
];
const published = { sections_el: toSections('Παλιό'), sections_en: [] };
const revision = { id: 4, at: '2026-11-01T10:00:00.000Z', actor: 'Μαρία' };
const reads = {
  'GET drafts revisions': () => ({ data: [revision] }),
  'GET drafts revision': () => ({ data: { ...revision, ...published } }),
};

async function open(altText: string, publish: (body: unknown) => Record<string, unknown>) {
  const requests = stubRequests({ ...reads, 'POST drafts publish': publish });
  const current = { el: toSections(altText), en: [] };
  const reloaded: unknown[] = [];
  await renderPart(
    <PublishDialog
      isOpen
      onClose={() => undefined}
      record={{ kind: 'page', id: 1 }}
      problems={checkPage({ sections: current })}
      onOpenProblem={() => undefined}
      current={current}
      getTypeLabel={() => 'Εικόνα'}
      saveDraft={() => Promise.resolve('v2')}
      onPublished={() => undefined}
      onReload={(draft) => reloaded.push(draft)}
      addresses={{ el: '/page/a' }}
    />,
  );
  return { reloaded, getSent: () => requests.filter(({ name }) => name === 'POST drafts publish') };
}

test('changes are shown field by field, and the published page is linked', async () => {
  const { getSent } = await open('Νέο', () => ({ data: { version: 'v3' }, message: '' }));
  const field = await screen.findByText('Εναλλακτικό κείμενο:');
  expect(field.parentElement).toHaveTextContent(/αφαιρέθηκε: Παλιό .*→ προστέθηκε: Νέο/);
  await userEvent.click(screen.getByRole('button', { name: 'Δημοσίευση' }));
  expect(await screen.findByRole('link', { name: 'Άνοιγμα της ελληνικής σελίδας' })).toHaveAttribute('href', '/page/a');
  expect(getSent().map(({ body }) => body)).toEqual([{ kind: 'page', id: 1, version: 'v2' }]);
});

test('errors block publishing until a reason is given, which is sent', async () => {
  const { getSent } = await open('', () => ({ data: { version: 'v3' }, message: '' }));
  await userEvent.click(screen.getByRole('button', { name: 'Δημοσίευση με σφάλματα' }));
  expect(screen.getByRole('textbox', { name: 'Λόγος δημοσίευσης με σφάλματα' })).toBeInvalid();
  expect(getSent()).toEqual([]);
  await userEvent.type(screen.getByRole('textbox'), 'Επείγουσα ανακοίνωση');
  await userEvent.click(screen.getByRole('button', { name: 'Δημοσίευση με σφάλματα' }));
  await waitFor(() => expect(getSent()).toHaveLength(1));
  expect(getSent()[0]?.body).toMatchObject({ reason: 'Επείγουσα ανακοίνωση' });
});

test('a draft that others saved meanwhile can be loaded, and a failure leaves the dialog open', async () => {
  let status = 412;
  const theirs = { version: 'v9' };
  const { reloaded } = await open('Νέο', () => ({
    status,
    ...(status === 412 ? { code: 'STALE_VERSION', data: theirs } : { code: 'INTERNAL', message: 'Χωρίς βάση' }),
  }));
  await userEvent.click(screen.getByRole('button', { name: 'Δημοσίευση' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Φόρτωση της νέας έκδοσης' }));
  expect(reloaded).toEqual([theirs]);
  status = 500;
  await userEvent.click(screen.getByRole('button', { name: 'Δημοσίευση' }));
  expect(await screen.findByText('Η σελίδα δεν δημοσιεύτηκε. Χωρίς βάση')).toBeVisible();
});
