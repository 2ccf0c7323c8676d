import { type MockResponse, mockApi } from '@fakos/shared-kit/testing/mock-api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/render-site.tsx';
import { LoginPage } from '../login/login-page.tsx';
import { LoginLinkPage } from './login-link-page.tsx';

const user = { id: 3, name: 'Μαρία', email: 'maria@example.gr', role: 'user', must_change_password: false };
const session = { message: '', user, token: 'session' };
const sent = { message: '', data: { delivery: 'sent' } };
const dead = { failure: 422, code: 'VALIDATION', errors: { token: 'Ο σύνδεσμος έχει λήξει.' } };

async function openLink(respond: (action: string | null) => MockResponse, address = '/login/link?token=t1') {
  const requests = mockApi({
    'login.php': (query) => respond(query.get('action')),
    'users.php': (query) => respond(query.get('action')),
  });
  const site = await renderSite(address, { pages: [{ path: 'login/link', element: <LoginLinkPage /> }] });
  return { ...site, requests, page: within(await screen.findByRole('main')) };
}

const press = async (page: ReturnType<typeof within>, name: string) =>
  userEvent.click(await page.findByRole('button', { name }));

test('the link signs in with a click, and its token leaves the address at once', async () => {
  const { page, store, router, requests } = await openLink(() => session);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  const submit = await page.findByRole('button', { name: 'Σύνδεση' });
  expect(requests.filter((request) => request.startsWith('login.php'))).toEqual([]);
  await userEvent.click(submit);
  await waitFor(() => expect(store.getState().session.user).toEqual(user));
  expect(router.state.location.pathname).toBe('/');
  expect(requests).toContain('login.php?action=link');
});

test('staff continue in the back office', async () => {
  const { page, router } = await openLink(() => ({ ...session, user: { ...user, role: 'owner' } }));
  await press(page, 'Σύνδεση');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
});

test('an account with two-step login still needs its code', async () => {
  const { page, store } = await openLink((action) =>
    action === 'two-step' ? session : { failure: 403, code: 'FORBIDDEN', two_step: 'code', challenge: 'c1' },
  );
  await press(page, 'Σύνδεση');
  expect(await page.findByLabelText('Κωδικός από την εφαρμογή')).toHaveFocus();
  expect(store.getState().session.user).toBeNull();
  await userEvent.paste('123456');
  await press(page, 'Επιβεβαίωση');
  await waitFor(() => expect(store.getState().session.user).toEqual(user));
});

test.each([
  ['/login/link?token=t1', true],
  ['/login/link', false],
])('an invalid link at %s can be replaced by a new one', async (address, isPressed) => {
  const { page, requests } = await openLink((action) => (action === 'link' ? dead : sent), address);
  if (isPressed) await press(page, 'Σύνδεση');
  expect(await page.findByText('Ο σύνδεσμος δεν ισχύει')).toBeVisible();
  await userEvent.type(await page.findByLabelText('E-mail'), user.email);
  await press(page, 'Νέος σύνδεσμος');
  expect(await page.findByText(/Αν υπάρχει λογαριασμός με το maria@example.gr/)).toBeVisible();
  expect(requests).toContain('users.php?action=login-link');
});

test('a failed request keeps the link, which can be tried again', async () => {
  let isDown = true;
  const { page, store } = await openLink(() => (isDown ? { failure: 503, code: 'UPSTREAM_UNAVAILABLE' } : session));
  await press(page, 'Σύνδεση');
  expect(await page.findByRole('alert')).toBeVisible();
  isDown = false;
  await press(page, 'Σύνδεση');
  await waitFor(() => expect(store.getState().session.user).toEqual(user));
});

async function failLogin(link: MockResponse) {
  const requests = mockApi({
    'login.php': () => ({ failure: 429, code: 'TOO_MANY_REQUESTS' }),
    'users.php': () => link,
  });
  await renderSite('/login', { pages: [{ path: 'login', element: <LoginPage /> }] });
  const page = within(await screen.findByRole('main'));
  await userEvent.type(page.getByLabelText('E-mail'), user.email);
  await userEvent.type(page.getByLabelText('Κωδικός πρόσβασης'), 'a long password');
  await press(page, 'Σύνδεση');
  await press(page, 'Αποστολή συνδέσμου στο maria@example.gr');
  return { page, requests };
}

test.each([
  ['says that it was sent', sent, /ο σύνδεσμος για να συνδεθείτε είναι ήδη στον δρόμο/],
  ['says that the shop sends no e-mail', { message: '', data: { delivery: 'none' } }, /δεν μπορεί να στείλει e-mail/],
  ['names the last link when too many were sent', { failure: 429, code: 'TOO_MANY_REQUESTS' }, /τον τελευταίο/],
])('after too many attempts the login offers a link and %s', async (_state, response, message) => {
  const { page, requests } = await failLogin(response);
  expect(await page.findByText(message)).toBeVisible();
  expect(requests).toContain('users.php?action=login-link');
});
