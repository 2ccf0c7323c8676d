import type { AdminCategory } from '@fakos/contracts/categories/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

const texts = { description_el: '', description_en: '', image: '', child_count: 0, version: 'version-1' };
const frames: AdminCategory = {
  ...texts,
  ...{ id: 1, slug: 'frames', name_el: 'Σκελετοί', name_en: 'Frames', parent_id: null, position: 1 },
  ...{ product_count: 4, child_count: 1 },
};
const metal: AdminCategory = {
  ...texts,
  ...{ id: 2, slug: 'metal', name_el: 'Μεταλλικοί', name_en: 'Metal', parent_id: 1, position: 2, product_count: 0 },
};
const sunglasses: AdminCategory = {
  ...texts,
  ...{ id: 3, slug: 'sunglasses', name_el: 'Γυαλιά ηλίου', name_en: 'Sunglasses', parent_id: null, position: 3 },
  ...{ product_count: 12, description_el: 'Προστασία από τον ήλιο.' },
};

const saved = { success: true, message: 'Η κατηγορία αποθηκεύτηκε.', data: { id: 1, slug: 'frames', version: 'v2' } };
const responses = {
  'GET login': { success: true, user: admin },
  'GET preferences': { success: true, data: { views: [], columns: null, preferences: {} } },
  'GET categories admin-list': { success: true, data: [frames, metal, sunglasses] },
  'GET audit-log record': { success: true, data: [], meta: { page: 1, limit: 10, total: 0 } },
  'PUT categories order': { success: true, message: 'Η σειρά των κατηγοριών αποθηκεύτηκε.' },
  'PUT categories': saved,
  'POST categories': { ...saved, data: { id: 3, slug: 'sunglasses', version: 'v2' } },
  'DELETE categories': { success: true, message: 'Η κατηγορία διαγράφηκε.' },
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

const findTable = () => screen.findByRole('table', { name: 'Κατηγορίες' });
const listRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση' }));

/** A list of categories that stores each new order, unless the API has no such endpoint. */
function storeOrder(status = 200) {
  let rows = [frames, metal, sunglasses];
  return {
    'GET categories admin-list': () => ({ success: true, data: rows }),
    'PUT categories order': ({ body }: { body: unknown }) => {
      if (status !== 200) return failure(status, { code: 'NOT_FOUND', message: 'No such endpoint.' });
      rows = (body as { ids: number[] }).ids.map((id) => rows.find((row) => row.id === id) as AdminCategory);
      return responses['PUT categories order'];
    },
  };
}

test('the tree shows categories in both languages, with their number of products and missing texts', async () => {
  open('/admin/categories');
  const table = within(await findTable());
  expect(listRows()).toEqual(['Σκελετοί', 'Μεταλλικοί', 'Γυαλιά ηλίου']);
  const [, first, second, third] = table.getAllByRole('row');
  expect(first).toHaveTextContent('Frames4');
  expect(second).toHaveTextContent('Επίπεδο 2:Μεταλλικοί');
  expect(second).toHaveTextContent('Χωρίς προϊόντα');
  expect(third).toHaveTextContent('Λείπουν τα αγγλικά');
});

test('a search finds categories in both languages and in Greeklish, without an order', async () => {
  open('/admin/categories');
  await userEvent.type(await screen.findByLabelText('Όνομα κατηγορίας'), 'gyalia');
  await waitFor(() => expect(listRows()).toEqual(['Γυαλιά ηλίου']));
  expect(screen.queryByRole('button', { name: /^Μετακίνηση πιο/ })).toBeNull();
});

test('a category moves by button among those of its parent, is announced, and the move can be undone', async () => {
  const { listBodies } = open('/admin/categories', storeOrder());
  await findTable();
  expect(screen.getByRole('button', { name: 'Μετακίνηση πιο πάνω: Μεταλλικοί' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Μετακίνηση πιο κάτω: Μεταλλικοί' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Μετακίνηση πιο κάτω: Σκελετοί' }));
  await waitFor(() => expect(listRows()).toEqual(['Γυαλιά ηλίου', 'Σκελετοί', 'Μεταλλικοί']));
  expect(screen.getByText('Σκελετοί: θέση 2 από 2')).toHaveRole('status');
  // The row is the last one now, so the other button has the focus.
  expect(screen.getByRole('button', { name: 'Μετακίνηση πιο πάνω: Σκελετοί' })).toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: 'Αναίρεση' }));
  await waitFor(() => expect(listRows()).toEqual(['Σκελετοί', 'Μεταλλικοί', 'Γυαλιά ηλίου']));
  expect(listBodies('PUT categories order')).toEqual([{ ids: [2, 3, 1] }, { ids: [1, 2, 3] }]);
});

test('a category can be dragged only among those of its parent', async () => {
  const { listBodies } = open('/admin/categories', storeOrder());
  const [, first, second, third] = within(await findTable()).getAllByRole('row');
  const dataTransfer = { setData: () => undefined };
  const drag = (row: HTMLElement | undefined, target: HTMLElement | undefined) => {
    const handle = row?.querySelector('[draggable]') as HTMLElement;
    fireEvent.dragStart(handle, { dataTransfer });
    fireEvent.dragOver(target as HTMLElement);
    fireEvent.drop(target as HTMLElement);
    fireEvent.dragEnd(handle);
  };
  drag(second, third);
  expect(listRows()).toEqual(['Σκελετοί', 'Μεταλλικοί', 'Γυαλιά ηλίου']);
  drag(third, first);
  await waitFor(() => expect(listBodies('PUT categories order')).toEqual([{ ids: [3, 1, 2] }]));
  await waitFor(() => expect(listRows()).toEqual(['Γυαλιά ηλίου', 'Σκελετοί', 'Μεταλλικοί']));
});

