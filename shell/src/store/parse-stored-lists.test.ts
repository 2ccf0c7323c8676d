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

/** A product and a post with the fields of spec section 3, "Wishlist product" and "post". Its products have no type. */
const specProduct = {
  ...{ id: 8, name: 'Ithaki', slug: 'ithaki', price: 50, sale_price: null, featured_image: 'ithaki.jpg' },
  ...{ brand_name: 'Thalassa', category_name: 'Ηλίου', in_stock: true, description: '', short_description: '' },
  ...{ sku: 'TH-1', stock_quantity: 3 },
};
const specPost = {
  ...{ id: 9, title: 'Σχήματα', slug: 'schimata', excerpt: '', featured_image: 'p.jpg', category_name: 'Στυλ' },
  ...{ author_name: 'Μαρία', created_at: '2026-01-01T00:00:00Z', views: 3, type: 'post' },
};
const product = { ...specProduct, type: 'product' };
/** A product and a post as earlier versions stored them. */
const earlier = { id: 8, type: 'product', slug: 'a', title: 'A', image: 'a.jpg', price: 9, category_name: 'Ηλίου' };
const earlierProduct = {
  ...{ id: 8, type: 'product', slug: 'a', name: 'A', price: 9, sale_price: null, featured_image: 'a.jpg' },
  ...{ brand_name: '', category_name: 'Ηλίου', in_stock: true, description: '', short_description: '', sku: '' },
  ...{ stock_quantity: 0 },
};
const earlierPost = {
  ...{ id: 8, type: 'post', slug: 'a', title: 'A', excerpt: '', featured_image: 'a.jpg', category_name: 'Ηλίου' },
  ...{ author_name: '', created_at: '', views: 0 },
};

test.each<[string, unknown, unknown]>([
  ['a product', [product], [product]],
  ['a duplicate item', [product], [product, product]],
  ['no entries', [], []],
  ['a product of the spec', [product], [specProduct]],
  ['a sale price', [{ ...product, sale_price: 40 }], [{ ...specProduct, sale_price: 40 }]],
  ['no category', [{ ...product, category_name: '' }], [{ ...specProduct, category_name: null }]],
  ['a post of the spec', [specPost], [specPost]],
  ['a product of an earlier version', [earlierProduct], [earlier]],
  ['a post of an earlier version', [earlierPost], [{ ...earlier, type: 'post', price: null }]],
  ['a price that is a string', [product], [{ ...specProduct, id: 7, price: '9' }, specProduct]],
  ['no price', [product], [{ ...specProduct, id: 7, price: undefined }, specProduct]],
  ['an unknown type', [product], [{ ...specProduct, id: 7, type: 'service' }, specProduct]],
  ['no name', [product], [{ ...specProduct, id: 7, name: null }, specProduct]],
  ['no valid id', [product], [{ ...specProduct, id: 0 }, specProduct]],
  ['invalid entries only', [], [null, [], 7, 'x', {}]],
  ['an object', null, { 0: product }],
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
  const { store, waitForRestore } = restoreFrom({ cart: '{"items":', 'pism-wishlist': JSON.stringify([product]) });
  await waitForRestore();
  expect(selectItems(store.getState())).toEqual([]);
  expect(localStorage.getItem('cart') ?? '[]').toBe('[]');
  expect(selectWishlist(store.getState())).toEqual([product]);
});
