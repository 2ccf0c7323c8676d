import type { OpenSession, Profile } from '@fakos/contracts/profile/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

const profile: Profile = {
  ...{ id: 1, name: admin.name, email: admin.email, phone: '', role: 'admin' as const },
  ...{ email_verified: true, pending_email: null, created_at: '2026-01-02T10:00:00Z', version: 3 },
};
const current: OpenSession = {
  ...{ id: 'a', device: 'Chrome · Windows', is_current: true, expires_at: '2026-12-20T10:00:00Z' },
  ...{ created_at: '2026-11-20T10:00:00Z', last_seen_at: '2026-11-20T10:00:00Z' },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(overrides: Parameters<typeof stubApi>[0] = {}) {
  let sessions = [current, { ...current, id: 'b', device: 'Safari · iPhone', is_current: false }];
  const seen = stubApi({
    'GET login': { success: true, user: admin },
    'GET profile': { success: true, data: profile },
    'GET profile sessions': () => ({ success: true, data: sessions }),
    'PUT profile': ({ body }: { body: unknown }) => ({
      ...{ success: true, message: 'Τα στοιχεία αποθηκεύτηκαν.', verification: 'none' },
      data: { ...profile, ...(body as object), version: 4 },
    }),
    'PUT profile password': { success: true, message: 'Ο κωδικός άλλαξε.' },
    'DELETE profile sessions': () => {
      sessions = [current];
      return { success: true, message: 'Η σύνδεση τερματίστηκε.' };
    },
    ...overrides,
  });
  const view = renderAdmin('/admin/profile', admin);
  const listBodies = (name: string) => seen.filter((request) => request.name === name).map(({ body }) => body);
  return { ...view, listBodies };
}

test('the user menu leads here; a new name is saved alone, a new e-mail address needs the password', async () => {
  const { listBodies } = open();
  const name = await screen.findByRole('textbox', { name: 'Ονοματεπώνυμο' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Μαρία Νικολάου');
  await userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση' }));
  await screen.findByText('Τα στοιχεία αποθηκεύτηκαν.');
  expect(listBodies('PUT profile')).toEqual([{ name: 'Μαρία Νικολάου', version: 3 }]);
  await userEvent.click(screen.getByRole('button', { name: /^Μενού χρήστη: Μαρία Νικολάου/ }));
  expect(await screen.findByRole('menuitem', { name: 'Προφίλ' })).toHaveAttribute('href', '/admin/profile');
  await userEvent.keyboard('{Escape}');

  const email = screen.getByRole('textbox', { name: 'E-mail' });
  await userEvent.clear(email);
  await userEvent.type(email, 'nea@example.gr');
  await userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση' }));
  expect(await screen.findByRole('link', { name: 'Τωρινός κωδικός' })).toBeVisible();
  const details = within(screen.getByRole('region', { name: 'Στοιχεία' }));
  await userEvent.type(details.getByLabelText(/^Τωρινός κωδικός/, { selector: 'input' }), 'secret password');
  await userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση' }));
  await waitFor(() =>
    expect(listBodies('PUT profile').at(-1)).toEqual({
      ...{ email: 'nea@example.gr', current_password: 'secret password', version: 4 },
    }),
  );
});

test('the password is changed, and a wrong one is named at its field', async () => {
  const { listBodies } = open({
    'PUT profile password': failure(422, {
      ...{ code: 'VALIDATION', message: 'Ελέγξτε τα πεδία.' },
      errors: { current_password: 'Λάθος κωδικός.' },
    }),
  });
  const section = within(await screen.findByRole('region', { name: 'Κωδικός' }));
  await userEvent.type(section.getByLabelText('Τωρινός κωδικός'), 'wrong');
  await userEvent.type(section.getByLabelText('Νέος κωδικός'), 'lenses and frames');
  await userEvent.type(section.getByLabelText(/^Επανάληψη/), 'lenses and frames');
  await userEvent.click(section.getByRole('button', { name: 'Αλλαγή κωδικού' }));
  expect(await section.findByText('Λάθος κωδικός.')).toBeVisible();
  expect(listBodies('PUT profile password')).toEqual([
    { current_password: 'wrong', new_password: 'lenses and frames' },
  ]);
});

test('another session is ended, this one is not offered', async () => {
  const { listBodies } = open();
  const list = await screen.findByRole('list', { name: 'Συνδέσεις' });
  expect(within(list).getAllByRole('button')).toHaveLength(1);
  await userEvent.click(within(list).getByRole('button', { name: 'Τερματισμός: Safari · iPhone' }));
  expect(await screen.findByText('Είστε συνδεδεμένοι μόνο εδώ.')).toBeVisible();
  expect(listBodies('DELETE profile sessions')).toEqual([{ id: 'b' }]);
});
