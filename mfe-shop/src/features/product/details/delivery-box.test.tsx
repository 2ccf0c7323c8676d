import { screen, within } from '@testing-library/react';
import { renderShop } from '../../../testing/render-shop.tsx';
import { productDetail, productList } from '../../../testing/shop.fixtures.ts';
import { mockShopApi, type ShopResponse } from '../../../testing/shop-api.ts';
import { loadDetails } from '../lazy-details.tsx';

const IN_CART = 'Το κόστος φαίνεται στο καλάθι';

// Compiling the chunk at its first import can take longer than a query waits.
beforeAll(async () => void (await loadDetails()));

async function openCourier(settings: ShopResponse) {
  mockShopApi({
    'settings.php?action=getSettings': () => settings,
    'products.php?action=get': () => ({ data: productDetail(1) }),
    'products.php': () => productList([]),
  });
  await renderShop('/shop/aegina-1');
  const box = await screen.findByRole('region', { name: 'Αποστολή και επιστροφές' });
  const [courier] = within(box).getAllByRole('listitem');
  if (!courier) throw new Error('The delivery box has no list items.');
  return within(courier);
}

test.each([
  ['the courier cost and the free-shipping threshold', 3.5, 80, '3,50 €, δωρεάν από 80,00 €'],
  ['a free courier', 0, 80, 'Δωρεάν'],
  ['free shipping for every order', 3.5, 0, 'Δωρεάν'],
])('the delivery box shows %s', async (_, cost, from, expected) => {
  const courier = await openCourier({ settings: { shipping_courier: cost, shipping_free_from: from } });
  expect(await courier.findByText(expected, { normalizer: replaceNoBreakSpaces })).toBeInTheDocument();
});

test.each([
  ['fail to load', { failure: 500, code: 'INTERNAL' }],
  ['contain no shipping cost', { settings: {} }],
])('if the settings %s, the delivery box links to the cart', async (_, settings) => {
  const courier = await openCourier(settings);
  expect(await courier.findByRole('link', { name: IN_CART })).toHaveAttribute('href', '/cart');
});

test.each([
  ['frame', /Αλλάξατε γνώμη/],
  ['contact-lens', /Μόνο όσο είναι σφραγισμένο/],
  ['solution', /Μόνο όσο είναι σφραγισμένο/],
] as const)('the delivery box says which rule of withdrawal holds for the type %s', async (productType, rule) => {
  mockShopApi({
    'products.php?action=get': () => ({ data: productDetail(1, { product_type: productType }) }),
    'products.php': () => productList([]),
  });
  await renderShop('/shop/aegina-1');
  const box = await screen.findByRole('region', { name: 'Αποστολή και επιστροφές' });
  expect(within(box).getByText(rule)).toBeInTheDocument();
});

/** Amounts are written with a no-break space. */
function replaceNoBreakSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
