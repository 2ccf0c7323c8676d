import { itemAdded } from '@fakos/shared-kit/state/cart';
import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.ts';
import { cartItem, createQuote } from '../../testing/shop.fixtures.ts';
import { mockShopApi } from '../../testing/shop-api.ts';
import { getCartTotals } from './cart-totals.ts';

async function showCart(quantity: number) {
  mockShopApi({ 'cart.php?action=quote': ({ body }) => ({ data: createQuote(body.items[0]?.quantity ?? 0) }) });
  const site = await renderSlot(remote, 'cart.contents', {});
  if (quantity > 0) act(() => void site.store.dispatch(itemAdded(cartItem(1, { quantity }))));
  return site;
}

test('an empty cart shows a message and a link to the shop', async () => {
  await showCart(0);
  expect(screen.getByRole('heading', { level: 3, name: 'Το καλάθι σας είναι άδειο' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Στα προϊόντα' })).toHaveAttribute('href', '/shop');
  expect(screen.queryByRole('link', { name: 'Ολοκλήρωση παραγγελίας' })).not.toBeInTheDocument();
});

test('the quantity stops at one, and the links to cart and checkout are there', async () => {
  const { store } = await showCart(2);
  const minus = screen.getByRole('button', { name: 'Ένα λιγότερο: Aegina 1' });
  await userEvent.click(minus);
  expect(store.getState().cart.items).toMatchObject([{ quantity: 1, total: 20 }]);
  expect(minus).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Προβολή καλαθιού' })).toHaveAttribute('href', '/cart');
  expect(screen.getByRole('link', { name: 'Ολοκλήρωση παραγγελίας' })).toHaveAttribute('href', '/checkout');
});

test('removing a line needs confirmation', async () => {
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
  expect(getCartTotals(subtotal)).toEqual({ subtotal, shipping, total, free_shipping_from: 50 });
});

test('without a quote, shipping comes from the settings', () => {
  const settings = { shipping_courier: 3.5, shipping_free_from: 80 };
  expect(getCartTotals(60, undefined, settings)).toMatchObject({ shipping: 3.5, free_shipping_from: 80 });
  expect(getCartTotals(80, undefined, settings)).toMatchObject({ shipping: 0, total: 80 });
});

test.each([
  ['the courier is free', 30, { subtotal: 30, shipping: 0 }, 0],
  ['the courier has another price', 30, { subtotal: 30, shipping: 4.5 }, 4.5],
  ['its cart is smaller and pays shipping', 30, { subtotal: 20, shipping: 4.5 }, 4.5],
  ['its cart is smaller, and the current one ships free', 60, { subtotal: 20, shipping: 4.5 }, 0],
  ['its cart is larger and ships free', 30, { subtotal: 60, shipping: 0 }, 5.99],
])('with a quote: %s', (_, sum, quote, shipping) => {
  expect(getCartTotals(sum, { ...quote, free_shipping_from: 50 })).toMatchObject({ shipping, total: sum + shipping });
});
