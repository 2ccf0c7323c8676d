import type { AdminPage } from '@fakos/contracts/pages/contract';
import { type RemoteHost, RemoteHostProvider } from '@fakos/shared-kit/remote/host';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Admin } from '../../admin.tsx';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

const about: AdminPage = {
  ...{ id: 1, slug: 'about', title_el: 'Ποιοι είμαστε', title_en: 'About us', status: 'published', protected: true },
  ...{ menu_title_el: 'Σχετικά', menu_title_en: 'About', meta_title_el: '', meta_title_en: '' },
  ...{ meta_description_el: '', meta_description_en: '', show_in_menu: true, menu_order: 5, no_index: false },
  ...{ version: '2026-11-20T10:00:00.000Z', updated_by: 'maria@example.gr', sections_el: [], sections_en: [] },
};
const columns = {
  ...{ id: 'c', type: 'two-columns', order: 1 },
  leftColumn: [{ id: 'l', type: 'text', order: 0, content: '<h2>Μέγεθος</h2><p>Στον βραχίονα.</p>' }],
  rightColumn: [{ id: 'r', type: 'button', order: 0, text: 'Κλείστε ραντεβού', url: '/contact' }],
};
const guide: AdminPage = {
  ...{ ...about, id: 2, slug: 'frame-guide', title_el: 'Οδηγός σκελετών', title_en: '', status: 'draft' },
  ...{ protected: false, menu_title_el: '', menu_title_en: '', show_in_menu: false, menu_order: 9 },
  sections_el: [{ id: 's', title: 'Μέτρα', widgets: [columns, { id: 'h', type: 'hologram', order: 2 }] }],
};

const saved = { success: true, message: 'Η σελίδα αποθηκεύτηκε.', data: { id: 2, slug: 'frame-guide', version: 'v2' } };
const responses = {
  'GET login': { success: true, user: admin },
  'GET preferences': { success: true, data: { views: [], columns: null, preferences: {} } },
  'GET pages admin-list': { success: true, data: [about, guide] },
  'GET pages admin-get': ({ url }: { url: URL }) => ({
    success: true,
    data: url.searchParams.get('id') === '1' ? about : guide,
  }),
  'GET audit-log record': { success: true, data: [], meta: { page: 1, limit: 10, total: 0 } },
  'GET pages revisions': {
    success: true,
    data: [
      { id: 8, at: '2026-11-20T10:00:00Z', actor: 'maria@example.gr' },
      { id: 7, at: '2026-11-02T10:00:00Z', actor: '' },
    ],
  },
  'GET pages revision': {
    success: true,
    data: { id: 7, at: '2026-11-02T10:00:00Z', actor: '', page_id: 2, sections_el: guide.sections_el, sections_en: [] },
  },
  'POST pages restore': { ...saved, message: 'Η σελίδα επανήλθε στην παλιότερη έκδοση.' },
  'POST pages duplicate': { ...saved, message: 'Δημιουργήθηκε αντίγραφο.', data: { ...saved.data, id: 1 } },
  'POST pages': saved,
  'PUT pages': saved,
  'DELETE pages': { success: true, message: '' },
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

const findRows = async () =>
  within(await screen.findByRole('table', { name: 'Σελίδες' }))
    .getAllByRole('row')
    .slice(1);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the list marks protected pages and missing translations, and is found by the title in the menu', async () => {
  open('/admin/pages');
  const [first, second] = await findRows();
  expect(first).toHaveTextContent(/Ποιοι είμαστε.*Σταθερή.*\/about.*Ναι.*Σχετικά.*About.*Δημοσιευμένη/);
  expect(second).toHaveTextContent(/Οδηγός σκελετών.*\/page\/frame-guide.*Όχι.*Λείπουν τα αγγλικά.*Πρόχειρη/);
  expect(second).not.toHaveTextContent('Σταθερή');
  await userEvent.type(screen.getByLabelText('Τίτλος ή διεύθυνση σελίδας'), 'sxetika');
  await waitFor(async () => expect(await findRows()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^Μετακίνηση πιο/ })).toBeNull();
});

