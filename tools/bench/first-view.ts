import type { Browser, CDPSession, Page } from '@playwright/test';
import type { TracedRequest } from './request-depth.ts';
import { screens, slowPhone, throttle, withFreshPage } from './throttled-browser.ts';

/** How long a page is watched after its last request, in milliseconds. */
const SETTLE_MS = 1_500;
/** What a task may take before it blocks. */
const LONG_TASK_MS = 50;

/** What a visitor with a slow phone got to see, and what came for it. */
export interface FirstView {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly layoutShift: number;
  /** What tasks after the first paint took beyond 50 ms each. */
  readonly blockingMs: number;
  /** Requests that were sent before the page was loaded and its largest part painted, whichever was later. */
  readonly requests: readonly ViewRequest[];
}

/** A request with its kind, such as `Script`. */
export interface ViewRequest extends TracedRequest {
  readonly kind: string;
  readonly isBeforeLoad: boolean;
}

interface Observed {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  tasks: { start: number; took: number }[];
}

/** Opens a page as a first visitor on a slow phone and takes its times. */
export function traceFirstView(browser: Browser, url: string): Promise<FirstView> {
  return withFreshPage(browser, screens.phone, async (page, devtools) => {
    const sent = noteRequests(devtools);
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
    const late = tasks.filter(({ start }) => start >= firstPaint);
    const blockingMs = late.reduce((sum, { took }) => sum + Math.max(0, took - LONG_TASK_MS), 0);
    return { firstPaintMs: firstPaint, largestPaintMs: largestPaint, layoutShift, blockingMs, requests };
  });
}

/** Requests from now on; `sentAt` is in milliseconds of the wall clock. */
function noteRequests(devtools: CDPSession): (Omit<ViewRequest, 'isBeforeLoad'> & { sentAt: number })[] {
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

/** Runs in the page before anything of it. */
function observe(): void {
  const observed: Observed = { firstPaint: 0, largestPaint: 0, layoutShift: 0, tasks: [] };
  Object.assign(window, { benchObserved: observed });
  const watch = (type: string, see: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry);
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
  watch('longtask', ({ startTime, duration }) => observed.tasks.push({ start: startTime, took: duration }));
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
