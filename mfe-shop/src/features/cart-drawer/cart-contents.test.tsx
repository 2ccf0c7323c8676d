import { itemAdded } from '@fakos/shared-kit/state/cart';
import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.ts';
import { cartItem, quoteOf } from '../../testing/shop.fixtures.ts';
import { answerShop } from '../../testing/shop-api.ts';
import { cartTotals } from './cart-totals.ts';

async function showCart(quantity: number) {
  answerShop({ 'cart.php?action=quote': ({ body }) => ({ data: quoteOf(body.items[0]?.quantity ?? 0) }) });
  const site = await renderSlot(remote, 'cart.contents', {});
  if (quantity > 0) act(() => void site.store.dispatch(itemAdded(cartItem(1, { quantity }))));
  return site;
}

test('an empty cart says so and leads to the shop', async () => {
  await showCart(0);
  expect(screen.getByRole('heading', { level: 3, name: 'Το καλάθι σας είναι άδειο' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Στα προϊόντα' })).toHaveAttribute('href', '/shop');
  expect(screen.queryByRole('link', { name: 'Ολοκλήρωση παραγγελίας' })).not.toBeInTheDocument();
});

test('the minus stops at one, and the ways on are there', async () => {
  const { store } = await showCart(2);
  const minus = screen.getByRole('button', { name: 'Ένα λιγότερο: Aegina 1' });
  await userEvent.click(minus);
  expect(store.getState().cart.items).toMatchObject([{ quantity: 1, total: 20 }]);
  expect(minus).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Προβολή καλαθιού' })).toHaveAttribute('href', '/cart');
  expect(screen.getByRole('link', { name: 'Ολοκλήρωση παραγγελίας' })).toHaveAttribute('href', '/checkout');
});

test('removing asks first, and a refusal changes nothing', async () => {
  const { store } = await showCart(1);
  const remove = screen.getByRole('button', { name: 'Αφαίρεση: Aegina 1' });
  await userEvent.click(remove);
  const question = await screen.findByRole('alertdialog', { name: 'Αφαίρεση "Aegina 1" από το καλάθι;' });
  await userEvent.click(within(question).getAllByRole('button', { name: 'Ακύρωση' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(store.getState().cart.items).toHaveLength(1);

  await userEvent.click(remove);
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Αφαίρεση' }));
  expect(await screen.findByText('Το καλάθι σας είναι άδειο')).toBeInTheDocument();
  expect(store.getState().cart.items).toEqual([]);
});

test.each([
  [0, 5.99, 5.99],
  [19.9, 5.99, 25.89],
  [49.99, 5.99, 55.98],
  [50, 0, 50],
  [129.9, 0, 129.9],
])('a subtotal of %d pays %d for shipping and %d in all', (subtotal, shipping, total) => {
  expect(cartTotals(subtotal)).toEqual({ subtotal, shipping, total, free_shipping_from: 50 });
});

test.each([
  ['the courier costs nothing', 30, { subtotal: 30, shipping: 0 }, 0],
  ['the courier costs another sum', 30, { subtotal: 30, shipping: 4.5 }, 4.5],
  ['it is of fewer pieces, which paid', 30, { subtotal: 20, shipping: 4.5 }, 4.5],
  ['it is of fewer pieces, and these go free', 60, { subtotal: 20, shipping: 4.5 }, 0],
  ['it is of more pieces, which went free', 30, { subtotal: 60, shipping: 0 }, 5.99],
])('with a quote: %s', (_, sum, quote, shipping) => {
  expect(cartTotals(sum, { ...quote, free_shipping_from: 50 })).toMatchObject({ shipping, total: sum + shipping });
});
