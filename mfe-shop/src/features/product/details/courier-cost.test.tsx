import { screen, within } from '@testing-library/react';
import { renderShop } from '../../../testing/render-shop.tsx';
import { productDetail, productList } from '../../../testing/shop.fixtures.ts';
import { answerShop, type ShopAnswer } from '../../../testing/shop-api.ts';

const IN_CART = 'Το κόστος φαίνεται στο καλάθι';

async function openCourier(settings: ShopAnswer) {
  answerShop({
    'settings.php?action=getSettings': () => settings,
    'products.php?action=get': () => ({ data: productDetail(1) }),
    'products.php': () => productList([]),
  });
  await renderShop('/shop/aegina-1');
  const box = await screen.findByRole('region', { name: 'Αποστολή και επιστροφές' });
  const [courier] = within(box).getAllByRole('listitem');
  if (!courier) throw new Error('The box says nothing of the courier.');
  return within(courier);
}

test.each([
  ['what it costs, and from when nothing', 3.5, 80, '3,50 €, δωρεάν από 80,00 €'],
  ['that it costs nothing', 0, 80, 'Δωρεάν'],
  ['that everything is sent for nothing', 3.5, 0, 'Δωρεάν'],
])('a product says of the courier %s', async (_, cost, from, words) => {
  const courier = await openCourier({ settings: { shipping_courier: cost, shipping_free_from: from } });
  expect(await courier.findByText(words, { normalizer: spaces })).toBeInTheDocument();
});

test.each([
  ['fail', { failure: 500, code: 'INTERNAL' }],
  ['say nothing of it', { settings: {} }],
])('where the settings %s, the cart tells it', async (_, settings) => {
  const courier = await openCourier(settings);
  expect(await courier.findByRole('link', { name: IN_CART })).toHaveAttribute('href', '/cart');
});

/** Amounts are written with a no-break space. */
function spaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
