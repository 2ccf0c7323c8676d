import { getLastDue, getNextDue } from './due-times.ts';

const daily = { frequency: 'daily', weekday: 1, hour: 3 } as const;
const onSunday = { frequency: 'weekly', weekday: 7, hour: 23 } as const;

// 23 November 2026 is a Monday; Athens is two hours ahead of UTC, in summer three.
test.each([
  ['before the hour', daily, '2026-11-23T00:59:00Z', '2026-11-22T01:00:00Z', '2026-11-23T01:00:00Z'],
  ['at the hour', daily, '2026-11-23T01:00:00Z', '2026-11-23T01:00:00Z', '2026-11-24T01:00:00Z'],
  ['in summer', daily, '2026-07-01T12:00:00Z', '2026-07-01T00:00:00Z', '2026-07-02T00:00:00Z'],
  ['after midnight in Athens', daily, '2026-11-22T22:30:00Z', '2026-11-22T01:00:00Z', '2026-11-23T01:00:00Z'],
  ['a week', onSunday, '2026-11-23T12:00:00Z', '2026-11-22T21:00:00Z', '2026-11-29T21:00:00Z'],
  ['on the day of the week', onSunday, '2026-11-29T20:59:00Z', '2026-11-22T21:00:00Z', '2026-11-29T21:00:00Z'],
])('last and next time: %s', (_name, schedule, now, last, next) => {
  expect(getLastDue(schedule, new Date(now))).toEqual(new Date(last));
  expect(getNextDue(schedule, new Date(now))).toEqual(new Date(next));
});

test('a schedule that is off has no times', () => {
  const off = { ...daily, frequency: 'off' } as const;
  expect([getLastDue(off, new Date()), getNextDue(off, new Date())]).toEqual([undefined, undefined]);
});
