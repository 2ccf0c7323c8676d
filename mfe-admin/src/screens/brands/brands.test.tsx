import type { AdminBrand } from '@fakos/contracts/brands/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

const aegean: AdminBrand = {
  ...{ id: 1, slug: 'aegean', name: 'Aegean', description_el: 'Νησιά.', description_en: 'Islands.' },
  ...{ image: '', meta_title_el: '', meta_title_en: '', meta_description_el: '', meta_description_en: '' },
  ...{ product_count: 3, version: 'version-1' },
};
const boreas: AdminBrand = { ...aegean, id: 2, slug: 'boreas', name: 'Boreas', description_en: '', product_count: 0 };

const saved = { success: true, message: '', data: { id: 1, slug: 'aegean', version: 'version-2' } };
const responses = {
  'GET login': { success: true, user: admin },
  'GET preferences': { success: true, data: { views: [], columns: null, preferences: {} } },
  'GET brands admin-list': { success: true, data: [aegean, boreas] },
  'PUT brands': saved,
  'POST brands': saved,
  'DELETE brands': { success: true, message: 'Η μάρκα διαγράφηκε.' },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(address: string, overrides: Parameters<typeof stubApi>[0] = {}) {
  const seen = stubApi({ ...responses, ...overrides });
  const view = renderAdmin(address, admin);
  const listBodies = (name: string) => seen.filter((request) => request.name === name).map(({ body }) => body);
  return { ...view, listBodies };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση' }));

test('the list leads to a brand; a new address warns that links break; only changed fields are saved', async () => {
  const { listBodies } = open('/admin/brands');
  expect(await screen.findByRole('row', { name: /Boreas 0 Λείπουν τα αγγλικά/ })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Aegean' }));
  await userEvent.type(await screen.findByLabelText('Διεύθυνση σελίδας'), '-eyewear');
  expect(screen.getByText(/Σύνδεσμοι προς τη σημερινή διεύθυνση \/shop\?brand=aegean/)).toBeVisible();
  await save();
  expect(await screen.findByText('Αποθηκεύτηκε: Aegean')).toBeVisible();
  expect(listBodies('PUT brands')).toEqual([{ id: 1, version: 'version-1', slug: 'aegean-eyewear' }]);
});

test('brands are put in order with buttons, with undo, and have texts for search engines', async () => {
  const { listBodies } = open('/admin/brands', {
    'PUT brands order': { success: true, message: 'Η σειρά των μαρκών αποθηκεύτηκε.' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Μετακίνηση πιο πάνω: Boreas' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Αναίρεση' }));
  await waitFor(() => expect(listBodies('PUT brands order')).toEqual([{ ids: [2, 1] }, { ids: [1, 2] }]));
  await userEvent.click(screen.getByRole('link', { name: 'Aegean' }));
  const titles = await screen.findByRole('group', { name: /Τίτλος για μηχανές αναζήτησης/ });
  await userEvent.type(within(titles).getByLabelText(/Ελληνικά/), 'Γυαλιά Aegean');
  await save();
  await waitFor(() => expect(listBodies('PUT brands')).toMatchObject([{ id: 1, meta_title_el: 'Γυαλιά Aegean' }]));
});

test('a new brand needs a name, and its page opens', async () => {
  const { listBodies, ...view } = open('/admin/brands/new');
  await userEvent.click(await screen.findByRole('button', { name: 'Αποθήκευση' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Όνομα: Το πεδίο είναι υποχρεωτικό.');
  await userEvent.type(screen.getByLabelText(/^Όνομα/), 'Αύρα');
  await userEvent.click(screen.getByRole('button', { name: 'Πρόταση: avra' }));
  await save();
  await waitFor(() => expect(getAddress(view)).toBe('/admin/brands/1'));
  expect(listBodies('POST brands')).toEqual([
    {
      ...{ name: 'Αύρα', slug: 'avra', description_el: '', description_en: '', image: '' },
      ...{ meta_title_el: '', meta_title_en: '', meta_description_el: '', meta_description_en: '' },
    },
  ]);
});

test('another editor’s change is shown with its author, and both are saved', async () => {
  let isStored = false;
  const { listBodies } = open('/admin/brands/1', {
    'PUT brands': ({ body }) => {
      isStored = true;
      const isStale = (body as { version: string }).version === 'version-1';
      return isStale ? failure(412, { code: 'STALE_VERSION', message: 'stale' }) : saved;
    },
    'GET brands admin-list': () => ({
      success: true,
      data: [isStored ? { ...aegean, description_en: 'The islands.', version: 'version-9' } : aegean],
    }),
    'GET audit-log record': () => ({
      success: true,
      data: isStored
        ? [
            {
              ...{ id: 5, at: '2026-11-20T10:00:00Z', user: { id: 2, name: 'Νίκος', role: 'manager' } },
              ...{ resource: 'brands', action: 'update', record_id: '1', label: 'Aegean' },
              changes: { description_en: ['Islands.', 'The islands.'] },
            },
          ]
        : [],
      meta: { page: 1, limit: 50, total: 0 },
    }),
  });
  await userEvent.type(await screen.findByLabelText(/^Όνομα/), ' 2');
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Η εγγραφή άλλαξε στο μεταξύ' }));
  await waitFor(() => expect(dialog.getByText(/Περιγραφή \(αγγλικά\): The islands\./)).toBeVisible());
  expect(await dialog.findByText(/από Νίκος/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Αποθήκευση και των δύο' }));
  expect(await screen.findByText('Αποθηκεύτηκε: Aegean 2')).toBeVisible();
  expect(listBodies('PUT brands').at(-1)).toEqual({ id: 1, version: 'version-9', name: 'Aegean 2' });
});

test('products that were added meanwhile stop a deletion, which then asks where they move', async () => {
  const message = 'Το «Boreas» δεν διαγράφεται όσο έχει 2 προϊόντα.';
  let count = 0;
  const { listBodies, ...view } = open('/admin/brands/2', {
    'GET brands admin-list': () => ({ success: true, data: [aegean, { ...boreas, product_count: count }] }),
    'DELETE brands': ({ body }) => {
      if ((body as { move_to?: number }).move_to === 1) return responses['DELETE brands'];
      count = 2;
      return failure(409, { code: 'STILL_IN_USE', message });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Διαγραφή' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Διαγραφή: Boreas;' }));
  await userEvent.type(dialog.getByLabelText('Γράψτε «Boreas» για επιβεβαίωση'), 'Boreas');
  await userEvent.click(dialog.getByRole('button', { name: 'Διαγραφή' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  await userEvent.selectOptions(await dialog.findByLabelText('Μεταφορά σε'), 'Aegean');
  await userEvent.click(dialog.getByRole('button', { name: 'Διαγραφή' }));
  await waitFor(() => expect(getAddress(view)).toBe('/admin/brands'));
  expect(listBodies('DELETE brands')).toEqual([{ id: 2 }, { id: 2, move_to: 1 }]);
});
