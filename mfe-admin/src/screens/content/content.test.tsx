import type { AdminPage } from '@fakos/contracts/pages/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

const question = (title: string, answer: string) => `<h3>${title}</h3><p>${answer}</p>`;
const text = (content: string) => ({ id: 't', type: 'text', order: 0, content });
const button = { id: 'b', type: 'button', order: 1, text: 'Ρωτήστε μας', url: '/contact' };
const faq: AdminPage = {
  ...{ id: 2, slug: 'faq', title_el: 'Συχνές ερωτήσεις', title_en: 'FAQ', status: 'published', protected: true },
  ...{ menu_title_el: '', menu_title_en: '', meta_title_el: '', meta_title_en: '' },
  ...{ meta_description_el: '', meta_description_en: '', show_in_menu: false, menu_order: 6, no_index: false },
  ...{ version: '2026-11-20T10:00:00.000Z', updated_by: 'maria@example.gr' },
  sections_el: [
    {
      id: 's',
      widgets: [text(`<h2>Αποστολή</h2>\n${question('Πότε;', 'Αύριο')}\n${question('Πού;', 'Παντού')}`), button],
    },
  ],
  sections_en: [
    {
      id: 's',
      widgets: [text(`<h2>Delivery</h2>\n${question('When?', 'Tomorrow')}\n${question('Where?', 'Everywhere')}`)],
    },
  ],
};
const offers: AdminPage = {
  ...{ ...faq, id: 5, slug: 'offers', title_el: 'Προσφορές', title_en: '', status: 'draft', protected: false },
  ...{ sections_el: [], sections_en: [] },
};

const saved = { success: true, message: '', data: { id: 2, slug: 'faq', version: 'v2' } };
const responses = {
  'GET login': { success: true, user: admin },
  'GET preferences': { success: true, data: { views: [], columns: null, preferences: {} } },
  'GET pages admin-list': { success: true, data: [offers, faq] },
  'GET pages admin-get': ({ url }: { url: URL }) => ({
    success: true,
    data: url.searchParams.get('id') === '2' ? faq : offers,
  }),
  'PUT pages': saved,
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
const getTable = () => screen.getByRole('table', { name: 'Ερωτήσεις' });

test('the pages that every shop has come first', async () => {
  open('/admin/content');
  const rows = within(await screen.findByRole('table', { name: 'Κείμενα σελίδων' })).getAllByRole('link');
  expect(rows.map((link) => link.textContent)).toEqual(['Συχνές ερωτήσεις', 'Προσφορές']);
});

test('questions are put in order with buttons, changed and added; both languages and the rest of the page follow', async () => {
  const { listBodies } = open('/admin/content/2');
  await screen.findByRole('region', { name: 'Αποστολή' });
  const table = within(getTable());
  await userEvent.click(table.getByRole('button', { name: 'Μετακίνηση πιο πάνω: Πού;' }));
  expect(screen.getByText('Πού;: θέση 1 από 2')).toHaveRole('status');
  await userEvent.click(table.getByRole('button', { name: 'Επεξεργασία ερώτησης: Πότε;' }));
  const title = screen.getByLabelText('Ερώτηση (αγγλικά)');
  await userEvent.clear(title);
  await userEvent.type(title, 'At what time?');
  await save();
  await screen.findByText('Αποθηκεύτηκε: Συχνές ερωτήσεις');
  const [body] = listBodies('PUT pages') as [{ sections_el: AdminPage['sections_el']; sections_en: unknown }];
  expect(body).toEqual({
    ...{ id: 2, version: faq.version },
    sections_el: [
      {
        id: 's',
        widgets: [text(`<h2>Αποστολή</h2>\n${question('Πού;', 'Παντού')}\n${question('Πότε;', 'Αύριο')}`), button],
      },
    ],
    sections_en: [
      {
        id: 's',
        widgets: [
          text(`<h2>Delivery</h2>\n${question('Where?', 'Everywhere')}\n${question('At what time?', 'Tomorrow')}`),
        ],
      },
    ],
  });
});

test('a question without an answer is refused and stays; a removed one can be restored', async () => {
  const { listBodies } = open('/admin/content/2');
  await screen.findByRole('region', { name: 'Αποστολή' });
  await userEvent.click(screen.getByRole('button', { name: 'Προσθήκη ερώτησης' }));
  await userEvent.type(screen.getByLabelText('Ερώτηση (ελληνικά)'), 'Γιατί;');
  await save();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Στην ερώτηση 3 λείπει η ερώτηση ή η απάντηση στα ελληνικά.');
  expect(screen.getByLabelText('Ερώτηση (ελληνικά)')).toHaveValue('Γιατί;');
  await userEvent.click(screen.getByRole('button', { name: 'Αφαίρεση: Γιατί;' }));
  expect(within(getTable()).queryByText('Γιατί;')).toBeNull();
  const message = (await screen.findByText('Αφαιρέθηκε: Γιατί;')).parentElement as HTMLElement;
  await userEvent.click(within(message).getByRole('button', { name: 'Αναίρεση' }));
  expect(within(getTable()).getByText('Γιατί;')).toBeVisible();
  expect(listBodies('PUT pages')).toEqual([]);
});

test('a page without sections gets a first text; a refusal of the server is shown and loses nothing', async () => {
  const { listBodies } = open('/admin/content/5', {
    'PUT pages': failure(422, {
      ...{ code: 'VALIDATION', message: 'Ελέγξτε τα πεδία.' },
      errors: { sections_el: 'Το περιεχόμενο είναι πολύ μεγάλο.' },
    }),
  });
  const editor = await screen.findByRole('textbox', { name: 'Κείμενο (ελληνικά)' });
  const toolbar = within(screen.getByRole('toolbar', { name: 'Μορφοποίηση: Κείμενο (ελληνικά)' }));
  await userEvent.click(toolbar.getByRole('button', { name: 'Οριζόντια γραμμή' }));
  await save();
  expect(await screen.findByText('Το περιεχόμενο είναι πολύ μεγάλο.')).toBeVisible();
  await waitFor(() => expect(within(editor).getByRole('separator')).toBeInTheDocument());
  const [body] = listBodies('PUT pages') as [AdminPage];
  expect(body.sections_el[0]?.widgets).toMatchObject([{ type: 'text', content: expect.stringContaining('<hr>') }]);
});
