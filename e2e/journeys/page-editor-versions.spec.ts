import type { WidgetRecord } from '@fakos/contracts/pages/contract';
import { expectNothingSerious } from '../fixtures/accessible.ts';
import { deleteWithKeyboard, getAnnouncement, getCanvas, getRow, openEditor } from '../fixtures/page-editor.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'page-editor' });

const image: WidgetRecord = { id: 'i', type: 'image', order: 1, imageUrl: 'about-front.webp', altText: 'Πρόσοψη' };
const text: WidgetRecord = { id: 't', type: 'text', order: 2, content: '<p>Ελάτε να μας δείτε.</p>' };

test('an earlier version is compared in words and on the page, and restoring it makes a new version', async ({
  page,
  staff,
  signInAsOwner,
}) => {
  const id = await staff.createPage('versions', 'Σελίδα με εκδόσεις', [image, text]);
  await staff.savePageSections(id, [
    {
      id: 'section',
      widgets: [
        { ...text, order: 1 },
        { ...image, order: 2, altText: 'Ξύλινα ράφια' },
      ],
    },
  ]);
  await signInAsOwner();
  await openEditor(page, id);
  const openVersions = async () => {
    await page.getByRole('button', { name: 'Περισσότερα για τη σελίδα' }).click();
    await page.getByRole('menuitem', { name: 'Προηγούμενες δημοσιεύσεις' }).click();
    return page.getByRole('dialog', { name: 'Προηγούμενες δημοσιεύσεις' });
  };
  const versions = await openVersions();
  const rows = versions.getByRole('button', { name: /^Επαναφορά: / });
  await expect(rows).toHaveCount(2);
  await versions
    .getByRole('button', { name: /^Σύγκριση με την τρέχουσα: / })
    .last()
    .click();
  const greek = versions.getByRole('region', { name: 'Ελληνικά' });
  await expect(greek.locator('del')).toContainText('Πρόσοψη');
  await expect(greek.locator('ins')).toContainText('Ξύλινα ράφια');
  await expect(greek).toContainText('Μετακίνηση');
  await expect(greek).not.toContainText('Διαγραφή');
  await expect(greek).not.toContainText('Νέο');

  await test.step('the same is marked on the page, also after a change', async () => {
    await versions.getByRole('button', { name: 'Σήμανση πάνω στη σελίδα' }).click();
    await expect(versions).toHaveCount(0);
    const notice = page.getByRole('status').filter({ hasText: 'από τη δημοσίευση της' });
    await expect(notice).toBeVisible();
    await expect(page.locator('[data-mark=changed]')).toContainText('Αλλαγή');
    await expectNothingSerious(page);
    await getRow(page, /^Κείμενο/).click();
    await deleteWithKeyboard(page);
    await expect(notice).toContainText('1 στοιχείο έχει διαγραφεί από τότε.');
    await page.keyboard.press('Control+KeyZ');
    await page.getByRole('button', { name: 'Τέλος της σύγκρισης' }).click();
    await expect(page.locator('[data-mark]')).toHaveCount(0);
  });

  await test.step('restored', async () => {
    await openVersions();
    await rows.last().click();
    await versions.getByRole('button', { name: 'Επαναφορά', exact: true }).click();
    await expect(rows).toHaveCount(3);
    expect(await staff.getPageSections(id)).toMatchObject([{ widgets: [{ altText: 'Πρόσοψη' }, { id: 't' }] }]);
  });
});

test('a widget added in Greek is offered at the same place of English, which a change of the Greek makes stale', async ({
  page,
  staff,
  signInAsOwner,
}) => {
  const id = await staff.createPage('two-languages', 'Σελίδα σε δύο γλώσσες', [image, text]);
  await signInAsOwner();
  await openEditor(page, id);
  await getRow(page, /^Εικόνα/).click();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Αναζήτηση στοιχείου' })).toBeFocused();
  await page.keyboard.type('διαχωριστικ');
  await page.keyboard.press('Enter');
  await expect(getAnnouncement(page)).toContainText('Προσθήκη: ');
  await page.getByRole('button', { name: 'Προσθήκη στα αγγλικά' }).click();
  const switchTo = (language: string) => page.getByText(language, { exact: true }).click();
  await switchTo('Αγγλικά');
  await expect(getRow(page, /^Διαχωριστικ/)).toHaveAttribute('aria-posinset', '2');
  await switchTo('Ελληνικά');

  await getRow(page, /^Κείμενο/).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Κείμενο', exact: true })).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Σήμερα.');
  await expect(getCanvas(page).getByText('Σήμερα.')).toBeVisible();
  await expect(page.getByText(/^Αποθηκεύτηκε \d/)).toBeVisible();
  await page.getByRole('tab', { name: /^Έλεγχοι/ }).click();
  const checks = page.getByRole('tabpanel', { name: /^Έλεγχοι/ });
  await expect(checks.getByText('Το ελληνικό κείμενο άλλαξε μετά το αγγλικό.')).toBeVisible();
});
