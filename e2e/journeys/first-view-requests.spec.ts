import { useMobileNetwork } from '../fixtures/mobile-network.ts';
import { expect, test } from '../fixtures/test.ts';

/** Budgets of a first view without an interaction. */
const MAX_SCRIPTS = 20;
const MAX_REQUESTS = 40;

const PAGES = [
  ['the home page', '/'],
  ['a product list', '/shop'],
  ['a product', '/shop/thalassa-sounio-black'],
  ['a post', '/blog/acetate-or-titanium'],
] as const;

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, cookieChoice: 'none' });

for (const [what, path] of PAGES) {
  test(`${what} requests no optional files before an interaction`, async ({ page }) => {
    const requests: { type: string; path: string }[] = [];
    page.on('request', (request) => {
      requests.push({ type: request.resourceType(), path: new URL(request.url()).pathname });
    });
    // Playwright's scripts in the page count as interactions, so none runs until the requests have ended.
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForLoadState('networkidle');
    const scripts = requests.filter(({ type }) => type === 'script').map((request) => request.path);
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(MAX_SCRIPTS);
    const all = requests.map(({ type, path: requested }) => `${type} ${requested}`);
    expect(all.length, all.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS);
  });
}

test('a button of the footer works at the first press', async ({ page }) => {
  await useMobileNetwork(page);
  await page.goto('/terms');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Ρυθμίσεις cookies' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Απόρριψη όλων' })).toBeVisible();
});
