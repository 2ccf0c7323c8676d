import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.ts';
import { productList, productSummary } from '../../testing/shop.fixtures.ts';
import { answerShop } from '../../testing/shop-api.ts';

const some = (count: number) => productList(Array.from({ length: count }, (_, index) => productSummary(index + 1)));

test('cards show what their author wants to see', async () => {
  answerShop({ 'products.php': () => some(2) });
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
])('products of %j without a title have a name of their own', async (choice, name) => {
  answerShop({ 'products.php': () => some(2) });
  await renderSlot(remote, 'products.cards', choice);
  expect(await screen.findByRole('region', { name })).toBeInTheDocument();
});

test('a card can be bought from where it is shown', async () => {
  answerShop({ 'products.php': () => productList([productSummary(3, { sale_price: 90 })]) });
  const { store } = await renderSlot(remote, 'products.cards', { ids: [3] });
  await userEvent.click(await screen.findByRole('button', { name: 'Αγορά: Aegina 3' }));
  expect(store.getState().cart.items).toMatchObject([{ product_id: 3, price: 90 }]);
});

test.each([
  [{}, 'Δεν βρέθηκαν προϊόντα'],
  [{ categories: [2] }, 'Δεν βρέθηκαν προϊόντα σε αυτή την κατηγορία.'],
  [{ brandId: 1 }, 'Δεν βρέθηκαν προϊόντα αυτής της μάρκας.'],
])('where there is nothing for %j it says so', async (choice, words) => {
  answerShop({ 'products.php': () => some(0) });
  await renderSlot(remote, 'products.cards', choice);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test.each([
  [3, 0],
  [4, 2],
])('a carousel of %i products has %i arrows', async (count, arrows) => {
  answerShop({ 'products.php': () => some(count) });
  await renderSlot(remote, 'products.carousel', {});
  expect(await screen.findAllByRole('article')).toHaveLength(count);
  expect(screen.queryAllByRole('button', { name: /(Προηγούμενα|Επόμενα) προϊόντα/ })).toHaveLength(arrows);
});

test('a list that cannot be had is asked for again', async () => {
  let answer: object = { failure: 500, code: 'INTERNAL' };
  answerShop({ 'products.php': () => answer });
  await renderSlot(remote, 'products.carousel', {});
  const retry = await screen.findByRole('button', { name: 'Δοκιμάστε ξανά' });
  answer = some(1);
  await userEvent.click(retry);
  expect(await screen.findByRole('article')).toBeInTheDocument();
});
