import { Failure } from '../../errors/failure.ts';

/** The current time, or one millisecond after `previous` if the clock has not advanced: versions never repeat. */
export function getNextVersion(previous: string): string {
  return new Date(Math.max(Date.now(), Date.parse(previous) + 1)).toISOString();
}

/** Throws STALE_VERSION for a change that was made on an older version of the row. */
export function checkVersion(seen: string | undefined, newest: string): void {
  if (seen !== undefined && seen !== newest) throw new Failure('STALE_VERSION');
}
