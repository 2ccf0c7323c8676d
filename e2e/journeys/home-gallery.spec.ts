import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ChangedSettings } from '../fixtures/changed-settings.ts';
import { expect, test } from '../fixtures/test.ts';

/** Pictures per style before the first "load more" (spec sections 2 and 9). */
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
/** Pictures of the demo shop's gallery. */
const ALL = 18;
/** What the house's accessibility journeys look for. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const STEP_MS = 5_000;
const PHONE = { width: 360, height: 740 };
const EVERY_STYLE_TIMEOUT_MS = 150_000;

let settings: ChangedSettings;
test.beforeAll(async ({ baseURL }) => {
  settings = await ChangedSettings.open(baseURL);
});
test.afterEach(() => settings.putBack());

const gallery = (page: Page) => page.getByRole('region', { name: 'Γκαλερί' });
const pictures = (page: Page) => gallery(page).getByRole('listitem').locator('[aria-haspopup="dialog"]');
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Εικόνες σε μεγάλο μέγεθος' });

async function openHome(page: Page, look: string): Promise<void> {
  await settings.change({ gallery_style: look });
  await page.goto('/');
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}

test('each style shows its own number of pictures, then four more, fits both widths and is accessible', async ({
  page,
}) => {
  test.setTimeout(EVERY_STYLE_TIMEOUT_MS);
  for (const [look, first] of Object.entries(pageSizes)) {
    await test.step(look, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openHome(page, look);
      await expect(gallery(page)).toHaveAttribute('data-look', look);
      await expect(pictures(page)).toHaveCount(first);
      await gallery(page).getByRole('button', { name: 'Περισσότερες εικόνες' }).click();
      await expect(pictures(page)).toHaveCount(first + 4);
      await expect(pictures(page).nth(first)).toBeFocused();
      for (const size of [{ width: 1440, height: 900 }, PHONE]) {
        await page.setViewportSize(size);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, 'no sideways scrolling').toBe(size.width);
      }
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).include('section[data-look]').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  }
});

test('when all pictures are shown there is nothing more to load', async ({ page }) => {
  await openHome(page, 'grid');
  const more = gallery(page).getByRole('button', { name: 'Περισσότερες εικόνες' });
  await more.click();
  await expect(gallery(page).getByText(`16 από ${ALL} εικόνες`)).toBeVisible();
  await more.click();
  await expect(pictures(page)).toHaveCount(ALL);
  await expect(more).toHaveCount(0);
});

test('home’s own style goes before the gallery’s, and a switch that is off hides it', async ({ page }) => {
  await settings.change({ gallery_homepage_style: 'hexagon' });
  await openHome(page, 'grid');
  await expect(gallery(page)).toHaveAttribute('data-look', 'hexagon');
  await settings.change({ show_gallery_section: 'false' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(gallery(page)).toHaveCount(0);
});

test('a picture opens large: keys, ends, backdrop, and the focus comes back', async ({ page }) => {
  await openHome(page, 'grid');
  const opener = pictures(page).nth(1);
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = lightbox(page);
  await expect(dialog.getByText(`2 / ${ALL}`)).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');

  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText(`1 / ${ALL}`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Προηγούμενο' })).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText(`1 / ${ALL}`)).toBeVisible();

  for (let at = 1; at < ALL - 1; at += 1) await page.keyboard.press('ArrowRight');
  const next = dialog.getByRole('button', { name: 'Επόμενο' });
  await next.click();
  await expect(dialog.getByText(`${ALL} / ${ALL}`)).toBeVisible();
  await expect(next).toHaveCount(0);
  // The button that had the focus is gone; the keys still work.
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText(`${ALL - 1} / ${ALL}`)).toBeVisible();

  const { violations } = await new AxeBuilder({ page }).withTags(RULES).include('dialog').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');

  await opener.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(8, 450);
  await expect(dialog).toHaveCount(0);
  await opener.click();
  await dialog.getByRole('button', { name: 'Κλείσιμο' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a swipe turns the large picture, and is no click on the backdrop', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHome(page, 'grid');
  await pictures(page).first().click();
  const dialog = lightbox(page);
  await expect(dialog.getByText(`1 / ${ALL}`)).toBeVisible();
  const swipe = async (from: number, to: number) => {
    await page.mouse.move(from, 120);
    await page.mouse.down();
    await page.mouse.move(to, 124);
    await page.mouse.up();
  };
  await swipe(300, 200);
  await expect(dialog.getByText(`2 / ${ALL}`)).toBeVisible();
  await swipe(200, 300);
  await expect(dialog.getByText(`1 / ${ALL}`)).toBeVisible();
  // 50 pixels are not enough: this is a click beside the picture.
  await swipe(200, 170);
  await expect(dialog).toHaveCount(0);
});

test.describe('for those who do not mind motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the carousel moves on every five seconds until it is paused', async ({ page }) => {
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

test('for those who want less motion it stands still until it is started', async ({ page }) => {
  await page.clock.install();
  await openHome(page, 'carousel');
  await expect(gallery(page).getByRole('button', { name: 'Έναρξη εναλλαγής' })).toBeVisible();
  await page.clock.runFor(3 * STEP_MS);
  await expect(gallery(page).getByText('1 / 12')).toBeVisible();
  await gallery(page).getByRole('button', { name: 'Επόμενο' }).click();
  await expect(gallery(page).getByText('2 / 12')).toBeVisible();
});

test('a small picture shows its large one', async ({ page }) => {
  await openHome(page, 'thumbnails');
  await gallery(page).getByRole('button', { name: 'Εμφάνιση: Ο πάγκος' }).click();
  await expect(gallery(page).getByText('7 / 12')).toBeVisible();
  await expect(gallery(page).getByRole('button', { name: 'Εμφάνιση: Ο πάγκος' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('a picture that cannot be shown is a drawing that says so', async ({ page, faults }) => {
  faults.expect(/image\.php/);
  await page.route(/image\.php\?.*type=gallery/, (route) => route.abort());
  await openHome(page, 'grid');
  const first = pictures(page).first().locator('img');
  await expect(first).toHaveAttribute('src', /placeholder\.php.*Image\+Error/);
});
