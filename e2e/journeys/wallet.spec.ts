import { expectAccessible, PHONE } from '../fixtures/accessible.ts';
import { signInNewCustomer } from '../fixtures/customer-orders.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: PHONE, height: 800 } });

const PDF = { name: 'συνταγή.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 prescription') };

test('a customer stores a prescription with its file, downloads it, uses it for lenses and deletes it', async ({
  page,
  context,
  baseURL,
}) => {
  await signInNewCustomer(context, baseURL);
  await page.goto('/prescriptions');
  await expect(page.getByRole('heading', { name: 'Δεν έχετε αποθηκεύσει συνταγή' })).toBeVisible();
  await expectAccessible(page, { part: 'main' });
  await page.getByRole('button', { name: 'Νέα συνταγή' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Νέα συνταγή' })).toBeFocused();
  await page.getByLabel('Ημερομηνία εξέτασης').fill('2026-01-10');
  for (const eye of ['Δεξί μάτι (OD)', 'Αριστερό μάτι (OS)']) {
    await page.getByRole('group', { name: eye }).getByLabel('Σφαίρα (SPH)').fill('-3,00');
  }
  await page.getByRole('button', { name: 'Αποθήκευση συνταγής' }).click();
  const consent = page.getByRole('checkbox', { name: /^Συμφωνώ να αποθηκεύσετε/ });
  await expect(consent).toBeFocused();
  // The header covers fields at other positions.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, { part: 'main' });
  await consent.check();
  await page.getByLabel('PD σε mm').fill('63');
  await page.getByLabel('Αρχείο συνταγής').setInputFiles(PDF);
  await expect(page.getByText('Ανέβηκε: συνταγή.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Αποθήκευση συνταγής' }).click();
  const card = page.getByRole('article', { name: /^Μαρία Παππά/ });
  await expect(card.getByRole('row', { name: /^Δεξί −3\.00/ })).toBeVisible();
  await expectAccessible(page, { part: 'main' });
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: /^Λήψη αρχείου/ }).click();
  expect((await download).suggestedFilename()).toBe(PDF.name);

  await page.goto('/shop/kymatos-koryfi-ivory');
  await page.getByRole('button', { name: /^Επιλογή φακών για/ }).click();
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Συνέχεια' });
  await dialog.getByRole('radio', { name: /^Μακρινή όραση/ }).press('Space');
  await next.click();
  await dialog.getByRole('radio', { name: /^Από τις συνταγές μου/ }).press('Space');
  await dialog.getByRole('radio', { name: /^Μαρία Παππά/ }).press('Space');
  await expectAccessible(page, { part: '[role="dialog"]' });
  await next.click();
  await expect(dialog.getByText(/Προτείνουμε:/)).toBeVisible();

  await page.goto('/prescriptions');
  await card.getByRole('button', { name: /^Διαγραφή συνταγής/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Διαγραφή' }).click();
  await expect(page.getByRole('heading', { name: 'Δεν έχετε αποθηκεύσει συνταγή' })).toBeVisible();
});
