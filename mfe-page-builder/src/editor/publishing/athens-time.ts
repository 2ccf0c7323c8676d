const TIME_ZONE = 'Europe/Athens';
const HOUR_MS = 3_600_000;
const LENGTH = 'YYYY-MM-DDTHH:MM'.length;
const DAY_LENGTH = 'YYYY-MM-DD'.length;
const WRITTEN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** An instant (milliseconds since 1970) as the value of a `datetime-local` input, in Athens. */
export function toAthensTime(instant: number): string {
  return wallClock.format(instant).replace(' ', 'T').slice(0, LENGTH);
}

/** Time of day of an instant in Athens, such as `18:30`. */
export function toAthensClock(instant: number): string {
  return toAthensTime(instant).slice(DAY_LENGTH + 1);
}

/** True if an instant is of today in Athens. */
export function isToday(instant: number, now = Date.now()): boolean {
  return toAthensTime(instant).slice(0, DAY_LENGTH) === toAthensTime(now).slice(0, DAY_LENGTH);
}

/**
 * The instant of a `datetime-local` input's value in Athens; undefined for an incomplete one, and for a time that the
 * change to summer time leaves out. Of a time that occurs twice it is the first.
 */
export function toInstant(athensTime: string): number | undefined {
  if (!WRITTEN.test(athensTime)) return undefined;
  const asUtc = Date.parse(`${athensTime}:00Z`);
  const candidates = [asUtc - 3 * HOUR_MS, asUtc - 2 * HOUR_MS];
  return candidates.find((instant) => Number.isFinite(instant) && toAthensTime(instant) === athensTime);
}
