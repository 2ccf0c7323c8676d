import type { CDPSession, Locator, Page } from '@playwright/test';

/** Shortest duration that the Event Timing API reports, in milliseconds. */
const MIN_DURATION_MS = 16;
/** Time in which the browser reports an event, in milliseconds. */
const REPORT_MS = 500;

/** How long a finger stays on the screen, in milliseconds. */
const HOLD_MS = 80;

/** A point of the page in CSS pixels. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** The centre of a control, which is scrolled to the middle of the screen: the cookie banner covers its end. */
export async function getPosition(control: Locator): Promise<Position> {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control.toString()} is not visible.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Touches the screen with a finger. Playwright's `tap` would run checks in the page, which delay the events. */
export async function touch(devtools: CDPSession, position: Position): Promise<void> {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [position] });
  await new Promise((resolve) => setTimeout(resolve, HOLD_MS));
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * Records the events of the page's interactions from now on. The returned function gives the longest time in milliseconds
 * from an event to the next frame, as INP counts it.
 */
export async function recordInteractions(page: Page): Promise<() => Promise<number>> {
  await page.evaluate((durationThreshold) => {
    const durations: number[] = [0];
    Object.assign(window, { benchDurations: durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, MIN_DURATION_MS);
  return async () => {
    await page.waitForTimeout(REPORT_MS);
    return page.evaluate(() => Math.max(...(window as unknown as { benchDurations: number[] }).benchDurations));
  };
}
