import type { Locator, Page } from '@playwright/test';
import { chooseLanguage } from '../fixtures/back-office-language.ts';
import { placeOrder } from '../fixtures/orders.ts';
import { swipe } from '../fixtures/swipe.ts';
import { expect, test } from '../fixtures/test.ts';

const PALETTE = 'Αναζήτηση και εντολές';
/** Longer than the back office waits before it reads the notifications again. */
const UNTIL_NEXT_READ_MS = 35_000;

const getMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Μενού διαχείρισης' });

test('staff find a screen by Greeklish, from the keyboard alone', async ({ page, signInAsOwner }) => {
  await signInAsOwner();
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1, name: 'Επισκόπηση' }).waitFor();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: PALETTE });
  await expect(field).toBeFocused();
  await page.keyboard.type('paraggelies');
  await expect(page.getByRole('option').first()).toHaveText('Παραγγελίες');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/bookings');
  await expect(page.getByRole('heading', { level: 1, name: 'Παραγγελίες' })).toBeFocused();
  await expect(field).toBeHidden();

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Συντομεύσεις πληκτρολογίου' });
  await expect(sheet.getByRole('region', { name: 'Γενικά' })).toContainText(PALETTE);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

for (const [language, title, product] of [
  ['el', 'Επισκόπηση', 'Βάση γυαλιών Γραφίτης'],
  ['en', 'Overview', 'Spectacle Stand, Graphite'],
] as const) {
  test(`the palette finds products by Greeklish, and every screen of the menu, in ${language}`, async ({
    page,
    signInAsOwner,
  }) => {
    await signInAsOwner();
    await chooseLanguage(page, language);
    await page.goto('/admin');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const menu = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: /API/ }) });
    const names = await menu.locator('a[href^="/admin"]').allTextContents();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox');
    await expect(field).toBeFocused();
    await field.fill('gyalion');
    await expect(page.getByRole('option').filter({ hasText: product }).first()).toBeVisible();
    for (const name of names) {
      await field.fill(name);
      await expect(page.getByRole('option').filter({ hasText: name }).first()).toBeVisible();
    }
  });
}

test('a new order appears among the notifications without a reload, and opens from there', async ({
  page,
  request,
  signInAsOwner,
}) => {
  await signInAsOwner();
  await page.clock.install();
  await page.goto('/admin/shop');
  await page.getByRole('heading', { level: 1, name: 'Προϊόντα' }).waitFor();
  const { number } = await placeOrder(request, 'dewlin-day-30');
  await page.clock.fastForward(UNTIL_NEXT_READ_MS);

  const bell = page.getByRole('button', { name: /^Ειδοποιήσεις, \d+ μη αναγνωσμέν/ });
  await bell.click();
  const menu = page.getByRole('dialog', { name: /^Ειδοποιήσεις/ });
  await menu.getByRole('link', { name: new RegExp(number) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await expect(menu).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('swipes open and close the menu, and a choice closes it', async ({ page, signInAsOwner }) => {
    await signInAsOwner();
    await page.goto('/admin');
    await page.getByRole('heading', { level: 1, name: 'Επισκόπηση' }).waitFor();
    await expect(getMenu(page)).not.toBeInViewport();
    await swipe(page, { x: 10, y: 400 }, { x: 150, y: 400 });
    await expect(getMenu(page)).toBeInViewport();
    await swipe(page, { x: 250, y: 400 }, { x: 100, y: 400 });
    await expect(getMenu(page)).not.toBeInViewport();
    await swipe(page, { x: 10, y: 400 }, { x: 150, y: 400 });
    await getMenu(page).getByRole('link', { name: 'Προϊόντα' }).click();
    await expect(page).toHaveURL('/admin/shop');
    await expect(getMenu(page)).not.toBeInViewport();
  });
});
