import type { Locator } from '@playwright/test';
import { expectNothingSerious } from '../fixtures/accessible.ts';
import { getAnnouncement, getRow, openEditor } from '../fixtures/page-editor.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'page-editor' });

test('sections and widgets are dragged in the structure, with a line where they would be and a way to cancel', async ({
  page,
  staff,
  signInAsOwner,
}) => {
  const texts = Array.from({ length: 30 }, (_text, index) => ({
    id: `t${index}`,
    type: 'text',
    order: index + 1,
    content: `<p>Σειρά ${index}.</p>`,
  }));
  const id = await staff.createPage('dragged', 'Σελίδα με σύρσιμο', texts);
  await signInAsOwner();
  await openEditor(page, id);
  const row = (index: number) => getRow(page, new RegExp(`Σειρά ${index}\\.`));
  const line = page.locator('[data-drop-line]');
  const drag = async (from: Locator, to: Locator, offset: number) => {
    await from.hover();
    await page.mouse.down();
    const box = await to.boundingBox();
    if (!box) throw new Error('There is no such row.');
    // The first movement starts the drag.
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 2 });
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + offset);
  };

  await drag(row(0), row(3), 8);
  await expect(line).toBeVisible();
  await expect(getAnnouncement(page)).toContainText('ενότητα 1, θέση 4 από 30');
  await expectNothingSerious(page);
  await page.keyboard.press('Escape');
  await expect(getAnnouncement(page)).toContainText('πίσω στη θέση του');
  await expect(line).toHaveCount(0);
  await page.mouse.up();
  await expect(row(0)).toHaveAttribute('aria-posinset', '1');

  await drag(row(0), row(3), 8);
  await page.mouse.up();
  await expect(row(0)).toHaveAttribute('aria-posinset', '4');
  await expect(getAnnouncement(page)).toContainText('Μετακίνηση: Κείμενο');
  await page.keyboard.press('Control+KeyZ');
  await expect(row(0)).toHaveAttribute('aria-posinset', '1');

  await test.step('with a finger on the grip; elsewhere a finger scrolls', async () => {
    const touch = await page.context().newCDPSession(page);
    const dragByTouch = async (from: Locator, lines: number) => {
      const [start, end] = [await from.boundingBox(), await row(3).boundingBox()];
      if (!start || !end) throw new Error('There is no such row.');
      const x = start.x + start.width / 2;
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] });
      await send('touchStart', start.y + start.height / 2);
      await send('touchMove', end.y + end.height / 2);
      await send('touchMove', end.y + end.height / 2 + 8);
      await expect(line).toHaveCount(lines);
      await send('touchEnd');
    };
    await dragByTouch(row(0).getByText('Σειρά 0.'), 0);
    await expect(row(0)).toHaveAttribute('aria-posinset', '1');
    await dragByTouch(row(0).locator('[data-grip]'), 1);
    await expect(row(0)).toHaveAttribute('aria-posinset', '4');
    await page.keyboard.press('Control+KeyZ');
    await expect(row(0)).toHaveAttribute('aria-posinset', '1');
  });

  // At the lower edge the structure scrolls until its last row is there.
  await expect(row(29)).not.toBeInViewport();
  const panel = page.getByRole('complementary', { name: 'Δομή και στοιχεία' });
  await drag(row(0), panel, ((await panel.boundingBox())?.height ?? 0) / 2 - 16);
  const edge = await panel.boundingBox();
  if (!edge) throw new Error('There is no structure.');
  await page.mouse.move(edge.x + edge.width / 2, edge.y + edge.height - 6, { steps: 10 });
  await expect(row(29)).toBeInViewport({ ratio: 1 });
  await page.mouse.up();
  await expect(getAnnouncement(page)).toContainText('Μετακίνηση: Κείμενο');
  await expect(row(0)).not.toHaveAttribute('aria-posinset', '1');
});
