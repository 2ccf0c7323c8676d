import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const HEADING = 'Προϊόντα και άρθρα';

/** Opens the page with all widgets and returns its two product widgets: cards and a carousel. */
async function openProductWidgets(page: Page) {
  await page.goto('/page/kitchen-sink');
  await page.getByRole('heading', { name: HEADING }).scrollIntoViewIfNeeded();
  const widgets = page.getByRole('main').getByRole('region', { name: 'Προϊόντα' });
  return { cards: widgets.nth(0), carousel: widgets.nth(1) };
}

/** Indexes of the cards that are fully visible in a carousel, whose own list is the first: cards have lists of colours. */
const listVisibleCards = (carousel: Locator) =>
  carousel
    .getByRole('list')
    .first()
    .evaluate((list) => {
      const { left, right } = list.getBoundingClientRect();
      const boxes = Array.from(list.children, (card) => card.getBoundingClientRect());
      return boxes.flatMap((box, index) => (box.left >= left - 1 && box.right <= right + 1 ? [index] : []));
    });

test('product widgets show cards without paging, and a carousel of more than three in pages of three', async ({
  page,
}) => {
  const { cards, carousel } = await openProductWidgets(page);
  await expect(cards.getByRole('article')).toHaveCount(3);
  await expect(cards.getByRole('button', { name: /προϊόντα$/ })).toHaveCount(0);
  await expect(cards.getByRole('button', { name: /^Αγορά: / })).toHaveCount(3);

  await expect(carousel.getByRole('article')).toHaveCount(6);
  const next = carousel.getByRole('button', { name: 'Επόμενα προϊόντα' });
  const previous = carousel.getByRole('button', { name: 'Προηγούμενα προϊόντα' });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  expect(await listVisibleCards(carousel)).toEqual([0, 1, 2]);
  await next.click();
  await expect.poll(() => listVisibleCards(carousel)).toEqual([3, 4, 5]);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await previous.click();
  await expect.poll(() => listVisibleCards(carousel)).toEqual([0, 1, 2]);
  await carousel
    .getByRole('button', { name: /^Αγορά: / })
    .first()
    .click();
  await expect(page.getByText('Το προϊόν προστέθηκε στο καλάθι!')).toBeVisible();
});
