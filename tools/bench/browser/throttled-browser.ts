import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../start/find-chromium.ts';

/** Network and CPU throttling. */
export interface Throttle {
  /** Minimum latency of a request in milliseconds. */
  readonly latencyMs: number;
  /** Bytes per second; -1 for no limit. */
  readonly download: number;
  readonly upload: number;
  /** CPU slowdown factor. */
  readonly cpu: number;
}

const KILOBIT = 1_000 / 8;

/** A mid-range phone on a slow network: 1.6 Mbit/s, 150 ms latency, CPU four times slower. */
export const slowPhone: Throttle = { latencyMs: 150, download: 1_600 * KILOBIT, upload: 750 * KILOBIT, cpu: 4 };
/** A distant server without other throttling. */
export const highLatency: Throttle = { latencyMs: 150, download: -1, upload: -1, cpu: 1 };

const widths = { phone: 412, desktop: 1_440 };
/** Screen sizes. */
export const screens = {
  phone: { viewport: { width: widths.phone, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: widths.desktop, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

/** Starts the installed Chromium. */
export function startBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

/** Runs `work` with a page in a new browser context. */
export async function withFreshPage<T>(
  browser: Browser,
  screen: BrowserContextOptions,
  work: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  // A service worker's prefetching would blur the end of the first view.
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

/** Throttles the page's network and CPU from now on. */
export async function throttle(devtools: CDPSession, { latencyMs, download, upload, cpu }: Throttle): Promise<void> {
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: download,
    uploadThroughput: upload,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
