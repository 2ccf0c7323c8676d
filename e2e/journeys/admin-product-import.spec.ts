import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatEuros } from '../fixtures/money.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'admin-product-import' });

const SLUG = 'morrow-pine-harbour-navy';
const NEW_PRICE = 98.7;
/** Distance of Greek letters in Unicode from those in Windows-1253; only Ά has another one. */
const GREEK_OFFSET = 0x2d0;

function toWindows1253(text: string): Buffer {
  const toByte = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return code < 0x80 ? code : code - GREEK_OFFSET;
  };
  return Buffer.from(Array.from(text, toByte));
}

const UNCHANGED = 'Δεν αλλάζει τίποτα.';

/** Chooses a file and waits for the result of its check. */
async function chooseFile(page: Page, name: string, buffer: Buffer) {
  const input = page.getByLabel('Επιλογή αρχείου').and(page.locator('input'));
  await input.setInputFiles({ name, mimeType: 'text/csv', buffer });
  const nothingWritten = page.getByText('Δεν έχει αποθηκευτεί τίποτα ακόμη.');
  await expect(nothingWritten.or(page.getByText(UNCHANGED, { exact: true }))).toBeVisible();
}

test('a file with bad rows is checked, corrected and imported; an export changes nothing', async ({
  page,
  signInAsOwner,
  staff,
  productToChange,
}) => {
  const { sku, name_el: name, price } = await productToChange(SLUG);
  const toFile = (rows: string[]) =>
    toWindows1253(['Κωδικός (SKU);Όνομα (ελληνικά);Τιμή;Απόθεμα', ...rows].join('\r\n'));
  const good = `${sku};${name};98,70;`;
  await signInAsOwner();
  await page.goto('/admin/shop');
  await page.getByRole('link', { name: 'Εισαγωγή από αρχείο' }).click();
  await expect(page.getByRole('heading', { name: 'Εισαγωγή από αρχείο' })).toBeVisible();

  await chooseFile(page, 'τιμές.csv', toFile([good, `NEW-1;Κύμα;δωρεάν;4`, `NEW-2;Βράχος;120;-1`, `NEW-3;;120;2`]));
  await expect(page.getByText(/4 γραμμές, κωδικοποίηση Windows-1253, διαχωριστικό: ερωτηματικό/)).toBeVisible();
  const errors = page.getByRole('table', { name: 'Λάθη' });
  for (const cells of [
    ['Γραμμή 3', 'NEW-1 · Κύμα', 'Τιμή', 'Γράψτε έναν αριθμό χωρίς διαχωριστικό χιλιάδων, για παράδειγμα 1234,50.'],
    ['Γραμμή 4', 'NEW-2 · Βράχος', 'Απόθεμα', 'Γράψτε έναν αριθμό από 0 έως 1000000.'],
    ['Γραμμή 5', 'NEW-3', 'Όνομα (ελληνικά)', 'Συμπληρώστε αυτό το πεδίο.'],
  ]) {
    const row = cells.reduce((rows, text) => rows.filter({ hasText: text }), errors.getByRole('row'));
    await expect(row, cells.join()).toHaveCount(1);
  }
  const changes = page.getByRole('table', { name: 'Αλλαγές' });
  await expect(changes.getByRole('row')).toHaveCount(2);
  await expect(changes).toContainText('98,70');
  await expect(page.getByRole('button', { name: 'Εισαγωγή 1 προϊόντος' })).toBeDisabled();
  expect((await staff.getProduct(SLUG)).price).toBe(price);

  await chooseFile(page, 'τιμές.csv', toFile([good]));
  await page.getByRole('button', { name: 'Εισαγωγή 1 προϊόντος' }).click();
  await expect(page.getByText('Αποθηκεύτηκε 1 προϊόν.')).toBeVisible();
  await page.getByRole('link', { name: 'Στη λίστα των προϊόντων' }).click();
  await page.getByRole('searchbox', { name: 'Όνομα ή κωδικός προϊόντος' }).fill(sku);
  await expect(page.getByRole('row').filter({ hasText: sku })).toContainText(formatEuros(NEW_PRICE));

  await page.goto('/admin/shop');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Εξαγωγή CSV' }).click();
  const exported = await readFile(await (await downloading).path());
  await page.getByRole('link', { name: 'Εισαγωγή από αρχείο' }).click();
  await chooseFile(page, 'products.csv', exported);
  await expect(page.getByText(UNCHANGED, { exact: true })).toBeVisible();
  await expect(page.getByText('Το αρχείο έχει ό,τι και το κατάστημα.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Εισαγωγή \d/ })).toHaveCount(0);
});
