import { getLineId } from '@fakos/contracts/line-configuration/rules';
import type { OfferedAddon } from '@fakos/contracts/product-addons/contract';
import {
  type CartItem,
  cartSlice,
  getRemainingQuantity,
  itemAdded,
  parseStoredCart,
} from '@fakos/shared-kit/state/cart';
import { getUnitPrice } from './unit-price.ts';

const addon = (id: number, price: number): OfferedAddon => ({
  id,
  slug: `a-${id}`,
  name: 'Θήκη',
  description: '',
  price,
});
const piece = { product_id: 7, slug: 'aegean', name: 'Aegean', image: 'a.jpg', price: 20 };

function createCart(...choices: readonly (readonly number[])[]): readonly CartItem[] {
  const { items } = choices.reduce(
    (state, options) => cartSlice.reducer(state, itemAdded({ ...piece, options })),
    cartSlice.getInitialState(),
  );
  return items;
}

test.each([
  [120, null, [], 120],
  [120, 99.9, [], 99.9],
  [120, 99.9, [addon(1, 9.9), addon(2, 0.2)], 110],
])('a price of %d, sale price %p and add-ons %j make %d', (price, sale_price, addons, unit) => {
  expect(getUnitPrice({ price, sale_price, original_price: price }, addons)).toBe(unit);
});

test('the same add-ons in any order make one line, other add-ons a separate one', () => {
  expect(getLineId({ product_id: 7, options: [5, 3] })).toBe(getLineId({ product_id: 7, options: [3, 5] }));
  const items = createCart([], [3, 5], [5, 3], [3], []);
  expect(items).toMatchObject([
    { id: '7', product_id: 7, quantity: 2, total: 40 },
    { id: '7+3+5', product_id: 7, quantity: 2, options: [3, 5] },
    { id: '7+3', product_id: 7, quantity: 1, options: [3] },
  ]);
  expect(items[0]).not.toHaveProperty('options');
  expect([
    getRemainingQuantity(items, 7, 6),
    getRemainingQuantity(items, 7, 5000),
    getRemainingQuantity(items, 8, 6),
  ]).toEqual([1, 94, 6]);
  expect(parseStoredCart(JSON.stringify(items))).toEqual(items);
});
