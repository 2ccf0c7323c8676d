import { formatEuros } from '../fixtures/money.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'admin-changes-price' });

const SLUG = 'morrow-pine-harbour-navy';
const NEW_PRICE = 98.7;
const READING_SLUG = 'selida-kefalaio-tortoise';

test('a price changed in the back office appears in the shop', async ({
  page,
  otherVisitor,
  signInAsOwner,
  productToChange,
}) => {
  const { name, price } = await productToChange(SLUG);
  await otherVisitor.goto(`/shop/${SLUG}`);
  await expect(otherVisitor.getByRole('main')).toContainText(formatEuros(price));

  await signInAsOwner();
  await page.goto('/admin/shop');
  await page.getByRole('searchbox', { name: 'Όνομα ή κωδικός προϊόντος' }).fill(name);
  await expect(page.getByText('1 αποτέλεσμα')).toBeVisible();
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByLabel(/^Τιμή(?: \*)?$/).fill('98,70');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Αποθηκεύτηκε: /)).toBeVisible();
  await page.getByRole('link', { name: 'Πίσω: Προϊόντα' }).click();
  await expect(page.getByRole('searchbox', { name: 'Όνομα ή κωδικός προϊόντος' })).toHaveValue(name);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(formatEuros(NEW_PRICE));

  await otherVisitor.reload();
  await expect(otherVisitor.getByRole('main')).toContainText(formatEuros(NEW_PRICE));
  await otherVisitor.goto(`/shop?search=${encodeURIComponent(name)}`);
  await expect(otherVisitor.getByRole('article').filter({ hasText: name })).toContainText(formatEuros(NEW_PRICE));
});

test('pieces of a strength of reading glasses are changed in the back office, and the shop offers no sold-out strength', async ({
  page,
  otherVisitor,
  signInAsOwner,
  staff,
}) => {
  const { id } = await staff.getProduct(READING_SLUG);
  await signInAsOwner();
  await page.goto(`/admin/shop/${id}`);
  const strengths = page.getByRole('region', { name: 'Απόθεμα ανά βαθμό' });
  await strengths.getByRole('textbox', { name: 'Τεμάχια +1,50' }).fill('0');
  await strengths.getByRole('checkbox', { name: '+3,50' }).uncheck();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Αποθηκεύτηκε: /)).toBeVisible();
  const sum = await page.getByLabel('Απόθεμα', { exact: true }).inputValue();
  expect((await staff.getProduct(READING_SLUG)).stock).toBe(Number(sum));

  await otherVisitor.goto(`/shop/${READING_SLUG}`);
  const choice = otherVisitor.getByRole('combobox', { name: 'Βαθμοί' });
  await expect(choice.getByRole('option', { name: '+1,50 (εξαντλήθηκε)' })).toBeDisabled();
  await expect(choice.getByRole('option', { name: '+2,00' })).toBeEnabled();
  await expect(choice.getByRole('option', { name: '+3,50' })).toHaveCount(0);
});
