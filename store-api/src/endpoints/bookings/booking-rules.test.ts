import { bookingTotal } from './booking-rules.ts';

test.each([
  [5000, 1, 5000],
  [8990, 3, 26_970],
  [1333, 10, 13_330],
])('%i cents for %i people are %i', (price, people, total) => {
  expect(bookingTotal(price, people)).toBe(total);
});
