import { addMonths } from './prescription-validity.ts';

test.each([
  ['2026-11-24', 24, '2028-11-24'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-12-31', 1, '2027-01-31'],
])('a prescription of %s that is valid for %i months is valid until %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});
