/** The present instant, or one millisecond after `previous` where the clock has not moved on: versions never repeat. */
export function laterThan(previous: string): string {
  return new Date(Math.max(Date.now(), Date.parse(previous) + 1)).toISOString();
}
