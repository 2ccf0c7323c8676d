import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';
import { product, responses } from './product.fixtures.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const lens = { ...product, product_type: 'contact-lens' as const };
const reading = {
  ...{ ...product, product_type: 'reading' as const, stock: 6 },
  strengths: [
    { strength: 1, stock: 2 },
    { strength: 1.5, stock: 4 },
  ],
};

function open(data: object, overrides: Parameters<typeof stubApi>[0] = {}) {
  const seen = stubApi({ ...responses, 'GET products admin-get': { success: true, data }, ...overrides });
  renderAdmin('/admin/shop/4', admin);
  return () => seen.filter(({ name }) => name === 'PUT products').map(({ body }) => body);
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση' }));
const findSection = async (name: string) => within(await screen.findByRole('region', { name }));

async function retype(field: HTMLElement, value: string) {
  await userEvent.clear(field);
  if (value) await userEvent.type(field, value);
}

async function typeSteps(range: ReturnType<typeof within>, parameter: string, ...values: string[]) {
  const group = within(range.getByRole('group', { name: parameter }));
  for (const [index, label] of ['Από', 'Έως', 'Βήμα'].entries()) {
    if (values[index]) await userEvent.type(group.getByRole('textbox', { name: label }), values[index]);
  }
}

test('the variants of a contact lens are defined as steps; missing and impossible numbers are named', async () => {
  const listBodies = open(lens);
  const section = await findSection('Παραλλαγές φακού επαφής');
  await userEvent.click(section.getByRole('button', { name: 'Ορισμός παραλλαγών' }));
  const range = within(section.getByRole('group', { name: 'Συνδυασμός 1' }));
  await save();
  expect(screen.getByRole('link', { name: 'Παραλλαγές φακού επαφής' })).toBeVisible();
  expect(range.getAllByText('Γράψτε τουλάχιστον μία τιμή.')).toHaveLength(3);
  await typeSteps(range, 'Καμπυλότητα (BC)', '8,6');
  await typeSteps(range, 'Διάμετρος (DIA)', '14,2');
  await typeSteps(range, 'Σφαίρωμα (SPH)', '-1', '1', '0,3');
  expect(range.getByText('Γράψτε αριθμούς· το βήμα πρέπει να φτάνει ακριβώς στο «Έως».')).toBeVisible();
  await retype(
    within(range.getByRole('group', { name: 'Σφαίρωμα (SPH)' })).getByRole('textbox', { name: 'Βήμα' }),
    '0,5',
  );
  await userEvent.click(range.getByRole('checkbox', { name: 'Χαμηλό' }));
  await userEvent.selectOptions(section.getByLabelText('Φακοί στο κουτί'), '3');
  await save();
  expect(await screen.findByText('Αποθηκεύτηκε: Αιγαίο 02')).toBeVisible();
  const values = { base_curves: [8.6], diameters: [14.2], powers: [-1, -0.5, 0, 0.5, 1] };
  const rest = { cylinders: [], axes: [], additions: ['low'], colours: [] };
  expect(listBodies()).toEqual([
    {
      ...{ id: 4, version: 'version-1' },
      lens_matrix: { wear_schedule: 'monthly', box_size: 3, ranges: [{ ...values, ...rest }] },
    },
  ]);
});

test('removed variants can be brought back', async () => {
  const range = { base_curves: [8.6], diameters: [14.2], powers: [-1], cylinders: [], axes: [] };
  const ranges = [{ ...range, additions: [], colours: [] }];
  open({ ...lens, lens_matrix: { wear_schedule: 'daily', box_size: 30, ranges } });
  const section = await findSection('Παραλλαγές φακού επαφής');
  await userEvent.click(section.getByRole('button', { name: 'Αφαίρεση παραλλαγών' }));
  expect(section.queryByRole('group', { name: 'Συνδυασμός 1' })).toBeNull();
  await userEvent.click(section.getByRole('button', { name: 'Αναίρεση αφαίρεσης' }));
  expect(section.getByRole('group', { name: 'Συνδυασμός 1' })).toBeVisible();
  expect(screen.queryByText('Υπάρχουν αλλαγές που δεν αποθηκεύτηκαν.')).toBeNull();
});

test('a delivery of reading glasses changes the pieces of strengths, and the stock is their sum', async () => {
  const listBodies = open(reading);
  const section = await findSection('Απόθεμα ανά βαθμό');
  expect(screen.getByLabelText('Απόθεμα')).toHaveValue('6');
  await retype(section.getByRole('textbox', { name: 'Τεμάχια +1,50' }), '9');
  await userEvent.click(section.getByRole('checkbox', { name: '+2,00' }));
  expect(section.getByRole('status')).toHaveTextContent('Σύνολο: 11');
  await userEvent.selectOptions(screen.getByLabelText('Αιτία'), 'delivery');
  await save();
  expect(await screen.findByText('Αποθηκεύτηκε: Αιγαίο 02')).toBeVisible();
  const strengths = [{ strength: 1 }, { strength: 1.5, stock_change: 5 }, { strength: 2, stock: 0 }];
  expect(listBodies()).toEqual([{ id: 4, version: 'version-1', strengths, stock_reason: 'delivery' }]);
});

test('shared stock replaces strengths, and the server’s error about a strength is shown at the section', async () => {
  const errors = { 'strengths.0.stock': 'Πολλά τεμάχια.' };
  const refused = failure(422, { code: 'VALIDATION', message: 'invalid', errors });
  const listBodies = open(reading, { 'PUT products': refused });
  const section = await findSection('Απόθεμα ανά βαθμό');
  await userEvent.click(section.getByRole('button', { name: 'Κοινό απόθεμα' }));
  expect(section.getByText('Με την αποθήκευση το άθροισμα γίνεται κοινό απόθεμα όλων των βαθμών.')).toBeVisible();
  await save();
  expect(listBodies()).toEqual([{ id: 4, version: 'version-1', strengths: [], stock_reason: 'correction' }]);
  expect(await section.findByText('Πολλά τεμάχια.')).toBeVisible();
});
