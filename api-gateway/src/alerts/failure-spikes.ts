/** Failures of a release within {@link SPIKE_WINDOW_MS} that are a spike. */
export const SPIKE_FAILURES = 20;
/** See {@link SPIKE_FAILURES}. */
export const SPIKE_WINDOW_MS = 10 * 60_000;
/** Minimum time between two reported spikes of the same release, in milliseconds. */
const QUIET_MS = 60 * 60_000;

interface Window {
  readonly startedAt: number;
  readonly count: number;
}

/** Finds releases that fail often within a short time, whatever their age. */
export class FailureSpikes {
  private readonly now: () => number;
  private readonly windows = new Map<string, Window>();
  private readonly announced = new Map<string, number>();

  constructor(now: () => number) {
    this.now = now;
  }

  /** Counts a failure of a release. Returns true if the failures have become a spike, at most once an hour. */
  count(release: string): boolean {
    const now = this.now();
    const known = this.windows.get(release);
    const isCurrent = known !== undefined && now - known.startedAt < SPIKE_WINDOW_MS;
    const window = isCurrent ? { ...known, count: known.count + 1 } : { startedAt: now, count: 1 };
    this.windows.set(release, window);
    const isQuiet = now - (this.announced.get(release) ?? Number.NEGATIVE_INFINITY) < QUIET_MS;
    if (window.count < SPIKE_FAILURES || isQuiet) return false;
    this.announced.set(release, now);
    return true;
  }
}
