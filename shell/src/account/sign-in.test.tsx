import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginPage } from '../pages/login/login-page.tsx';
import { renderSite } from '../testing/render-site.tsx';

const user = { id: 1, name: 'Admin', email: 'owner@example.gr', role: 'admin', must_change_password: true } as const;

test('a user with a generated password must choose a new one before continuing', async () => {
  const requests = mockApi({ 'login.php': () => ({ message: '', user, token: 'token' }) });
  const { store, router } = await renderSite('/login', { pages: [{ path: 'login', element: <LoginPage /> }] });
  const page = within(screen.getByRole('main'));
  await userEvent.type(page.getByLabelText('E-mail'), user.email);
  await userEvent.type(page.getByLabelText('Κωδικός πρόσβασης'), 'generated password');
  await userEvent.click(page.getByRole('button', { name: 'Σύνδεση' }));
  expect(await page.findByRole('status')).toHaveTextContent('Διαλέξτε δικό σας κωδικό');
  expect(router.state.location.pathname).toBe('/login');

  await userEvent.type(page.getByLabelText('Νέος κωδικός'), 'βιολί κύμα τετράδιο');
  await userEvent.click(page.getByRole('button', { name: 'Αποθήκευση και συνέχεια' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(requests).toContain('login.php?action=change-password');
  expect(store.getState().session.user).toEqual({ ...user, must_change_password: false });
});

test('an error without a message shows a general one', async () => {
  mockApi({ 'login.php': () => ({ failure: 500, code: 'INTERNAL' }) });
  await renderSite('/login', { pages: [{ path: 'login', element: <LoginPage /> }] });
  const page = within(screen.getByRole('main'));
  await userEvent.type(page.getByLabelText('E-mail'), user.email);
  await userEvent.type(page.getByLabelText('Κωδικός πρόσβασης'), 'a long password');
  await userEvent.click(page.getByRole('button', { name: 'Σύνδεση' }));
  expect(await page.findByRole('alert')).toHaveTextContent('Login failed');
});

test('an account with two-step login needs a code before there is a session', async () => {
  const known = { ...user, must_change_password: false };
  const requests = mockApi({
    'login.php': (query) =>
      query.get('action') === 'two-step'
        ? { message: '', user: known, token: 'token' }
        : { failure: 403, code: 'FORBIDDEN', two_step: 'code', challenge: 'c1' },
  });
  const { store, router } = await renderSite('/login', { pages: [{ path: 'login', element: <LoginPage /> }] });
  const page = within(screen.getByRole('main'));
  await userEvent.type(page.getByLabelText('E-mail'), user.email);
  await userEvent.type(page.getByLabelText('Κωδικός πρόσβασης'), 'a long password');
  await userEvent.click(page.getByRole('button', { name: 'Σύνδεση' }));
  const code = await page.findByLabelText('Κωδικός από την εφαρμογή');
  expect(code).toHaveFocus();
  expect(store.getState().session.user).toBeNull();
  await userEvent.paste('123456');
  await userEvent.click(page.getByRole('button', { name: 'Επιβεβαίωση' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(requests).toContain('login.php?action=two-step');
  expect(store.getState().session.user).toEqual(known);
});
