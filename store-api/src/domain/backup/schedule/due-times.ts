import { type BackupSchedule, DAYS_A_WEEK } from '@fakos/contracts/database/contract';
import { addDays, getShopDay, getStartOfDay } from '../../shop-days.ts';

const HOUR_MS = 60 * 60 * 1000;

type Times = Pick<BackupSchedule, 'frequency' | 'weekday' | 'hour'>;

/** When the newest backup of a schedule was due; undefined while it is off. An hour off on days when clocks change. */
export function getLastDue(schedule: Times, now: Date): Date | undefined {
  return listDue(schedule, now)
    .filter((due) => due <= now)
    .at(-1);
}

/** When the next backup of a schedule is due; undefined while it is off. */
export function getNextDue(schedule: Times, now: Date): Date | undefined {
  return listDue(schedule, now).find((due) => due > now);
}

/** The times from a week ago to a week from now, ascending. */
function listDue({ frequency, weekday, hour }: Times, now: Date): Date[] {
  if (frequency === 'off') return [];
  const first = addDays(getShopDay(now), -DAYS_A_WEEK);
  const days = Array.from({ length: 2 * DAYS_A_WEEK + 1 }, (_, index) => addDays(first, index));
  return days
    .filter((day) => frequency === 'daily' || getWeekday(day) === weekday)
    .map((day) => new Date(Date.parse(getStartOfDay(day)) + hour * HOUR_MS));
}

/** 1 is Monday, 7 is Sunday. */
function getWeekday(day: string): number {
  return new Date(day).getUTCDay() || DAYS_A_WEEK;
}
