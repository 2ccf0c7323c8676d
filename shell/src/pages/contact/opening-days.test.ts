import { getAthensWeekday, parseOpeningDays } from './opening-days.ts';

test.each<[string, number[]]>([
  ['Δευτέρα, Τετάρτη: 09:30 – 16:00', [0, 2]],
  ['Τρίτη, Πέμπτη, Παρασκευή: 09:30 – 20:30', [1, 3, 4]],
  ['Δευ-Παρ 09:00-14:00', [1, 2, 3, 0, 4]],
  ['Saturday to Monday 10-12', [5, 6, 0]],
  ['Κυριακή κλειστά', [6]],
  ['Κατόπιν ραντεβού', []],
])('%s contains the days %j', (line, days) => expect(new Set(parseOpeningDays(line))).toEqual(new Set(days)));

test('the weekday is that of Athens', () => {
  expect(getAthensWeekday(new Date('2026-11-22T21:30:00Z'))).toBe(6);
  expect(getAthensWeekday(new Date('2026-11-22T22:30:00Z'))).toBe(0);
});
