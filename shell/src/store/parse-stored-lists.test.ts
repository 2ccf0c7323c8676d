import { type CartItem, selectItems } from '@fakos/shared-kit/state/cart';
import { selectIsRestored } from '@fakos/shared-kit/state/restored';
import { selectWishlist } from '@fakos/shared-kit/state/wishlist';
import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { waitFor } from '@testing-library/react';
import { parseCartLines, parseWishes } from './parse-stored-lists.ts';
import { persistState, restoreState } from './persistence.ts';
import { createStore } from './store.ts';

const line: CartItem = {
  id: '7',
  product_id: 7,
  slug: 'aegean',
  name: 'Aegean',
  price: 19.9,
  image: 'aegean.jpg',
  quantity: 2,
  total: 39.8,
};

/** A cart line in the format of spec section 3, "Cart item". */
const specLine = { id: 4711, product_id: 8, name: 'Ithaki', price: 50, image: 'ithaki.jpg', quantity: 1, total: 50 };

test.each<[string, number[] | null, unknown]>([
  ['a valid line', [7], [line]],
  ['no entries', [], []],
  ['a line of the spec', [8], [specLine]],
  ['a line of the spec without an image', [8], [{ ...specLine, image: null }]],
  ['a negative price', [8], [{ ...line, price: -1 }, specLine]],
  ['a fractional quantity', [8], [{ ...line, quantity: 0.5 }, specLine]],
  ['a quantity of zero', [8], [{ ...line, quantity: 0 }, specLine]],
  ['a price that is a string', [8], [{ ...line, price: '19.9' }, specLine]],
  ['no price', [8], [{ ...line, price: null }, specLine]],
  ['no product', [8], [{ ...line, product_id: 'x' }, specLine]],
  ['no name', [8], [{ ...line, name: undefined }, specLine]],
  ['invalid add-ons', [8], [{ ...line, options: ['x'] }, specLine]],
  ['invalid entries only', [], [null, [], 7, 'x', {}]],
  ['another shape', null, { items: [line] }],
  ['null', null, null],
  ['a number', null, 7],
])('a stored cart with %s has these products: %j', (_, products, stored) => {
  const read = parseCartLines(JSON.stringify(stored));
  expect(read?.map(({ product_id }) => product_id) ?? null).toEqual(products);
});

test.each(['nonsense', '[{"id":"7","product_', ''])('%j is no stored cart', (text) => {
  expect(parseCartLines(text)).toBeNull();
});

test('totals are recomputed, quantities are limited, and equal lines are merged', () => {
  const stored = [{ ...line, total: 0.01 }, line, { ...specLine, quantity: 5000 }];
  expect(parseCartLines(JSON.stringify(stored))).toEqual([
    { ...line, quantity: 4, total: 79.6 },
    { ...specLine, id: '8', slug: '', quantity: 99, total: 4950 },
  ]);
});

const wish = { id: 7, type: 'product', slug: 'a', title: 'A', image: '', price: 9, category_name: '' } as const;
/** A product and a post in the format of spec section 3, "Wishlist product" and "post". */
const specProduct = {
  ...{ id: 8, name: 'Ithaki', slug: 'ithaki', price: 50, sale_price: null, featured_image: 'ithaki.jpg' },
  ...{ brand_name: 'Thalassa', category_name: 'Ηλίου', in_stock: true, description: '', short_description: '' },
  ...{ sku: 'TH-1', stock_quantity: 3 },
};
const specPost = {
  ...{ id: 9, title: 'Σχήματα', slug: 'schimata', excerpt: '', featured_image: 'p.jpg', category_name: 'Στυλ' },
  ...{ author_name: 'Μαρία', created_at: '2026-01-01T00:00:00Z', views: 3, type: 'post' },
};
const ithaki = {
  ...{ id: 8, type: 'product', slug: 'ithaki', title: 'Ithaki', image: 'ithaki.jpg', price: 50 },
  category_name: 'Ηλίου',
};

test.each<[string, unknown, unknown]>([
  ['a valid item', [wish], [wish]],
  ['a duplicate item', [wish], [wish, wish]],
  ['no entries', [], []],
  ['a product of the spec', [ithaki], [specProduct]],
  ['a product of the spec with a sale price', [{ ...ithaki, price: 40 }], [{ ...specProduct, sale_price: 40 }]],
  [
    'a product of the spec without a category',
    [{ ...ithaki, category_name: '' }],
    [{ ...specProduct, category_name: null }],
  ],
  [
    'a post of the spec',
    [{ id: 9, type: 'post', slug: 'schimata', title: 'Σχήματα', image: 'p.jpg', price: null, category_name: 'Στυλ' }],
    [specPost],
  ],
  ['a price that is a string', [ithaki], [{ ...wish, price: '9' }, specProduct]],
  ['no price', [ithaki], [{ ...wish, price: undefined }, specProduct]],
  ['an unknown type', [ithaki], [{ ...wish, type: 'service' }, specProduct]],
  ['no title', [ithaki], [{ ...wish, title: null }, specProduct]],
  ['no valid id', [ithaki], [{ ...wish, id: 0 }, specProduct]],
  ['invalid entries only', [], [null, [], 7, 'x', {}]],
  ['an object', null, { 0: wish }],
  ['null', null, null],
])('a stored wishlist with %s is parsed as %j', (_, wishes, stored) => {
  expect(parseWishes(JSON.stringify(stored))).toEqual(wishes);
});

afterEach(() => localStorage.clear());

function restoreFrom(stored: Readonly<Record<string, string>>) {
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  const store = createStore({ language: () => 'el' });
  restoreState(store);
  persistState(store);
  return { store, waitForRestore: () => waitFor(() => expect(selectIsRestored(store.getState())).toBe(true)) };
}

test("lists in the spec's format are converted, their slugs requested, and stored in our format", async () => {
  const requests = mockApi({ 'products.php': () => ({ data: [{ id: 8, slug: 'ithaki' }] }) });
  const { store, waitForRestore } = restoreFrom({
    cart: JSON.stringify([specLine, null, line]),
    'pism-wishlist': JSON.stringify([specProduct, specPost, {}]),
  });
  expect(selectIsRestored(store.getState())).toBe(false);
  await waitForRestore();
  expect(selectWishlist(store.getState()).map(({ id }) => id)).toEqual([8, 9]);
  await waitFor(() => expect(selectItems(store.getState())).toEqual([{ ...specLine, id: '8', slug: 'ithaki' }, line]));
  expect(requests).toEqual(['products.php?ids=8&limit=1']);
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual(selectItems(store.getState()));
  expect(JSON.parse(localStorage.getItem('pism-wishlist') ?? '')).toEqual(selectWishlist(store.getState()));
});

test('an invalid list is deleted, and the other one stays', async () => {
  const { store, waitForRestore } = restoreFrom({ cart: '{"items":', 'pism-wishlist': JSON.stringify([wish]) });
  await waitForRestore();
  expect(selectItems(store.getState())).toEqual([]);
  expect(localStorage.getItem('cart') ?? '[]').toBe('[]');
  expect(selectWishlist(store.getState())).toEqual([wish]);
});
