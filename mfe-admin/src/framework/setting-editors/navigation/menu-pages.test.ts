import { createDefaultItems, keepOrders } from './menu-pages.ts';

test.each([
  { orders: [1, 2, 3], expected: [1, 2, 3] },
  { orders: [30, 10, 20], expected: [10, 20, 30] },
  { orders: [5, 5, 5], expected: [5, 6, 7] },
  { orders: [0, 0], expected: [0, 1] },
])('items in a new order with the sort numbers $orders get $expected', ({ orders, expected }) => {
  const [item] = createDefaultItems();
  if (!item) throw new Error('There are no default items.');
  expect(keepOrders(orders.map((order) => ({ ...item, order }))).map(({ order }) => order)).toEqual(expected);
});
