import { formatEuros } from '../fixtures/money.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'admin-changes-price' });

const SLUG = 'morrow-pine-harbour-navy';
const NEW_PRICE = 98.7;

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
