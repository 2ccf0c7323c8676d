import type { Browser, Page } from '@playwright/test';
import { pages } from './site.ts';
import { farAway, screens, throttle, withFreshPage } from './throttled-browser.ts';

/** How long the mouse rests on the link: as long as somebody takes to read the product's name. */
const POINTED_AT_MS = 1_000;

/** Opens the list, points at a product, waits and clicks. Milliseconds from the click to the frame that shows its heading. */
export function timeClick(browser: Browser, site: string): Promise<number> {
  return withFreshPage(browser, screens.desktop, async (page, devtools) => {
    await page.goto(`${site}${pages.list}`, { waitUntil: 'networkidle' });
    await throttle(devtools, farAway);
    const link = page.locator(`main a[href^="${pages.list}/"]`).first();
    await link.hover();
    await page.waitForTimeout(POINTED_AT_MS);
    await page.waitForLoadState('networkidle');
    await watchNextClick(page);
    await link.click();
    return page.evaluate(() => (window as unknown as { benchClick: Promise<number> }).benchClick);
  });
}

/** Lets the page's own clock take the time until another heading is painted. */
async function watchNextClick(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heading = () => document.querySelector('main h1')?.textContent;
    const before = heading();
    const benchClick = new Promise<number>((resolve) => {
      const onPainted = (clickedAt: number) => {
        // A task that is queued in a frame runs after that frame was painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clickedAt);
        port2.postMessage(undefined);
      };
      const look = (clickedAt: number) => {
        const shown = heading();
        if (shown && shown !== before) onPainted(clickedAt);
        else requestAnimationFrame(() => look(clickedAt));
      };
      window.addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
    });
    Object.assign(window, { benchClick });
  });
}
