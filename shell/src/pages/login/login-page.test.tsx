import { type Answer, answerCalls } from '@fakos/shared-kit/testing/answer-calls';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { returnAddress } from '../../account/return-address.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { LoginPage } from './login-page.tsx';

const user = { id: 3, name: 'Μαρία', email: 'maria@example.gr', role: 'user', must_change_password: false };

async function openLogin(answer: () => Answer) {
  const calls = answerCalls({ 'login.php': answer });
  const site = await renderSite('/shop?page=2', { pages: [{ path: 'login', element: <LoginPage /> }] });
  await userEvent.click(screen.getByRole('link', { name: 'Σύνδεση' }));
  return { ...site, calls, page: within(await screen.findByRole('main')) };
}

async function signIn(page: ReturnType<typeof within>) {
  await userEvent.type(page.getByLabelText('E-mail'), 'maria@example.gr');
  await userEvent.type(page.getByLabelText('Κωδικός πρόσβασης'), 'a long password');
  await userEvent.click(page.getByRole('button', { name: 'Σύνδεση' }));
}

test('what is missing is said beside the field, and nothing is sent', async () => {
  const { page, calls } = await openLogin(() => ({}));
  await userEvent.click(page.getByRole('button', { name: 'Σύνδεση' }));
  await waitFor(() => expect(page.getByLabelText('E-mail')).toHaveAccessibleDescription(/Γράψτε ένα e-mail/));
  expect(page.getByLabelText('Κωδικός πρόσβασης')).toBeInvalid();
  expect(calls.filter((call) => call.startsWith('login.php'))).toEqual([]);
});

test('a refusal is one general error; the e-mail stays, the password is asked again', async () => {
  const { page, store } = await openLogin(() => ({ failure: 401, code: 'LOGIN_FAILED' }));
  await signIn(page);
  expect(await page.findByRole('alert')).toHaveTextContent('Λάθος στοιχεία σύνδεσης');
  expect(page.getByLabelText('E-mail')).toHaveValue('maria@example.gr');
  expect(page.getByLabelText('Κωδικός πρόσβασης')).toHaveValue('');
  expect(store.getState().session.user).toBeNull();
});

test('when nobody answers, nobody is signed in, and the connection is named', async () => {
  const { page, store } = await openLogin(() => ({}));
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await signIn(page);
  expect(await page.findByRole('alert')).toHaveTextContent(/Λάθος στοιχεία σύνδεσης.*Ελέγξτε το δίκτυό σας/);
  expect(store.getState().session.user).toBeNull();
});

test('who signs in goes back to where the link was followed', async () => {
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
])('from %j the way back is %s', (state, address) => {
  expect(returnAddress(state)).toBe(address);
});
