import { expect, test } from '../fixtures/test.ts';

test.use({ cookieChoice: 'none' });

test('with blocked site data, pages work, the language can be changed and the cart can be used', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Γλώσσα' }).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('button', { name: 'Reject' })).toBeHidden();

  await page.goto('/en/shop/thalassa-sounio-black');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const shortcuts = page.getByRole('complementary', { name: 'Shortcuts' });
  await expect(shortcuts.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL('/en/shop');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(shortcuts.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
});
