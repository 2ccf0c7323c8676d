import { addDays, isDay, listWeek } from './days.ts';

test.each([
  ['2026-11-23', '2026-11-23', 'a Monday'],
  ['2026-11-29', '2026-11-23', 'a Sunday'],
  ['2027-01-01', '2026-12-28', 'a week of two years'],
  ['2026-03-29', '2026-03-23', 'the day on which summer time begins'],
])('the week of %s begins on %s (%s)', (day, monday) => {
  const week = listWeek(day);
  expect([week[0], week.length, week.at(-1)]).toEqual([monday, 7, addDays(monday, 6)]);
});

test.each([
  ['2026-11-23', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['tomorrow', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
