import {
  type CartItem,
  cartSlice,
  itemAdded,
  itemsReplaced,
  MAX_LINE_QUANTITY,
  parseStoredCart,
  quantitySet,
  selectCount,
  selectSubtotal,
} from './cart.slice.ts';
import { parseStoredSession } from './session.slice.ts';
import { parseStoredWishlist, type WishlistItem, wishlistSlice, wishlistToggled } from './wishlist.slice.ts';

const user = JSON.stringify({ id: 1, name: 'Μαρία', email: 'm@example.gr', role: 'user', must_change_password: false });

test.each([
  ['all three keys', true, { token: 't', user, flag: 'true' }],
  ['no token', false, { token: null, user, flag: 'true' }],
  ['no user', false, { token: 't', user: null, flag: 'true' }],
  ['no flag', false, { token: 't', user, flag: null }],
  ['a flag that is off', false, { token: 't', user, flag: 'false' }],
  ['an invalid user', false, { token: 't', user: '{', flag: 'true' }],
  ['a user with wrong types', false, { token: 't', user: '{"id":"1"}', flag: 'true' }],
])('a stored session with %s is restored: %p', (_, restored, stored) => {
  expect(parseStoredSession(stored) !== null).toBe(restored);
});

test.each([
  ['owner', true],
  ['editor', true],
  ['user', true],
  ['superuser', false],
  [null, false],
])('a stored user with the role %s is restored: %p', (role, isRestored) => {
  const stored = { token: 't', user: JSON.stringify({ ...JSON.parse(user), role }), flag: 'true' };
  expect(parseStoredSession(stored) !== null).toBe(isRestored);
});

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

test.each([
  ['a valid cart', true, JSON.stringify([line])],
  ['an empty cart', true, '[]'],
  ['invalid JSON', false, 'nonsense'],
  ['an object', false, '{"items":[]}'],
  ['a negative price', false, JSON.stringify([{ ...line, price: -1 }])],
  ['a fractional quantity', false, JSON.stringify([{ ...line, quantity: 0.5 }])],
  ['a quantity of zero', false, JSON.stringify([{ ...line, quantity: 0 }])],
  ['a price as a string', false, JSON.stringify([{ ...line, price: '19.9' }])],
  ['no price', false, JSON.stringify([{ ...line, price: null }])],
  ['an invalid product id', false, JSON.stringify([{ ...line, product_id: 'x' }])],
  ['null as a line', false, '[null]'],
  ['an array as a line', false, '[[]]'],
  ['a line without a slug', false, JSON.stringify([{ ...line, slug: '' }])],
  ['the same line twice', false, JSON.stringify([line, line])],
  ['truncated JSON', false, '[{"id":"7","product_'],
  ['null', false, 'null'],
  ['a number', false, '7'],
  ['an empty text', false, ''],
])('a stored cart with %s is restored: %p', (_, read, text) => {
  expect(parseStoredCart(text) !== null).toBe(read);
});

test('totals of a stored cart are recomputed and quantities limited', () => {
  const stored = JSON.stringify([
    { ...line, total: 0.01 },
    { ...line, id: '8', product_id: 8, quantity: 5000 },
  ]);
  expect(parseStoredCart(stored)).toMatchObject([{ total: 39.8 }, { quantity: 99, total: 1970.1 }]);
});

const wish: WishlistItem = {
  ...{ id: 7, type: 'product', slug: 'a', name: 'A', price: 9, sale_price: null, featured_image: '', brand_name: '' },
  ...{ category_name: '', in_stock: true, description: '', short_description: '', sku: '', stock_quantity: 3 },
};
const wishedPost: WishlistItem = {
  ...{ id: 7, type: 'post', slug: 'b', title: 'B', excerpt: '', featured_image: '', category_name: '' },
  ...{ author_name: '', created_at: '2026-01-01T00:00:00Z', views: 3 },
};

test.each([
  ['a valid item', 1, [wish]],
  ['a post', 1, [wishedPost]],
  ['a sale price', 1, [{ ...wish, sale_price: 7 }]],
  ['the same item twice', 1, [wish, wish]],
  ['no items', 0, []],
  ['a price as a string', null, [{ ...wish, price: '9' }]],
  ['no price', null, [{ ...wish, price: undefined }]],
  ['an unknown type', null, [{ ...wish, type: 'service' }]],
  ['no type', null, [{ ...wish, type: undefined }]],
  ['no name', null, [{ ...wish, name: null }]],
  ['a post without a title', null, [{ ...wishedPost, title: undefined }]],
  ['no stock', null, [{ ...wish, in_stock: undefined }]],
  ['null in the list', null, [null]],
  ['an object', null, { 0: wish }],
])('a stored wishlist with %s holds %p', (_, count, stored) => {
  expect(parseStoredWishlist(JSON.stringify(stored))?.length ?? null).toBe(count);
});

const { reducer } = cartSlice;
const cart = reducer(undefined, itemsReplaced([line]));

test('adding the same product again increases its quantity up to the maximum', () => {
  const { id, quantity, total, ...product } = line;
  const more = reducer(cart, itemAdded({ ...product, quantity: 3 }));
  expect(more.items).toEqual([{ ...line, id, quantity: quantity + 3, total: 99.5 }]);
  expect(total).toBe(39.8);
  expect(reducer(cart, itemAdded({ ...product, quantity: 500 })).items[0]?.quantity).toBe(MAX_LINE_QUANTITY);
  expect(reducer(undefined, itemAdded({ ...product, quantity: 500 })).items[0]?.total).toBe(1970.1);
});

test.each([0, -1])('a quantity of %i removes the line', (quantity) => {
  expect(reducer(cart, quantitySet({ id: line.id, quantity })).items).toEqual([]);
});

test('count and subtotal are exact to the cent', () => {
  const state = { cart: reducer(cart, quantitySet({ id: line.id, quantity: 3 })) };
  expect(selectCount(state)).toBe(3);
  expect(selectSubtotal(state)).toBe(59.7);
});

test('long descriptions are cut, so that a long list leaves room for the cart', () => {
  const { items } = wishlistSlice.reducer(undefined, wishlistToggled({ ...wish, description: 'α'.repeat(5000) }));
  expect(items).toEqual([{ ...wish, description: 'α'.repeat(300) }]);
});

test('toggling adds and removes an item; a post and a product with the same id are different items', () => {
  const both = [wishlistToggled(wish), wishlistToggled(wishedPost)].reduce(
    wishlistSlice.reducer,
    wishlistSlice.getInitialState(),
  );
  expect(both.items).toHaveLength(2);
  expect(wishlistSlice.reducer(both, wishlistToggled(wish)).items).toEqual([wishedPost]);
  expect(parseStoredWishlist(JSON.stringify(both.items))).toEqual(both.items);
  expect(parseStoredWishlist('[{"id":1}]')).toBeNull();
});
