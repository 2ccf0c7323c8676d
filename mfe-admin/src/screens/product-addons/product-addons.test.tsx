import type { AdminProductAddon } from '@fakos/contracts/product-addons/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

const addon: AdminProductAddon = {
  id: 1,
  slug: 'thiki',
  ...{ name_el: 'Θήκη', name_en: 'Case', description_el: '', description_en: '', price: 12.5, position: 1 },
  ...{ status: 'published', product_ids: [7, 8], version: 'version-1' },
};
const cloth: AdminProductAddon = { ...addon, id: 2, name_el: 'Πανάκι', price: 0, product_ids: [], status: 'draft' };

const saved = { success: true, message: '', data: { id: 1, slug: 'thiki', version: 'version-2' } };
const responses = {
  'GET login': { success: true, user: admin },
  'GET preferences': { success: true, data: { views: [], columns: null, preferences: {} } },
  'GET products admin-list': {
    success: true,
    data: [{ id: 7, name: 'Αιγαίο 02', sku: 'AEG-02' }],
    meta: { page: 1, limit: 10, total: 1 },
  },
  'GET product-addons admin-list': { success: true, data: [addon, cloth], meta: { page: 1, limit: 20, total: 2 } },
  'GET product-addons admin-get': { success: true, data: addon },
  'POST product-addons': saved,
  'PUT product-addons': saved,
  'DELETE product-addons': { success: true, message: '' },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(address: string, overrides: Parameters<typeof stubApi>[0] = {}) {
  const seen = stubApi({ ...responses, ...overrides });
  const view = renderAdmin(address, admin);
  const listBodies = (name: string) => seen.filter((request) => request.name === name).map(({ body }) => body);
  return { ...view, seen, listBodies };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση' }));

test('the list says which products an add-on belongs to, and is sorted by the server', async () => {
  const { seen } = open('/admin/product-addons');
  expect(await screen.findByRole('row', { name: /Θήκη.*12,50.*2 προϊόντα.*Δημοσιευμένο/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Πανάκι.*Δωρεάν.*Όλα τα προϊόντα.*Πρόχειρο/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Τιμή' }));
  await waitFor(() => expect(seen.at(-1)?.url.searchParams.get('sort')).toBe('price'));
});

test('all add-ons that match are deleted after a preview that names them', async () => {
  const row = { id: 1, label: 'Θήκη', version: null, before: { status: 'published' }, after: null };
  const { listBodies } = open('/admin/product-addons?status=published', {
    'GET product-addons admin-list': { success: true, data: [addon], meta: { page: 1, limit: 20, total: 21 } },
    'POST product-addons bulk': { success: true, message: '', data: { total: 21, done: [row], refused: [] } },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Επιλογή: Θήκη' }));
  await userEvent.click(screen.getByRole('button', { name: 'Επιλογή και των 21 που ταιριάζουν' }));
  await userEvent.click(screen.getByRole('button', { name: 'Διαγραφή' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Διαγραφή' }));
  expect(await dialog.findByText('Θα διαγραφεί οριστικά 1 εγγραφή')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Εφαρμογή σε 1' }));
  expect(await screen.findByText('Διαγράφηκε 1 εγγραφή.')).toBeVisible();
  const target = { filter: { status: 'published' } };
  expect(listBodies('POST product-addons bulk')).toEqual(
    [true, false].map((preview) => ({ target, change: { kind: 'delete' }, preview })),
  );
});

test('a new add-on needs both names and a price, and comes last without a position', async () => {
  const view = open('/admin/product-addons/new');
  await userEvent.type(await screen.findByLabelText(/^Όνομα \(ελληνικά\)/), 'Κορδόνι');
  await save();
  expect(screen.getByLabelText(/^Όνομα \(αγγλικά\)/)).toBeInvalid();
  expect(screen.getByLabelText(/^Τιμή(?: \*)?$/)).toBeInvalid();
  await userEvent.type(screen.getByLabelText(/^Όνομα \(αγγλικά\)/), 'Strap');
  await userEvent.type(screen.getByLabelText(/^Τιμή(?: \*)?$/), '3,90');
  await save();
  await waitFor(() => expect(getAddress(view)).toBe('/admin/product-addons/1'));
  expect(view.listBodies('POST product-addons')).toEqual([
    {
      ...{ name_el: 'Κορδόνι', name_en: 'Strap', description_el: '', description_en: '' },
      ...{ price: 3.9, status: 'draft', product_ids: [] },
    },
  ]);
});

test('a product that left the catalogue can be removed, and only the change is saved', async () => {
  const { listBodies } = open('/admin/product-addons/1');
  const chosen = within(await screen.findByRole('list', { name: 'Προσφέρεται μαζί με: επιλεγμένα' }));
  expect(await chosen.findByText('Αιγαίο 02')).toBeVisible();
  const gone = 'Αρ. 8 (δεν υπάρχει πια στον κατάλογο)';
  await userEvent.click(await chosen.findByRole('button', { name: `Αφαίρεση: ${gone}` }));
  await save();
  expect(await screen.findByText('Αποθηκεύτηκε: Θήκη')).toBeVisible();
  expect(listBodies('PUT product-addons')).toEqual([{ id: 1, version: 'version-1', product_ids: [7] }]);
});

test('an add-on that the server does not delete stays, with the reason', async () => {
  const view = open('/admin/product-addons/1', {
    'DELETE product-addons': failure(412, { code: 'STALE_VERSION', message: 'Άλλαξε στο μεταξύ.' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Διαγραφή' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'Θήκη');
  await userEvent.click(dialog.getByRole('button', { name: 'Διαγραφή' }));
  expect(await screen.findByText('Άλλαξε στο μεταξύ.')).toBeVisible();
  expect(view.listBodies('DELETE product-addons')).toEqual([{ id: 1, version: 'version-1' }]);
  expect(getAddress(view)).toBe('/admin/product-addons/1');
});
