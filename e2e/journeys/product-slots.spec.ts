import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const SHELVES = 'Προϊόντα και άρθρα';

/** The two shelves of products of the page that shows every widget: cards, and a carousel. */
async function openShelves(page: Page) {
  await page.goto('/page/kitchen-sink');
  await page.getByRole('heading', { name: SHELVES }).scrollIntoViewIfNeeded();
  const shelves = page.getByRole('main').getByRole('region', { name: 'Προϊόντα' });
  return { cards: shelves.nth(0), carousel: shelves.nth(1) };
}

/** Which of a carousel's cards stand wholly in it, by their places. */
const inSight = (carousel: Locator) =>
  carousel.getByRole('list').evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    const boxes = Array.from(list.children, (card) => card.getBoundingClientRect());
    return boxes.flatMap((box, index) => (box.left >= left - 1 && box.right <= right + 1 ? [index] : []));
  });

test('products on a page of widgets: cards without turning, a carousel of more than three in pages of three', async ({
  page,
}) => {
  const { cards, carousel } = await openShelves(page);
  await expect(cards.getByRole('article')).toHaveCount(3);
  await expect(cards.getByRole('button', { name: /προϊόντα$/ })).toHaveCount(0);
  await expect(cards.getByRole('button', { name: /^Αγορά: / })).toHaveCount(3);

  await expect(carousel.getByRole('article')).toHaveCount(6);
  const next = carousel.getByRole('button', { name: 'Επόμενα προϊόντα' });
  const previous = carousel.getByRole('button', { name: 'Προηγούμενα προϊόντα' });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  expect(await inSight(carousel)).toEqual([0, 1, 2]);
  await next.click();
  await expect.poll(() => inSight(carousel)).toEqual([3, 4, 5]);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await previous.click();
  await expect.poll(() => inSight(carousel)).toEqual([0, 1, 2]);
  await carousel
    .getByRole('button', { name: /^Αγορά: / })
    .first()
    .click();
  await expect(page.getByText('Το προϊόν προστέθηκε στο καλάθι!')).toBeVisible();
});
