import { DESKTOP, expectNoHorizontalScrolling, expectNothingSerious, PHONE } from '../fixtures/accessible.ts';
import { deleteWithKeyboard, getRow, openEditor } from '../fixtures/page-editor.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'page-editor' });

test('an empty page, the widths of the preview, earlier versions and a conflict are accessible', async ({
  page,
  staff,
  signInAsOwner,
  browserErrors,
}) => {
  // The conflict.
  browserErrors.expect(/412 PUT .*drafts\.php/);
  const id = await staff.createPage('states', 'Σελίδα με καταστάσεις', [
    { id: 't', type: 'text', order: 1, content: '<p>Πρώτη μορφή.</p>' },
  ]);
  await signInAsOwner();
  await openEditor(page, id);
  for (const width of ['Κινητό', 'Tablet']) {
    await page.getByTitle(width, { exact: true }).click();
    await expectNothingSerious(page);
  }

  await test.step('a conflict', async () => {
    await staff.createPreview(id, [
      { id: 'section', widgets: [{ id: 't', type: 'text', order: 1, content: '<p>Των άλλων.</p>' }] },
    ]);
    await getRow(page, /^Κείμενο/).click();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Κείμενο', exact: true })).toBeFocused();
    await page.keyboard.type('Δικό μου.');
    const conflict = page.getByRole('dialog', { name: 'Άλλαξε και από άλλον' });
    await expect(conflict).toBeVisible();
    await expectNothingSerious(page);
    await conflict.getByRole('button', { name: 'Η δική μου' }).click();
    await expect(page.getByText(/^Αποθηκεύτηκε \d/)).toBeVisible();
  });

  await test.step('earlier versions', async () => {
    await page.getByRole('button', { name: 'Περισσότερα για τη σελίδα' }).click();
    const versions = page.getByRole('menuitem', { name: 'Προηγούμενες δημοσιεύσεις' });
    await expect(versions).toBeVisible();
    await expectNothingSerious(page);
    await versions.click();
    await expect(page.getByRole('dialog', { name: 'Προηγούμενες δημοσιεύσεις' })).toBeVisible();
    await expectNothingSerious(page);
    await page.keyboard.press('Escape');
  });

  await test.step('an empty page, with its library and its templates', async () => {
    await getRow(page, 'Ενότητα').click();
    await page.keyboard.press('Delete');
    await expect(page.getByRole('dialog', { name: 'Διαγραφή' })).toBeVisible();
    await expectNothingSerious(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(getRow(page, 'Ενότητα')).toBeFocused();
    await deleteWithKeyboard(page);
    await expect(page.getByText('Η σελίδα είναι άδεια', { exact: true })).toBeVisible();
    await expectNothingSerious(page);
    await page.getByRole('tab', { name: 'Στοιχεία' }).click();
    await expect(page.getByRole('searchbox', { name: 'Αναζήτηση στοιχείου' })).toBeVisible();
    await expectNothingSerious(page);
    await page.getByRole('button', { name: 'Έτοιμες ενότητες' }).click();
    await expect(page.getByRole('tab', { name: 'Αποθηκευμένες' })).toBeVisible();
    await expectNothingSerious(page);
  });
});

test('on a phone a typo is corrected without the canvas', async ({ page, staff, signInAsOwner }) => {
  const id = await staff.createPage('typo', 'Σελίδα με λάθος', [
    { id: 'b', type: 'button', order: 1, text: 'Ραντεβοϋ', url: '/shop' },
  ]);
  await page.setViewportSize({ ...DESKTOP, width: PHONE });
  await signInAsOwner();
  await page.goto(`/admin/pages/${id}`);
  await page.getByRole('treeitem', { name: 'Κουμπί: Ραντεβοϋ' }).click();
  await expectNothingSerious(page);
  await expectNoHorizontalScrolling(page);
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Κείμενο', exact: true });
  await expect(field).toBeFocused();
  await expectNothingSerious(page);
  await expectNoHorizontalScrolling(page);
  await field.fill('Ραντεβού');
  await expect(page.getByText(/^Αποθηκεύτηκε \d/)).toBeAttached();
  await page.getByRole('button', { name: 'Δημοσίευση' }).click();
  const dialog = page.getByRole('dialog', { name: 'Δημοσίευση' });
  await dialog.getByRole('button', { name: 'Δημοσίευση' }).click();
  await expect(dialog.getByText('Η σελίδα δημοσιεύτηκε.')).toBeVisible();
  await expectNothingSerious(page, '[role="dialog"]');
  expect(await staff.getPageSections(id)).toMatchObject([{ widgets: [{ text: 'Ραντεβού' }] }]);
});
