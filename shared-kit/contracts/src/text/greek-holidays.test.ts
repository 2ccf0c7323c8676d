import { findHoliday, getHolidayDate, getOrthodoxEaster, greekHolidayNames } from './greek-holidays.ts';

// Dates as published by the Church of Greece.
test.each([
  [2000, '2000-04-30'],
  [2008, '2008-04-27'],
  [2013, '2013-05-05'],
  [2016, '2016-05-01'],
  [2021, '2021-05-02'],
  [2024, '2024-05-05'],
  [2025, '2025-04-20'],
  [2026, '2026-04-12'],
  [2027, '2027-05-02'],
  [2030, '2030-04-28'],
  [2038, '2038-04-25'],
])('Orthodox Easter of %i is %s', (year, day) => {
  expect(getOrthodoxEaster(year)).toBe(day);
});

test.each([
  ['cleanMonday', '2026-02-23'],
  ['goodFriday', '2026-04-10'],
  ['easterMonday', '2026-04-13'],
  ['holySpirit', '2026-06-01'],
  ['ohi', '2026-10-28'],
  ['newYear', '2026-01-01'],
] as const)('%s of 2026 is %s', (name, day) => {
  expect(getHolidayDate(name, 2026)).toBe(day);
  expect(findHoliday(day, greekHolidayNames)).toBe(name);
  expect(findHoliday(day, [])).toBeUndefined();
});

test('Easter is always a Sunday', () => {
  for (let year = 1900; year < 2100; year++) expect(new Date(getOrthodoxEaster(year)).getUTCDay()).toBe(0);
});
