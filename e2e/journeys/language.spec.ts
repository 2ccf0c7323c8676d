import { waitForHydration } from '../fixtures/hydration.ts';
import { expect, test } from '../fixtures/test.ts';

/** How far a line may move when the language changes, in pixels: texts above it in the viewport differ in length. */
const MAX_DRIFT_PX = 80;

test('switching the language keeps the page and its state, is remembered and applies to later visits', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const storedLanguage = () => page.evaluate(() => localStorage.getItem('language'));

  await page.goto('/shop?category=sunglasses&sort=price-up');
  // Before hydration the link loads a new page, which would lose the typed text.
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'el');
  await expect(main.getByRole('heading', { level: 1, name: 'Γυαλιά ηλίου' })).toBeVisible();
  await main.getByRole('searchbox').fill('Αίγινα');
  await page.getByRole('navigation', { name: 'Γλώσσα' }).getByRole('link', { name: 'English' }).click();

  await expect(page).toHaveURL('/en/shop?category=sunglasses&sort=price-up');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await storedLanguage()).toBe('en');
  // The typed text stays, and the texts of the shell, the remote and the API are in English.
  await expect(main.getByRole('searchbox', { name: 'Search products' })).toHaveValue('Αίγινα');
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toContainText('Articles');
  await expect(main.getByRole('combobox', { name: 'Sort' })).toHaveValue('price-up');
  await expect(main.getByRole('heading', { level: 1, name: 'Sunglasses' })).toBeVisible();
  await expect(main.getByRole('article').first()).toContainText('Aegina Champagne');
  await expect(page.getByRole('contentinfo')).toContainText('Athens');

  await page.reload();
  await expect(page).toHaveURL('/en/shop?category=sunglasses&sort=price-up');
  await expect(main.getByRole('heading', { level: 1, name: 'Sunglasses' })).toBeVisible();

  await page.goto('/blog');
  await expect(page).toHaveURL('/en/blog');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'How to read your glasses prescription' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Ελληνικά' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('html')).toHaveAttribute('lang', 'el');
  expect(await storedLanguage()).toBe('el');
  await expect(main.getByRole('link', { name: 'Πώς διαβάζεται η συνταγή γυαλιών' })).toBeVisible();
});

for (const [address, before, after] of [
  ['/blog/acetate-or-titanium', 'Τιτάνιο', 'Titanium'],
  ['/privacy', '7. Τα δικαιώματά σας', '7. Your rights'],
  ['/', 'Για κάθε σας μέρα', 'For each of your days'],
] as const) {
  test(`switching the language of ${address} keeps the reading position`, async ({ page }) => {
    await page.goto(address);
    const heading = (name: string) => page.getByRole('main').getByRole('heading', { name, exact: true });
    const top = await heading(before).evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return element.getBoundingClientRect().top;
    });
    // Without the pointer, for which Playwright would scroll to the sticky header.
    await page
      .getByRole('navigation', { name: 'Γλώσσα' })
      .getByRole('link', { name: 'English' })
      .dispatchEvent('click');
    await expect(heading(after)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect
      .poll(async () => Math.abs(((await heading(after).boundingBox())?.y ?? Number.NaN) - top))
      .toBeLessThan(MAX_DRIFT_PX);
  });
}

test('the back office can be switched to English and keeps its address', async ({ page, signInAsOwner }) => {
  await signInAsOwner();
  await page.goto('/admin/bookings');
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page).toHaveURL('/admin/bookings');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
