/** Interval of the checks in a visible page, in milliseconds. */
export const CHECK_INTERVAL_MS = 300_000;
/** Random variation of the interval, so that open tabs do not check at the same time. */
const JITTER = 0.2;
/** Minimum time between two checks, for visitors who switch between tabs. */
export const MIN_CHECK_DISTANCE_MS = 10_000;

interface WatchOptions {
  /** Key of the page's composition. */
  readonly composition: string;
  readonly fetchKey: () => Promise<string | undefined>;
  /** Called once for each key that differs from the page's. */
  readonly onNew: () => void;
  /** Called when the page's own key is live again (rollback). */
  readonly onRollback: () => void;
}

/**
 * Checks the live composition when the page becomes visible, when the network is back, and regularly while the page is
 * visible. A hidden or offline page does not check.
 */
export function watchComposition({ composition, fetchKey, onNew, onRollback }: WatchOptions): void {
  let latest = composition;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const canCheck = () => document.visibilityState === 'visible' && navigator.onLine;
  const scheduleNext = () => {
    clearTimeout(timer);
    if (canCheck())
      timer = setTimeout(() => void check(), CHECK_INTERVAL_MS * (1 - JITTER + 2 * JITTER * Math.random()));
  };
  const check = async () => {
    scheduleNext();
    if (!canCheck() || Date.now() - checkedAt < MIN_CHECK_DISTANCE_MS) return;
    checkedAt = Date.now();
    const key = await fetchKey();
    if (key === undefined || key === latest) return;
    latest = key;
    if (key === composition) onRollback();
    else onNew();
  };

  document.addEventListener('visibilitychange', () => void check());
  window.addEventListener('online', () => void check());
  window.addEventListener('offline', scheduleNext);
  scheduleNext();
}
