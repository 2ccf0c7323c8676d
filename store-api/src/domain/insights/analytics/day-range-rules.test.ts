import { getPreviousRange, listDays } from './day-range.ts';

test.each([
  ['2026-03-10', '2026-03-10', '2026-03-09', '2026-03-09'],
  ['2026-03-01', '2026-03-31', '2026-01-29', '2026-02-28'],
  ['2026-01-01', '2026-01-07', '2025-12-25', '2025-12-31'],
])('before %s to %s comes %s to %s', (from, to, previousFrom, previousTo) => {
  expect(getPreviousRange({ from, to })).toEqual({ from: previousFrom, to: previousTo });
});

test('every day of a range is listed', () => {
  expect(listDays({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});
