import type { ProductSummary } from '@fakos/shared-kit/api/products/contract';
import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.ts';
import { productList, productSummary } from '../../testing/shop.fixtures.ts';
import { answerShop } from '../../testing/shop-api.ts';

const NAME = 'Γρήγορη προβολή: Aegina 3';

async function open(more: Partial<ProductSummary> = {}) {
  const user = userEvent.setup();
  const calls = answerShop({
    'products.php': () => productList([productSummary(3, more)]),
    'settings.php?action=create_appointment': () => ({ message: '' }),
  });
  const { store } = await renderSlot(remote, 'products.cards', { ids: [3] });
  await screen.findByRole('article');
  // The button comes with the first sign of life.
  await user.keyboard('{Shift}');
  const opener = await screen.findByRole('button', { name: NAME });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Aegina 3' });
  return { user, store, opener, calls, dialog: within(dialog) };
}

test('a product is bought as often as asked for, and the focus returns to its card', async () => {
  const { user, store, opener, dialog } = await open({ sale_price: 90 });
  expect(dialog.getByText('−25%')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Αύξηση ποσότητας: Aegina 3' }));
  await user.click(dialog.getByRole('button', { name: 'Αγορά: Aegina 3' }));
  expect(store.getState().cart.items).toMatchObject([{ product_id: 3, price: 90, quantity: 2 }]);
  expect(await screen.findByText('Το προϊόν προστέθηκε στο καλάθι!')).toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
});

test('four thumbnails are shown, the last one counts the rest', async () => {
  const { user, dialog } = await open();
  const pictures = within(dialog.getByRole('region', { name: 'Φωτογραφίες: Aegina 3' }));
  expect(pictures.getAllByRole('button')).toHaveLength(4);
  await user.click(pictures.getByRole('button', { name: 'Προβολή 2 ακόμη φωτογραφιών' }));
  expect(pictures.getAllByRole('button')).toHaveLength(6);
  expect(pictures.getByRole('img', { name: 'Aegina 3, φωτογραφία 4 από 6' })).toBeInTheDocument();
});

test('what is sold out cannot be bought', async () => {
  const { dialog } = await open({ stock: 0 });
  expect(dialog.getByRole('button', { name: 'Εξαντλημένο' })).toBeDisabled();
  expect(dialog.queryByRole('spinbutton')).not.toBeInTheDocument();
});

test('a booking costs the price before the discount for each of the people', async () => {
  const { user, dialog } = await open({ sale_price: 90 });
  await user.click(dialog.getByRole('button', { name: 'Κράτηση: Aegina 3' }));
  const booking = within(await screen.findByRole('dialog', { name: 'Κράτηση: Aegina 3' }));
  await user.selectOptions(booking.getByLabelText('Αριθμός ατόμων'), '2 άτομα');
  expect(booking.getByText('240,00 €')).toBeInTheDocument();
  await user.click(booking.getByRole('button', { name: 'Πίσω στο προϊόν' }));
  expect(await screen.findByRole('dialog', { name: 'Aegina 3' })).toBeInTheDocument();
});
