const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_MONTH = 31;

/** A public holiday: on the same date every year, or a number of days after Orthodox Easter. */
type HolidayRule =
  | { readonly month: number; readonly day: number }
  | {
      /** Negative before Easter. */
      readonly easter: number;
    };

/** Public holidays of Greece (law 4554/2018, article 60, and the regional and bank holidays that shops commonly keep). */
export const greekHolidays = {
  newYear: { month: 1, day: 1 },
  epiphany: { month: 1, day: 6 },
  cleanMonday: { easter: -48 },
  independence: { month: 3, day: 25 },
  goodFriday: { easter: -2 },
  holySaturday: { easter: -1 },
  easterSunday: { easter: 0 },
  easterMonday: { easter: 1 },
  labourDay: { month: 5, day: 1 },
  holySpirit: { easter: 50 },
  dormition: { month: 8, day: 15 },
  ohi: { month: 10, day: 28 },
  christmas: { month: 12, day: 25 },
  boxingDay: { month: 12, day: 26 },
} as const satisfies Readonly<Record<string, HolidayRule>>;

/** See {@link greekHolidays}. */
export type GreekHoliday = keyof typeof greekHolidays;

/** The names of all holidays, from January to December of a usual year. */
export const greekHolidayNames = Object.keys(greekHolidays) as [GreekHoliday, ...GreekHoliday[]];

/**
 * Orthodox Easter Sunday, YYYY-MM-DD: the Julian calendar's Easter (Meeus, Astronomical Algorithms, chapter 8) on the
 * Gregorian calendar. Valid from 1900 to 2099, while the calendars are 13 days apart.
 */
export function getOrthodoxEaster(year: number): string {
  const calendarDifference = 13;
  const moon = (19 * (year % 19) + 15) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const sum = moon + sunday + 114;
  const month = Math.floor(sum / LONGEST_MONTH);
  const day = (sum % LONGEST_MONTH) + 1;
  return toDay(Date.UTC(year, month - 1, day + calendarDifference));
}

/** The date of a holiday in a year, YYYY-MM-DD. */
export function getHolidayDate(name: GreekHoliday, year: number): string {
  const rule: HolidayRule = greekHolidays[name];
  if ('easter' in rule) return toDay(Date.parse(getOrthodoxEaster(year)) + rule.easter * DAY_MS);
  return toDay(Date.UTC(year, rule.month - 1, rule.day));
}

/** The first of the given holidays on a day; undefined if it is none. */
export function findHoliday(day: string, names: readonly GreekHoliday[]): GreekHoliday | undefined {
  const year = Number(day.slice(0, 'YYYY'.length));
  return names.find((name) => getHolidayDate(name, year) === day);
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