test('a page moves in the menu by button, and the move can be undone', async () => {
  let rows = [about, guide];
  const { listBodies } = open('/admin/pages', {
    'GET pages admin-list': () => ({ success: true, data: rows }),
    'PUT pages order': ({ body }: { body: unknown }) => {
      rows = (body as { ids: number[] }).ids.map((id) => rows.find((row) => row.id === id) as AdminPage);
      return { success: true, message: 'Η σειρά των σελίδων αποθηκεύτηκε.' };
    },
  });
  await press('Μετακίνηση πιο πάνω: Οδηγός σκελετών');
  await waitFor(async () => expect((await findRows())[0]).toHaveTextContent('Οδηγός σκελετών'));
  await press('Αναίρεση');
  await waitFor(async () => expect((await findRows())[0]).toHaveTextContent('Ποιοι είμαστε'));
  expect(listBodies('PUT pages order')).toEqual([{ ids: [2, 1] }, { ids: [1, 2] }]);
});

test('a new page has a suggested address and a preview of its search result; published it needs an English title', async () => {
  const { listBodies, ...view } = open('/admin/pages/new');
  await userEvent.type(await screen.findByLabelText('Τίτλος (ελληνικά)'), 'Προσφορές');
  await press('Πρόταση: prosfores');
  const preview = screen.getByRole('region', { name: 'Προεπισκόπηση αποτελέσματος αναζήτησης' });
  expect(preview).toHaveTextContent('/page/prosforesΠροσφορές');
  await userEvent.type(screen.getByLabelText('Περιγραφή για μηχανές αναζήτησης (ελληνικά)'), 'Κάθε μήνα.');
  expect(preview).toHaveTextContent('Κάθε μήνα.');
  await userEvent.selectOptions(screen.getByLabelText('Δημοσίευση'), 'Δημοσιευμένη');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('χρειάζεται και ο αγγλικός τίτλος');
  await userEvent.type(screen.getByLabelText('Τίτλος (αγγλικά)'), 'Offers');
  await userEvent.click(screen.getByRole('switch', { name: /^Στο μενού/ }));
  await save();
  await waitFor(() => expect(getAddress(view)).toBe('/admin/pages/2'));
  expect(listBodies('POST pages')).toMatchObject([
    { title_el: 'Προσφορές', title_en: 'Offers', slug: 'prosfores', status: 'published', show_in_menu: true },
  ]);
});

