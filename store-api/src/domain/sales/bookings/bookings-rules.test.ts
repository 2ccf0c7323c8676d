import { getBookingTotal } from './bookings.ts';

test.each([
  [5000, 1, 5000],
  [8990, 3, 26_970],
  [1333, 10, 13_330],
])('%i cents for %i people are %i', (price, people, total) => {
  expect(getBookingTotal(price, people)).toBe(total);
});
