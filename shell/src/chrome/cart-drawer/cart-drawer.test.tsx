import { AppError } from '@fakos/contracts/errors';
import type { RemoteHost } from '@fakos/shared-kit/remote/host';
import { Link } from '@fakos/shared-kit/router';
import { cartOpened, itemAdded } from '@fakos/shared-kit/state/cart';
import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { renderSite } from '../../testing/render-site.tsx';

const frame = { product_id: 7, slug: 'aegina', name: 'Aegina Round', price: 19.9, image: 'aegina-1.jpg' };

function Contents() {
  return <Link to="/checkout">Ταμείο</Link>;
}

/** A slot fill whose loads return or throw these results in order. */
function createFills(...results: (ComponentType | AppError)[]): RemoteHost['fills'] {
  const load = async () => {
    const result = results.shift();
    if (!result || result instanceof AppError) throw result;
    return result;
  };
  const fills = [{ remote: 'mfe-shop', peek: () => undefined, load }];
  return ((name: string) => (name === 'cart.contents' ? fills : [])) as unknown as RemoteHost['fills'];
}

async function openCart(fills: RemoteHost['fills'], quantity = 2) {
  mockApi({});
  const site = await renderSite('/about', {
    fills,
    prepare: ({ dispatch }) => void dispatch(itemAdded({ ...frame, quantity })),
  });
  await userEvent.click(screen.getAllByRole('button', { name: /^Καλάθι, / })[0] as HTMLElement);
  return { ...site, drawer: within(await screen.findByRole('dialog', { name: `Το καλάθι σας (${quantity})` })) };
}

test('Escape closes the drawer, and following a link inside it closes it too', async () => {
  const { drawer, store, router } = await openCart(createFills(Contents, Contents));
  await userEvent.click(await drawer.findByRole('link', { name: 'Ταμείο' }));
  await waitFor(() => expect(store.getState().cart.open).toBe(false));
  expect(router.state.location.pathname).toBe('/checkout');

  act(() => void store.dispatch(cartOpened()));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(store.getState().cart.open).toBe(false));
});

test('contents that fail to load show an error with a link to the cart page and can be retried', async () => {
  const { drawer } = await openCart(createFills(new AppError('REMOTE_UNREACHABLE'), Contents));
  expect(await drawer.findByRole('alert')).toHaveTextContent('Αυτό το τμήμα δεν είναι διαθέσιμο τώρα');
  expect(drawer.getByRole('link', { name: 'Προβολή καλαθιού' })).toHaveAttribute('href', '/cart');
  await userEvent.click(drawer.getByRole('button', { name: 'Δοκιμάστε ξανά' }));
  expect(await drawer.findByRole('link', { name: 'Ταμείο' })).toBeInTheDocument();
});

test('without a remote the drawer links to the cart page', async () => {
  const { drawer } = await openCart(() => []);
  expect(drawer.getByRole('link', { name: 'Προβολή καλαθιού' })).toHaveAttribute('href', '/cart');
});
