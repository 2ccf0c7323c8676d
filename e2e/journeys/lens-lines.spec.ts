import type { Page } from '@playwright/test';
import { PHONE } from '../fixtures/accessible.ts';
import { registerCustomer } from '../fixtures/account.ts';
import { fillCheckout } from '../fixtures/checkout.ts';
import { signInAtDialog } from '../fixtures/customer-orders.ts';
import { formatEuros } from '../fixtures/money.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'lens-lines', viewport: { width: PHONE, height: 800 } });

const TORIC = 'dewlin-toric-3';
const FRAME = 'kymatos-koryfi-ivory';
const NEW_PRICE = 123.45;
const LENSES = /^Φακοί: Μακρινή όραση/;

/** Accepts the terms at the review, orders, and waits for the confirmation. */
async function order(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'αποδέχομαι τους όρους' }).check();
  await page.getByRole('button', { name: 'Παραγγελία με υποχρέωση πληρωμής' }).click();
  await expect(page.getByRole('heading', { name: 'Ευχαριστούμε για την παραγγελία!' })).toBeVisible();
}

test('a guest orders toric lenses that differ by eye', async ({ page, staff }) => {
  await page.goto(`/shop/${TORIC}`);
  const choose = async (eye: string, field: string, value: string) =>
    page.getByRole('group', { name: eye }).getByLabel(field).selectOption(value);
  await choose('Δεξί μάτι', 'Σφαίρωμα (SPH)', '-2,00');
  await choose('Δεξί μάτι', 'Κύλινδρος (CYL)', '-1,25');
  await choose('Δεξί μάτι', 'Άξονας (AX)', '180');
  await choose('Δεξί μάτι', 'Κουτιά', '2');
  await choose('Αριστερό μάτι', 'Σφαίρωμα (SPH)', '-3,00');
  await choose('Αριστερό μάτι', 'Κύλινδρος (CYL)', '-0,75');
  await choose('Αριστερό μάτι', 'Άξονας (AX)', '20');
  await page.getByRole('button', { name: 'Προσθήκη στο καλάθι' }).click();
  await expect(page.getByText('Το προϊόν προστέθηκε στο καλάθι!')).toBeVisible();

  await page.goto('/checkout');
  await fillCheckout(page);
  await order(page);
  const number = new URL(page.url()).searchParams.get('n') ?? '';
  const { lines } = await staff.getOrder(number);
  expect(lines).toMatchObject([
    {
      configuration: {
        kind: 'contact-lenses',
        right: { power: -2, cylinder: -1.25, axis: 180, boxes: 2 },
        left: { power: -3, cylinder: -0.75, axis: 20, boxes: 1 },
      },
    },
  ]);
});

test('lenses of a frame stay with it after a reload, a login, a change of price and an order', async ({
  page,
  productToChange,
  staff,
}) => {
  test.slow();
  const customer = await registerCustomer(page.request);
  const { id, price, sale_price: salePrice } = await productToChange(FRAME);
  await page.goto(`/shop/${FRAME}`);
  await page.getByRole('button', { name: /^Επιλογή φακών για/ }).click();
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Συνέχεια' });
  await dialog.getByRole('radio', { name: /^Μακρινή όραση/ }).press('Space');
  await next.click();
  await dialog.getByRole('radio', { name: /αργότερα/ }).press('Space');
  await next.click();
  await expect(dialog.getByRole('heading', { name: /πάχος|δείκτη|Φακοί/ })).toBeVisible();
  await next.click();
  await dialog.getByRole('button', { name: 'Προσθήκη στο καλάθι' }).click();
  await expect(page.getByText('Το προϊόν προστέθηκε στο καλάθι!')).toBeVisible();

  await page.goto('/cart');
  await page.reload();
  await expect(page.getByText(LENSES)).toBeVisible();
  const [lensPrice = ''] = await page.getByText(/[\d,]+\s€ το τεμάχιο/).allTextContents();
  const lenses = Number.parseFloat(lensPrice.replace(',', '.')) - (salePrice ?? price);
  expect(lenses).toBeGreaterThan(0);
  await page.goto('/checkout');
  await page.getByRole('main').getByRole('button', { name: 'Σύνδεση' }).click();
  await signInAtDialog(page, customer);
  await staff.changeProduct({ id, price: NEW_PRICE, sale_price: null });
  await page.goto('/cart');
  await expect(page.getByText(LENSES)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(formatEuros(NEW_PRICE + lenses));

  await page.goto('/checkout');
  await fillCheckout(page);
  await order(page);
  await page.goto('/orders');
  await page.getByRole('list', { name: 'Παραγγελίες' }).getByRole('link').first().click();
  await expect(page.getByText(LENSES)).toBeVisible();
  await page.getByRole('button', { name: 'Παραγγείλτε ξανά' }).click();
  await expect(page.getByText('1 προϊόν μπήκε στο καλάθι.')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText(LENSES)).toBeVisible();
});
