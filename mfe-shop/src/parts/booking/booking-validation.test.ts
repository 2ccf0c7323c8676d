import { createAppointment } from '@fakos/contracts/bookings/contract';
import { weekdays } from '@fakos/contracts/text/weekdays';
import { validateBooking } from './booking-validation.ts';
import { type BookingValues, emptyBooking } from './booking-values.ts';

const TOMORROW = '2026-11-22';
const validBooking: BookingValues = {
  full_name: 'Μαρία Παππά',
  email: 'maria@example.gr',
  phone: '6900000000',
  number_of_people: '2',
  booking_date: TOMORROW,
  special_requests: '',
};
const listInvalidFields = (given: BookingValues) => [
  ...new Set(validateBooking(given, { first: TOMORROW, last: null, weekdays }).map(({ field }) => field)),
];

test('all fields except the special requests are required', () => {
  expect(listInvalidFields(emptyBooking)).toEqual(['full_name', 'email', 'phone', 'number_of_people', 'booking_date']);
  expect(listInvalidFields(validBooking)).toEqual([]);
});

test.each([
  [{ full_name: 'Α' }, 'full_name'],
  [{ email: 'maria@' }, 'email'],
  [{ phone: '210' }, 'phone'],
  [{ number_of_people: '11' }, 'number_of_people'],
  [{ booking_date: '2026-11-21' }, 'booking_date'],
  [{ special_requests: 'α'.repeat(1001) }, 'special_requests'],
])('%j is invalid', (wrong, field) => {
  expect(listInvalidFields({ ...validBooking, ...wrong })).toEqual([field]);
});

test.each([
  {},
  { number_of_people: '1' },
  { number_of_people: '10' },
  { special_requests: 'α'.repeat(1000) },
  { full_name: 'Αν' },
  { full_name: 'α'.repeat(80) },
])('values accepted by the form are accepted by the endpoint: %j', (more) => {
  const given = { ...validBooking, ...more };
  expect(listInvalidFields(given)).toEqual([]);
  expect(createAppointment.body.safeParse({ ...given, product_id: 1, total_cost: 1 }).success).toBe(true);
});
