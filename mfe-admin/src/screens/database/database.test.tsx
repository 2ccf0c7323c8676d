import type { DatabaseState } from '@fakos/contracts/database/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

const manual = {
  ...{ file: 'fakos-20261121T093000Z-manual.ndjson.gz', kind: 'manual' as const },
  ...{ created_at: '2026-11-21T09:30:00.000Z', size_bytes: 1_250_000 },
};
const state: DatabaseState = {
  ...{ engine: 'sqlite', version: '3.50.4', size_bytes: 4_000_000 },
  tables: [{ name: 'products', rows: 72, size_bytes: null }],
  migrations: [{ name: '0001-first-shop', applied_at: '2026-11-01T10:00:00.000Z' }],
  backups: [manual],
  schedule: { frequency: 'off', weekday: 1, hour: 3, keep: 14, next_at: null },
  images: { files: 240, size_bytes: 30_000_000 },
};

function open(overrides: Parameters<typeof stubApi>[0] = {}) {
  const seen = stubApi({
    'GET login': { success: true, user: admin },
    'GET database': { success: true, data: state },
    ...overrides,
  });
  renderAdmin('/admin/database', admin);
  return (name: string) => seen.filter((request) => request.name === name).map(({ body }) => body);
}

test('a backup is restored once its day is typed, and deleted after a confirmation', async () => {
  const listBodies = open({
    'POST database restore': { success: true, message: '', data: { before: manual, rows: 812 } },
    'DELETE database': { success: true, message: 'Διαγράφηκε.' },
  });
  const table = within(await screen.findByRole('table', { name: 'Αντίγραφα ασφαλείας' }));
  expect(table.getByRole('row', { name: /21 Νοε 2026, 11:30 Από χρήστη 1,3 MB/ })).toBeVisible();
  expect(screen.getByText(/Δεν περιέχει τα 240 αρχεία εικόνων \(30 MB\)/)).toBeVisible();

  await userEvent.click(table.getByRole('button', { name: /^Επαναφορά/ }));
  const restoring = within(await screen.findByRole('dialog'));
  expect(restoring.getByRole('button', { name: 'Επαναφορά' })).toBeDisabled();
  await userEvent.click(restoring.getByLabelText('Γράψτε «21/11/2026» για επιβεβαίωση'));
  await userEvent.paste('21/11/2026');
  await userEvent.click(restoring.getByRole('button', { name: 'Επαναφορά' }));
  expect(await screen.findByText(/^Επανήλθαν 812 εγγραφές/)).toBeVisible();
  expect(listBodies('POST database restore')).toEqual([{ file: manual.file, confirm: manual.file }]);

  await userEvent.click(await screen.findByRole('button', { name: /^Διαγραφή του αντιγράφου/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Διαγραφή' }));
  await waitFor(() => expect(listBodies('DELETE database')).toEqual([{ file: manual.file }]));
});

test('a weekly schedule is set; the check names problems', async () => {
  const listBodies = open({
    'PUT database schedule': { success: true, message: 'Αποθηκεύτηκε.', data: state.schedule },
    'POST database check': { success: true, data: { ok: false, problems: ['page 7 is damaged'] } },
  });
  const form = within(await screen.findByRole('region', { name: 'Αυτόματα αντίγραφα' }));
  expect(form.getByText(/^Δεν γίνονται αυτόματα αντίγραφα/)).toBeVisible();
  await userEvent.selectOptions(form.getByLabelText('Συχνότητα'), 'Κάθε εβδομάδα');
  await userEvent.selectOptions(form.getByLabelText('Ημέρα'), 'Κυριακή');
  await userEvent.selectOptions(form.getByLabelText('Ώρα'), '23:00');
  await userEvent.click(form.getByRole('button', { name: 'Αποθήκευση προγράμματος' }));
  expect(await screen.findByText('Αποθηκεύτηκε.')).toBeVisible();
  expect(listBodies('PUT database schedule')).toEqual([{ frequency: 'weekly', weekday: 7, hour: 23, keep: 14 }]);

  await userEvent.click(screen.getByRole('button', { name: 'Έλεγχος ακεραιότητας' }));
  expect(await screen.findByText(/^Βρέθηκε 1 πρόβλημα/)).toBeVisible();
  expect(screen.getByText('page 7 is damaged')).toBeVisible();
});

test('an API without the endpoint shows a message', async () => {
  open({ 'GET database': failure(404, { code: 'NOT_FOUND' }) });
  expect(await screen.findByText(/^Ο διακομιστής δεν δίνει στοιχεία/)).toBeVisible();
});
