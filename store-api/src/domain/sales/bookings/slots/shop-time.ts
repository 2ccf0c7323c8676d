const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Hours by which Athens is ahead of UTC: in summer, in winter. */
const OFFSETS = [3, 2] as const;
/** All clocks of the European Union change at this time of UTC (directive 2000/84). */
const CLOCK_CHANGE = 'T01:00:00.000Z';

// Swedish formats dates and times as ISO 8601 does.
const wallFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Athens',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Day and time of an instant on the shop's clock: `2026-03-29 04:00`. */
export function getWallTime(instant: Date): string {
  return wallFormat.format(instant);
}

/** Instants of a time of the shop's clock on a day: two in the hour that summer time repeats, the change in the one it skips. */
export function listInstants(day: string, time: string): readonly [first: Date, last: Date] {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const found = OFFSETS.map((hours) => new Date(wall - hours * HOUR_MS)).filter(
    (instant) => getWallTime(instant) === `${day} ${time}`,
  );
  const first = found[0] ?? new Date(`${day}${CLOCK_CHANGE}`);
  return [first, found.at(-1) ?? first];
}

/** The instant some minutes after another, whatever the clocks do in between. */
export function addMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE_MS);
}
