import type { Page } from '@playwright/test';
import { scriptsOf } from '../fixtures/public-routes.ts';
import { saveData } from '../fixtures/save-data.ts';
import { expect, test } from '../fixtures/test.ts';

/** From click to content, with the round trip below (speed.md, "Budgets"). */
const BUDGET_MS = 100;
const ROUND_TRIP_MS = 150;

const PRODUCT = 'Σούνιο Μαύρο';
const PRODUCT_CALL = /products\.php\?action=get&/;

test('a link that was pointed at opens without asking for anything', async ({ page }) => {
  await page.goto('/shop?brand=thalassa');
  await page.waitForLoadState('networkidle');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const link = page.getByRole('main').getByRole('link', { name: PRODUCT });
  const prefetched = page.waitForResponse(PRODUCT_CALL);
  await link.hover();
  await (await prefetched).finished();
  await page.waitForLoadState('networkidle');

  const asked = noteRequests(page);
  await timeUntilHeading(page, PRODUCT);
  await link.click();
  // Asked for first: looking a heading up by its role would keep the page busy while it is measured.
  const took = await page.evaluate(() => (window as unknown as { clickToContent: Promise<number> }).clickToContent);
  await expect(page.getByRole('heading', { level: 1, name: PRODUCT })).toBeVisible();
  console.log(
    `click to content with a round trip of ${ROUND_TRIP_MS} ms: ${took.toFixed(0)} ms (budget ${BUDGET_MS} ms)`,
  );
  // Parts further down come after what was clicked for.
  expect(asked.filter(({ url }) => isOfProduct(url))).toEqual([]);
  expect(took).toBeLessThan(BUDGET_MS);
});

test('links in view bring their page’s code ahead of the click, and no data', async ({ page }) => {
  const early = noteRequests(page);
  await page.goto('/blog');
  const wanted = scriptsOf('blog/:slug').filter((file) => !scriptsOf('blog').includes(file));
  const isThere = (file: string) => early.some(({ url }) => url.endsWith(`/${file}`));
  await expect.poll(() => wanted.length > 0 && wanted.every(isThere)).toBe(true);
  await page.waitForLoadState('networkidle');
  const asked = noteRequests(page);
  const isOfPost = isPartOf('blog/:slug');
  const link = page.getByRole('main').getByRole('link', { name: 'Ποιος σκελετός ταιριάζει στο πρόσωπό σας' });
  await link.dispatchEvent('click');
  await expect(page.getByText('Ελένη Μάρκου')).toBeVisible();
  expect(asked.filter(({ url }) => isOfPost(url))).toEqual([]);
  expect(asked.filter(({ url }) => url.includes('posts.php?action=get'))).toHaveLength(1);
});

test('who saves data downloads nothing ahead of the click', async ({ page }) => {
  await saveData(page);
  await page.clock.install();
  await page.goto('/shop?brand=thalassa');
  const link = page.getByRole('main').getByRole('link', { name: PRODUCT });
  await expect(link).toBeVisible();
  // Later parts of the page that is open come all the same; what belongs to a product's page does not.
  const asked = noteRequests(page);
  await link.hover();
  // Long past every delay after which a page would be prefetched.
  await page.clock.runFor('00:10');
  expect(asked.filter(({ url }) => isOfProduct(url))).toEqual([]);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: PRODUCT })).toBeVisible();
  expect(asked.filter(({ url }) => isOfProduct(url)).length).toBeGreaterThan(1);
});

/** Whether an address is a script that a list does not have and the page of a route cannot do without. */
function isPartOf(route: string): (url: string) => boolean {
  const known = ['shop', 'blog'].flatMap(scriptsOf);
  const needed = scriptsOf(route).filter((file) => !known.includes(file));
  return (url) => needed.some((file) => url.endsWith(`/${file}`));
}

/** What a product's page begins with: its scripts and its data. */
function isOfProduct(url: string): boolean {
  return isPartOf('shop/:slug')(url) || PRODUCT_CALL.test(url);
}

/** Everything that the page asks for from now on. */
function noteRequests(page: Page): { url: string }[] {
  const asked: { url: string }[] = [];
  page.on('request', (request) => {
    asked.push({ url: request.url() });
  });
  return asked;
}

/** Lets the page's own clock take the time from its next click to the frame that shows a heading. */
async function timeUntilHeading(page: Page, words: string): Promise<void> {
  await page.evaluate((wanted) => {
    const isThere = () => document.querySelector('h1')?.textContent === wanted;
    const clickToContent = new Promise<number>((resolve) => {
      window.addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            if (isThere()) resolve(performance.now() - timeStamp);
            else requestAnimationFrame(look);
          };
          look();
        },
        { capture: true, once: true },
      );
    });
    Object.assign(window, { clickToContent });
  }, words);
}
