const LENGTH = 'YYYY-MM-DDTHH:MM'.length;
const MINUTE_MS = 60_000;

/** An instant as the value of a `datetime-local` input, in the time zone of the browser; empty for null. */
export function toLocalTime(instant: string | null): string {
  if (instant === null) return '';
  const time = new Date(instant);
  return new Date(time.getTime() - time.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, LENGTH);
}

/** The instant of a `datetime-local` input's value; null for an empty one. */
export function toInstant(localTime: string): string | null {
  return localTime === '' ? null : new Date(localTime).toISOString();
}
