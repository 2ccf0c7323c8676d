import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

const noOrders = { success: true, data: [], meta: { page: 1, limit: 20, total: 0 } };
const api = {
  'GET login': { success: true, user: admin },
  'GET admin-orders': noOrders,
  'POST login logout': { success: true, message: 'Αποσυνδεθήκατε.' },
};

const visitor = undefined;
const customer = { ...admin, role: 'user' as const };
const newcomer = { ...admin, must_change_password: true };

test.each([
  ['a visitor', visitor, '/admin/bookings?page=2', '/admin/login?next=%2Fadmin%2Fbookings%3Fpage%3D2'],
  ['a visitor at /admin', visitor, '/admin', '/admin/login'],
  ['a customer', customer, '/admin/bookings', '/login'],
  ['an administrator', admin, '/admin/bookings', '/admin/bookings'],
  ['an editor', { ...admin, role: 'editor' as const }, '/admin/bookings', '/admin/bookings'],
  ['an administrator with a generated password', newcomer, '/admin', '/admin/login'],
  ['an administrator at the login', admin, '/admin/login', '/admin'],
  [
    'an administrator with a return address of another site',
    admin,
    '/admin/login?next=https://evil.example/admin',
    '/admin',
  ],
  ['an administrator at the old address', admin, '/admin/products', '/admin/shop'],
])('%s is sent to the right address', async (_, user, from, to) => {
  stubApi(api);
  const view = renderAdmin(from, user);
  await waitFor(() => expect(getAddress(view)).toBe(to));
});

test('a session that the server has ended redirects to the login with a return address', async () => {
  stubApi({ ...api, 'GET login': failure(401, { code: 'NOT_SIGNED_IN' }) });
  const view = renderAdmin('/admin/bookings', admin);
  await waitFor(() => expect(getAddress(view)).toBe('/admin/login?next=%2Fadmin%2Fbookings'));
});

test('logging out notifies the server and opens the login', async () => {
  const seen = stubApi(api);
  const view = renderAdmin('/admin/bookings', admin);
  await userEvent.click(await screen.findByRole('button', { name: /^Μενού χρήστη: Μαρία Παππά/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Αποσύνδεση' }));
  await waitFor(() => expect(getAddress(view)).toBe('/admin/login'));
  expect(seen.map(({ name }) => name)).toContain('POST login logout');
  expect(view.store.getState().session.user).toBeNull();
});

test('an unknown address shows a not-found screen inside the back office', async () => {
  stubApi(api);
  renderAdmin('/admin/nowhere', admin);
  expect(await screen.findByRole('heading', { level: 1, name: 'Η σελίδα δεν βρέθηκε' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Παραγγελίες' })).toBeVisible();
});

const names = ['Επισκόπηση', 'Παραγγελίες', 'Προϊόντα', 'Τεκμηρίωση API'];
test.each([
  ['owner', names],
  ['admin', names],
  ['manager', ['Επισκόπηση', 'Παραγγελίες', 'Προϊόντα']],
  ['editor', ['Επισκόπηση']],
] as const)('the menu of the role %s lists only screens that it may open', async (role, expected) => {
  const user = { ...admin, role };
  stubApi({ ...api, 'GET login': { success: true, user } });
  renderAdmin('/admin/nowhere', user);
  const menu = await screen.findByRole('navigation', { name: 'Μενού διαχείρισης' });
  const listed = names.filter((name) => within(menu).queryByRole('link', { name }) !== null);
  expect(listed).toEqual(expected);
});

test.each(['/admin/bookings', '/admin/bookings/7', '/admin/products'])(
  'an editor who opens %s sees that their role has no access',
  async (address) => {
    const editor = { ...admin, role: 'editor' as const };
    const seen = stubApi({ ...api, 'GET login': { success: true, user: editor } });
    renderAdmin(address, editor);
    expect(await screen.findByRole('heading', { level: 1, name: 'Δεν έχετε πρόσβαση' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Στην επισκόπηση' }));
    expect(await screen.findByText('Διαλέξτε μια σελίδα από το μενού.')).toBeVisible();
    expect(seen.map(({ name }) => name)).not.toContain('GET admin-orders');
  },
);
