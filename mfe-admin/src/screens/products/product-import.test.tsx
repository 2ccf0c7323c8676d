import type { ProductImportReport, ProductImportRow } from '@fakos/contracts/products/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';
import { responses } from './product.fixtures.ts';

const noCounts = { rows: 0, new: 0, changed: 0, unchanged: 0, errors: 0, written: 0 };

function createReport(
  counts: Partial<ProductImportReport['counts']>,
  { rows = [], ...more }: Partial<ProductImportReport> = {},
) {
  const report: ProductImportReport = {
    dry_run: true,
    is_complete: true,
    file: { encoding: 'windows-1253', separator: ';' },
    ignored_columns: [],
    counts: { ...noCounts, ...counts },
    rows,
    ...more,
  };
  return { success: true, message: '', data: report };
}

const row: ProductImportRow = {
  ...{ row: 2, status: 'changed', is_written: false, id: 4, sku: 'AEG-02', name: 'Αιγαίο 02' },
  changes: [{ field: 'price', column: 'Τιμή', before: '129,00', after: '119,90' }],
  errors: [],
};
const badRow: ProductImportRow = {
  ...row,
  ...{ row: 3, status: 'error', id: null, sku: 'WAVE-1', name: 'Κύμα', changes: [] },
  errors: [
    { field: 'price', column: 'Τιμή', message: 'Γράψτε έναν αριθμό.' },
    { field: null, column: '', message: 'Η γραμμή έχει 3 κελιά αντί για 9.' },
  ],
};

beforeAll(() => {
  // jsdom lacks it; the stub of the API reads the name only.
  File.prototype.arrayBuffer = () => Promise.resolve(new ArrayBuffer(0));
});

/** Opens the page and chooses a file; the API gives the reports one after the other. */
async function chooseFile(reports: readonly object[]) {
  const remaining = [...reports];
  const seen = stubApi({ ...responses, 'POST products import': () => remaining.shift() });
  renderAdmin('/admin/shop/import', admin);
  await screen.findByRole('button', { name: 'Επιλογή αρχείου' });
  await userEvent.upload(screen.getByLabelText('Επιλογή αρχείου'), new File(['sku;price'], 'products.csv'));
  const listBodies = () => seen.filter(({ name }) => name === 'POST products import').map(({ body }) => body);
  return { listBodies };
}

const toBody = (dry_run: boolean, on_error: string) => ({
  dry_run: String(dry_run),
  on_error,
  file: 'products.csv',
});
const readCells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((line) =>
      within(line)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

test('a check lists row, field and problem, and the changes; rows with errors are skipped only on request', async () => {
  const counts = { rows: 3, changed: 1, unchanged: 1, errors: 1 };
  const { listBodies } = await chooseFile([
    createReport(counts, { rows: [row, badRow], ignored_columns: ['Προμηθευτής'] }),
    createReport({ ...counts, written: 1 }, { dry_run: false, rows: [{ ...row, is_written: true }, badRow] }),
  ]);
  expect(await screen.findByText('Ο έλεγχος βρήκε λάθη.')).toBeVisible();
  expect(screen.getByText('Δεν έχει αποθηκευτεί τίποτα ακόμη.')).toBeVisible();
  expect(screen.getByText(/Windows-1253, διαχωριστικό: ερωτηματικό/)).toBeVisible();
  expect(screen.getByText('Προμηθευτής')).toBeVisible();
  expect(readCells(screen.getByRole('table', { name: 'Λάθη' }))).toEqual([
    ['Γραμμή 3', 'WAVE-1 · Κύμα', 'Τιμή', 'Γράψτε έναν αριθμό.'],
    ['Γραμμή 3', 'WAVE-1 · Κύμα', '—', 'Η γραμμή έχει 3 κελιά αντί για 9.'],
  ]);
  expect(readCells(screen.getByRole('table', { name: 'Αλλαγές' }))).toEqual([
    ['Γραμμή 2', 'AEG-02 · Αιγαίο 02', 'Τιμή', '129,00', '119,90'],
  ]);

  const apply = screen.getByRole('button', { name: 'Εισαγωγή 1 προϊόντος' });
  expect(apply).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Παράλειψη της 1 γραμμής με λάθη' }));
  await userEvent.click(apply);
  expect(await screen.findByText('Αποθηκεύτηκε 1 προϊόν.')).toBeVisible();
  expect(screen.getByText('1 γραμμή με λάθη δεν αποθηκεύτηκε.')).toBeVisible();
  expect(listBodies()).toEqual([toBody(true, 'stop'), toBody(false, 'skip')]);
});

test('a file without changes shows a message and offers no import', async () => {
  await chooseFile([createReport({ rows: 240, unchanged: 240 })]);
  expect(await screen.findByText('Δεν αλλάζει τίποτα.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Εισαγωγή/ })).toBeNull();
});

test('a large file is imported in several requests', async () => {
  const { listBodies } = await chooseFile([
    createReport({ rows: 90, new: 90 }),
    createReport({ rows: 90, new: 90, written: 50 }, { dry_run: false, is_complete: false }),
    createReport({ rows: 90, new: 40, unchanged: 50, written: 40 }, { dry_run: false }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Εισαγωγή 90 προϊόντων' }));
  expect(await screen.findByText('Αποθηκεύτηκαν 90 προϊόντα.')).toBeVisible();
  expect(listBodies()).toEqual([toBody(true, 'stop'), toBody(false, 'stop'), toBody(false, 'stop')]);
});

test.each([
  [
    'a file that is no list of products',
    failure(422, { code: 'VALIDATION', message: 'Ελέγξτε τα πεδία.', errors: { file: 'Το αρχείο είναι κενό.' } }),
    'Το αρχείο είναι κενό.',
  ],
  [
    'an API without an import',
    failure(501, { code: 'INTERNAL', message: '' }),
    'Ο διακομιστής δεν προσφέρει εισαγωγή αρχείων.',
  ],
])('%s is explained, and another file can be chosen', async (_what, response, message) => {
  await chooseFile([response]);
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Επιλογή άλλου αρχείου' })).toBeEnabled());
});
