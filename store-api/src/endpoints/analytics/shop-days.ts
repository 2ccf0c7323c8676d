const DAY_MS = 24 * 60 * 60 * 1000;

// Swedish writes dates as ISO 8601 does.
const athens = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens', dateStyle: 'short' });

/** The shop's calendar day at an instant, as `2026-03-29`. */
export function shopDay(instant: Date): string {
  return athens.format(instant);
}

/** The day that is `count` days after (or, negative, before) another. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, day.length);
}

/** How many days a range has, both ends included; none where it ends before it starts. */
export function countDays(from: string, to: string): number {
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / DAY_MS + 1);
}
