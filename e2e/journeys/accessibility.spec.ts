import { localisePath } from '@fakos/contracts/languages';
import { getDeadline } from '../deadlines.ts';
import { axeWidths, checkPage, DESKTOP, EVERY_PAGE_TIMEOUT_MS, expectAccessible } from '../fixtures/accessible.ts';
import { ChangedSettings } from '../fixtures/changed-settings.ts';
import { scrollToPosts } from '../fixtures/home.ts';
import { listPublicRoutes } from '../fixtures/public-routes.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'accessibility' });
// The longest files: their tests run on all workers.
test.describe.configure({ mode: 'parallel' });
// All widths are checked in one visit.
test.use({ viewport: DESKTOP });

const publicPages = [
  ['the home page', '/', 'Δείτε καθαρά. Δείξτε εσείς.'],
  ['the admin login', '/admin/login', 'Σύνδεση στη διαχείριση'],
] as const;

for (const [name, path, heading] of publicPages) {
  test(`${name} is accessible`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    if (path === '/') await scrollToPosts(page);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  });
}

for (const language of ['el', 'en'] as const) {
  test(`every public page is accessible in ${language} on desktop and phone`, async ({ page }) => {
    test.setTimeout(getDeadline(EVERY_PAGE_TIMEOUT_MS));
    for (const route of listPublicRoutes()) {
      await checkPage(page, localisePath(route, language), { widths: axeWidths[language] });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
  });
}

test('the under-construction page is accessible', async ({ page, baseURL, browserErrors }) => {
  browserErrors.expect(/503 GET/);
  const settings = await ChangedSettings.open(baseURL);
  await settings.change({ under_construction_enabled: 'true' });
  try {
    for (const language of ['el', 'en'] as const) await checkPage(page, localisePath('/', language));
  } finally {
    await settings.restore();
  }
});
