import { AppError } from '@fakos/shared-kit/errors';
import type { RemoteHost } from '@fakos/shared-kit/remote/host';
import { Link } from '@fakos/shared-kit/router';
import { cartOpened, itemAdded } from '@fakos/shared-kit/state/cart';
import { answerCalls } from '@fakos/shared-kit/testing/answer-calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { renderSite } from '../../testing/render-site.tsx';

const frame = { product_id: 7, slug: 'aegina', name: 'Aegina Round', price: 19.9, image: 'aegina-1.jpg' };

function Contents() {
  return <Link to="/checkout">Ταμείο</Link>;
}

/** A remote that gives one thing after the other. */
function fillsOf(...gives: (ComponentType | AppError)[]): RemoteHost['fills'] {
  const load = async () => {
    const given = gives.shift();
    if (!given || given instanceof AppError) throw given;
    return given;
  };
  const fills = [{ remote: 'mfe-shop', peek: () => undefined, load }];
  return ((name: string) => (name === 'cart.contents' ? fills : [])) as unknown as RemoteHost['fills'];
}

async function openCart(fills: RemoteHost['fills'], quantity = 2) {
  answerCalls({});
  const site = await renderSite('/about', {
    fills,
    prepare: ({ dispatch }) => void dispatch(itemAdded({ ...frame, quantity })),
  });
  await userEvent.click(screen.getAllByRole('button', { name: /^Καλάθι, / })[0] as HTMLElement);
  return { ...site, drawer: within(await screen.findByRole('dialog', { name: `Το καλάθι σας (${quantity})` })) };
}

test('Escape closes the drawer, and a link of what a remote put into it leaves with it', async () => {
  const { drawer, store, router } = await openCart(fillsOf(Contents, Contents));
  await userEvent.click(await drawer.findByRole('link', { name: 'Ταμείο' }));
  await waitFor(() => expect(store.getState().cart.open).toBe(false));
  expect(router.state.location.pathname).toBe('/checkout');

  act(() => void store.dispatch(cartOpened()));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(store.getState().cart.open).toBe(false));
});

test('contents that cannot be had say so, lead to the page of the cart, and come with a retry', async () => {
  const { drawer } = await openCart(fillsOf(new AppError('REMOTE_UNREACHABLE'), Contents));
  expect(await drawer.findByRole('alert')).toHaveTextContent('Αυτό το τμήμα δεν είναι διαθέσιμο τώρα');
  expect(drawer.getByRole('link', { name: 'Προβολή καλαθιού' })).toHaveAttribute('href', '/cart');
  await userEvent.click(drawer.getByRole('button', { name: 'Δοκιμάστε ξανά' }));
  expect(await drawer.findByRole('link', { name: 'Ταμείο' })).toBeInTheDocument();
});

test('where no remote fills it, the drawer still leads to the page of the cart', async () => {
  const { drawer } = await openCart(() => []);
  expect(drawer.getByRole('link', { name: 'Προβολή καλαθιού' })).toHaveAttribute('href', '/cart');
});
