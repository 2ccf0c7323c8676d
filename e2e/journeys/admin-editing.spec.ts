import type { Page } from '@playwright/test';
import { chooseLanguage } from '../fixtures/back-office-language.ts';
import { expect, test } from '../fixtures/test.ts';

// The back office's form engine: concurrent editors, and unsaved input.
test.use({ shop: 'admin-editing' });

const SLUG = 'thalassa-amorgos-tortoise';

const texts = {
  el: {
    price: /^Τιμή(?: \*)?$/,
    stock: /^Απόθεμα(?: \*)?$/,
    saved: /^Αποθηκεύτηκε: /,
    changed: 'Η εγγραφή άλλαξε στο μεταξύ',
    otherStock: /^Απόθεμα: 21 από Admin, /,
    saveBoth: 'Αποθήκευση και των δύο',
    myPrice: 'Η δική μου τιμή: 95',
    orders: 'Παραγγελίες',
    leave: 'Να χαθούν οι αλλαγές;',
    stay: 'Παραμονή',
    draft: 'Βρέθηκαν αλλαγές που δεν αποθηκεύτηκαν',
    restore: 'Επαναφορά',
    decimal: ',',
  },
  en: {
    price: /^Price(?: \*)?$/,
    stock: /^Stock(?: \*)?$/,
    saved: /^Saved: /,
    changed: 'The record has changed in the meantime',
    otherStock: /^Stock: 21 by Admin, /,
    saveBoth: 'Save both',
    myPrice: 'My value: 95',
    orders: 'Orders',
    leave: 'Lose the changes?',
    stay: 'Stay',
    draft: 'Unsaved changes were found',
    restore: 'Restore',
    decimal: '.',
  },
} as const;

for (const language of ['el', 'en'] as const) {
  const text = texts[language];
  const getPrice = (page: Page) => page.getByLabel(text.price);

  test(`two editors change one product: other fields are merged, the same field must be chosen, in ${language}`, async ({
    page,
    otherEditor,
    staff,
    signInAsOwner,
    browserErrors,
  }) => {
    browserErrors.expect(/412 PUT .*\/products\.php/);
    const { id } = await staff.getProduct(SLUG);
    await staff.changeProduct({ id, price: 149, stock: 14 });
    await signInAsOwner();
    const other = await otherEditor();
    for (const editor of [page, other]) {
      await chooseLanguage(editor, language);
      await editor.goto(`/admin/shop/${id}`);
      await getPrice(editor).waitFor();
    }

    await other.getByLabel(text.stock).fill('21');
    await other.keyboard.press('Control+s');
    await expect(other.getByText(text.saved)).toBeVisible();
    await getPrice(page).fill('99');
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: text.changed });
    await expect(dialog.getByRole('listitem')).toHaveText(text.otherStock);
    await dialog.getByRole('button', { name: text.saveBoth }).click();
    await expect(page.getByText(text.saved)).toBeVisible();
    expect(await staff.getProduct(SLUG)).toMatchObject({ price: 99, stock: 21 });

    // The other editor has not seen the new price, and changes the same field.
    await getPrice(other).fill('95');
    await other.keyboard.press('Control+s');
    const conflict = other.getByRole('dialog', { name: text.changed });
    await expect(conflict.getByRole('button', { name: text.saveBoth })).toBeDisabled();
    await conflict.getByRole('radio', { name: text.myPrice }).check();
    await conflict.getByRole('button', { name: text.saveBoth }).click();
    await expect(conflict).toBeHidden();
    await expect.poll(async () => (await staff.getProduct(SLUG)).price).toBe(95);
  });

  test(`unsaved input survives leaving, staying and a closed tab, in ${language}`, async ({
    page,
    staff,
    signInAsOwner,
  }) => {
    const { id } = await staff.getProduct(SLUG);
    await staff.changeProduct({ id, price: 149, stock: 14 });
    await signInAsOwner();
    await chooseLanguage(page, language);
    await page.goto(`/admin/shop/${id}`);
    await getPrice(page).fill('88');
    await page.getByLabel(text.stock).fill('5');
    const orders = page.getByRole('navigation').getByRole('link', { name: text.orders, exact: true });
    await orders.click();
    await page.getByRole('dialog', { name: text.leave }).getByRole('button', { name: text.stay }).click();
    await expect(getPrice(page)).toHaveValue('88');
    await expect(page.getByLabel(text.stock)).toHaveValue('5');

    await getPrice(page).fill(`149${text.decimal}00`);
    await page.getByLabel(text.stock).fill('14');
    await orders.click();
    await expect(page).toHaveURL('/admin/bookings');
    await page.goBack();

    await getPrice(page).fill('77');
    // The draft is stored after a pause in typing.
    await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toMatch(/"price":"?77/);
    const context = page.context();
    await page.close();
    const next = await context.newPage();
    await chooseLanguage(next, language);
    await next.goto(`/admin/shop/${id}`);
    await expect(next.getByText(text.draft)).toBeVisible();
    await expect(getPrice(next)).toHaveValue(`149${text.decimal}00`);
    await next.getByRole('button', { name: text.restore }).click();
    await expect(getPrice(next)).toHaveValue('77');
  });
}
