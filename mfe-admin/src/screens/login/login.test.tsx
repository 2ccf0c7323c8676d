import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi, unreachable } from '../../testing/stub-api.ts';

async function signIn() {
  await userEvent.type(await screen.findByLabelText('E-mail'), 'maria@example.gr');
  await userEvent.type(screen.getByLabelText('Κωδικός'), 'kodikos-poly-mystikos');
  await userEvent.click(screen.getByRole('button', { name: 'Σύνδεση' }));
}

test('wrong credentials show one message', async () => {
  stubApi({ 'POST login': failure(401, { code: 'LOGIN_FAILED', message: 'Λάθος στοιχεία σύνδεσης' }) });
  renderAdmin('/admin/login');
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Λάθος στοιχεία σύνδεσης$/);
});

test('without a connection the login fails with a hint at the reason', async () => {
  stubApi({ 'POST login': unreachable });
  const view = renderAdmin('/admin/login');
  await signIn();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Λάθος στοιχεία σύνδεσης');
  expect(alert).toHaveTextContent('Η σύνδεση με τον διακομιστή απέτυχε');
  expect(view.store.getState().session.user).toBeNull();
});

test('a generated password must be changed, then the return address opens', async () => {
  const newcomer = { ...admin, must_change_password: true };
  const seen = stubApi({
    'POST login': { success: true, message: 'Συνδεθήκατε.', user: newcomer, token: 'token' },
    'POST login change-password': { success: true, message: 'Ο κωδικός άλλαξε.' },
    'GET login': { success: true, user: admin },
  });
  const view = renderAdmin('/admin/login?next=%2Fadmin%2Fbookings');
  await signIn();
  expect(await screen.findByRole('heading', { name: 'Ορίστε νέο κωδικό' })).toBeVisible();

  await userEvent.type(screen.getByLabelText('Τωρινός κωδικός'), 'kodikos-poly-mystikos');
  await userEvent.type(screen.getByLabelText('Νέος κωδικός'), 'neos-kodikos-1');
  await userEvent.type(screen.getByLabelText('Επανάληψη νέου κωδικού'), 'neos-kodikos-2');
  const submit = screen.getByRole('button', { name: 'Αλλαγή κωδικού και είσοδος' });
  await userEvent.click(submit);
  expect(await screen.findByText('Οι δύο κωδικοί δεν είναι ίδιοι.')).toBeVisible();

  await userEvent.type(screen.getByLabelText('Επανάληψη νέου κωδικού'), '{Backspace}1');
  await userEvent.click(submit);
  await waitFor(() => expect(getAddress(view)).toBe('/admin/bookings'));
  expect(seen.find(({ name }) => name === 'POST login change-password')?.body).toEqual({
    current_password: 'kodikos-poly-mystikos',
    new_password: 'neos-kodikos-1',
  });
});
