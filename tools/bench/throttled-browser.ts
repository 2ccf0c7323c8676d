import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../start/find-chromium.ts';

/** The line and the machine that a page is opened with. */
export interface Throttle {
  /** Milliseconds that every request takes at least. */
  readonly latencyMs: number;
  /** Bytes a second, -1 for as many as come. */
  readonly download: number;
  readonly upload: number;
  /** How many times slower the machine is than this one. */
  readonly cpu: number;
}

const KILOBIT = 1_000 / 8;

/** A phone of the middle class on a slow line: 1.6 Mbit/s, 150 ms, a quarter of this machine. */
export const slowPhone: Throttle = { latencyMs: 150, download: 1_600 * KILOBIT, upload: 750 * KILOBIT, cpu: 4 };
/** A far away server, and nothing else in the way. */
export const farAway: Throttle = { latencyMs: 150, download: -1, upload: -1, cpu: 1 };

const widths = { phone: 412, desktop: 1_440 };
/** Screens that pages are opened on. */
export const screens = {
  phone: { viewport: { width: widths.phone, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: widths.desktop, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

/** Starts the Chromium of this machine. */
export function startBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

/** Lets `work` use a page that has never seen the site. */
export async function withFreshPage<T>(
  browser: Browser,
  screen: BrowserContextOptions,
  work: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  // A service worker comes after the first view; that it fetches ahead would blur where that view ends.
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    return await work(page, devtools);
  } finally {
    await context.close();
  }
}

/** Slows the page's line and machine down from now on. */
export async function throttle(devtools: CDPSession, { latencyMs, download, upload, cpu }: Throttle): Promise<void> {
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: download,
    uploadThroughput: upload,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