test('a protected page has no trash and a fixed address; other fields are saved and a copy opens', async () => {
  const { listBodies, ...view } = open('/admin/pages/1/properties');
  expect(await screen.findByText(/δεν διαγράφεται και η διεύθυνσή της δεν αλλάζει/)).toBeVisible();
  expect(screen.queryByLabelText('Διεύθυνση σελίδας')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Στον κάδο' })).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: /^Εκτός μηχανών αναζήτησης/ }));
  await save();
  expect(await screen.findByText('Αποθηκεύτηκε: Ποιοι είμαστε')).toBeVisible();
  expect(listBodies('PUT pages')).toEqual([{ id: 1, version: about.version, no_index: true }]);
  await press('Αντιγραφή');
  expect(await screen.findByText('Δημιουργήθηκε αντίγραφο.')).toBeVisible();
  expect(getAddress(view)).toBe('/admin/pages/1/properties');
});

test('a page is moved to the trash and restored with its previous status', async () => {
  const { listBodies, ...view } = open('/admin/pages/2/properties');
  await press('Στον κάδο');
  await waitFor(() => expect(getAddress(view)).toBe('/admin/pages'));
  await press('Αναίρεση');
  expect(await screen.findByText('Επαναφέρθηκε: Οδηγός σκελετών')).toBeVisible();
  expect(listBodies('DELETE pages')).toEqual([{ id: 2, version: guide.version }]);
  expect(listBodies('PUT pages')).toEqual([{ id: 2, status: 'draft' }]);
});

test('an earlier version of the sections is previewed and restored after a confirmation', async () => {
  const { listBodies } = open('/admin/pages/2/properties');
  await press('Εμφάνιση: Προηγούμενες μορφές των ενοτήτων');
  const table = within(await screen.findByRole('table', { name: 'Προηγούμενες μορφές των ενοτήτων' }));
  const [current, earlier] = table.getAllByRole('row').slice(1) as [HTMLElement, HTMLElement];
  expect(current).toHaveTextContent('Η τωρινή');
  expect(within(current).queryByRole('button', { name: /^Επαναφορά/ })).toBeNull();
  await userEvent.click(within(earlier).getByRole('button', { name: /^Προεπισκόπηση/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Μορφή της/ }));
  expect(await dialog.findByText(/Στον βραχίονα\./)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Κλείσιμο' }));
  await userEvent.click(within(earlier).getByRole('button', { name: /^Επαναφορά/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Επαναφορά προηγούμενης μορφής;' }));
  await userEvent.click(question.getByRole('button', { name: 'Επαναφορά' }));
  expect(await screen.findByText('Η σελίδα επανήλθε στην παλιότερη έκδοση.')).toBeVisible();
  expect(listBodies('POST pages restore')).toEqual([{ id: 2, version: guide.version, revision_id: 7 }]);
});

test('without the page builder, the sections are an outline that names widgets and texts', async () => {
  open('/admin/pages/2');
  expect(await screen.findByText('Ο σχεδιαστής σελίδων δεν είναι διαθέσιμος')).toBeVisible();
  const greek = screen.getByRole('region', { name: 'Ενότητες στα ελληνικά' });
  expect(greek).toHaveTextContent(
    /Μέτρα.*Δύο στήλες.*Κείμενο.*Μέγεθος.*Στον βραχίονα\..*Κουμπί.*Κλείστε ραντεβού.*hologram/s,
  );
  expect(screen.getByRole('region', { name: 'Ενότητες στα αγγλικά' })).toHaveTextContent('δεν έχει ακόμη ενότητες');
  expect(screen.getByRole('link', { name: 'Επεξεργασία κειμένων' })).toHaveAttribute('href', '/admin/content/2');
});

test('a live remote that fills the slot edits the sections', async () => {
  const Editor = ({ id }: { id: number }) => <p>Σχεδιαστής της σελίδας {id}</p>;
  const fill = { remote: 'mfe-page-builder', peek: () => Editor, load: async () => Editor };
  const host = {
    fills: (name: string) => (name === 'admin.page-editor' ? [fill] : []),
    styleNonce: '',
  } as unknown as RemoteHost;
  stubApi(responses);
  const backOffice = (
    <RemoteHostProvider value={host}>
      <Admin />
    </RemoteHostProvider>
  );
  renderAdmin('/admin/pages/2', admin, backOffice);
  expect(await screen.findByText('Σχεδιαστής της σελίδας 2')).toBeVisible();
  expect(screen.queryByText('Ο σχεδιαστής σελίδων δεν είναι διαθέσιμος')).toBeNull();
});

test('an API that cannot store an order shows a message, and the pages are unchanged', async () => {
  const missing = failure(404, { code: 'NOT_FOUND', message: 'No such endpoint.' });
  open('/admin/pages', { 'PUT pages order': missing });
  await press('Μετακίνηση πιο πάνω: Οδηγός σκελετών');
  expect(await screen.findByText(/Ο διακομιστής δεν υποστηρίζει την αλλαγή σειράς/)).toBeVisible();
  await waitFor(async () => expect((await findRows())[0]).toHaveTextContent('Ποιοι είμαστε'));
});
