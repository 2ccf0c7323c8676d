import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from '../../testing/render-shop.tsx';
import { mockShopApi, type ShopResponses } from '../../testing/shop-api.ts';

const requested = { order: 'OP26-000007', product: 'Αιγαίο 02', use: 'progressive', is_open: true };

async function open(responses: ShopResponses = {}) {
  const seen = mockShopApi({
    'prescriptions.php?action=correction': () => ({ data: requested }),
    'prescriptions.php?action=correct': () => ({ message: 'Λάβαμε τη συνταγή σας.', data: undefined }),
    ...responses,
  });
  await renderShop('/prescription?token=5.abc');
  return () => seen.filter(({ query }) => query.get('action') === 'correct').map(({ body }) => body);
}

test('the buyer types the prescription; the rules are those of the ordered lenses', async () => {
  const listSent = await open();
  expect(await screen.findByText(/Παραγγελία OP26-000007: Αιγαίο 02/)).toBeVisible();
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Αποστολή συνταγής' }));
  for (const name of ['Δεξί μάτι (OD)', 'Αριστερό μάτι (OS)']) {
    await userEvent.type(within(screen.getByRole('group', { name })).getByLabelText('Σφαίρα (SPH)'), '-2');
  }
  await send();
  const right = within(screen.getByRole('group', { name: 'Δεξί μάτι (OD)' })).getByLabelText('Προσθήκη (ADD)');
  await waitFor(() => expect(right).toHaveFocus());
  expect(right).toHaveAccessibleDescription(/χρειάζεται για διπλεστιακούς/);
  expect(listSent()).toEqual([]);
  for (const name of ['Δεξί μάτι (OD)', 'Αριστερό μάτι (OS)']) {
    await userEvent.type(within(screen.getByRole('group', { name })).getByLabelText('Προσθήκη (ADD)'), '2');
  }
  await userEvent.type(screen.getByLabelText('PD σε mm'), '63');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Συμφωνώ/ }));
  await send();
  expect(await screen.findByText('Λάβαμε τη συνταγή σας.')).toBeVisible();
  expect(listSent()).toMatchObject([{ token: '5.abc', consent: true, values: { pd: 63, right: { sph: -2, add: 2 } } }]);
});

test('a request that is closed, and an invalid link, have no form', async () => {
  await open({ 'prescriptions.php?action=correction': () => ({ data: { ...requested, is_open: false } }) });
  expect(await screen.findByRole('heading', { name: 'Δεν περιμένουμε συνταγή' })).toBeVisible();
  await open({ 'prescriptions.php?action=correction': () => ({ failure: 404, code: 'NOT_FOUND' }) });
  expect(await screen.findByRole('heading', { name: 'Ο σύνδεσμος δεν ισχύει' })).toBeVisible();
});
