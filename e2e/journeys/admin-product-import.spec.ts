import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseLanguage } from '../fixtures/back-office-language.ts';
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

const texts = {
  el: {
    import: 'Εισαγωγή από αρχείο',
    choose: 'Επιλογή αρχείου',
    read: /4 γραμμές, κωδικοποίηση Windows-1253, διαχωριστικό: ερωτηματικό/,
    nothingWritten: 'Δεν έχει αποθηκευτεί τίποτα ακόμη.',
    errors: 'Λάθη',
    row: 'Γραμμή',
    price: ['Τιμή', 'Γράψτε έναν αριθμό χωρίς διαχωριστικό χιλιάδων, για παράδειγμα 1234,50.'],
    stock: ['Απόθεμα', 'Γράψτε έναν αριθμό από 0 έως 1000000.'],
    name: ['Όνομα (ελληνικά)', 'Συμπληρώστε αυτό το πεδίο.'],
    changes: 'Αλλαγές',
    newPrice: '98,70',
    apply: 'Εισαγωγή 1 προϊόντος',
    applied: 'Αποθηκεύτηκε 1 προϊόν.',
    toList: 'Στη λίστα των προϊόντων',
    search: 'Όνομα ή κωδικός προϊόντος',
    export: 'Εξαγωγή CSV',
    unchanged: 'Δεν αλλάζει τίποτα.',
    unchangedHint: 'Το αρχείο έχει ό,τι και το κατάστημα.',
    anyApply: /^Εισαγωγή \d/,
  },
  en: {
    import: 'Import from file',
    choose: 'Choose file',
    read: /4 rows, encoding Windows-1253, separator: semicolon/,
    nothingWritten: 'Nothing has been saved yet.',
    errors: 'Errors',
    row: 'Row',
    price: ['Price', 'Write a number without a separator of thousands, for example 1234.50.'],
    stock: ['Stock', 'Write a number from 0 to 1000000.'],
    name: ['Name (Greek)', 'Fill in this field.'],
    changes: 'Changes',
    newPrice: '98.70',
    apply: 'Import 1 product',
    applied: '1 product was saved.',
    toList: 'To the list of products',
    search: 'Name or product code',
    export: 'Export CSV',
    unchanged: 'Nothing changes.',
    unchangedHint: 'The file has what the shop has.',
    anyApply: /^Import \d/,
  },
} as const;

for (const language of ['el', 'en'] as const) {
  const text = texts[language];

  /** Chooses a file and waits for the result of its check. */
  async function chooseFile(page: Page, name: string, buffer: Buffer) {
    const input = page.getByLabel(text.choose).and(page.locator('input'));
    await input.setInputFiles({ name, mimeType: 'text/csv', buffer });
    const nothingWritten = page.getByText(text.nothingWritten);
    await expect(nothingWritten.or(page.getByText(text.unchanged, { exact: true }))).toBeVisible();
  }

  test(`a file with bad rows is checked, corrected and imported; an export changes nothing (${language})`, async ({
    page,
    signInAsOwner,
    staff,
    productToChange,
  }) => {
    const { sku, name_el: name, price } = await productToChange(SLUG);
    const toFile = (rows: string[]) =>
      toWindows1253(['Κωδικός (SKU);Όνομα (ελληνικά);Τιμή;Απόθεμα', ...rows].join('\r\n'));
    const good = `${sku};${name};98,70;`;
    await chooseLanguage(page, language);
    await signInAsOwner();
    await page.goto('/admin/shop');
    await page.getByRole('link', { name: text.import }).click();
    await expect(page.getByRole('heading', { name: text.import })).toBeVisible();

    await chooseFile(page, 'τιμές.csv', toFile([good, `NEW-1;Κύμα;δωρεάν;4`, `NEW-2;Βράχος;120;-1`, `NEW-3;;120;2`]));
    await expect(page.getByText(text.read)).toBeVisible();
    const errors = page.getByRole('table', { name: text.errors });
    for (const cells of [
      [`${text.row} 3`, 'NEW-1 · Κύμα', ...text.price],
      [`${text.row} 4`, 'NEW-2 · Βράχος', ...text.stock],
      [`${text.row} 5`, 'NEW-3', ...text.name],
    ]) {
      const row = cells.reduce((rows, cell) => rows.filter({ hasText: cell }), errors.getByRole('row'));
      await expect(row, cells.join()).toHaveCount(1);
    }
    const changes = page.getByRole('table', { name: text.changes });
    await expect(changes.getByRole('row')).toHaveCount(2);
    await expect(changes).toContainText(text.newPrice);
    await expect(page.getByRole('button', { name: text.apply })).toBeDisabled();
    expect((await staff.getProduct(SLUG)).price).toBe(price);

    await chooseFile(page, 'τιμές.csv', toFile([good]));
    await page.getByRole('button', { name: text.apply }).click();
    await expect(page.getByText(text.applied)).toBeVisible();
    await page.getByRole('link', { name: text.toList }).click();
    await page.getByRole('searchbox', { name: text.search }).fill(sku);
    await expect(page.getByRole('row').filter({ hasText: sku })).toContainText(formatEuros(NEW_PRICE, language));

    await page.goto('/admin/shop');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: text.export }).click();
    const exported = await readFile(await (await downloading).path());
    await page.getByRole('link', { name: text.import }).click();
    await chooseFile(page, 'products.csv', exported);
    await expect(page.getByText(text.unchanged, { exact: true })).toBeVisible();
    await expect(page.getByText(text.unchangedHint)).toBeVisible();
    await expect(page.getByRole('button', { name: text.anyApply })).toHaveCount(0);
  });
}
