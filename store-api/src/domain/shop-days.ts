const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

// The shop's calendar is that of Greece. Swedish formats dates as ISO 8601 does.
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens', dateStyle: 'short' });
const hourFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Athens', hour: '2-digit', hourCycle: 'h23' });

/** The shop's calendar day at an instant, as `2026-03-29`. */
export function getShopDay(instant: Date): string {
  return dayFormat.format(instant);
}

/** The instant at which a day of the shop's calendar begins. */
export function getStartOfDay(day: string): string {
  // Athens is two hours ahead of UTC, in summer three; its clocks change at three o'clock, never at midnight.
  const inWinter = new Date(Date.parse(day) - 2 * HOUR_MS);
  const start = hourFormat.format(inWinter) === '00' ? inWinter : new Date(inWinter.getTime() - HOUR_MS);
  return start.toISOString();
}

/** The day that is `count` days after (or, negative, before) another. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, day.length);
}

/** Number of days of a range, both ends included; 0 where it ends before it starts. */
export function countDays(from: string, to: string): number {
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / DAY_MS + 1);
}
