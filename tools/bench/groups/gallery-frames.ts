import type { Browser, CDPSession, Page } from '@playwright/test';
import { startBrowser, withFreshPage } from '../browser/throttled-browser.ts';
import { budgets } from '../budgets.ts';
import { pages, startApi, startGateway } from '../site.ts';
import { medianBy, repeat } from '../statistics.ts';
import { formatWithUnit, type Row } from '../table.ts';

const ROUNDS = 3;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** A mid-range phone is about four times slower than this machine. */
const CPU_SLOWDOWN = 4;
/** Speed of a swipe, in pixels per second. */
const THUMB_SPEED = 800;
/** Distance of a horizontal swipe, and of the scroll past the gallery, in pixels. */
const SWIPE_DISTANCE = 300;
/** Time after which the parts loaded after the first view, such as the cookie banner, are there; in milliseconds. */
const SETTLE_MS = 2_500;
const MICROSECONDS = 1_000;

/** The thirteen gallery styles (spec section 2). */
const styles = [
  ...['modern', 'grid', 'carousel', 'masonry', 'slider', 'organic', 'carousel3d', 'glitch', 'masonry-modern'],
  ...['hexagon', 'carousel-blur', 'floating', 'thumbnails'],
];

/** Styles that are swiped horizontally. */
const swipedStyles: ReadonlySet<string> = new Set(['carousel', 'slider', 'carousel3d', 'carousel-blur', 'thumbnails']);

/** An event of a trace; `tdur` is CPU time. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Tasks of one scroll through the gallery. */
interface TaskSummary {
  /** CPU time of the longest task, in milliseconds. */
  readonly longestTaskMs: number;
  /** Number of tasks over the budget. */
  readonly longTasks: number;
}

/**
 * Scrolls through the home page's gallery in each style on a slow phone and measures the CPU time of the longest task, which
 * delays a frame. The style is changed in the document's inlined settings, so the page is rendered by the client and the
 * shop's settings stay unchanged.
 */
export async function benchGallery(): Promise<Row[]> {
  const api = await startApi();
  const gateway = await startGateway({ upstream: api.url, render: 'client' });
  const browser = await startBrowser();
  try {
    const table: Row[] = [];
    for (const style of styles) {
      const rounds = await repeat(ROUNDS, () => scrollThrough(browser, `${gateway.url}${pages.home}`, style));
      const value = medianBy(rounds, ({ longestTaskMs }) => longestTaskMs);
      const longTasks = medianBy(rounds, (walk) => walk.longTasks);
      const measured = `${formatWithUnit(value, 'ms')} (${longTasks} over ${budgets.galleryTask.budget} ms)`;
      table.push({
        label: `gallery ${style}: longest task`,
        measured,
        comparison: { value, budget: budgets.galleryTask },
      });
    }
    return table;
  } finally {
    await browser.close();
    await gateway.stop();
    await api.stop();
  }
}

function scrollThrough(browser: Browser, url: string, style: string): Promise<TaskSummary> {
  return withFreshPage(browser, PHONE, async (page, devtools) => {
    await showStyle(page, url, style);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    const gallery = page.locator(`section[data-look="${style}"]`);
    const { y, height } = (await gallery.boundingBox()) ?? { y: 0, height: 0 };
    const isSwiped = swipedStyles.has(style);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return traceTasks(devtools, async () => {
      const middle = Math.min(y + height / 2, PHONE.viewport.height / 2);
      if (isSwiped)
        for (const direction of [-1, -1, 1]) await swipe(devtools, middle, { xDistance: direction * SWIPE_DISTANCE });
      for (const direction of [-1, 1])
        await swipe(devtools, middle, { yDistance: direction * Math.round(height + SWIPE_DISTANCE) });
    });
  });
}

/** Switches the gallery on, in a style, in the document's inlined settings. */
async function showStyle(page: Page, url: string, style: string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const document = await response.text();
    const switchedOn = document.replace(/(?<="show_gallery_section":")[^"]*/, 'true');
    await route.fulfill({ response, body: switchedOn.replace(/(?<="gallery_style":")[^"]*/, style) });
  });
}

async function swipe(devtools: CDPSession, y: number, by: { xDistance?: number; yDistance?: number }): Promise<void> {
  const x = PHONE.viewport.width / 2;
  const options = { speed: THUMB_SPEED, gestureSourceType: 'touch', preventFling: true } as const;
  await devtools.send('Input.synthesizeScrollGesture', { x, y, ...by, ...options });
}

/** Summary of the main thread's tasks while `work` runs. */
async function traceTasks(devtools: CDPSession, work: () => Promise<void>): Promise<TaskSummary> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  });
  await work();
  const complete = new Promise<void>((resolve) => devtools.once('Tracing.tracingComplete', () => resolve()));
  await devtools.send('Tracing.end');
  await complete;
  const getThread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const isPage = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';
  const threads = new Set(events.filter(isPage).map(getThread));
  const durations = events
    .filter((event) => event.name === 'RunTask' && threads.has(getThread(event)))
    .map(({ tdur, dur }) => (tdur ?? dur ?? 0) / MICROSECONDS);
  const longTasks = durations.filter((ms) => ms > budgets.galleryTask.budget).length;
  return { longestTaskMs: durations.reduce((maximum, ms) => Math.max(maximum, ms), 0), longTasks };
}
