import { selectItems } from '@fakos/shared-kit/state/cart';
import { parseStoredWishlist, selectWishlist } from '@fakos/shared-kit/state/wishlist';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from '../../testing/render-shop.tsx';
import { cartItem, createQuote } from '../../testing/shop.fixtures.ts';
import { mockShopApi } from '../../testing/shop-api.ts';

test('changes found by the server are applied to the cart and shown until dismissed', async () => {
  const [line] = createQuote(2).lines;
  mockShopApi({
    'cart.php?action=quote': ({ body }) => {
      const wanted = body.items.map(({ quantity }) => quantity);
      if (String(wanted) === '2') return { data: createQuote(2) };
      return {
        data: createQuote(5, {
          lines: line ? [{ ...line, quantity: 5, available: 2, unit_price: 25 }] : [],
          warnings: [
            { code: 'low_stock', product_id: 1, message: 'Έμειναν μόνο 2 Aegina 1.' },
            { code: 'price_changed', product_id: 1, message: 'Η τιμή του Aegina 1 άλλαξε.' },
            { code: 'unavailable', product_id: 2, message: 'Το Aegina 2 δεν υπάρχει πια.' },
          ],
        }),
      };
    },
  });
  const { store } = await renderShop('/cart', [cartItem(1, { quantity: 5 }), cartItem(2)]);
  const said = await screen.findByText('Έμειναν μόνο 2 Aegina 1.');
  expect(screen.getByText('Το Aegina 2 δεν υπάρχει πια.')).toBeInTheDocument();
  await waitFor(() =>
    expect(selectItems(store.getState())).toMatchObject([{ product_id: 1, quantity: 2, price: 25, total: 50 }]),
  );

  await userEvent.click(screen.getAllByRole('button', { name: 'Κλείσιμο' })[0] as HTMLElement);
  expect(said).not.toBeInTheDocument();
});

test('totals come from the server; removing the last line needs confirmation and shows the empty cart', async () => {
  mockShopApi({ 'cart.php?action=quote': ({ body }) => ({ data: createQuote(body.items[0]?.quantity ?? 0) }) });
  await renderShop('/cart', [cartItem(1)]);
  const summary = await screen.findByRole('region', { name: 'Σύνοψη' });
  expect(await within(summary).findByText('25,99 €', { normalizer: replaceNoBreakSpaces })).toBeInTheDocument();
  expect(within(summary).getByText('Περιλαμβάνεται ΦΠΑ 24%')).toBeInTheDocument();
  expect(
    within(summary).getByText('Ακόμη 30,00 € για δωρεάν μεταφορικά.', { normalizer: replaceNoBreakSpaces }),
  ).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Αύξηση ποσότητας: Aegina 1' }));
  expect(await within(summary).findByText('45,99 €', { normalizer: replaceNoBreakSpaces })).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Αφαίρεση: Aegina 1' }));
  const question = await screen.findByRole('alertdialog', { name: 'Αφαίρεση "Aegina 1" από το καλάθι;' });
  await userEvent.click(within(question).getByRole('button', { name: 'Αφαίρεση' }));
  expect(await screen.findByRole('heading', { name: 'Το καλάθι σας είναι άδειο' })).toBeInTheDocument();
});

test('a line moves to the wishlist with the product data in the cart', async () => {
  mockShopApi({ 'cart.php?action=quote': ({ body }) => ({ data: createQuote(body.items[0]?.quantity ?? 0) }) });
  const { store } = await renderShop('/cart', [cartItem(1)]);
  await screen.findByText('Kyma');
  await userEvent.click(screen.getByRole('button', { name: 'Μεταφορά στα αγαπημένα: Aegina 1' }));
  const [wish] = selectWishlist(store.getState());
  expect(wish).toMatchObject({ id: 1, name: 'Aegina 1', brand_name: 'Kyma', price: 20, sale_price: null });
  expect(parseStoredWishlist(JSON.stringify([wish]))).toEqual([wish]);
});

/** Amounts are written with a no-break space. */
function replaceNoBreakSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
