import { getBookingPrice, getBookingTotal } from './booking-rules.ts';

test.each([
  [{ original_price: 120, price: 90 }, 120],
  [{ original_price: null, price: 90 }, 90],
  [{ original_price: 0, price: 90 }, 0],
])('%j costs %d euros for each participant', (product, price) => {
  expect(getBookingPrice(product)).toBe(price);
});

test.each([
  [50, 1, 50],
  [89.9, 3, 269.7],
  [13.33, 10, 133.3],
  [0.1, 3, 0.3],
  [0, 4, 0],
])('%d euros for %i people are %d', (price, people, total) => {
  expect(getBookingTotal(price, people)).toBe(total);
});
