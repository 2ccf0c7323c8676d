import { expect, test } from '../fixtures/test.ts';

const PAGES = ['/terms', '/faq', '/blog/frames-for-your-face-shape'];

for (const address of PAGES) {
  test(`${address} prints only its content, black on white`, async ({ page }) => {
    await page.goto(address);
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('region', { name: /Cookies|Ειδοποιήσεις/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Αγαπημένα/ })).toHaveCount(0);
    await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
    const background = page.getByRole('main').locator('xpath=..');
    await expect(background).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
}
