import { getShortcuts } from '../fixtures/shortcuts.ts';
import { expect, test } from '../fixtures/test.ts';

const HEIGHT = 900;
const PAGES = ['/', '/shop', '/shop/thalassa-sounio-black', '/blog', '/about', '/contact'];

for (const width of [360, 768, 1024, 1280, 1440, 1920]) {
  test(`at ${width} px wishlist and cart can be opened, and nothing is covered`, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const address of PAGES) {
      await page.goto(address);
      const shortcuts = getShortcuts(page);
      await expect(shortcuts.getByRole('link', { name: /^Αγαπημένα, / })).toBeVisible();
      await expect(shortcuts.getByRole('button', { name: /^Καλάθι, / })).toBeVisible();
      const covered = await page.evaluate(() => {
        const buttons = document.querySelector('aside[aria-label="Συντομεύσεις"]')?.getBoundingClientRect();
        if (!buttons || buttons.width === 0) return [];
        const contents = document.querySelectorAll(
          'main :is(a, button, input, h1, h2, h3, p, li), footer :is(a, button, p)',
        );
        // At any scroll position, content outside the buttons' column is not covered.
        const sharesColumn = (element: Element) => {
          let { left, right } = element.getBoundingClientRect();
          for (let box = element.parentElement; box; box = box.parentElement) {
            if (getComputedStyle(box).overflowX === 'visible') continue;
            const clip = box.getBoundingClientRect();
            left = Math.max(left, clip.left);
            right = Math.min(right, clip.right);
          }
          return left < right && right > buttons.left && left < buttons.right;
        };
        return [...contents]
          .filter((element) => element.checkVisibility() && sharesColumn(element))
          .map((element) => element.outerHTML.slice(0, 120));
      });
      expect.soft(covered, address).toEqual([]);
    }
  });
}
