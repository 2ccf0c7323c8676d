import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.ts';
import { productList, productSummary } from '../../testing/shop.fixtures.ts';
import { mockShopApi } from '../../testing/shop-api.ts';

const some = (count: number) => productList(Array.from({ length: count }, (_, index) => productSummary(index + 1)));

test('cards show the parts that the author chose', async () => {
  mockShopApi({ 'products.php': () => some(2) });
  await renderSlot(remote, 'products.cards', {
    title: 'Για τον ήλιο',
    limit: 2,
    show: { brand: false, price: false, addToCart: false },
  });
  const section = within(await screen.findByRole('region', { name: 'Για τον ήλιο' }));
  expect(await section.findAllByRole('article')).toHaveLength(2);
  expect(section.getAllByText('Γυαλιά ηλίου · Στρογγυλός σκελετός από οξική κυτταρίνη.')).toHaveLength(2);
  expect(section.queryByText('Kyma')).not.toBeInTheDocument();
  expect(section.queryByText(/120,00/)).not.toBeInTheDocument();
  expect(section.queryByRole('button', { name: /Αγορά/ })).not.toBeInTheDocument();
});

test.each([
  [{}, 'Νεότερα προϊόντα'],
  [{ categories: [2] }, 'Προϊόντα: Γυαλιά ηλίου'],
  [{ brandId: 1 }, 'Προϊόντα: Kyma'],
  [{ ids: [1] }, 'Προϊόντα'],
])('products of %j without a title have the accessible name "%s"', async (choice, name) => {
  mockShopApi({ 'products.php': () => some(2) });
  await renderSlot(remote, 'products.cards', choice);
  expect(await screen.findByRole('region', { name })).toBeInTheDocument();
});

test('a product can be added to the cart from its card', async () => {
  mockShopApi({ 'products.php': () => productList([productSummary(3, { sale_price: 90 })]) });
  const { store } = await renderSlot(remote, 'products.cards', { ids: [3] });
  await userEvent.click(await screen.findByRole('button', { name: 'Αγορά: Aegina 3' }));
  await waitFor(() => expect(store.getState().cart.items).toMatchObject([{ product_id: 3, price: 90 }]));
});

test.each([
  [{}, 'Δεν βρέθηκαν προϊόντα'],
  [{ categories: [2] }, 'Δεν βρέθηκαν προϊόντα σε αυτή την κατηγορία.'],
  [{ brandId: 1 }, 'Δεν βρέθηκαν προϊόντα αυτής της μάρκας.'],
])('without products for %j a message is shown', async (choice, message) => {
  mockShopApi({ 'products.php': () => some(0) });
  await renderSlot(remote, 'products.cards', choice);
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test.each([
  [3, 0],
  [4, 2],
])('a carousel of %i products has %i arrows', async (count, arrows) => {
  mockShopApi({ 'products.php': () => some(count) });
  await renderSlot(remote, 'products.carousel', {});
  expect(await screen.findAllByRole('article')).toHaveLength(count);
  expect(screen.queryAllByRole('button', { name: /(Προηγούμενα|Επόμενα) προϊόντα/ })).toHaveLength(arrows);
});

test('products that the page features elsewhere are left out', async () => {
  mockShopApi({
    'products.php': ({ query }) =>
      productList((query.get('featured') ? [2, 3] : [1, 2, 3, 4, 5]).map((id) => productSummary(id))),
  });
  await renderSlot(remote, 'products.carousel', { limit: 2, featuredElsewhere: 2 });
  const shown = await screen.findAllByRole('article');
  expect(shown.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Aegina 1', 'Aegina 4']);
});

test('a failed product list can be retried', async () => {
  let response: object = { failure: 500, code: 'INTERNAL' };
  mockShopApi({ 'products.php': () => response });
  await renderSlot(remote, 'products.carousel', {});
  const retry = await screen.findByRole('button', { name: 'Δοκιμάστε ξανά' });
  response = some(1);
  await userEvent.click(retry);
  expect(await screen.findByRole('article')).toBeInTheDocument();
});
