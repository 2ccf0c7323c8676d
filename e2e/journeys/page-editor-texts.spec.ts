import { expectNothingSerious } from '../fixtures/accessible.ts';
import { getCanvas, getRow, openEditor } from '../fixtures/page-editor.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'page-editor' });

test('texts are edited in place with F2 and with the mouse, and Escape takes back what was typed', async ({
  page,
  staff,
  signInAsOwner,
}) => {
  const id = await staff.createPage('in-place', 'Σελίδα με κείμενα', [
    { id: 'b', type: 'button', order: 1, text: 'Ραντεβού', url: '/shop' },
    { id: 't', type: 'text', order: 2, content: '<p>Ελάτε να μας δείτε.</p>' },
  ]);
  await signInAsOwner();
  await openEditor(page, id);
  const button = page.getByRole('textbox', { name: 'Κείμενο, πάνω στη σελίδα' });
  const text = page.getByRole('region', { name: 'Κείμενο, πάνω στη σελίδα' }).getByRole('textbox');

  await test.step('the last widget, right after it was selected', async () => {
    await getRow(page, 'Ενότητα').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('F2');
    await expect(text).toBeFocused();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Σήμερα.');
    await expect(getCanvas(page).getByText('Ελάτε να μας δείτε. Σήμερα.')).toBeVisible();
    await expectNothingSerious(page);
    await page.keyboard.press('Escape');
    await expect(getRow(page, /Σήμερα/)).toBeFocused();
  });

  await test.step('a short text is restored by Escape and stored by Enter', async () => {
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('F2');
    await expect(button).toBeFocused();
    await page.keyboard.type('Κλείστε');
    await expect(getCanvas(page).getByText('Κλείστε')).toBeVisible();
    await expectNothingSerious(page);
    await page.keyboard.press('Escape');
    await expect(getRow(page, 'Κουμπί: Ραντεβού')).toBeFocused();
    await page.keyboard.press('F2');
    await page.keyboard.type('Κλείστε ραντεβού');
    await page.keyboard.press('Enter');
    await expect(getRow(page, 'Κουμπί: Κλείστε ραντεβού')).toBeFocused();
  });

  await test.step('a double click edits the text below the pointer', async () => {
    const shown = await getCanvas(page).getByText('Κλείστε ραντεβού').boundingBox();
    if (!shown) throw new Error('The text is not on the canvas.');
    await page.mouse.dblclick(shown.x + shown.width / 2, shown.y + shown.height / 2);
    await expect(button).toBeFocused();
    await expect(button).toHaveValue('Κλείστε ραντεβού');
    await page.keyboard.press('Escape');
  });
});
