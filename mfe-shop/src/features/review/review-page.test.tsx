import type { ReviewableProduct } from '@fakos/contracts/reviews/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from '../../testing/render-shop.tsx';
import { mockShopApi, type ShopResponses } from '../../testing/shop-api.ts';

const product = { id: 1, name: 'Aegina 1', slug: 'aegina-1', image: '' };

async function open(responses: ShopResponses = {}) {
  let review: ReviewableProduct['review'] = null;
  const seen = mockShopApi({
    'reviews.php?action=own': () => ({
      data: { number: 'OP26-000007', author: 'Μαρία Π.', products: [{ ...product, review }] },
    }),
    'reviews.php?action=withdraw': () => {
      review = null;
      return { message: 'Διαγράφηκε.' };
    },
    'reviews.php': () => {
      review = { stars: 5, text: 'Άνετα', author: 'Μαρία Π.', status: 'pending', reason: null };
      return { message: 'Ευχαριστούμε!' };
    },
    ...responses,
  });
  await renderShop('/review?token=7.abc');
  return () =>
    seen.filter(({ resource, method }) => resource === 'reviews.php' && method !== 'GET').map(({ body }) => body);
}

test('a product is reviewed by keyboard; without stars the form says so', async () => {
  const listSent = await open();
  const part = within(await screen.findByRole('region', { name: 'Aegina 1' }));
  const send = part.getByRole('button', { name: 'Αποστολή αξιολόγησης' });
  expect(part.getByLabelText('Όνομα που θα φαίνεται')).toHaveValue('Μαρία Π.');
  await userEvent.click(send);
  expect(part.getByRole('group', { name: 'Πόσα αστέρια;' })).toHaveAccessibleDescription(
    'Διαλέξτε από 1 έως 5 αστέρια.',
  );
  expect(part.getByRole('radio', { name: 'Άριστο' })).toHaveFocus();
  expect(listSent()).toEqual([]);
  await userEvent.click(part.getByRole('radio', { name: 'Άριστο' }));
  await userEvent.type(part.getByLabelText(/^Η γνώμη σας/), 'Άνετα');
  await userEvent.click(send);
  expect(await part.findByText('Ευχαριστούμε!')).toBeVisible();
  expect(await part.findByText('Την ελέγχουμε πριν δημοσιευτεί.')).toBeVisible();
  expect(listSent()).toEqual([{ token: '7.abc', product_id: 1, stars: 5, text: 'Άνετα', author: 'Μαρία Π.' }]);
});

test('a written review is changed, or deleted after a confirmation', async () => {
  const listSent = await open();
  const part = within(await screen.findByRole('region', { name: 'Aegina 1' }));
  await userEvent.click(part.getByRole('radio', { name: 'Άριστο' }));
  await userEvent.click(part.getByRole('button', { name: 'Αποστολή αξιολόγησης' }));
  await userEvent.click(await part.findByRole('button', { name: 'Αλλαγή αξιολόγησης: Aegina 1' }));
  expect(part.getByRole('radio', { name: 'Άριστο' })).toBeChecked();
  await userEvent.click(part.getByRole('button', { name: 'Αποστολή αξιολόγησης' }));
  await userEvent.click(await part.findByRole('button', { name: 'Διαγραφή αξιολόγησης: Aegina 1' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Διαγραφή αξιολόγησης;' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Διαγραφή' }));
  await waitFor(() => expect(part.getByRole('radio', { name: 'Άριστο' })).not.toBeChecked());
  expect(listSent()).toHaveLength(3);
});

test('a failure loses nothing, and an invalid link has no form', async () => {
  await open({ 'reviews.php': () => ({ failure: 503, code: 'UNAVAILABLE', message: 'Δοκιμάστε ξανά.' }) });
  const part = within(await screen.findByRole('region', { name: 'Aegina 1' }));
  await userEvent.click(part.getByRole('radio', { name: 'Κακό' }));
  await userEvent.click(part.getByRole('button', { name: 'Αποστολή αξιολόγησης' }));
  expect(await part.findByText('Δοκιμάστε ξανά.')).toBeVisible();
  expect(part.getByRole('radio', { name: 'Κακό' })).toBeChecked();
  await open({ 'reviews.php?action=own': () => ({ failure: 404, code: 'NOT_FOUND' }) });
  expect(await screen.findByRole('heading', { name: 'Ο σύνδεσμος δεν ισχύει' })).toBeVisible();
});
