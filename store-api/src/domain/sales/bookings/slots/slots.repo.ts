import type { Slot } from '@fakos/contracts/booking-slots/contract';
import { defaultSchedule, type ServiceSchedule, serviceSchedule } from '@fakos/contracts/booking-slots/fields';
import { parseWeek } from '@fakos/contracts/text/opening-hours';
import { weekdays } from '@fakos/contracts/text/weekdays';
import { parseJson } from '../../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../../database/schema.ts';
import { readSetting } from '../../../settings/read-settings.ts';
import { listCells, type ScheduledService, type ShopCalendar } from './slot-rules.ts';

/** The schedule of a stored service; a stored one that no longer fits has the defaults. */
export function readSchedule(stored: string): ServiceSchedule {
  return serviceSchedule.safeParse(parseJson(stored)).data ?? defaultSchedule;
}

/** A service with its schedule, bookable or not; staff whose account is gone or disabled are left out. */
export async function findScheduledService(db: ShopDatabase, id: number): Promise<ScheduledService | undefined> {
  const row = await db
    .selectFrom('services')
    .select(['id', 'duration', 'schedule'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const schedule = readSchedule(row.schedule);
  const staff = await findActiveStaff(db, schedule.staff);
  return { id: row.id, duration: row.duration, schedule: { ...schedule, staff } };
}

async function findActiveStaff(db: ShopDatabase, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('disabled_at', 'is', null)
    .execute();
  const active = new Set(rows.map((row) => row.id));
  return ids.filter((id) => active.has(id));
}

/** When the shop is open for appointments, from its settings. */
export async function readShopCalendar(db: ShopDatabase): Promise<ShopCalendar> {
  const week = parseWeek(await readSetting(db, 'working_hours'));
  const isOpen = week !== undefined && weekdays.some((day) => week[day].length > 0);
  return {
    hours: isOpen ? week : undefined,
    weekdays: await readSetting(db, 'booking_weekdays'),
    holidays: await readSetting(db, 'booking_holidays'),
    closedDays: await readSetting(db, 'booking_closed_days'),
  };
}

/** The taken cells of some places between the first and the last of some slots; those of one booking may be left out. */
export async function findTakenCells(
  db: ShopDatabase,
  places: readonly string[],
  slots: readonly Slot[],
  exceptBooking?: number,
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const cells = slots.flatMap(listCells);
  if (places.length === 0 || cells.length === 0) return new Map();
  const rows = await db
    .selectFrom('booking_cells')
    .select(['place', 'cell'])
    .where('place', 'in', places)
    .where(
      'cell',
      '>=',
      cells.reduce((one, other) => Math.min(one, other)),
    )
    .where(
      'cell',
      '<=',
      cells.reduce((one, other) => Math.max(one, other)),
    )
    .$if(exceptBooking !== undefined, (query) => query.where('booking_id', '!=', exceptBooking ?? 0))
    .execute();
  const taken = new Map<string, Set<number>>();
  for (const { place, cell } of rows) {
    taken.set(place, (taken.get(place) ?? new Set()).add(cell));
  }
  return taken;
}

/**
 * Takes the first of the places that is free during a slot, for a booking, inside a transaction; undefined if none is. The
 * table's key decides between bookings at the same time. Cells that the booking took before are released.
 */
export async function takePlace(
  transaction: ShopDatabase,
  bookingId: number,
  slot: Slot,
  places: readonly string[],
): Promise<string | undefined> {
  const cells = listCells(slot);
  for (const place of places) {
    // In ascending order, so that two bookings never wait for each other.
    await transaction
      .insertInto('booking_cells')
      .values(cells.map((cell) => ({ place, cell, booking_id: bookingId })))
      .onConflict((conflict) => conflict.columns(['place', 'cell']).doNothing())
      .execute();
    const { count } = await transaction
      .selectFrom('booking_cells')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('booking_id', '=', bookingId)
      .where('place', '=', place)
      .where('cell', 'in', cells)
      .executeTakeFirstOrThrow();
    if (Number(count) === cells.length) {
      await transaction
        .deleteFrom('booking_cells')
        .where('booking_id', '=', bookingId)
        .where((eb) => eb.or([eb('place', '!=', place), eb('cell', 'not in', cells)]))
        .execute();
      return place;
    }
  }
  return undefined;
}

/** Releases the time of a booking. */
export async function releaseCells(transaction: ShopDatabase, bookingId: number): Promise<void> {
  await transaction.deleteFrom('booking_cells').where('booking_id', '=', bookingId).execute();
}
