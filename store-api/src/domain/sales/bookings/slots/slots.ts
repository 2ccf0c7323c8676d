import type { Slot, SlotDay, SlotList } from '@fakos/contracts/booking-slots/contract';
import type { ShopDatabase } from '../../../../database/schema.ts';
import type { BookingRow } from '../../../../database/tables/inbox.ts';
import { Failure } from '../../../../errors/failure.ts';
import { addDays, getShopDay } from '../../../shop-days.ts';
import {
  getDuration,
  getPlaceStaff,
  getSlotRange,
  hasTimes,
  isClosedDay,
  isOffered,
  listDaySlots,
  listFreeSlots,
  listPlaces,
  type ScheduledService,
  type ShopCalendar,
} from './slot-rules.ts';
import { findTakenCells, readShopCalendar, takePlace } from './slots.repo.ts';

interface SlotRequest {
  /** The first day; by default the first that can be booked. */
  readonly from?: string | undefined;
  readonly days: number;
  /** A booking whose own time counts as free. */
  readonly exceptBooking?: number | undefined;
}

/** The free times of a service that visitors can book. */
export async function listServiceSlots(
  db: ShopDatabase,
  service: ScheduledService,
  { from, days, exceptBooking }: SlotRequest,
): Promise<SlotList> {
  const now = new Date();
  const calendar = await readShopCalendar(db);
  const range = getSlotRange(service, now);
  const start = from === undefined || from < range.first ? range.first : from;
  const dates = Array.from({ length: days }, (_, index) => addDays(start, index)).filter((day) => day <= range.last);
  const offered = dates.map((date) => ({
    date,
    is_closed: isClosedDay(date, calendar, service),
    slots: hasTimes(service, calendar)
      ? listDaySlots(date, service, calendar).filter((slot) => isOffered(slot, service, now))
      : [],
  }));
  return {
    ...range,
    has_times: hasTimes(service, calendar),
    max_people: service.schedule.max_people,
    duration: getDuration(service),
    days: await keepFree(db, service, offered, exceptBooking),
  };
}

/** The free times of a day for a booking that staff move, without notice or horizon. */
export async function listSlotsForMove(
  db: ShopDatabase,
  booking: Pick<BookingRow, 'id'>,
  service: ScheduledService,
  date: string,
): Promise<SlotDay> {
  const calendar = await readShopCalendar(db);
  const day = {
    date,
    is_closed: isClosedDay(date, calendar, service),
    slots: hasTimes(service, calendar) ? listDaySlots(date, service, calendar) : [],
  };
  const [free = day] = await keepFree(db, service, [day], booking.id);
  return free;
}

/** The time of a service that starts at an instant, free or not; undefined if the service is not offered then. */
export function findSlot(service: ScheduledService, calendar: ShopCalendar, startsAt: string): Slot | undefined {
  if (!hasTimes(service, calendar)) return undefined;
  const start = new Date(startsAt).toISOString();
  return listDaySlots(getShopDay(new Date(start)), service, calendar).find((slot) => slot.starts_at === start);
}

/** Takes a slot for a booking inside a transaction and stores it; a CONFLICT if no place is free. */
export async function takeSlot(
  transaction: ShopDatabase,
  bookingId: number,
  slot: Slot,
  service: ScheduledService,
): Promise<void> {
  const place = await takePlace(transaction, bookingId, slot, listPlaces(service));
  if (place === undefined) throw new Failure('CONFLICT', { reason: 'slotTaken' });
  await transaction
    .updateTable('bookings')
    .set({ ...slot, staff_id: getPlaceStaff(place) })
    .where('id', '=', bookingId)
    .execute();
}

async function keepFree(
  db: ShopDatabase,
  service: ScheduledService,
  days: readonly SlotDay[],
  exceptBooking: number | undefined,
): Promise<SlotDay[]> {
  const places = listPlaces(service);
  const all = days.flatMap(({ slots }) => slots);
  const taken = await findTakenCells(db, places, all, exceptBooking);
  return days.map((day) => ({ ...day, slots: listFreeSlots(day.slots, places, taken) }));
}
