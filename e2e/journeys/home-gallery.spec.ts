import type { Page } from '@playwright/test';
import { getDeadline } from '../deadlines.ts';
import { listViolations } from '../fixtures/accessible.ts';
import { ChangedSettings } from '../fixtures/changed-settings.ts';
import { swipe } from '../fixtures/swipe.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'home-gallery' });

/** Images per style before the first "load more" (spec sections 2 and 9). */
const pageSizes = {
  modern: 12,
  grid: 12,
  carousel: 12,
  masonry: 12,
  slider: 12,
  organic: 12,
  carousel3d: 6,
  glitch: 8,
  'masonry-modern': 12,
  hexagon: 9,
  'carousel-blur': 10,
  floating: 8,
  thumbnails: 12,
};
/** Number of images in the demo shop's gallery. */
const ALL = 18;
const STEP_MS = 5_000;
const PHONE = { width: 360, height: 740 };
const EVERY_STYLE_TIMEOUT_MS = 150_000;

let settings: ChangedSettings;
test.beforeAll(async ({ baseURL }) => {
  settings = await ChangedSettings.open(baseURL);
});
test.afterEach(() => settings.restore());

const gallery = (page: Page) => page.getByRole('region', { name: 'Γκαλερί' });
const images = (page: Page) => gallery(page).getByRole('listitem').locator('[aria-haspopup="dialog"]');
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Εικόνες σε μεγάλο μέγεθος' });
const position = (page: Page, number: number) => lightbox(page).getByText(new RegExp(`^${number} από ${ALL} `));

async function openHome(page: Page, style: string): Promise<void> {
  await settings.change({ show_gallery_section: 'true', gallery_style: style });
  await page.goto('/');
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}

test('each style shows its number of images, loads four more, fits both widths and is accessible', async ({ page }) => {
  test.setTimeout(getDeadline(EVERY_STYLE_TIMEOUT_MS));
  for (const [style, firstCount] of Object.entries(pageSizes)) {
    await test.step(style, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openHome(page, style);
      await expect(gallery(page)).toHaveAttribute('data-look', style);
      await expect(images(page)).toHaveCount(firstCount);
      await gallery(page).getByRole('button', { name: 'Περισσότερες εικόνες' }).click();
      await expect(images(page)).toHaveCount(firstCount + 4);
      await expect(images(page).nth(firstCount)).toBeFocused();
      for (const size of [{ width: 1440, height: 900 }, PHONE]) {
        await page.setViewportSize(size);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, 'no horizontal scrolling').toBe(size.width);
      }
      const violations = await listViolations(page, 'section[data-look]');
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  }
});

test('the “load more” button disappears when all images are shown', async ({ page }) => {
  await openHome(page, 'grid');
  const more = gallery(page).getByRole('button', { name: 'Περισσότερες εικόνες' });
  await more.click();
  await expect(gallery(page).getByText(`16 από ${ALL} εικόνες`)).toBeVisible();
  await more.click();
  await expect(images(page)).toHaveCount(ALL);
  await expect(more).toHaveCount(0);
});

test('the home page’s gallery style takes precedence, and the gallery can be hidden', async ({ page }) => {
  await settings.change({ gallery_homepage_style: 'hexagon' });
  await openHome(page, 'grid');
  await expect(gallery(page)).toHaveAttribute('data-look', 'hexagon');
  await settings.change({ show_gallery_section: 'false' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(gallery(page)).toHaveCount(0);
});

test('an image opens in a lightbox with keyboard navigation, and closing it returns the focus', async ({ page }) => {
  await openHome(page, 'grid');
  const opener = images(page).nth(1);
  await opener.focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  const dialog = lightbox(page);
  await expect(position(page, 2)).toBeVisible();
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY), 'the page does not scroll').toBe(scrolled);

  await page.keyboard.press('ArrowLeft');
  await expect(position(page, 1)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Προηγούμενη εικόνα' })).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(position(page, 1)).toBeVisible();

  for (let at = 1; at < ALL - 1; at += 1) await page.keyboard.press('ArrowRight');
  const next = dialog.getByRole('button', { name: 'Επόμενη εικόνα' });
  await next.click();
  await expect(position(page, ALL)).toBeVisible();
  await expect(next).toHaveCount(0);
  // The keys must work although the focused button has disappeared.
  await page.keyboard.press('ArrowLeft');
  await expect(position(page, ALL - 1)).toBeVisible();

  const violations = await listViolations(page, '[role="dialog"]');
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled);
  await opener.scrollIntoViewIfNeeded();

  await opener.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(8, 450);
  await expect(dialog).toHaveCount(0);
  await opener.click();
  await dialog.getByRole('button', { name: 'Κλείσιμο' }).click();
  await expect(dialog).toHaveCount(0);
});

