const TIME_ZONE = 'Europe/Athens';
const DAY_MS = 24 * 60 * 60 * 1000;

// The Swedish locale formats dates as in ISO 8601.
const wallClock = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'medium' });

/** First day of a coupon in the shop's time zone, YYYY-MM-DD; empty without a start. */
export function toFirstDay(validFrom: string | null): string {
  return validFrom === null ? '' : toDay(Date.parse(validFrom));
}

/** Last day of a coupon, which it is still valid on; empty without an end. The stored end is exclusive. */
export function toLastDay(validTo: string | null): string {
  return validTo === null ? '' : toDay(Date.parse(getLastMoment(validTo)));
}

/** The start of a first day as the endpoint takes it; null for no day. */
export function toValidFrom(firstDay: string): string | null {
  return firstDay === '' ? null : getStart(firstDay);
}

/** The end of a last day as the endpoint takes it, which is the start of the next day; null for no day. */
export function toValidTo(lastDay: string): string | null {
  if (lastDay === '') return null;
  const next = new Date(Date.parse(`${lastDay}T00:00:00Z`) + DAY_MS);
  return getStart(next.toISOString().slice(0, 'YYYY-MM-DD'.length));
}

/** The last moment before an exclusive end. */
export function getLastMoment(validTo: string): string {
  return new Date(Date.parse(validTo) - 1).toISOString();
}

/** Whether a coupon starts or ends during a day, which the form's days cannot express. */
export function isDuringDay(moment: string | null): moment is string {
  return moment !== null && getStart(toDay(Date.parse(moment))) !== new Date(moment).toISOString();
}

function toDay(time: number): string {
  return wallClock.format(time).slice(0, 'YYYY-MM-DD'.length);
}

/** The start of a day in the shop's time zone. Clocks change at 01:00 UTC, so that its offset holds at 00:00 UTC. */
function getStart(day: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const offset = Date.parse(`${wallClock.format(midnight).replace(' ', 'T')}Z`) - midnight;
  return new Date(midnight - offset).toISOString();
}
