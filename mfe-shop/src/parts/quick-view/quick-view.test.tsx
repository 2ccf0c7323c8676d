import type { ProductSummary } from '@fakos/contracts/products/contract';
import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.ts';
import { productDetail, productList, productSummary } from '../../testing/shop.fixtures.ts';
import { mockShopApi, type ShopResponse } from '../../testing/shop-api.ts';

const NAME = 'Γρήγορη προβολή: Aegina 3';

async function openQuickView(
  more: Partial<Omit<ProductSummary, 'variants'>> = {},
  detail?: () => ShopResponse | Promise<ShopResponse>,
) {
  const user = userEvent.setup();
  const requests = mockShopApi({
    'products.php': () => productList([productSummary(3, more)]),
    'products.php?action=get': detail ?? (() => ({ data: productDetail(3, more) })),
    'settings.php?action=create_appointment': () => ({ message: '' }),
  });
  const { store } = await renderSlot(remote, 'products.cards', { ids: [3] });
  await screen.findByRole('article');
  // The button loads at the first interaction.
  await user.keyboard('{Shift}');
  const opener = await screen.findByRole('button', { name: NAME });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Aegina 3' });
  return { user, store, opener, requests, dialog: within(dialog) };
}

test('a product is added with its quantity, and the focus returns to its card', async () => {
  const { user, store, opener, dialog } = await openQuickView({ sale_price: 90 });
  expect(dialog.getByText('−25%')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Αύξηση ποσότητας: Aegina 3' }));
  await user.click(dialog.getByRole('button', { name: 'Αγορά: Aegina 3' }));
  expect(await screen.findByText('Το προϊόν προστέθηκε στο καλάθι!')).toBeInTheDocument();
  expect(store.getState().cart.items).toMatchObject([{ product_id: 3, price: 90, quantity: 2 }]);
  await waitFor(() => expect(opener).toHaveFocus());
});

test('a discount shows the lowest price of the 30 days before it', async () => {
  const { dialog } = await openQuickView({ sale_price: 90 }, () => ({
    data: productDetail(3, { sale_price: 90, lowest_price_30d: 110 }),
  }));
  expect(await dialog.findByText(/^Χαμηλότερη τιμή των τελευταίων 30 ημερών: 110,00/)).toBeInTheDocument();
  expect(dialog.getByText(/Η τιμή περιλαμβάνει ΦΠΑ/)).toBeInTheDocument();
});

test('four thumbnails are shown, the last one with the number of the rest', async () => {
  const { user, dialog } = await openQuickView();
  const images = within(dialog.getByRole('region', { name: 'Φωτογραφίες: Aegina 3' }));
  expect(images.getAllByRole('button')).toHaveLength(4);
  await user.click(images.getByRole('button', { name: 'Προβολή 2 ακόμη φωτογραφιών' }));
  expect(images.getAllByRole('button')).toHaveLength(6);
  expect(images.getByRole('img', { name: 'Aegina 3, φωτογραφία 4 από 6' })).toBeInTheDocument();
});

test('a sold-out product cannot be bought', async () => {
  const { dialog } = await openQuickView({ stock: 0 });
  expect(dialog.getByRole('button', { name: 'Εξαντλημένο' })).toBeDisabled();
  expect(dialog.queryByRole('spinbutton')).not.toBeInTheDocument();
});

test('the list’s data is shown immediately, the description preview and add-ons follow', async () => {
  let respond: (respond: ShopResponse) => void = () => undefined;
  const pendingResponse = new Promise<ShopResponse>((resolve) => {
    respond = resolve;
  });
  const { dialog, requests } = await openQuickView({}, () => pendingResponse);
  expect(dialog.getByText('Στρογγυλός σκελετός από οξική κυτταρίνη.')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Αγορά: Aegina 3' })).toBeEnabled();
  expect(dialog.getByRole('status')).toHaveTextContent('Φόρτωση');
  const addons = ['Θήκη', 'Χρυσή αλυσίδα'].map((name, id) => ({
    id,
    slug: `a-${id}`,
    name,
    description: '',
    price: 9,
  }));
  const description = `<p>Γυαλιά &amp; θήκη.</p><p>${'α'.repeat(61)} β ${'γ'.repeat(9)}</p>`;
  respond({ data: productDetail(3, { description, addons, stock: 2 }) });
  expect(await dialog.findByText(`Γυαλιά & θήκη. ${'α'.repeat(61)} β γ…`)).toBeInTheDocument();
  expect(dialog.getByText('Προαιρετικά, στη σελίδα του προϊόντος: Θήκη, Χρυσή αλυσίδα')).toBeInTheDocument();
  expect(dialog.getByText('Έμειναν μόνο 2')).toBeInTheDocument();
  expect(dialog.queryByRole('status')).not.toBeInTheDocument();
  expect(requests.filter(({ query }) => query.get('slug') === 'aegina-3')).toHaveLength(1);
});

test('a product sold out meanwhile cannot be bought', async () => {
  const { dialog } = await openQuickView({}, () => ({ data: productDetail(3, { stock: 0 }) }));
  expect(await dialog.findByRole('button', { name: 'Εξαντλημένο' })).toBeDisabled();
});

test('if the details fail to load, the product can still be bought', async () => {
  const { user, store, dialog } = await openQuickView({}, () => ({ failure: 503, code: 'UPSTREAM_UNAVAILABLE' }));
  await waitFor(() => expect(dialog.queryByRole('status')).not.toBeInTheDocument());
  expect(dialog.getByText('Στρογγυλός σκελετός από οξική κυτταρίνη.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Αγορά: Aegina 3' }));
  await waitFor(() => expect(store.getState().cart.items).toMatchObject([{ product_id: 3, quantity: 1 }]));
});

test('a booking costs the price before the discount for each participant', async () => {
  const { user, dialog } = await openQuickView({ sale_price: 90 });
  await user.click(dialog.getByRole('button', { name: 'Κράτηση: Aegina 3' }));
  const booking = within(await screen.findByRole('dialog', { name: 'Κράτηση: Aegina 3' }));
  await user.selectOptions(booking.getByLabelText('Αριθμός ατόμων'), '2 άτομα');
  expect(booking.getByText('240,00 €')).toBeInTheDocument();
  await user.click(booking.getByRole('button', { name: 'Πίσω στο προϊόν' }));
  expect(await screen.findByRole('dialog', { name: 'Aegina 3' })).toBeInTheDocument();
});
