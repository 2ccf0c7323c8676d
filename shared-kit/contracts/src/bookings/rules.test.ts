import { findBookingDayProblem, getBookableDays, getEarliestBookingDate } from './rules.ts';

test.each([
  ['2026-11-21T08:00:00Z', '2026-11-22', 'in the morning'],
  ['2026-11-21T21:59:59Z', '2026-11-22', 'the last second of a winter day in Athens'],
  ['2026-11-21T22:00:00Z', '2026-11-23', 'midnight in Athens, still yesterday in UTC'],
  ['2026-07-10T20:59:59Z', '2026-07-11', 'the last second of a summer day in Athens'],
  ['2026-07-10T21:00:00Z', '2026-07-12', 'midnight of a summer day in Athens'],
  ['2026-03-28T22:30:00Z', '2026-03-30', 'half past midnight on the 23-hour day of the change to summer time'],
  ['2026-10-25T21:30:00Z', '2026-10-26', 'half past eleven at night on the 25-hour day of the change to winter time'],
  ['2026-12-31T12:00:00Z', '2027-01-01', 'the last day of a year'],
  ['2028-02-28T12:00:00Z', '2028-02-29', 'the day before a leap day'],
])('at %s the first bookable day is %s (%s)', (now, first) => {
  expect(getEarliestBookingDate(new Date(now))).toBe(first);
});

// A Saturday.
const now = new Date('2026-11-21T08:00:00Z');

test('without settings every day from tomorrow on can be booked', () => {
  expect(getBookableDays(now)).toMatchObject({ first: '2026-11-22', last: null });
  expect(findBookingDayProblem('2099-01-01', getBookableDays(now))).toBeUndefined();
});

test.each([
  ['2026-11-21', 'tooEarly'],
  ['2026-11-22', 'tooEarly'],
  ['2026-11-23', undefined],
  ['2026-11-24', 'closed'],
  ['2026-11-25', undefined],
  ['2026-12-02', 'tooLate'],
])('on Mondays and Wednesdays of the next ten days, %s is %s', (day, problem) => {
  const days = getBookableDays(now, { booking_min_days: 0, booking_max_days: 10, booking_weekdays: ['Mo', 'We'] });
  expect(days).toMatchObject({ first: '2026-11-23', last: '2026-12-01' });
  expect(findBookingDayProblem(day, days)).toBe(problem);
});
