const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const athensDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Athens' });
const athensHour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Athens', hour: '2-digit', hourCycle: 'h23' });

/** The day of the shop's calendar, YYYY-MM-DD, that an instant belongs to. */
export function shopDay(instant: Date): string {
  return athensDay.format(instant);
}

/** The day that many days after another one. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The instant at which a day of the shop's calendar begins. */
export function startOfDay(day: string): string {
  // Athens is two hours ahead, in summer three; its clocks change at three o'clock, never at midnight.
  const inWinter = new Date(Date.parse(day) - 2 * HOUR_MS);
  const start = athensHour.format(inWinter) === '00' ? inWinter : new Date(inWinter.getTime() - HOUR_MS);
  return start.toISOString();
}
