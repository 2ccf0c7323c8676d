import type { Browser } from '@playwright/test';
import { screens, withFreshPage } from './throttled-browser.ts';

/** A first view ends with this time without a request, in milliseconds (speed.md, "Budgets"). */
const IDLE_MS = 5_000;
const POLL_MS = 100;
/** How long a page may take to become idle, in milliseconds. */
const TIMEOUT_MS = 60_000;

/** What a browser downloaded of a page that nobody touches, until it was idle. */
export interface LoadedView {
  /** Bytes of scripts, with their response headers. */
  readonly scriptBytes: number;
  readonly scriptRequests: number;
  /** Number of requests of all kinds. */
  readonly requests: number;
  /** Used JavaScript heap of the idle page, in bytes. */
  readonly heapBytes: number;
}

/**
 * Opens a page on a phone with an empty profile, and waits until it is idle. Nothing runs in the page meanwhile: it would count
 * as an interaction.
 *
 * @throws {Error} when the page is not idle in time
 */
export function loadFirstView(browser: Browser, url: string): Promise<LoadedView> {
  return withFreshPage(browser, screens.phone, async (page, devtools) => {
    const kinds = new Map<string, string>();
    const running = new Set<string>();
    let scriptBytes = 0;
    let lastActivity = performance.now();
    const end = (requestId: string, bytes: number) => {
      if (!running.delete(requestId)) return;
      if (kinds.get(requestId) === 'Script') scriptBytes += bytes;
      lastActivity = performance.now();
    };
    devtools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
      if (!request.url.startsWith('http')) return;
      kinds.set(requestId, type);
      running.add(requestId);
      lastActivity = performance.now();
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
    devtools.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
    const deadline = performance.now() + TIMEOUT_MS;
    await page.goto(url, { waitUntil: 'commit' });
    while (running.size > 0 || performance.now() - lastActivity < IDLE_MS) {
      if (performance.now() > deadline) throw new Error(`${url} was not idle after ${TIMEOUT_MS} ms.`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const scriptRequests = [...kinds.values()].filter((kind) => kind === 'Script').length;
    return { scriptBytes, scriptRequests, requests: kinds.size, heapBytes: usedSize };
  });
}
