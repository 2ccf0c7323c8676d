import { type MockResponse, mockApi } from '@fakos/shared-kit/testing/mock-api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getReturnAddress } from '../../account/return-address.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { LoginPage } from './login-page.tsx';

const user = { id: 3, name: 'Μαρία', email: 'maria@example.gr', role: 'user', must_change_password: false };

async function openLogin(respond: () => MockResponse) {
  const requests = mockApi({ 'login.php': respond });
  const site = await renderSite('/shop?page=2', { pages: [{ path: 'login', element: <LoginPage /> }] });
  await userEvent.click(screen.getByRole('link', { name: 'Σύνδεση' }));
  return { ...site, requests, page: within(await screen.findByRole('main')) };
}

async function signIn(page: ReturnType<typeof within>) {
  await userEvent.type(page.getByLabelText('E-mail'), 'maria@example.gr');
  await userEvent.type(page.getByLabelText('Κωδικός πρόσβασης'), 'a long password');
  await userEvent.click(page.getByRole('button', { name: 'Σύνδεση' }));
}

test('missing values are reported beside the fields, and no request is sent', async () => {
  const { page, requests } = await openLogin(() => ({}));
  await userEvent.click(page.getByRole('button', { name: 'Σύνδεση' }));
  await waitFor(() => expect(page.getByLabelText('E-mail')).toHaveAccessibleDescription(/Γράψτε ένα e-mail/));
  expect(page.getByLabelText('Κωδικός πρόσβασης')).toBeInvalid();
  expect(requests.filter((request) => request.startsWith('login.php'))).toEqual([]);
});

test('wrong credentials show one general error; the e-mail stays and the password is cleared', async () => {
  const { page, store } = await openLogin(() => ({ failure: 401, code: 'LOGIN_FAILED' }));
  await signIn(page);
  expect(await page.findByRole('alert')).toHaveTextContent('Λάθος στοιχεία σύνδεσης');
  expect(page.getByLabelText('E-mail')).toHaveValue('maria@example.gr');
  expect(page.getByLabelText('Κωδικός πρόσβασης')).toHaveValue('');
  expect(store.getState().session.user).toBeNull();
});

test('without a connection the user is not signed in, and the error names the connection', async () => {
  const { page, store } = await openLogin(() => ({}));
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await signIn(page);
  expect(await page.findByRole('alert')).toHaveTextContent(/Λάθος στοιχεία σύνδεσης.*Ελέγξτε το δίκτυό σας/);
  expect(store.getState().session.user).toBeNull();
});

test('after signing in the page with the login link opens again', async () => {
  const { page, store, router } = await openLogin(() => ({ message: '', user, token: 'token' }));
  await signIn(page);
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/shop', search: '?page=2' }));
  expect(store.getState().session).toEqual({ user, token: 'token' });
});

test.each([
  [{ from: '/en/shop?page=2' }, '/en/shop?page=2'],
  [{ from: 'https://evil.example' }, '/'],
  [{ from: '//evil.example' }, '/'],
  [{ from: '/\\evil.example' }, '/'],
  [{ from: '/login' }, '/'],
  [{ from: 7 }, '/'],
  [null, '/'],
])('the return address from %j is %s', (state, address) => {
  expect(getReturnAddress(state)).toBe(address);
});
