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

test('without a connection the login fails and names the reason', async () => {
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

test('an account with two-step login needs a code of the app or a recovery code', async () => {
  const challenge = { code: 'FORBIDDEN', message: 'Γράψτε τον κωδικό.', two_step: 'code', challenge: 'c1' };
  const wrong = { code: 'VALIDATION', message: 'Ελέγξτε τα πεδία.', errors: { code: 'Ο κωδικός δεν είναι σωστός.' } };
  let sent = 0;
  const seen = stubApi({
    'POST login': failure(403, challenge),
    'POST login two-step': () => {
      sent += 1;
      return sent === 1 ? failure(422, wrong) : { success: true, message: 'Συνδεθήκατε.', user: admin, token: 'token' };
    },
    'GET login': { success: true, user: admin },
  });
  const view = renderAdmin('/admin/login');
  await signIn();
  const code = await screen.findByLabelText('Κωδικός από την εφαρμογή');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.paste('123456');
  await userEvent.click(screen.getByRole('button', { name: 'Επιβεβαίωση' }));
  expect(await screen.findByText('Ο κωδικός δεν είναι σωστός.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Χρήση κωδικού ανάκτησης' }));
  await userEvent.type(screen.getByLabelText('Κωδικός ανάκτησης'), 'aaaa-bbbb-cccc-dddd');
  await userEvent.click(screen.getByRole('button', { name: 'Επιβεβαίωση' }));
  await waitFor(() => expect(getAddress(view)).toBe('/admin'));
  expect(seen.filter(({ name }) => name === 'POST login two-step').map(({ body }) => body)).toEqual([
    { challenge: 'c1', code: '123456' },
    { challenge: 'c1', code: 'aaaa-bbbb-cccc-dddd' },
  ]);
});

test('after too many attempts the owner can ask for a link that signs in', async () => {
  let sent = 0;
  const seen = stubApi({
    'POST login': failure(429, { code: 'TOO_MANY_REQUESTS', message: 'Πολλές προσπάθειες.' }),
    'POST users login-link': () => {
      sent += 1;
      return sent === 1
        ? failure(429, { code: 'TOO_MANY_REQUESTS', message: 'Πολλές προσπάθειες.' })
        : { success: true, message: '', data: { delivery: 'sent' } };
    },
  });
  renderAdmin('/admin/login');
  await signIn();
  const send = await screen.findByRole('button', { name: 'Αποστολή συνδέσμου' });
  await userEvent.click(send);
  expect(
    await screen.findByText('Έχουν ήδη σταλεί αρκετοί σύνδεσμοι. Ανοίξτε τον τελευταίο που λάβατε.'),
  ).toBeVisible();
  await userEvent.click(send);
  expect(await screen.findByText(/ο σύνδεσμος είναι ήδη στον δρόμο/)).toBeVisible();
  expect(seen.filter(({ name }) => name === 'POST users login-link').map(({ body }) => body)).toEqual([
    { email: 'maria@example.gr' },
    { email: 'maria@example.gr' },
  ]);
});
