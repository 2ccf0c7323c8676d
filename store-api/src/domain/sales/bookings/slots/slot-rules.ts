import type { Slot } from '@fakos/contracts/booking-slots/contract';
import { type ServiceSchedule, scheduleBounds } from '@fakos/contracts/booking-slots/fields';
import { findHoliday, type GreekHoliday } from '@fakos/contracts/text/greek-holidays';
import type { OpenSpan, WeekHours } from '@fakos/contracts/text/opening-hours';
import { getWeekday, type Weekday } from '@fakos/contracts/text/weekdays';
import { addDays, getShopDay } from '../../../shop-days.ts';
import { addMinutes, getWallTime, listInstants } from './shop-time.ts';

const CELL_MINUTES = 5;
const CELL_MS = CELL_MINUTES * 60_000;

/** When the shop is open for appointments. */
export interface ShopCalendar {
  /** Its opening hours; undefined where they cannot be read from the setting. */
  readonly hours: WeekHours | undefined;
  /** Days of the week on which appointments are offered. */
  readonly weekdays: readonly Weekday[];
  readonly holidays: readonly GreekHoliday[];
  readonly closedDays: readonly { readonly from: string; readonly to: string }[];
}

/** A bookable service as the rules see it. */
export interface ScheduledService {
  readonly id: number;
  /** Minutes; null for the default. */
  readonly duration: number | null;
  readonly schedule: ServiceSchedule;
}

/** First and last day that can be booked. */
export interface SlotRange {
  readonly first: string;
  readonly last: string;
}

/** Length of an appointment in minutes. */
export function getDuration({ duration }: Pick<ScheduledService, 'duration'>): number {
  return duration ?? scheduleBounds.defaultDuration;
}

/** True if visitors choose a time: the schedule has times, and the opening hours are known. */
export function hasTimes({ schedule }: ScheduledService, calendar: ShopCalendar): boolean {
  return schedule.has_times && (schedule.hours ?? calendar.hours) !== undefined;
}

/** True if the shop takes no appointments on a day, for a service or at all. */
export function isClosedDay(day: string, calendar: ShopCalendar, service?: ScheduledService): boolean {
  const isHoliday = findHoliday(day, calendar.holidays) !== undefined;
  if (isHoliday || calendar.closedDays.some(({ from, to }) => from <= day && day <= to)) return true;
  const weekday = getWeekday(day);
  const own = service?.schedule.hours;
  if (own) return own[weekday].length === 0;
  if (!calendar.weekdays.includes(weekday)) return true;
  return service !== undefined && calendar.hours !== undefined && calendar.hours[weekday].length === 0;
}

/** The days on which a service can be booked. */
export function getSlotRange({ schedule }: ScheduledService, now: Date): SlotRange {
  const today = getShopDay(now);
  return { first: getShopDay(addMinutes(now, schedule.lead_hours * 60)), last: addDays(today, schedule.horizon_days) };
}

/** The times at which a service is carried out on a day, free or not, in order. None on a closed day. */
export function listDaySlots(day: string, service: ScheduledService, calendar: ShopCalendar): Slot[] {
  if (isClosedDay(day, calendar, service)) return [];
  const { schedule } = service;
  const duration = getDuration(service);
  const step = schedule.step ?? Math.ceil(duration / CELL_MINUTES) * CELL_MINUTES;
  const breaks = schedule.breaks.map((span) => toInterval(day, span));
  const slots: Slot[] = [];
  for (const span of (schedule.hours ?? calendar.hours)?.[getWeekday(day)] ?? []) {
    const open = toInterval(day, span);
    for (let start = open.start; addMinutes(start, duration) <= open.end; start = addMinutes(start, step)) {
      const end = addMinutes(start, duration);
      if (breaks.some((pause) => start < pause.end && end > pause.start)) continue;
      slots.push({ starts_at: start.toISOString(), ends_at: end.toISOString() });
    }
  }
  return slots;
}

/** True if there is enough notice before a slot, and its day is not beyond the horizon. */
export function isOffered({ starts_at: start }: Slot, service: ScheduledService, now: Date): boolean {
  const isEarlyEnough = new Date(start) >= addMinutes(now, service.schedule.lead_hours * 60);
  return isEarlyEnough && getWallTime(new Date(start)).slice(0, 'YYYY-MM-DD'.length) <= getSlotRange(service, now).last;
}

/** Where an appointment can take place, in the order in which places are filled. */
export function listPlaces({ id, schedule: { staff, capacity } }: ScheduledService): string[] {
  if (staff.length > 0) return staff.map((account) => `staff:${account}`);
  return Array.from({ length: capacity }, (_, index) => `service:${id}:${index + 1}`);
}

/** The account of a place; null for a place that is none of the staff's. */
export function getPlaceStaff(place: string): number | null {
  const [kind, id] = place.split(':');
  return kind === 'staff' ? Number(id) : null;
}

/** The cells that a slot takes: units of five minutes since 1970. */
export function listCells({ starts_at: start, ends_at: end }: Slot): number[] {
  const first = Math.floor(Date.parse(start) / CELL_MS);
  const last = Math.ceil(Date.parse(end) / CELL_MS);
  return Array.from({ length: last - first }, (_, index) => first + index);
}

/** The slots that have a free place. `taken` has the taken cells of each place. */
export function listFreeSlots(
  slots: readonly Slot[],
  places: readonly string[],
  taken: ReadonlyMap<string, ReadonlySet<number>>,
): Slot[] {
  return slots.filter((slot) => {
    const cells = listCells(slot);
    return places.some((place) => !cells.some((cell) => taken.get(place)?.has(cell)));
  });
}

function toInterval(day: string, { from, to }: OpenSpan) {
  return { start: listInstants(day, from)[0], end: listInstants(day, to)[1] };
}
