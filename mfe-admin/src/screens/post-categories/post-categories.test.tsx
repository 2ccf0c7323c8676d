import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { stubApi } from '../../testing/stub-api.ts';

const guides = { id: 2, slug: 'guides', name_el: 'Οδηγοί', name_en: 'Guides', post_count: 4, version: 'version-1' };
const news = { id: 3, slug: 'news', name_el: 'Νέα', name_en: 'News', post_count: 0, version: 'version-1' };

const saved = { success: true, message: '', data: { id: 3, slug: 'news', version: 'version-2' } };
const responses = {
  'GET login': { success: true, user: admin },
  'GET preferences': { success: true, data: { views: [], columns: null, preferences: {} } },
  'GET audit-log record': { success: true, data: [], meta: { page: 1, limit: 10, total: 0 } },
  'GET post-categories admin-list': { success: true, data: [guides, news] },
  'POST post-categories': saved,
  'PUT post-categories': saved,
  'DELETE post-categories': { success: true, message: 'Η κατηγορία διαγράφηκε.' },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(address: string) {
  const seen = stubApi(responses);
  const view = renderAdmin(address, admin);
  const listBodies = (name: string) => seen.filter((request) => request.name === name).map(({ body }) => body);
  return { ...view, listBodies };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση' }));

test('the list counts posts; a new category is added from it', async () => {
  const { listBodies, ...view } = open('/admin/post-categories');
  const rows = within(await screen.findByRole('table', { name: 'Κατηγορίες άρθρων' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('ΟδηγοίGuides4');
  expect(rows[2]).toHaveTextContent('Χωρίς άρθρα');
  await userEvent.click(screen.getByRole('link', { name: 'Νέα κατηγορία άρθρων' }));
  await userEvent.type(await screen.findByLabelText(/^Όνομα \(ελληνικά\)/), 'Νέα');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Όνομα (αγγλικά)');
  await userEvent.type(screen.getByLabelText(/^Όνομα \(αγγλικά\)/), 'News');
  await save();
  await waitFor(() => expect(getAddress(view)).toBe('/admin/post-categories/3'));
  expect(listBodies('POST post-categories')).toEqual([{ name_el: 'Νέα', name_en: 'News', slug: '' }]);
});

test('a category is changed, and deleted after its posts have a place to move to', async () => {
  const { listBodies, ...view } = open('/admin/post-categories/2');
  await userEvent.type(await screen.findByLabelText(/^Όνομα \(αγγλικά\)/), ' 2');
  await save();
  await waitFor(() =>
    expect(listBodies('PUT post-categories')).toEqual([{ id: 2, version: 'version-1', name_en: 'Guides 2' }]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Διαγραφή' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Διαγραφή: Οδηγοί;' }));
  await waitFor(() => expect(dialog.getByText(/Περιέχει 4 άρθρα/)).toBeVisible());
  await userEvent.type(dialog.getByLabelText('Γράψτε «Οδηγοί» για επιβεβαίωση'), 'Οδηγοί');
  await userEvent.selectOptions(dialog.getByLabelText('Μεταφορά σε'), 'Νέα');
  await userEvent.click(dialog.getByRole('button', { name: 'Διαγραφή' }));
  await waitFor(() => expect(getAddress(view)).toBe('/admin/post-categories'));
  expect(listBodies('DELETE post-categories')).toEqual([{ id: 2, move_to: 3 }]);
});
