import { addDays, getShopDay, getStartOfDay } from '../../shop-days.ts';

const WITHDRAWAL_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Public holidays of Greece with a fixed date, as month-day. */
const FIXED_HOLIDAYS = ['01-01', '01-06', '03-25', '05-01', '08-15', '10-28', '12-25', '12-26'];
/** Movable holidays: Clean Monday, Good Friday, Easter Monday and Whit Monday, in days from Orthodox Easter. */
const DAYS_FROM_EASTER = [-48, -2, 1, 50];
/** Days between the Julian and the Gregorian calendar, from 1900 to 2099. */
const JULIAN_LAG_DAYS = 13;

/**
 * The end of the withdrawal period for a delivery instant: the end of the 14th day
 * after delivery (Directive 2011/83/EU, article 9) in Athens, and of the next working day where that one is none
 * (Regulation 1182/71, article 3).
 */
export function withdrawalEnd(deliveredAt: string): string {
  let last = addDays(getShopDay(new Date(deliveredAt)), WITHDRAWAL_DAYS);
  while (!isWorkingDay(last)) last = addDays(last, 1);
  return getStartOfDay(addDays(last, 1));
}

function isWorkingDay(day: string): boolean {
  const date = new Date(day);
  if ([0, 6].includes(date.getUTCDay()) || FIXED_HOLIDAYS.includes(day.slice(5))) return false;
  return !DAYS_FROM_EASTER.includes((date.getTime() - orthodoxEaster(date.getUTCFullYear())) / DAY_MS);
}

/** Orthodox Easter by the computus of the Julian calendar, as the midnight of its Gregorian day in UTC. */
function orthodoxEaster(year: number): number {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const [month, day] = [Math.floor((moon + weekday + 114) / 31), ((moon + weekday + 114) % 31) + 1];
  return Date.UTC(year, month - 1, day + JULIAN_LAG_DAYS);
}
