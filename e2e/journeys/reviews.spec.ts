import { expectAccessible, PHONE } from '../fixtures/accessible.ts';
import { deliverOrder } from '../fixtures/customer-orders.ts';
import { placeOrder } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

// Published reviews change what other specs see of the product.
test.use({ shop: 'reviews' });

const SLUG = 'thalassa-sounio-black';

test('a buyer reviews a delivered product, staff publish and reply it, and visitors read it without scripts', async ({
  page,
  request,
  baseURL,
  staff,
  otherEditor,
}) => {
  await page.setViewportSize({ width: PHONE, height: 800 });
  const { number, token } = await placeOrder(request, SLUG);
  await deliverOrder(baseURL, staff, number);
  await page.goto(`/order-success?n=${number}&t=${token}`);
  await page.getByRole('link', { name: 'Αξιολόγηση προϊόντων' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Αξιολογήστε τα προϊόντα σας');
  await expectAccessible(page, { part: 'main' });
  await page.getByRole('radio', { name: 'Πολύ καλό' }).press('Space');
  await page.getByLabel(/^Η γνώμη σας/).fill('Πολύ ελαφριά.');
  await page.getByRole('button', { name: 'Αποστολή αξιολόγησης' }).press('Enter');
  await expect(page.getByText('Την ελέγχουμε πριν δημοσιευτεί.', { exact: true })).toBeVisible();
  await expectAccessible(page, { part: 'main' });

  const editor = await otherEditor();
  await editor.goto('/admin/reviews');
  const waiting = editor.getByRole('row', { name: /Προς έλεγχο/ });
  await expect(waiting).toBeVisible();
  await expectAccessible(editor, { part: 'main' });
  await waiting.getByRole('link').click();
  await editor.getByRole('button', { name: 'Δημοσίευση' }).click();
  await expect(editor.getByText('Η αξιολόγηση δημοσιεύτηκε.')).toBeVisible();
  await editor.getByRole('textbox', { name: 'Απάντηση του καταστήματος' }).fill('Ευχαριστούμε!');
  await editor.getByRole('button', { name: 'Αποθήκευση απάντησης' }).click();
  await expect(editor.getByText('Η απάντηση αποθηκεύτηκε.')).toBeVisible();
  await expectAccessible(editor, { part: 'main' });

  const html = await (await request.get(`/shop/${SLUG}`)).text();
  for (const part of ['Πολύ ελαφριά.', 'Ευχαριστούμε!', '"aggregateRating"', 'Μαρία Π.']) expect(html).toContain(part);
  await page.goto(`/shop/${SLUG}`);
  await expect(page.getByRole('region', { name: 'Αξιολογήσεις πελατών' })).toContainText('4 στα 5');
  await expectAccessible(page, { part: '#reviews' });
});
