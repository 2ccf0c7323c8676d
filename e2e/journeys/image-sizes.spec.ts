import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const WIDTHS = [360, 768, 1440];
const HEIGHT = 900;
const PAGES = ['/', '/shop', '/shop?layout=rows', '/category/sunglasses', '/blog', '/services', '/services/eye-exam'];
/** Maximum ratio of rendered to requested size at which an image still looks sharp. */
const TOLERANCE = 1.06;

/** Images that are drawn larger than their `sizes` say, so that the browser chooses a file that is too small. */
async function listBlurredImages(page: Page): Promise<string[]> {
  return page.evaluate((tolerance) => {
    const loaded = [...document.images].filter((image) => image.srcset && image.complete && image.naturalWidth > 0);
    return loaded.flatMap((image) => {
      // With `srcset`, the natural width is the one that `sizes` gave.
      const { naturalWidth, naturalHeight, offsetWidth, offsetHeight, sizes, currentSrc } = image;
      const isCropped = getComputedStyle(image).objectFit === 'cover';
      const fromHeight = isCropped ? (offsetHeight * naturalWidth) / naturalHeight : 0;
      const drawn = Math.max(offsetWidth, fromHeight);
      if (drawn <= naturalWidth * tolerance) return [];
      return [
        `${new URL(currentSrc).searchParams.get('file')}: ${Math.round(drawn)} px, "${sizes}" = ${naturalWidth} px`,
      ];
    });
  }, TOLERANCE);
}

/** Runs in the page. Images that a carousel clips load later. */
function areVisibleImagesLoaded(): boolean {
  const isVisible = (image: Element) => {
    let { left, right } = image.getBoundingClientRect();
    const { top, bottom } = image.getBoundingClientRect();
    for (let box = image.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible') continue;
      const clip = box.getBoundingClientRect();
      left = Math.max(left, clip.left);
      right = Math.min(right, clip.right);
    }
    return bottom > 0 && top < window.innerHeight && left < right && image.checkVisibility();
  };
  return [...document.images].every((image) => image.srcset === '' || image.complete || !isVisible(image));
}

for (const width of WIDTHS) {
  test(`at ${width} px no image is enlarged`, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const address of PAGES) {
      await page.goto(address);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += HEIGHT / 2) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
        await page.waitForFunction(areVisibleImagesLoaded);
      }
      expect.soft(await listBlurredImages(page), address).toEqual([]);
    }
  });
}
