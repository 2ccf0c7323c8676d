import { DESKTOP, expectAccessible } from '../fixtures/accessible.ts';
import {
  deleteWithKeyboard,
  getAnnouncement,
  getRow,
  insertWithKeyboard as insert,
  openEditor,
} from '../fixtures/page-editor.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'page-editor' });

const ABOUT = 1;

test('with the keyboard alone a widget is inserted, moved into a column, duplicated, deleted and published', async ({
  page,
  signInAsOwner,
}) => {
  await signInAsOwner();
  await openEditor(page, ABOUT);
  await getRow(page, 'Ενότητα').first().focus();
  await page.keyboard.press('ArrowDown');
  await insert(page, 'Δύο στήλες');
  const columns = getRow(page, 'Δύο στήλες').first();
  await expect(columns).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await insert(page, 'Κουμπί');
  const button = getRow(page, /^Κουμπί/).first();
  await expect(button).toBeFocused();

  await page.keyboard.press('Space');
  await expect(getAnnouncement(page)).toContainText('Μετακίνηση: Κουμπί');
  const heard = new Set<string>();
  /** Presses an arrow key until the announcement contains a text; each press changes it and leaves the focus. */
  const pressUntil = async (key: string, wanted: string) => {
    for (let presses = 0; presses < 20; presses++) {
      const before = (await getAnnouncement(page).textContent()) ?? '';
      if (before.includes(wanted)) break;
      await page.keyboard.press(key);
      await expect(getAnnouncement(page)).not.toHaveText(before);
      heard.add((await getAnnouncement(page).textContent()) ?? '');
      await expect(button).toBeFocused();
    }
    await expect(getAnnouncement(page)).toContainText(wanted);
  };
  await pressUntil('ArrowUp', 'δεν υπάρχει άλλη θέση προς αυτή την κατεύθυνση');
  await pressUntil('ArrowDown', 'Δεξιά στήλη');
  await expect(getAnnouncement(page)).toContainText('Δεξιά στήλη, θέση 1 από 1');
  expect(heard.size).toBeGreaterThan(1);
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-level', '4');

  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Κείμενο', exact: true })).toBeFocused();
  await page.keyboard.type('Κλείστε εξέταση');
  await expect(getRow(page, /Κλείστε εξέταση/)).toBeVisible();
  await getRow(page, /Κλείστε εξέταση/).focus();
  await page.keyboard.press('Control+KeyD');
  await expect(getRow(page, /Κλείστε εξέταση/)).toHaveCount(2);
  await deleteWithKeyboard(page);
  await expect(getRow(page, /Κλείστε εξέταση/)).toHaveCount(1);
  await page.keyboard.press('Control+KeyZ');
  await expect(getRow(page, /Κλείστε εξέταση/)).toHaveCount(2);
  await page.keyboard.press('Control+Shift+KeyZ');
  await expect(getRow(page, /Κλείστε εξέταση/)).toHaveCount(1);
  await expectAccessible(page, { widths: [DESKTOP.width] });

  await page.getByRole('button', { name: 'Δημοσίευση' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Δημοσίευση' });
  await expect(dialog.getByText('1 σφάλμα πρέπει να διορθωθεί')).toBeVisible();
  await expectAccessible(page, { widths: [DESKTOP.width] });
  await dialog.getByRole('textbox', { name: 'Λόγος δημοσίευσης με σφάλματα' }).focus();
  await page.keyboard.type('Η διεύθυνση έρχεται αύριο');
  await dialog.getByRole('button', { name: 'Δημοσίευση με σφάλματα' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Η σελίδα δημοσιεύτηκε.')).toBeVisible();
  const about = await page.request.get('/about');
  expect(await about.text()).toContain('Κλείστε εξέταση');
});

test('typed text is saved as a draft and leaves the public page alone', async ({ page, context, signInAsOwner }) => {
  await signInAsOwner();
  await openEditor(page, ABOUT);
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('drafts.php'),
  );
  await getRow(page, /^Κείμενο/)
    .first()
    .click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Κείμενο', exact: true })).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Προσχέδιο');
  expect((await saved).status()).toBe(200);
  await expect(page.getByText(/^Αποθηκεύτηκε \d/)).toBeVisible();
  const visitor = await context.browser()?.newPage();
  await visitor?.goto(new URL('/about', page.url()).href);
  await expect(visitor?.getByText('Προσχέδιο') ?? page.locator('none')).toHaveCount(0);
  await visitor?.close();
});

test('a section is saved as a shared one, edited for all pages, and detached', async ({ page, signInAsOwner }) => {
  await signInAsOwner();
  await openEditor(page, ABOUT);
  await getRow(page, 'Ενότητα').first().click();
  await page.getByRole('button', { name: 'Αποθήκευση ενότητας' }).click();
  const dialog = page.getByRole('dialog', { name: 'Αποθήκευση ενότητας' });
  await dialog.getByRole('textbox', { name: 'Όνομα' }).fill('Η αρχή μας');
  await dialog.getByRole('switch', { name: 'Κοινή σε όλες τις σελίδες' }).check();
  await dialog.getByRole('button', { name: 'Αποθήκευση ενότητας' }).click();
  const row = getRow(page, 'Κοινή ενότητα: Η αρχή μας');
  await expect(row).not.toHaveAttribute('aria-expanded');
  await expect(page.frameLocator('iframe').getByText('Στη Fakos πιστεύουμε')).toBeVisible();

  await expect(page.getByText(/^Αποθηκεύτηκε \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Επεξεργασία…' }).click();
  await expect(page.getByText('Σε 1 σελίδα')).toBeVisible();
  await page.getByRole('button', { name: 'Επεξεργασία για όλες' }).click();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: /^Εφαρμογή/ }).click();
  await expect(row).not.toHaveAttribute('aria-expanded');
  await page.getByRole('button', { name: 'Αποσύνδεση' }).click();
  await expect(row).toHaveCount(0);

  await page.getByRole('button', { name: 'Έτοιμες ενότητες' }).click();
  await page.getByRole('tab', { name: 'Αποθηκευμένες' }).click();
  await page.getByRole('button', { name: 'Προσθήκη ως κοινή: Η αρχή μας' }).click();
  await expect(row).toHaveCount(1);
});
