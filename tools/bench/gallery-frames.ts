import type { Browser, CDPSession, Page } from '@playwright/test';
import { budgets } from './budgets.ts';
import { medianOf, repeat } from './figures.ts';
import { pages, startApi, startGateway } from './site.ts';
import { inUnit, type Row } from './table.ts';
import { startBrowser, withFreshPage } from './throttled-browser.ts';

const ROUNDS = 3;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** A phone of the middle class has a quarter of this machine. */
const CPU_RATE = 4;
/** Pixels that a thumb moves a page by in a second. */
const THUMB_SPEED = 800;
/** How far a thumb moves a row sideways, and what follows the gallery down the page, in pixels. */
const REACH = 300;
/** What comes after the first view, such as the question about cookies, has come by then; in milliseconds. */
const SETTLE_MS = 2_500;
const MICROSECONDS = 1_000;

/** The thirteen styles (spec section 2). */
const styles = [
  ...['modern', 'grid', 'carousel', 'masonry', 'slider', 'organic', 'carousel3d', 'glitch', 'masonry-modern'],
  ...['hexagon', 'carousel-blur', 'floating', 'thumbnails'],
];

/** Those that are swiped sideways. */
const rows: ReadonlySet<string> = new Set(['carousel', 'slider', 'carousel3d', 'carousel-blur', 'thumbnails']);

/** What a trace says of one moment; `tdur` is processor time. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What one walk through the gallery held the page up with. */
interface Walk {
  /** Processor time of the longest task, in milliseconds. */
  readonly longestMs: number;
  /** Tasks over the budget. */
  readonly long: number;
}

/**
 * The gallery of the home page in each style, walked through by thumb on a slowed down phone: processor time of the page's
 * longest task, which is what a frame waits for. The page is one that browsers render from what its document says of the
 * shop, so that the shop itself stays as it is.
 */
export async function benchGallery(): Promise<Row[]> {
  const api = await startApi();
  const gateway = await startGateway({ upstream: api.url, render: 'client' });
  const browser = await startBrowser();
  try {
    const table: Row[] = [];
    for (const style of styles) {
      const walks = await repeat(ROUNDS, () => walkThrough(browser, `${gateway.url}${pages.home}`, style));
      const figure = medianOf(walks, ({ longestMs }) => longestMs);
      const long = medianOf(walks, (walk) => walk.long);
      const measured = `${inUnit(figure, 'ms')} (${long} over ${budgets.galleryTask.budget} ms)`;
      table.push({ what: `gallery ${style}: longest task`, measured, judged: { figure, budget: budgets.galleryTask } });
    }
    return table;
  } finally {
    await browser.close();
    await gateway.stop();
    await api.stop();
  }
}

function walkThrough(browser: Browser, url: string, style: string): Promise<Walk> {
  return withFreshPage(browser, PHONE, async (page, devtools) => {
    await showStyle(page, url, style);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    const gallery = page.locator(`section[data-look="${style}"]`);
    const { y, height } = (await gallery.boundingBox()) ?? { y: 0, height: 0 };
    const isRow = rows.has(style);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    return traceTasks(devtools, async () => {
      const middle = Math.min(y + height / 2, PHONE.viewport.height / 2);
      if (isRow) for (const way of [-1, -1, 1]) await swipe(devtools, middle, { xDistance: way * REACH });
      for (const way of [-1, 1]) await swipe(devtools, middle, { yDistance: way * Math.round(height + REACH) });
    });
  });
}

/** Puts another style of the gallery into what the document says of the shop. */
async function showStyle(page: Page, url: string, style: string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const document = await response.text();
    await route.fulfill({ response, body: document.replace(/(?<="gallery_style":")[^"]*/, style) });
  });
}

async function swipe(devtools: CDPSession, y: number, by: { xDistance?: number; yDistance?: number }): Promise<void> {
  const x = PHONE.viewport.width / 2;
  const how = { speed: THUMB_SPEED, gestureSourceType: 'touch', preventFling: true } as const;
  await devtools.send('Input.synthesizeScrollGesture', { x, y, ...by, ...how });
}

/** Tasks of the page's own thread while something is done. */
async function traceTasks(devtools: CDPSession, work: () => Promise<void>): Promise<Walk> {
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
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const isPage = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';
  const threads = new Set(events.filter(isPage).map(threadOf));
  const took = events
    .filter((event) => event.name === 'RunTask' && threads.has(threadOf(event)))
    .map(({ tdur, dur }) => (tdur ?? dur ?? 0) / MICROSECONDS);
  const long = took.filter((ms) => ms > budgets.galleryTask.budget).length;
  return { longestMs: took.reduce((longest, ms) => Math.max(longest, ms), 0), long };
}
