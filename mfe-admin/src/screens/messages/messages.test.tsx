import type { ContactMessageDetail } from '@fakos/contracts/contact/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

const { events: _events, ...listed }: ContactMessageDetail = {
  id: 4,
  created_at: '2026-11-20T10:00:00Z',
  form_id: 'w7',
  form_title: 'Γράψτε μας',
  name: 'Νίκος Παππάς',
  email: 'nikos@example.gr',
  phone: '+30 210 1234567',
  subject: 'Ωράριο',
  message: 'Πότε ανοίγετε;',
  gdprConsent: true,
  read_at: null,
  status: 'new',
  version: 1,
  language: 'el',
  assigned: null,
  events: [],
};

const counts = { status: { new: 1, read: 3, replied: 2, archived: 7, spam: 5 }, unread: 1 };
const assignees = [{ id: 1, name: 'Μαρία Παππά', email: 'maria@example.gr' }];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The API with one message, whose status, assignee and history it changes. */
function open(address: string, overrides: Parameters<typeof stubApi>[0] = {}) {
  let stored: ContactMessageDetail = { ...listed, events: [] };
  const change = (changes: Partial<ContactMessageDetail>) => {
    stored = { ...stored, ...changes, version: stored.version + 1 };
    return { success: true, message: 'Το μήνυμα ενημερώθηκε.', data: stored };
  };
  const seen = stubApi({
    'GET login': { success: true, user: admin },
    'GET preferences': { success: true, data: { views: [], columns: null, preferences: {} } },
    'GET contact': { success: true, data: [listed], meta: { page: 1, limit: 20, total: 1 } },
    'GET contact counts': { success: true, data: counts },
    'GET contact assignees': { success: true, data: assignees },
    'GET contact get': () => ({ success: true, data: stored }),
    'PUT contact': () => change({ status: 'read', read_at: '2026-11-20T11:00:00Z' }),
    'PUT contact update': ({ body }: { body: unknown }) => {
      const { status = stored.status } = body as { status?: ContactMessageDetail['status'] };
      return change({ status });
    },
    'POST contact reply': ({ body }: { body: unknown }) => {
      const email = {
        ...({ id: 9, kind: 'contact_reply', recipient: listed.email, status: 'failed' } as const),
        ...{ created_at: '2026-11-20T11:05:00Z', sent_at: null, last_error: 'Mailbox full' },
      };
      const { text } = body as { text: string };
      const reply = { id: 2, kind: 'reply' as const, from: '', to: '', text, actor: admin.email, at: email.created_at };
      return { ...change({ status: 'replied', events: [{ ...reply, email }] }), message: 'Η απάντηση θα σταλεί.' };
    },
    'GET dashboard': { success: true, data: { setup: [{ step: 'mail', done: true }] } },
    ...overrides,
  });
  const view = renderAdmin(address, admin);
  const listBodies = (name: string) => seen.filter((request) => request.name === name).map(({ body }) => body);
  return { ...view, seen, listBodies };
}

test('the inbox leaves out archived messages and spam; its filters show counts and are part of the address', async () => {
  const { seen, ...view } = open('/admin/messages');
  const getQuery = () => seen.findLast(({ name }) => name === 'GET contact')?.url.searchParams.toString();
  expect(await screen.findByRole('link', { name: 'Νίκος Παππάς' })).toBeVisible();
  expect(getQuery()).toBe('page=1&limit=20&status=inbox');
  const status = screen.getByLabelText('Κατάσταση');
  await waitFor(() => expect(within(status).getByRole('option', { name: 'Εισερχόμενα (6)' })).toBeInTheDocument());
  await userEvent.selectOptions(status, 'Ανεπιθύμητο (5)');
  await userEvent.selectOptions(screen.getByLabelText('Υπεύθυνος'), 'Μαρία Παππά');
  await waitFor(() => expect(getQuery()).toBe('page=1&limit=20&status=spam&assigned=1'));
  expect(getAddress(view)).toBe('/admin/messages?status=spam&assigned=1');
});