test('Back closes the lightbox and stays on the page, a second Back leaves it', async ({ page }) => {
  await page.goto('/shop');
  await openHome(page, 'grid');
  await images(page).nth(2).click();
  await expect(position(page, 3)).toBeVisible();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

  await images(page).nth(2).click();
  await expect(position(page, 3)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/shop');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('swiping changes the image in the lightbox and does not close it', async ({ page }) => {
    await openHome(page, 'grid');
    await images(page).first().tap();
    const dialog = lightbox(page);
    await expect(position(page, 1)).toBeVisible();
    await swipe(page, { x: 300, y: 120 }, { x: 200, y: 124 });
    await expect(position(page, 2)).toBeVisible();
    await swipe(page, { x: 200, y: 300 }, { x: 300, y: 304 });
    await expect(position(page, 1)).toBeVisible();
    // 50 pixels are not enough.
    await swipe(page, { x: 200, y: 300 }, { x: 155, y: 300 });
    await expect(position(page, 1)).toBeVisible();
    // Chromium interprets a tap directly after a swipe as the end of a fling.
    await expect(async () => {
      if (await dialog.isVisible()) await page.touchscreen.tap(40, 120);
      await expect(dialog).toHaveCount(0, { timeout: 500 });
    }).toPass();
  });
});

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the carousel advances every five seconds until it is paused', async ({ page }) => {
    await page.clock.install();
    await openHome(page, 'carousel');
    await page.mouse.move(700, 850);
    const at = (number: number) => gallery(page).getByText(`${number} / 12`);
    await expect(at(1)).toBeVisible();
    await page.clock.runFor(STEP_MS);
    await expect(at(2)).toBeVisible();
    await page.clock.runFor(STEP_MS);
    await expect(at(3)).toBeVisible();
    await gallery(page).getByRole('button', { name: 'Παύση εναλλαγής' }).click();
    await page.clock.runFor(3 * STEP_MS);
    await expect(at(3)).toBeVisible();
    await gallery(page).getByRole('button', { name: 'Έναρξη εναλλαγής' }).click();
    await page.clock.runFor(STEP_MS);
    await expect(at(4)).toBeVisible();
  });
});

test('with reduced motion the carousel does not advance until it is started', async ({ page }) => {
  await page.clock.install();
  await openHome(page, 'carousel');
  await expect(gallery(page).getByRole('button', { name: 'Έναρξη εναλλαγής' })).toBeVisible();
  await page.clock.runFor(3 * STEP_MS);
  await expect(gallery(page).getByText('1 / 12')).toBeVisible();
  await gallery(page).getByRole('button', { name: 'Επόμενο' }).click();
  await expect(gallery(page).getByText('2 / 12')).toBeVisible();
});

test('clicking a thumbnail shows its image', async ({ page }) => {
  await openHome(page, 'thumbnails');
  await gallery(page).getByRole('button', { name: 'Εμφάνιση: Ο πάγκος' }).click();
  await expect(gallery(page).getByText('7 / 12')).toBeVisible();
  await expect(gallery(page).getByRole('button', { name: 'Εμφάνιση: Ο πάγκος' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('an image that fails to load shows a placeholder, also in the lightbox after its code has been retried', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/image\.php|kit-lightbox/);
  await page.route(/image\.php\?.*type=gallery/, (route) => route.abort());
  await openHome(page, 'grid');
  const first = images(page).first().locator('img');
  await expect(first).toHaveAttribute('src', /placeholder\.php.*Image\+Error/);
  const code = /kit-lightbox/;
  await page.route(code, (route) => route.abort());
  await images(page).first().click();
  await expect(page.getByText('Αυτό το τμήμα της σελίδας δεν φορτώθηκε.')).toBeVisible();
  await page.unroute(code);
  await images(page).first().click();
  await expect(lightbox(page).getByRole('img')).toHaveAttribute('src', /placeholder\.php.*Image\+Error/);
});
