import { cartOpened, itemAdded } from '@fakos/shared-kit/state/cart';
import { answerCalls } from '@fakos/shared-kit/testing/answer-calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/render-site.tsx';
import { cartTotals } from './cart-totals.ts';

const frame = { product_id: 7, slug: 'aegina', name: 'Aegina Round', price: 19.9, image: 'aegina-1.jpg' };

async function openCart(quantity: number) {
  answerCalls({});
  const site = await renderSite('/about', {
    prepare: ({ dispatch }) => {
      if (quantity > 0) dispatch(itemAdded({ ...frame, quantity }));
    },
  });
  await userEvent.click(screen.getAllByRole('button', { name: /^Καλάθι, / })[0] as HTMLElement);
  return { ...site, drawer: within(await screen.findByRole('dialog', { name: /^Το καλάθι σας/ })) };
}

test('an empty cart says so and leads to the shop', async () => {
  const { drawer } = await openCart(0);
  expect(drawer.getByText('Το καλάθι σας είναι άδειο')).toBeInTheDocument();
  expect(drawer.getByRole('link', { name: 'Δείτε τα προϊόντα' })).toHaveAttribute('href', '/shop');
  expect(drawer.queryByRole('link', { name: 'Ολοκλήρωση παραγγελίας' })).not.toBeInTheDocument();
});

test('the minus stops at one', async () => {
  const { drawer, store } = await openCart(2);
  const minus = drawer.getByRole('button', { name: 'Ένα λιγότερο: Aegina Round' });
  await userEvent.click(minus);
  expect(store.getState().cart.items).toMatchObject([{ quantity: 1, total: 19.9 }]);
  expect(minus).toBeDisabled();
});

test('removing asks first, and a refusal changes nothing', async () => {
  const { drawer, store } = await openCart(1);
  const remove = drawer.getByRole('button', { name: 'Αφαίρεση: Aegina Round' });
  await userEvent.click(remove);
  const question = await screen.findByRole('alertdialog', { name: 'Αφαίρεση "Aegina Round" από το καλάθι;' });
  await userEvent.click(within(question).getAllByRole('button', { name: 'Ακύρωση' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(store.getState().cart.items).toHaveLength(1);

  await userEvent.click(remove);
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Αφαίρεση' }));
  expect(await screen.findByText('Το καλάθι σας είναι άδειο')).toBeInTheDocument();
  expect(store.getState().cart.items).toEqual([]);
});

test('Escape closes the drawer, and a link of it leaves with it', async () => {
  const { drawer, store, router } = await openCart(1);
  await userEvent.click(drawer.getByRole('link', { name: 'Ολοκλήρωση παραγγελίας' }));
  await waitFor(() => expect(store.getState().cart.open).toBe(false));
  expect(router.state.location.pathname).toBe('/checkout');

  act(() => void store.dispatch(cartOpened()));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(store.getState().cart.open).toBe(false));
});

test.each([
  [0, 5.99, 5.99, 50],
  [19.9, 5.99, 25.89, 30.1],
  [49.99, 5.99, 55.98, 0.01],
  [50, 0, 50, 0],
  [129.9, 0, 129.9, 0],
])('a subtotal of %d pays %d for shipping, %d in all, and lacks %d', (subtotal, shipping, total, missing) => {
  expect(cartTotals(subtotal)).toEqual({ subtotal, shipping, total, missing, freeFrom: 50 });
});
