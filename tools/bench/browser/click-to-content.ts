import type { Browser, Page } from '@playwright/test';
import { pages } from '../site.ts';
import { highLatency, screens, throttle, withFreshPage } from './throttled-browser.ts';

/** How long the mouse rests on the link: about the time it takes to read the product's name. */
const HOVER_MS = 1_000;

/** Opens the list, hovers over a product and clicks it. Milliseconds from the click to the frame that shows its heading. */
export function timeClick(browser: Browser, site: string): Promise<number> {
  return withFreshPage(browser, screens.desktop, async (page, devtools) => {
    await page.goto(`${site}${pages.list}`, { waitUntil: 'networkidle' });
    await throttle(devtools, highLatency);
    const link = page.locator(`main a[href^="${pages.list}/"]`).first();
    await link.hover();
    await page.waitForTimeout(HOVER_MS);
    await page.waitForLoadState('networkidle');
    await watchNextClick(page);
    await link.click();
    return page.evaluate(() => (window as unknown as { benchClick: Promise<number> }).benchClick);
  });
}

/** Measures in the page the time until another heading is painted. */
async function watchNextClick(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heading = () => document.querySelector('main h1')?.textContent;
    const before = heading();
    const benchClick = new Promise<number>((resolve) => {
      const onPainted = (clickedAt: number) => {
        // A task that is queued during a frame runs after that frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clickedAt);
        port2.postMessage(undefined);
      };
      const checkHeading = (clickedAt: number) => {
        const current = heading();
        if (current && current !== before) onPainted(clickedAt);
        else requestAnimationFrame(() => checkHeading(clickedAt));
      };
      window.addEventListener('click', ({ timeStamp }) => checkHeading(timeStamp), { capture: true, once: true });
    });
    Object.assign(window, { benchClick });
  });
}
