import { readPeriod } from './period.ts';

test.each([
  ['', '2026-10-25', '2026-11-23', '30'],
  ['days=7', '2026-11-17', '2026-11-23', '7'],
  ['days=8', '2026-10-25', '2026-11-23', '30'],
  ['from=2026-03-01&to=2026-03-31', '2026-03-01', '2026-03-31', 'custom'],
  ['from=2026-03-31&to=2026-03-01', '2026-10-25', '2026-11-23', '30'],
  ['from=2024-03-31&to=2026-03-01&days=90', '2026-08-26', '2026-11-23', '90'],
  ['from=2026-13-01&to=2026-13-02', '2026-10-25', '2026-11-23', '30'],
])('the address ?%s is the period %s to %s', (query, from, to, choice) => {
  expect(readPeriod(new URLSearchParams(query), '2026-11-23')).toEqual({ from, to, choice });
});
