import type { AdminUserDetail } from '@fakos/contracts/admin-users/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

const listed = {
  ...{ id: 9, name: 'Νίκος Αλεξίου', email: 'nikos@example.gr', phone: '2101234567', role: 'user' as const },
  ...{ email_verified_at: null, created_at: '2026-11-01T10:00:00Z', version: 3, disabled: false },
};
const customer: AdminUserDetail = {
  ...listed,
  orders: 1,
  latest_orders: [
    {
      ...{ id: 7, number: 'OP26-000007', created_at: '2026-11-20T10:00:00Z', total: 122 },
      ...{ status: 'pending', payment_status: 'awaiting', fulfilment_status: 'unfulfilled' },
    },
  ],
  bookings: [
    {
      ...{ id: 2, created_at: '2026-11-02T10:00:00Z', status: 'confirmed' },
      ...{ product_name: 'Μέτρηση όρασης', booking_date: '2026-12-01' },
    },
  ],
  addresses: [
    {
      ...{ id: 1, street: 'Ερμού', street_number: '12', city: 'Αθήνα', postcode: '10563', country: 'GR' },
      ...{ is_default: true, version: 1 },
    },
  ],
  consents: [{ at: '2026-11-20T10:00:00Z', kind: 'marketing', granted: true, source: 'OP26-000007' }],
  two_step_since: null,
  sessions: 2,
  last_seen_at: '2026-11-21T10:00:00Z',
  events: [{ kind: 'role', detail: 'editor', actor: 'maria@example.gr', at: '2026-11-03T10:00:00Z' }],
};
const owner = { ...admin, role: 'owner' as const };

