import type { Browser, CDPSession, Page } from '@playwright/test';
import type { TracedRequest } from './request-depth.ts';
import { screens, slowPhone, throttle, withFreshPage } from './throttled-browser.ts';

/** How long a page is observed after its last request, in milliseconds. */
const SETTLE_MS = 1_500;
/** Duration above which a task counts as blocking (Total Blocking Time). */
const LONG_TASK_MS = 50;

/** Timings and requests of a first view on a slow phone. */
export interface FirstView {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly layoutShift: number;
  /** Total time of tasks after the first paint beyond 50 ms each. */
  readonly blockingMs: number;
  /** Requests sent before the load event or the largest paint, whichever came last. */
  readonly requests: readonly ViewRequest[];
}

/** A request with its resource type, such as `Script`. */
export interface ViewRequest extends TracedRequest {
  readonly kind: string;
  readonly isBeforeLoad: boolean;
}

interface Observed {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  tasks: { start: number; duration: number }[];
}

/** Opens a page on a slow phone with an empty cache and measures it. */
export function traceFirstView(browser: Browser, url: string): Promise<FirstView> {
  return withFreshPage(browser, screens.phone, async (page, devtools) => {
    const sent = recordRequests(devtools);
    await page.addInitScript(observe);
    await throttle(devtools, slowPhone);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    const { observed, loadedAt, origin } = await readTimes(page);
    const { firstPaint, largestPaint, layoutShift, tasks } = observed;
    const end = Math.max(loadedAt, largestPaint);
    const requests = sent
      .map(({ sentAt, ...request }) => ({ ...request, at: sentAt - origin }))
      .filter(({ at }) => at <= end)
      .map(({ at, ...request }) => ({ ...request, isBeforeLoad: at <= loadedAt }));
    const blockingTasks = tasks.filter(({ start }) => start >= firstPaint);
    const blockingMs = blockingTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
    return { firstPaintMs: firstPaint, largestPaintMs: largestPaint, layoutShift, blockingMs, requests };
  });
}

/** Records the requests from now on; `sentAt` is the wall-clock time in milliseconds. */
function recordRequests(devtools: CDPSession): (Omit<ViewRequest, 'isBeforeLoad'> & { sentAt: number })[] {
  const sent: (Omit<ViewRequest, 'isBeforeLoad'> & { sentAt: number })[] = [];
  devtools.on('Network.requestWillBeSent', ({ request, initiator, type = 'Other', wallTime }) => {
    if (!request.url.startsWith('http')) return;
    const initiators: string[] = initiator.url ? [initiator.url] : [];
    for (let stack = initiator.stack; stack; stack = stack.parent)
      initiators.push(...stack.callFrames.map((frame) => frame.url));
    sent.push({ url: request.url, kind: type, initiators, sentAt: wallTime * 1_000 });
  });
  return sent;
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const observed: Observed = { firstPaint: 0, largestPaint: 0, layoutShift: 0, tasks: [] };
  Object.assign(window, { benchObserved: observed });
  const watch = (type: string, onEntry: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) onEntry(entry);
    }).observe({ type, buffered: true });
  };
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    observed.largestPaint = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) observed.layoutShift += value;
  });
  watch('longtask', ({ startTime, duration }) => observed.tasks.push({ start: startTime, duration }));
}

function readTimes(page: Page): Promise<{ observed: Observed; loadedAt: number; origin: number }> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      observed: (window as unknown as { benchObserved: Observed }).benchObserved,
      loadedAt: navigation?.loadEventStart ?? 0,
      origin: performance.timeOrigin,
    };
  });
}
