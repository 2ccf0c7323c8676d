import { chooseLanguage } from '../fixtures/back-office-language.ts';
import { expect, test } from '../fixtures/test.ts';

// Views and bulk changes: the scenario of the back office's list engine.
test.use({ shop: 'admin-list-views' });

/** A product that costs less than the reduction. */
const CHEAP = 'dewlin-day-30';
const REDUCTION = '-0.2';

const texts = {
  el: {
    status: 'Δημοσίευση',
    published: 'Δημοσιευμένο',
    columns: 'Στήλες',
    column: 'Μάρκα',
    view: /^Προβολή: /,
    save: 'Αποθήκευση προβολής…',
    name: 'Όνομα προβολής',
    saveButton: 'Αποθήκευση',
    results: /^(\d+) αποτελέσματα$/,
    selectPage: 'Επιλογή όλων στη σελίδα',
    selectAll: (count: number) => `Επιλογή και των ${count} που ταιριάζουν`,
    changePrices: 'Αλλαγή τιμών',
    change: 'Μεταβολή',
    unit: 'Σε',
    apply: (count: number) => `Εφαρμογή σε ${count}`,
    refused: '1 εγγραφή δεν μπορεί να αλλάξει',
    close: 'Κλείσιμο',
    undo: 'Αναίρεση',
    undone: (count: number) => `Αναιρέθηκαν ${count} αλλαγές.`,
  },
  en: {
    status: 'Publication',
    published: 'Published',
    columns: 'Columns',
    column: 'Code',
    view: /^View: /,
    save: 'Save the view…',
    name: 'Name of the view',
    saveButton: 'Save',
    results: /^(\d+) results$/,
    selectPage: 'Select all on this page',
    selectAll: (count: number) => `Select all ${count} that match`,
    changePrices: 'Change prices',
    change: 'Change',
    unit: 'In',
    apply: (count: number) => `Apply to ${count}`,
    refused: '1 record cannot be changed',
    close: 'Close',
    undo: 'Undo',
    undone: (count: number) => `Undid ${count} changes.`,
  },
} as const;

for (const language of ['el', 'en'] as const) {
  const text = texts[language];

  test(`a saved view restores filter and columns in another browser, and all that match are changed at once, in ${language}`, async ({
    page,
    otherEditor,
    staff,
    signInAsOwner,
  }) => {
    const cheap = await staff.getProduct(CHEAP);
    await staff.changeProduct({ id: cheap.id, price: 0.1, sale_price: null });
    await signInAsOwner();
    await chooseLanguage(page, language);
    await page.goto('/admin/shop');
    await page.getByRole('combobox', { name: text.status }).selectOption(text.published);
    await page.getByRole('button', { name: text.columns }).click();
    await page.getByRole('checkbox', { name: text.column }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: text.column })).toHaveCount(0);
    await page.getByRole('button', { name: text.view }).click();
    await page.getByRole('menuitem', { name: text.save }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(text.name).fill(`Test ${language}`);
    await dialog.getByRole('button', { name: text.saveButton }).click();
    await expect(page.getByRole('button', { name: text.view })).toContainText(`Test ${language}`);

    const other = await otherEditor();
    await chooseLanguage(other, language);
    await other.goto(page.url());
    await expect(other.getByRole('combobox', { name: text.status })).toHaveValue('published');
    await expect(other.getByRole('columnheader', { name: text.column })).toHaveCount(0);
    await other.goto('/admin/shop');
    await expect(other.getByRole('columnheader', { name: text.column })).toBeVisible();
    await other.getByRole('button', { name: text.view }).click();
    await other.getByRole('menuitem', { name: `Test ${language}` }).click();
    await expect(other.getByRole('combobox', { name: text.status })).toHaveValue('published');
    await expect(other.getByRole('columnheader', { name: text.column })).toHaveCount(0);

    const total = Number(text.results.exec((await page.getByText(text.results).textContent()) ?? '')?.[1]);
    await page.getByRole('checkbox', { name: text.selectPage }).check();
    await page.getByRole('button', { name: text.selectAll(total) }).click();
    await page.getByRole('button', { name: text.changePrices }).click();
    const bulk = page.getByRole('dialog', { name: text.changePrices });
    await bulk.getByLabel(text.change, { exact: true }).fill(REDUCTION);
    await bulk.getByLabel(text.unit, { exact: true }).selectOption('amount');
    await bulk.getByRole('button', { name: text.apply(total - 1) }).click();
    await expect(bulk.getByText(text.refused)).toBeVisible();
    await expect(bulk.getByText(cheap[`name_${language}`])).toBeVisible();
    await bulk.getByRole('button', { name: text.close }).last().click();
    const reduced = await staff.getProduct('thalassa-amorgos-tortoise');
    expect(reduced.price).toBe(148.8);
    expect((await staff.getProduct(CHEAP)).price).toBe(0.1);

    await page.getByRole('button', { name: text.undo }).click();
    await expect(page.getByText(text.undone(total - 1))).toBeVisible();
    expect((await staff.getProduct('thalassa-amorgos-tortoise')).price).toBe(149);
  });
}
