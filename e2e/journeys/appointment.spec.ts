import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'appointment' });

test('a visitor books a free time, moves it and cancels it without an account', async ({ page }) => {
  await page.goto('/services/eye-exam');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Κράτηση: Έλεγχος όρασης' }).click();
  const dialog = page.getByRole('dialog', { name: 'Κράτηση: Έλεγχος όρασης' });
  const times = dialog.getByRole('group', { name: /^Ώρα/ });
  await expect(times.getByRole('radio').first()).toBeAttached();
  await expectAccessible(page, { part: '[role=dialog]' });
  await times.getByRole('radio').first().press('Space');
  await expect(times.getByRole('radio').first()).toBeChecked();
  await dialog.getByLabel('Ονοματεπώνυμο').fill('Μαρία Παππά');
  await dialog.getByLabel('Email').fill('maria@example.gr');
  await dialog.getByLabel('Τηλέφωνο').fill('6900000000');
  await dialog.getByRole('button', { name: 'Ολοκλήρωση κράτησης' }).click();
  await expect(dialog.getByText('Η κράτηση ολοκληρώθηκε επιτυχώς!')).toBeVisible();
  await expectAccessible(page, { part: '[role=dialog]' });

  await dialog.getByRole('link', { name: 'Αλλαγή ή ακύρωση' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Το ραντεβού σας' })).toBeVisible();
  // The first day may have no further free time when the test runs late in it.
  const free = page.getByRole('group', { name: /^Ώρα/ });
  const firstDay = (await free.locator('legend').textContent()) ?? '';
  await page.getByRole('group', { name: 'Ημέρα' }).getByRole('radio').nth(1).press('Space');
  await expect(free.locator('legend')).not.toHaveText(firstDay);
  await free.getByRole('radio').nth(2).press('Space');
  await expect(free.getByRole('radio').nth(2)).toBeChecked();
  await expectAccessible(page, { part: 'main' });
  await page.getByRole('button', { name: 'Αλλαγή ώρας' }).click();
  await expect(page.getByText('Η κράτησή σας μεταφέρθηκε.')).toBeVisible();

  await page.getByRole('button', { name: 'Ακύρωση ραντεβού' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ακύρωση ραντεβού' }).click();
  await expect(page.getByText('Η κράτησή σας ακυρώθηκε.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Αλλαγή ώρας' })).toBeHidden();
});