test('selected messages are marked as read, and the toast reverts changed messages only', async () => {
  const rows = [
    { id: 4, label: 'Νίκος Παππάς', before: { read: false }, after: { read: true }, version: null },
    { id: 5, label: 'Άννα', before: { read: true }, after: { read: true }, version: null },
  ];
  const { listBodies } = open('/admin/messages', {
    'POST contact bulk': { success: true, message: '', data: { total: 2, done: rows, refused: [] } },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Επιλογή: Νίκος Παππάς' }));
  await userEvent.click(screen.getByRole('button', { name: 'Σήμανση ως αναγνωσμένο' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Σήμανση ως αναγνωσμένο' }));
  expect(await dialog.findByText('Μη αναγνωσμένο → Αναγνωσμένο')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Εφαρμογή σε 2' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Αναίρεση' }));
  await waitFor(() =>
    expect(listBodies('POST contact bulk').at(-1)).toEqual({
      target: { ids: [4] },
      change: { kind: 'mark_read', read: false },
      preview: false,
    }),
  );
});

test('opening a message marks it as read once; marking it as unread leaves it so, and can be undone', async () => {
  const { listBodies } = open('/admin/messages/4');
  expect(await screen.findByRole('link', { name: 'nikos@example.gr' })).toHaveAttribute(
    'href',
    'mailto:nikos@example.gr',
  );
  expect(screen.getByRole('link', { name: '+30 210 1234567' })).toHaveAttribute('href', 'tel:+302101234567');
  await userEvent.click(await screen.findByRole('button', { name: 'Σήμανση ως μη αναγνωσμένο' }));
  await screen.findByText('Νέο');
  await userEvent.click(await screen.findByRole('button', { name: 'Αναίρεση' }));
  await screen.findByText('Αναγνωσμένο');
  expect(listBodies('PUT contact')).toEqual([{ id: 4, read: true }]);
  expect(listBodies('PUT contact update')).toEqual([
    { id: 4, version: 2, status: 'new' },
    { id: 4, version: 3, status: 'read' },
  ]);
});

test('a reply is stored until it is sent; the history shows it with the state of its e-mail', async () => {
  const first = open('/admin/messages/4');
  await userEvent.type(await screen.findByLabelText('Απάντηση προς nikos@example.gr'), 'Στις 10.');
  first.unmount();

  const { listBodies } = open('/admin/messages/4');
  const reply = await screen.findByLabelText('Απάντηση προς nikos@example.gr');
  expect(reply).toHaveValue('Στις 10.');
  await screen.findByText('Αναγνωσμένο');
  await userEvent.click(screen.getByRole('button', { name: 'Αποστολή απάντησης' }));
  const history = within(await screen.findByRole('region', { name: 'Ιστορικό' }));
  expect(await history.findByText('Στις 10.')).toBeVisible();
  expect(history.getByText('Το e-mail δεν στάλθηκε')).toBeVisible();
  expect(history.getByText('Σφάλμα: Mailbox full')).toBeVisible();
  expect(listBodies('POST contact reply')).toEqual([{ id: 4, version: 2, text: 'Στις 10.' }]);
  expect(reply).toHaveValue('');
});

test('without a mail server the screen shows a message; a conflict with another user preserves the typed text', async () => {
  open('/admin/messages/4', {
    'GET dashboard': { success: true, data: { setup: [{ step: 'mail', done: false }] } },
    'POST contact reply': failure(412, { code: 'STALE_VERSION', message: 'Κάποιος άλλος το άλλαξε.' }),
  });
  const reply = await screen.findByLabelText('Απάντηση προς nikos@example.gr');
  expect(await screen.findByText('Δεν έχει οριστεί διακομιστής e-mail')).toBeVisible();
  await userEvent.type(reply, 'Στις 10.');
  await userEvent.click(screen.getByRole('button', { name: 'Αποστολή απάντησης' }));
  const alert = await screen.findByRole('alert', { name: 'Η εγγραφή άλλαξε στο μεταξύ' });
  await userEvent.click(within(alert).getByRole('button', { name: 'Φόρτωση της νέας μορφής' }));
  await waitFor(() => expect(alert).not.toBeInTheDocument());
  expect(reply).toHaveValue('Στις 10.');
});

test('deleting needs confirmation and returns to the inbox', async () => {
  const { listBodies, ...view } = open('/admin/messages/4', {
    'DELETE contact': { success: true, message: 'Το μήνυμα διαγράφηκε.' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Διαγραφή' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Διαγραφή του μηνύματος: Νίκος Παππάς;' }));
  expect(listBodies('DELETE contact')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Ναι, διαγραφή' }));
  await waitFor(() => expect(getAddress(view)).toBe('/admin/messages'));
  expect(listBodies('DELETE contact')).toEqual([{ id: 4 }]);
});
