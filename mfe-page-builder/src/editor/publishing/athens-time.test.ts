import { isToday, toAthensClock, toAthensTime, toInstant } from './athens-time.ts';

const rows: [string, string | undefined][] = [
  ['2026-11-23T18:30', '2026-11-23T16:30:00.000Z'],
  ['2026-07-01T09:00', '2026-07-01T06:00:00.000Z'],
  ['2027-03-28T03:30', undefined],
  ['2026-10-25T03:30', '2026-10-25T00:30:00.000Z'],
  ['', undefined],
  ['2026-13-45T99:99', undefined],
];

test.each(rows)('%s in Athens is %s', (written, instant) => {
  const read = toInstant(written);
  expect(read === undefined ? undefined : new Date(read).toISOString()).toBe(instant);
  if (read !== undefined) expect(toAthensTime(read)).toBe(written);
});

test('a day begins at midnight in Athens', () => {
  const [evening, night] = [Date.parse('2026-11-23T21:59:00Z'), Date.parse('2026-11-23T22:00:00Z')];
  expect([toAthensClock(evening), toAthensClock(night)]).toEqual(['23:59', '00:00']);
  expect(isToday(evening, night)).toBe(false);
  expect(isToday(night, night)).toBe(true);
});
