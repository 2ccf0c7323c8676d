import { type Browser, expect, type Page } from '@playwright/test';
import { signInStaff } from '../browser/sign-in-staff.ts';
import { screens, startBrowser, withFreshPage } from '../browser/throttled-browser.ts';
import { budgets } from '../budgets.ts';
import { addManyRows } from '../many-rows.ts';
import { startApi, startGateway } from '../site.ts';
import { median, repeat } from '../statistics.ts';
import { formatWithUnit, type Row } from '../table.ts';

const ROUNDS = 5;
/** Rows of each list. */
const ROWS = 100_000;
/** The lists, by their addresses. */
const lists = { orders: '/admin/bookings', products: '/admin/shop' } as const;

/** A screen without links to rows of these lists. */
const ELSEWHERE = '/admin/messages';

/**
 * Lists of the back office with 100,000 products and 100,000 orders: milliseconds from the click in the menu to the frame
 * that shows the first rows, with the code of the screen already loaded and without.
 */
export async function benchBackOffice(): Promise<Row[]> {
  // Creates the database with the demo shop.
  await (await startApi()).stop();
  addManyRows(ROWS);
  const api = await startApi();
  const gateway = await startGateway({ upstream: api.url });
  const browser = await startBrowser();
  try {
    const rows: Row[] = [];
    for (const [name, address] of Object.entries(lists)) {
      await timeList(browser, gateway.url, address);
      const rounds = await repeat(ROUNDS, () => timeList(browser, gateway.url, address));
      for (const visit of ['first', 'second'] as const) {
        const value = median(rounds.map((round) => round[visit]));
        rows.push({
          label: `back office: ${name}, click to rows, ${visit} visit`,
          measured: formatWithUnit(value, 'ms'),
          comparison: { value, budget: budgets.staffList },
        });
      }
    }
    return rows;
  } finally {
    await browser.close();
    await gateway.stop();
    await api.stop();
  }
}

async function timeList(browser: Browser, site: string, address: string): Promise<{ first: number; second: number }> {
  return withFreshPage(browser, screens.desktop, async (page) => {
    await signInStaff(page, site);
    await page.goto(site + ELSEWHERE, { waitUntil: 'networkidle' });
    const first = await timeClick(page, address);
    await page.locator(`nav a[href="${ELSEWHERE}"]`).first().click();
    await expect(page.locator(`main a[href^="${address}/"]`)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    return { first, second: await timeClick(page, address) };
  });
}

/** Clicks a list in the menu. Milliseconds until a frame shows a link to one of its rows. */
async function timeClick(page: Page, address: string): Promise<number> {
  await page.evaluate((list) => {
    const hasRows = () =>
      [...document.querySelectorAll(`main a[href^="${list}/"]`)].some((link) =>
        /\/\d+$/.test(link.getAttribute('href') ?? ''),
      );
    const benchClick = new Promise<number>((resolve) => {
      const check = (clickedAt: number) => {
        if (!hasRows()) {
          requestAnimationFrame(() => check(clickedAt));
          return;
        }
        // A task that is queued during a frame runs after that frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clickedAt);
        port2.postMessage(undefined);
      };
      window.addEventListener('click', ({ timeStamp }) => check(timeStamp), { capture: true, once: true });
    });
    Object.assign(window, { benchClick });
  }, address);
  await page.locator(`nav a[href="${address}"]`).first().click();
  return page.evaluate(() => (window as unknown as { benchClick: Promise<number> }).benchClick);
}
