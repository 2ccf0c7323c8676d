import { createAppointment } from '@fakos/shared-kit/api/bookings/contract';
import { type BookingAnswers, noAnswers } from './booking-answers.ts';
import { bookingFaults } from './booking-checks.ts';

const TOMORROW = '2026-11-22';
const answers: BookingAnswers = {
  full_name: 'Μαρία Παππά',
  email: 'maria@example.gr',
  phone: '6900000000',
  number_of_people: '2',
  booking_date: TOMORROW,
  special_requests: '',
};
const faulty = (given: BookingAnswers) => [...new Set(bookingFaults(given, TOMORROW).map(({ field }) => field))];

test('everything but the special requests is asked for', () => {
  expect(faulty(noAnswers)).toEqual(['full_name', 'email', 'phone', 'number_of_people', 'booking_date']);
  expect(faulty(answers)).toEqual([]);
});

test.each([
  [{ full_name: 'Α' }, 'full_name'],
  [{ email: 'maria@' }, 'email'],
  [{ phone: '210' }, 'phone'],
  [{ number_of_people: '11' }, 'number_of_people'],
  [{ booking_date: '2026-11-21' }, 'booking_date'],
  [{ special_requests: 'α'.repeat(1001) }, 'special_requests'],
])('%j is a fault', (wrong, field) => {
  expect(faulty({ ...answers, ...wrong })).toEqual([field]);
});

test.each([
  {},
  { number_of_people: '1' },
  { number_of_people: '10' },
  { special_requests: 'α'.repeat(1000) },
  { full_name: 'Αν' },
  { full_name: 'α'.repeat(80) },
])('what the form lets through, the call takes: %j', (more) => {
  const given = { ...answers, ...more };
  expect(faulty(given)).toEqual([]);
  expect(createAppointment.body.safeParse({ ...given, product_id: 1, total_cost: 1 }).success).toBe(true);
});
