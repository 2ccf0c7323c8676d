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
import { parseStoredWishlist, toggled, wishlistSlice } from './wishlist.slice.ts';

const user = JSON.stringify({ id: 1, name: 'Μαρία', email: 'm@example.gr', role: 'user', must_change_password: false });

test.each([
  ['all three keys', true, { token: 't', user, flag: 'true' }],
  ['no token', false, { token: null, user, flag: 'true' }],
  ['no user', false, { token: 't', user: null, flag: 'true' }],
  ['no flag', false, { token: 't', user, flag: null }],
  ['a flag that is off', false, { token: 't', user, flag: 'false' }],
  ['a broken user', false, { token: 't', user: '{', flag: 'true' }],
  ['a user of another shape', false, { token: 't', user: '{"id":"1"}', flag: 'true' }],
])('a session with %s: restored %p', (_, restored, stored) => {
  expect(parseStoredSession(stored) !== null).toBe(restored);
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
  ['a good cart', true, JSON.stringify([line])],
  ['an empty cart', true, '[]'],
  ['no JSON', false, 'nonsense'],
  ['another shape', false, '{"items":[]}'],
  ['a negative price', false, JSON.stringify([{ ...line, price: -1 }])],
  ['half a piece', false, JSON.stringify([{ ...line, quantity: 0.5 }])],
  ['no piece at all', false, JSON.stringify([{ ...line, quantity: 0 }])],
  ['a price in words', false, JSON.stringify([{ ...line, price: '19.9' }])],
  ['no price', false, JSON.stringify([{ ...line, price: null }])],
  ['no product', false, JSON.stringify([{ ...line, product_id: 'x' }])],
  ['nothing in a line', false, '[null]'],
  ['a list in a list', false, '[[]]'],
  ['a line without an address', false, JSON.stringify([{ ...line, slug: '' }])],
  ['the same line twice', false, JSON.stringify([line, line])],
  ['half a text', false, '[{"id":"7","product_'],
  ['null', false, 'null'],
  ['a number', false, '7'],
  ['no text', false, ''],
])('a stored cart with %s is read: %p', (_, read, text) => {
  expect(parseStoredCart(text) !== null).toBe(read);
});

test('a stored cart is summed up anew, and holds no more than a line may', () => {
  const stored = JSON.stringify([
    { ...line, total: 0.01 },
    { ...line, id: '8', product_id: 8, quantity: 5000 },
  ]);
  expect(parseStoredCart(stored)).toMatchObject([{ total: 39.8 }, { quantity: 99, total: 1970.1 }]);
});

const wish = { id: 7, type: 'product', slug: 'a', title: 'A', image: '', price: 9, category_name: '' } as const;

test.each([
  ['a good wish', 1, [wish]],
  ['a post', 1, [{ ...wish, type: 'post', price: null }]],
  ['the same wish twice', 1, [wish, wish]],
  ['nothing', 0, []],
  ['a price in words', null, [{ ...wish, price: '9' }]],
  ['no price', null, [{ ...wish, price: undefined }]],
  ['another kind', null, [{ ...wish, type: 'service' }]],
  ['no kind', null, [{ ...wish, type: undefined }]],
  ['no title', null, [{ ...wish, title: null }]],
  ['null in the list', null, [null]],
  ['an object', null, { 0: wish }],
])('a stored wishlist with %s holds %p', (_, count, stored) => {
  expect(parseStoredWishlist(JSON.stringify(stored))?.length ?? null).toBe(count);
});

const { reducer } = cartSlice;
const cart = reducer(undefined, itemsReplaced([line]));

test('the same product again raises its quantity, up to the most that a line holds', () => {
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

test('count and subtotal add up to the cent', () => {
  const state = { cart: reducer(cart, quantitySet({ id: line.id, quantity: 3 })) };
  expect(selectCount(state)).toBe(3);
  expect(selectSubtotal(state)).toBe(59.7);
});

test('a wish is added and taken back by the same toggle; a post and a product with one id are two wishes', () => {
  const post = { ...wish, type: 'post', price: null } as const;
  const both = [toggled(wish), toggled(post)].reduce(wishlistSlice.reducer, wishlistSlice.getInitialState());
  expect(both.items).toHaveLength(2);
  expect(wishlistSlice.reducer(both, toggled(wish)).items).toEqual([post]);
  expect(parseStoredWishlist(JSON.stringify(both.items))).toEqual(both.items);
  expect(parseStoredWishlist('[{"id":1}]')).toBeNull();
});
