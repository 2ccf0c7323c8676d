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

test('a customer stores a prescription for contact lenses and fills the choice of a product with it', async ({
  page,
  context,
  baseURL,
}) => {
  await signInNewCustomer(context, baseURL);
  await page.goto('/prescriptions');
  await page.getByRole('button', { name: 'Νέα συνταγή' }).click();
  await page.getByRole('radio', { name: 'Φακοί επαφής' }).check();
  for (const [eye, power, axis] of [
    ['Δεξί μάτι (OD)', '-2,00', '180'],
    ['Αριστερό μάτι (OS)', '-2,50', '175'],
  ] as const) {
    const group = page.getByRole('group', { name: eye });
    await group.getByLabel('Δύναμη (PWR)').fill(power);
    await group.getByLabel('Καμπυλότητα (BC)').fill('8,70');
    await group.getByLabel('Διάμετρος (DIA)').fill('14,50');
    await group.getByLabel('Κύλινδρος (CYL)').fill('-1,25');
    await group.getByLabel('Άξονας (AXIS)').fill(axis);
  }
  await page.getByRole('checkbox', { name: /^Συμφωνώ να αποθηκεύσετε/ }).check();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, { part: 'main' });
  await page.getByRole('button', { name: 'Αποθήκευση συνταγής' }).click();
  const card = page.getByRole('article', { name: /^Μαρία Παππά/ });
  await expect(card.getByRole('row', { name: 'Αριστερό −2.50 8,7 14,5 −1.25 175' })).toBeVisible();
  await expectAccessible(page, { part: 'main' });

  await page.goto('/shop/dewlin-toric-3');
  await page.getByRole('button', { name: 'Από τις συνταγές μου' }).click();
  const dialog = page.getByRole('dialog', { name: 'Από τις συνταγές μου' });
  await dialog.getByRole('radio', { name: /^Μαρία Παππά/ }).press('Space');
  await expectAccessible(page, { part: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Συμπλήρωση τιμών' }).click();
  await expect(page.getByText('Αριστερό μάτι (OS): δεν υπάρχει σε Άξονας (AXIS) 175.')).toBeVisible();
  const right = page.getByRole('group', { name: 'Δεξί μάτι' });
  await expect(right.getByLabel('Άξονας (AX)')).toHaveValue('180');
  const left = page.getByRole('group', { name: 'Αριστερό μάτι' });
  await expect(left.getByLabel('Άξονας (AX)')).toHaveValue('');
  await left.getByLabel('Άξονας (AX)').selectOption('170');
  await page.getByRole('button', { name: 'Αποθήκευση τιμών στις συνταγές μου' }).click();
  const saving = page.getByRole('dialog', { name: 'Αποθήκευση στις συνταγές μου' });
  await saving.getByLabel('Για ποιον είναι η συνταγή').fill('Πέτρος');
  await saving.getByRole('checkbox', { name: /^Συμφωνώ/ }).check();
  await expectAccessible(page, { part: '[role="dialog"]' });
  await saving.getByRole('button', { name: 'Αποθήκευση', exact: true }).click();
  await expect(page.getByText('Οι τιμές αποθηκεύτηκαν στις συνταγές σας.')).toBeVisible();
  await page.goto('/prescriptions');
  await expect(page.getByRole('article', { name: /^Πέτρος/ }).getByRole('row', { name: /^Αριστερό/ })).toContainText(
    '170',
  );
});
