import { itemAdded, selectItems } from '@fakos/shared-kit/state/cart';
import { selectWishlist, type WishlistItem, wishlistReplaced } from '@fakos/shared-kit/state/wishlist';
import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/render-site.tsx';
import { WishlistPage } from './wishlist-page.tsx';

const ADDED = 'Το προϊόν προστέθηκε στο καλάθι!';

const createItem = (id: number): WishlistItem => ({
  ...{ id, type: 'product', slug: `p${id}`, name: `Γυαλιά ${id}`, price: 20, sale_price: null, featured_image: '' },
  ...{ brand_name: '', category_name: '', in_stock: true, description: '', short_description: '', sku: '' },
  ...{ stock_quantity: 5 },
});

async function openWishlist({ available, inCart }: { available: number; inCart: number }) {
  const lines = [1, 2].map((id) => ({
    product_id: id,
    name: `Γυαλιά ${id}`,
    slug: `p${id}`,
    unit_price: 20,
    available,
  }));
  mockApi({ 'cart.php': () => ({ data: { lines, warnings: [] } }) });
  const { store } = await renderSite('/wishlist', {
    pages: [{ path: 'wishlist', element: <WishlistPage /> }],
    prepare: ({ dispatch }) => {
      dispatch(wishlistReplaced([createItem(1), createItem(2)]));
      if (inCart > 0)
        dispatch(itemAdded({ product_id: 1, slug: 'p1', name: '', image: '', price: 20, quantity: inCart }));
    },
  });
  const move = (id: number) => screen.findByRole('button', { name: `Μεταφορά στο καλάθι: Γυαλιά ${id}` });
  const state = () => ({
    quantities: selectItems(store.getState()).map(({ quantity }) => quantity),
    listed: selectWishlist(store.getState()).map(({ id }) => id),
  });
  return { move, state };
}

test.each([
  [5, 2, { quantities: [3], listed: [2] }, ADDED],
  [1, 1, { quantities: [1], listed: [1, 2] }, 'Έχετε ήδη στο καλάθι το μοναδικό διαθέσιμο.'],
  [2, 2, { quantities: [2], listed: [1, 2] }, 'Έχετε ήδη στο καλάθι και τα 2 διαθέσιμα.'],
  [500, 99, { quantities: [99], listed: [1, 2] }, 'Έχετε ήδη στο καλάθι και τα 99 διαθέσιμα.'],
])(
  'with a stock of %i and %i in the cart, a move results in %j and a message',
  async (available, inCart, expected, message) => {
    const { move, state } = await openWishlist({ available, inCart });
    await userEvent.click(await move(1));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(state()).toEqual(expected);
  },
);

test('a double click moves one item, not the next one too', async () => {
  const { move, state } = await openWishlist({ available: 5, inCart: 0 });
  const [first, second] = [await move(1), await move(2)];
  await userEvent.click(first);
  fireEvent.click(second, { detail: 2 });
  expect(state()).toEqual({ quantities: [1], listed: [2] });
});
