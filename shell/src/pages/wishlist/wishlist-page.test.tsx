import { itemAdded, selectItems } from '@fakos/shared-kit/state/cart';
import { selectWishlist, type WishlistItem, wishlistReplaced } from '@fakos/shared-kit/state/wishlist';
import { answerCalls } from '@fakos/shared-kit/testing/answer-calls';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/render-site.tsx';
import { WishlistPage } from './wishlist-page.tsx';

const ADDED = 'Το προϊόν προστέθηκε στο καλάθι!';

const wish = (id: number): WishlistItem => ({
  ...{ id, type: 'product', slug: `p${id}`, title: `Γυαλιά ${id}`, image: '', price: 20, category_name: '' },
});

async function openWishlist({ available, held }: { available: number; held: number }) {
  const lines = [1, 2].map((id) => ({
    product_id: id,
    name: `Γυαλιά ${id}`,
    slug: `p${id}`,
    unit_price: 20,
    available,
  }));
  answerCalls({ 'cart.php': () => ({ data: { lines, warnings: [] } }) });
  const { store } = await renderSite('/wishlist', {
    pages: [{ path: 'wishlist', element: <WishlistPage /> }],
    prepare: ({ dispatch }) => {
      dispatch(wishlistReplaced([wish(1), wish(2)]));
      if (held > 0) dispatch(itemAdded({ product_id: 1, slug: 'p1', name: '', image: '', price: 20, quantity: held }));
    },
  });
  const move = (id: number) => screen.findByRole('button', { name: `Μεταφορά στο καλάθι: Γυαλιά ${id}` });
  const state = () => ({
    pieces: selectItems(store.getState()).map(({ quantity }) => quantity),
    wished: selectWishlist(store.getState()).map(({ id }) => id),
  });
  return { move, state };
}

test.each([
  [5, 2, { pieces: [3], wished: [2] }, ADDED],
  [1, 1, { pieces: [1], wished: [1, 2] }, 'Έχετε ήδη στο καλάθι το μοναδικό διαθέσιμο.'],
  [2, 2, { pieces: [2], wished: [1, 2] }, 'Έχετε ήδη στο καλάθι και τα 2 διαθέσιμα.'],
  [500, 99, { pieces: [99], wished: [1, 2] }, 'Έχετε ήδη στο καλάθι και τα 99 διαθέσιμα.'],
])('of %i pieces with %i in the cart, a move leaves %j and says so', async (available, held, left, said) => {
  const { move, state } = await openWishlist({ available, held });
  await userEvent.click(await move(1));
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(state()).toEqual(left);
});

test('a double tap moves one wish, not the one that takes its place', async () => {
  const { move, state } = await openWishlist({ available: 5, held: 0 });
  const [first, second] = [await move(1), await move(2)];
  await userEvent.click(first);
  fireEvent.click(second, { detail: 2 });
  expect(state()).toEqual({ pieces: [1], wished: [2] });
});