test('an API that cannot store an order shows a message, and the categories are unchanged', async () => {
  open('/admin/categories', storeOrder(404));
  await findTable();
  await userEvent.click(screen.getByRole('button', { name: 'Μετακίνηση πιο πάνω: Γυαλιά ηλίου' }));
  expect(await screen.findByText(/Ο διακομιστής δεν υποστηρίζει την αλλαγή σειράς/)).toBeVisible();
  await waitFor(() => expect(listRows()).toEqual(['Σκελετοί', 'Μεταλλικοί', 'Γυαλιά ηλίου']));
});

test('a new category has names in both languages and an address from its name; its page opens', async () => {
  const { listBodies, ...view } = open('/admin/categories/new');
  await userEvent.type(await screen.findByLabelText(/^Όνομα \(ελληνικά\)/), 'Παιδικά γυαλιά');
  await save();
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link', { name: 'Όνομα (αγγλικά)' })).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Όνομα \(αγγλικά\)/), 'For children');
  await userEvent.click(screen.getByRole('button', { name: 'Πρόταση: paidika-gyalia' }));
  await userEvent.selectOptions(screen.getByLabelText('Μέσα στην κατηγορία'), '— Μεταλλικοί');
  await userEvent.click(screen.getByRole('radio', { name: 'Καρδιά' }));
  await save();
  await waitFor(() => expect(getAddress(view)).toBe('/admin/categories/3'));
  expect(listBodies('POST categories')).toEqual([
    {
      ...{ name_el: 'Παιδικά γυαλιά', name_en: 'For children', description_el: '', description_en: '' },
      ...{ slug: 'paidika-gyalia', image: '', icon: 'heart', parent_id: 2 },
      ...{ meta_title_el: '', meta_title_en: '', meta_description_el: '', meta_description_en: '' },
    },
  ]);
});

test('a changed address warns, and a category cannot be inside itself', async () => {
  const { listBodies } = open('/admin/categories/1');
  const slug = await screen.findByLabelText('Διεύθυνση σελίδας');
  await userEvent.type(slug, '-2');
  expect(screen.getByText(/Η σημερινή διεύθυνση \/category\/frames θα οδηγεί στη νέα/)).toBeVisible();
  const parents = within(screen.getByLabelText('Μέσα στην κατηγορία')).getAllByRole('option');
  expect(parents.map((option) => option.textContent)).toEqual(['Καμία (πρώτο επίπεδο)', 'Γυαλιά ηλίου']);
  await save();
  expect(await screen.findByText('Αποθηκεύτηκε: Σκελετοί')).toBeVisible();
  expect(listBodies('PUT categories')).toEqual([{ id: 1, version: 'version-1', slug: 'frames-2' }]);
});

test('deleting requires a target for the contents and the typed name, and returns to the list', async () => {
  const { listBodies, ...view } = open('/admin/categories/1');
  await userEvent.click(await screen.findByRole('button', { name: 'Διαγραφή' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Διαγραφή: Σκελετοί;' }));
  await waitFor(() => expect(dialog.getByText(/Περιέχει 4 προϊόντα, 1 υποκατηγορία/)).toBeVisible());
  const confirm = dialog.getByRole('button', { name: 'Διαγραφή' });
  await userEvent.type(dialog.getByLabelText('Γράψτε «Σκελετοί» για επιβεβαίωση'), 'Σκελετοί');
  expect(confirm).toBeDisabled();
  await userEvent.selectOptions(dialog.getByLabelText('Μεταφορά σε'), 'Γυαλιά ηλίου');
  await userEvent.click(confirm);
  await waitFor(() => expect(getAddress(view)).toBe('/admin/categories'));
  expect(await screen.findByText('Η κατηγορία διαγράφηκε.')).toBeVisible();
  expect(listBodies('DELETE categories')).toEqual([{ id: 1, move_to: 3 }]);
});

test('the history opens on demand; a Greek text that changed last marks the English one', async () => {
  const entry = {
    ...{ id: 9, at: '2026-11-20T10:00:00Z', user: { id: 2, name: 'Νίκος', role: 'manager' } },
    ...{ resource: 'categories', action: 'update', record_id: '1', label: 'Σκελετοί' },
    changes: { name_el: ['Πλαίσια', 'Σκελετοί'], parent_id: [3, null] },
  };
  open('/admin/categories/1', {
    'GET audit-log record': { success: true, data: [entry], meta: { page: 1, limit: 10, total: 1 } },
  });
  const name = await screen.findByRole('group', { name: /^Όνομα/ });
  await waitFor(() => expect(name).toHaveTextContent('Τα αγγλικά ίσως χρειάζονται ενημέρωση'));
  const section = within(screen.getByRole('region', { name: 'Ιστορικό αλλαγών' }));
  expect(section.queryByRole('table')).toBeNull();
  await userEvent.click(section.getByRole('button', { name: 'Εμφάνιση' }));
  const rows = within(await section.findByRole('table', { name: /^Αλλαγή από Νίκος/ })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'ΠεδίοΠρινΜετά',
    'Όνομα (ελληνικά)ΠλαίσιαΣκελετοί',
    'Μέσα στην κατηγορίαΓυαλιά ηλίουΚαμία (πρώτο επίπεδο)',
  ]);
});
