import { defaultSchedule, type ServiceSchedule } from '@fakos/contracts/booking-slots/fields';
import type { OpenSpan } from '@fakos/contracts/text/opening-hours';
import { weekdays } from '@fakos/contracts/text/weekdays';
import { getWallTime, listInstants } from './shop-time.ts';
import {
  getSlotRange,
  isClosedDay,
  isOffered,
  listCells,
  listDaySlots,
  listFreeSlots,
  listPlaces,
  type ScheduledService,
  type ShopCalendar,
} from './slot-rules.ts';

const everyDay = (...spans: OpenSpan[]) => ({
  ...{ Mo: spans, Tu: spans, We: spans, Th: spans, Fr: spans, Sa: spans, Su: spans },
});
const mornings = everyDay({ from: '09:00', to: '12:00' });
const openAllWeek: ShopCalendar = {
  hours: mornings,
  weekdays,
  holidays: [],
  closedDays: [],
};
const createService = (changes: Partial<ServiceSchedule> = {}, duration: number | null = 30): ScheduledService => ({
  id: 7,
  duration,
  schedule: { ...defaultSchedule, ...changes },
});
const listTimes = (day: string, service: ScheduledService, calendar = openAllWeek) =>
  listDaySlots(day, service, calendar).map(({ starts_at: start }) => getWallTime(new Date(start)).slice(-5));

test.each<[string, Partial<ServiceSchedule>, number | null, string[]]>([
  ['the duration is the step', {}, 60, ['09:00', '10:00', '11:00']],
  ['without a duration half an hour', {}, null, ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']],
  ['a step of its own', { step: 45 }, 60, ['09:00', '09:45', '10:30']],
  ['a duration that is not a multiple of five minutes', {}, 58, ['09:00', '10:00', '11:00']],
  ['breaks', { breaks: [{ from: '10:00', to: '10:15' }] }, 30, ['09:00', '09:30', '10:30', '11:00', '11:30']],
  ['longer than the shop is open', {}, 181, []],
  ['own hours', { hours: everyDay({ from: '17:00', to: '18:00' }) }, 30, ['17:00', '17:30']],
])('slots of a day: %s', (_what, schedule, duration, times) => {
  expect(listTimes('2026-11-25', createService(schedule, duration))).toEqual(times);
});

describe('the days on which the clocks change', () => {
  const nights = { ...openAllWeek, hours: everyDay({ from: '01:00', to: '06:00' }) };
  const hourly = createService({}, 60);

  test('the day without the hour from three to four has one slot fewer', () => {
    const slots = listDaySlots('2026-03-29', hourly, nights);
    expect(listTimes('2026-03-29', hourly, nights)).toEqual(['01:00', '02:00', '04:00', '05:00']);
    expect(slots.map(({ starts_at: start }) => start.slice(11, 16))).toEqual(['23:00', '00:00', '01:00', '02:00']);
  });

  test('the day with the hour from three to four twice has one slot more', () => {
    expect(listTimes('2026-10-25', hourly, nights)).toEqual(['01:00', '02:00', '03:00', '03:00', '04:00', '05:00']);
    const slots = listDaySlots('2026-10-25', hourly, nights);
    expect(new Set(slots.map(({ starts_at: start }) => start)).size).toBe(slots.length);
  });

  test.each([
    ['2026-03-28', '07:00'],
    ['2026-03-29', '06:00'],
    ['2026-10-24', '06:00'],
    ['2026-10-25', '07:00'],
  ])('nine in the morning of %s is %s in UTC', (day, utc) => {
    expect(listDaySlots(day, hourly, openAllWeek)[0]?.starts_at).toBe(`${day}T${utc}:00.000Z`);
  });

  test.each([
    ['2026-03-29', '03:30', ['2026-03-29T01:00:00.000Z', '2026-03-29T01:00:00.000Z'], 'a skipped time'],
    ['2026-10-25', '03:30', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'], 'a repeated time'],
    ['2026-07-01', '12:00', ['2026-07-01T09:00:00.000Z', '2026-07-01T09:00:00.000Z'], 'summer'],
    ['2026-12-01', '12:00', ['2026-12-01T10:00:00.000Z', '2026-12-01T10:00:00.000Z'], 'winter'],
  ])('%s %s is %j (%s)', (day, time, instants) => {
    expect(listInstants(day, time).map((instant) => instant.toISOString())).toEqual(instants);
  });
});

test.each<[string, string, Partial<ShopCalendar>, Partial<ServiceSchedule>, boolean]>([
  ['an open day', '2026-11-25', {}, {}, false],
  ['a public holiday', '2026-12-25', { holidays: ['christmas'] }, {}, true],
  ['a holiday that the shop does not keep', '2026-12-25', {}, {}, false],
  ['Easter Monday', '2026-04-13', { holidays: ['easterMonday'] }, {}, true],
  ['the last of the closed days', '2026-08-20', { closedDays: [{ from: '2026-08-10', to: '2026-08-20' }] }, {}, true],
  ['the day after', '2026-08-21', { closedDays: [{ from: '2026-08-10', to: '2026-08-20' }] }, {}, false],
  ['a day of the week without appointments', '2026-11-25', { weekdays: ['Mo'] }, {}, true],
  ['a day without opening hours', '2026-11-25', { hours: everyDay() }, {}, true],
  ['own hours on a closed day of the week', '2026-11-25', { hours: everyDay() }, { hours: mornings }, false],
  ['own hours on a holiday', '2026-12-25', { holidays: ['christmas'] }, { hours: mornings }, true],
])('%s: closed', (_what, day, calendar, schedule, isClosed) => {
  expect(isClosedDay(day, { ...openAllWeek, ...calendar }, createService(schedule))).toBe(isClosed);
});

test('lead time and horizon limit the offered slots', () => {
  const service = createService({ lead_hours: 3, horizon_days: 2 });
  // Half past seven in the morning in Athens.
  const now = new Date('2026-11-25T05:30:00Z');
  expect(getSlotRange(service, now)).toEqual({ first: '2026-11-25', last: '2026-11-27' });
  const offered = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'].map((day) =>
    listDaySlots(day, service, openAllWeek)
      .filter((slot) => isOffered(slot, service, now))
      .map(({ starts_at: start }) => getWallTime(new Date(start)).slice(-5)),
  );
  expect([offered[0]?.[0], offered[1]?.[0], offered[2]?.length, offered[3]]).toEqual(['10:30', '09:00', 6, []]);
  expect(getSlotRange(createService({ lead_hours: 24 }), now).first).toBe('2026-11-26');
});

test('places are the staff, each one appointment at a time, or else the capacity', () => {
  expect(listPlaces(createService({ staff: [3, 9], capacity: 5 }))).toEqual(['staff:3', 'staff:9']);
  expect(listPlaces(createService({ capacity: 2 }))).toEqual(['service:7:1', 'service:7:2']);
});

test('a slot is free while one place has none of its cells taken', () => {
  const [nine, half, ten] = listDaySlots('2026-11-25', createService(), openAllWeek);
  if (!nine || !half || !ten) throw new Error('the morning has slots');
  expect(listCells(nine)).toHaveLength(6);
  const lastOfNine = new Set(listCells(nine).slice(-1));
  const taken = new Map([
    ['a', lastOfNine],
    ['b', new Set(listCells(half))],
  ]);
  expect(listFreeSlots([nine, half, ten], ['a', 'b'], taken)).toEqual([nine, half, ten]);
  expect(listFreeSlots([nine, half, ten], ['a'], taken)).toEqual([half, ten]);
});