function open(
  address: string,
  overrides: Parameters<typeof stubApi>[0] = {},
  user: Parameters<typeof renderAdmin>[1] = admin,
) {
  const seen = stubApi({
    'GET login': { success: true, user },
    'GET preferences': { success: true, data: { views: [], columns: null, preferences: {} } },
    'GET admin-users': { success: true, data: [listed], meta: { page: 1, limit: 20, total: 1 } },
    'GET admin-users get': { success: true, data: customer },
    ...overrides,
  });
  const view = renderAdmin(address, user);
  const listBodies = (name: string) => seen.filter((request) => request.name === name).map(({ body }) => body);
  return { ...view, seen, listBodies };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const save = () => userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση' }));
const findField = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const listRoles = async () =>
  Array.from((await screen.findByLabelText<HTMLSelectElement>('Ρόλος')).options, ({ text }) => text);

/** Replaces a field's value at once: typing letter by letter takes long on a busy machine. */
async function fill(field: HTMLElement, value: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(value);
}

async function confirm(action: string, name?: string) {
  await userEvent.click(await screen.findByRole('button', { name: action }));
  const dialog = await screen.findByRole('dialog');
  const button = within(dialog).getByRole('button', { name: action });
  if (name) {
    expect(button).toBeDisabled();
    await fill(within(dialog).getByRole('textbox'), name);
  }
  await userEvent.click(button);
  return dialog;
}

test('the list is filtered and sorted by its address and leads to a customer with orders, bookings and history', async () => {
  const { seen, ...view } = open('/admin/users?role=user&state=active&sort=name&order=asc&search=nik');
  await userEvent.click(await screen.findByRole('link', { name: 'Νίκος Αλεξίου' }));
  const query = seen.find(({ name }) => name === 'GET admin-users')?.url.searchParams;
  expect(query?.toString()).toBe('role=user&state=active&search=nik&page=1&limit=20&sort=name&order=ASC');
  await waitFor(() => expect(getAddress(view)).toBe('/admin/users/9'));
  expect(await screen.findByRole('link', { name: 'OP26-000007' })).toHaveAttribute('href', '/admin/bookings/7');
  for (const [name, content] of [
    ['Κρατήσεις', /Μέτρηση όρασης.*1 Δεκεμβρίου 2026.*Επιβεβαιωμένη/],
    ['Διευθύνσεις', /Ερμού 12, 10563 Αθήνα/],
    ['Συγκαταθέσεις', /παραγγελία OP26-000007.*Δόθηκε/],
    ['Λογαριασμός', /2 ανοιχτές συνδέσεις/],
    ['Ιστορικό', /Αλλαγή ρόλου: Συντάκτης.*από maria@example.gr/],
  ] as const) {
    expect(screen.getByRole('region', { name })).toHaveTextContent(content);
  }
});

test('a change is saved with its version and merged with another editor’s; the password is in no draft', async () => {
  let stored: AdminUserDetail = customer;
  const { listBodies } = open('/admin/users/9', {
    'GET admin-users get': () => ({ success: true, data: stored }),
    'PUT admin-users': ({ body }) => {
      const isStale = (body as { version: number }).version !== 4;
      stored = { ...customer, version: isStale ? 4 : 5, phone: '6900000000' };
      return isStale
        ? failure(412, { code: 'STALE_VERSION', message: 'stale' })
        : { success: true, message: '', data: { id: 9, version: 5 } };
    },
  });
  await fill(await findField(/^Ονοματεπώνυμο/), 'Νίκος Νέος');
  await fill(await findField(/^Νέος κωδικός/), 'seven green bicycles');
  await waitFor(() => expect(localStorage.getItem('admin-draft:users:9')).toContain('Νίκος Νέος'));
  expect(localStorage.getItem('admin-draft:users:9')).not.toContain('bicycles');
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Η εγγραφή άλλαξε στο μεταξύ' }));
  expect(dialog.getByText('Τηλέφωνο: 6900000000')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Αποθήκευση και των δύο' }));
  expect(await screen.findByText('Αποθηκεύτηκε: Νίκος Νέος')).toBeVisible();
  const change = { id: 9, name: 'Νίκος Νέος', password: 'seven green bicycles' };
  expect(listBodies('PUT admin-users')).toEqual([
    { ...change, version: 3 },
    { ...change, version: 4 },
  ]);
  await waitFor(() => expect(screen.getByLabelText(/^Νέος κωδικός/)).toHaveValue(''));
});

test('staff give only roles that they may manage, and read the accounts of owners without changing them', async () => {
  const roles = ['Ιδιοκτήτης', 'Διαχειριστής', 'Υπεύθυνος καταστήματος', 'Οπτικός', 'Συντάκτης', 'Πελάτης'];
  const view = open('/admin/users/new', {}, owner);
  expect(await listRoles()).toEqual(roles);
  view.unmount();
  const asAdmin = open('/admin/users/new');
  expect(await listRoles()).toEqual(roles.slice(1));
  asAdmin.unmount();
  open('/admin/users/9', { 'GET admin-users get': { success: true, data: { ...customer, role: 'owner' } } });
  expect(await screen.findByText('Τους λογαριασμούς των ιδιοκτητών τους αλλάζουν μόνο ιδιοκτήτες.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Διαγραφή' })).toBeNull();
  expect(screen.queryByLabelText(/^Ονοματεπώνυμο/)).toBeNull();
});

test('a new user is checked, created and opened', async () => {
  const { listBodies, ...view } = open('/admin/users/new', {
    'POST admin-users': { success: true, message: '', data: { id: 9, version: 1 } },
  });
  await fill(await findField(/^E-mail/), 'nikos');
  await save();
  expect(
    within(await screen.findByRole('alert'))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Ονοματεπώνυμο', 'E-mail', 'Νέος κωδικός']);
  await fill(await findField(/^Ονοματεπώνυμο/), 'Νίκος Αλεξίου');
  await fill(await findField(/^E-mail/), 'nikos@example.gr');
  await fill(await findField(/^Νέος κωδικός/), 'seven green bicycles');
  await save();
  await waitFor(() => expect(getAddress(view)).toBe('/admin/users/9'));
  expect(listBodies('POST admin-users')).toEqual([
    { name: 'Νίκος Αλεξίου', email: 'nikos@example.gr', phone: '', role: 'user', password: 'seven green bicycles' },
  ]);
});

test('actions need confirmation; a missing mail server and the last owner are explained in the dialog', async () => {
  const lastOwner = 'Ο τελευταίος ιδιοκτήτης δεν μπορεί να αφαιρεθεί. Ορίστε πρώτα έναν άλλον.';
  const noMail = 'Δεν στάλθηκε σύνδεσμος: το κατάστημα δεν μπορεί να στείλει e-mail.';
  let isLast = true;
  const { listBodies, ...view } = open(
    '/admin/users/9',
    {
      'POST admin-users send-reset': { success: true, message: noMail, data: { delivery: 'none' } },
      'POST admin-users disable': { success: true, message: 'Ο λογαριασμός απενεργοποιήθηκε.' },
      'DELETE admin-users': () =>
        isLast
          ? failure(409, { code: 'CONFLICT', message: lastOwner })
          : { success: true, message: 'Ο χρήστης διαγράφηκε.' },
    },
    owner,
  );
  const close = async (dialog: HTMLElement) => {
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ακύρωση' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const reset = await confirm('Αποστολή συνδέσμου κωδικού');
  expect(await within(reset).findByRole('alert')).toHaveTextContent(noMail);
  await close(reset);
  await confirm('Απενεργοποίηση');
  expect(await screen.findByText('Ο λογαριασμός απενεργοποιήθηκε.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const refused = await confirm('Διαγραφή', 'Νίκος Αλεξίου');
  expect(await within(refused).findByRole('alert')).toHaveTextContent(`(Failed to delete user).${lastOwner}`);
  await close(refused);
  isLast = false;
  await confirm('Διαγραφή', 'Νίκος Αλεξίου');
  await waitFor(() => expect(getAddress(view)).toBe('/admin/users'));
  expect(listBodies('POST admin-users disable')).toEqual([{ id: 9 }]);
});

test('the data of one person are downloaded as a JSON file', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function recordName(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const data = { exported_at: '2026-11-22T10:00:00Z', account: { id: 9, name: 'Νίκος Αλεξίου' } };
  open('/admin/users/9', { 'POST admin-users export': { success: true, data } });
  await confirm('Εξαγωγή δεδομένων');
  expect(await screen.findByText('Αποθηκεύτηκε το αρχείο user-9-2026-11-22.json.')).toBeVisible();
  expect(names).toEqual(['user-9-2026-11-22.json']);
  expect(files.map(({ type }) => type)).toEqual(['application/json;charset=utf-8']);
});

const broken = failure(500, { code: 'INTERNAL', message: 'Σφάλμα του διακομιστή.' });
test.each([
  ['/admin/users', 'GET admin-users', 'Η λίστα χρηστών δεν φορτώθηκε (Failed to fetch users).', {}],
  [
    '/admin/users/new',
    'POST admin-users',
    'Ο χρήστης δεν δημιουργήθηκε (Failed to create user).',
    { Ονοματεπώνυμο: 'Νέος', 'E-mail': 'new@example.gr', 'Νέος κωδικός': 'seven bicycles' },
  ],
  [
    '/admin/users/9',
    'PUT admin-users',
    'Ο χρήστης δεν ενημερώθηκε (Failed to update user).',
    { Ονοματεπώνυμο: 'Νέος' },
  ],
])('at %s a failed %s is named, with the message of the server', async (address, request, title, values) => {
  open(address, { [request]: broken });
  for (const [label, value] of Object.entries(values)) await fill(await findField(new RegExp(`^${label}`)), value);
  if (address !== '/admin/users') await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(`${title}Σφάλμα του διακομιστή.`);
});
