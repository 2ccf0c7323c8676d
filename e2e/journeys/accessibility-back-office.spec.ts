import {
  checkPage,
  DESKTOP,
  expectAccessible,
  expectNoHorizontalScrolling,
  expectNothingSerious,
  WIDTHS,
} from '../fixtures/accessible.ts';
import { placeOrder } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'accessibility' });
// The longest files: their tests run on all workers.
test.describe.configure({ mode: 'parallel' });
// All widths are checked in one visit.
test.use({ viewport: DESKTOP });

const SLUG = 'thalassa-sounio-black';

test('the order list of the back office is accessible', async ({ page, signInAsOwner }) => {
  await signInAsOwner();
  await page.goto('/admin/bookings');
  await page.getByRole('heading', { level: 1, name: 'Παραγγελίες' }).waitFor();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
});

test('the order page of the back office and its dialogs are accessible', async ({
  page,
  request,
  staff,
  signInAsOwner,
}) => {
  const { number } = await placeOrder(request, SLUG);
  const { id } = await staff.getOrder(number);
  await signInAsOwner();
  await checkPage(page, `/admin/bookings/${id}`);
  for (const name of ['Σήμανση ως απεσταλμένη', 'Επεξεργασία', 'Σήμανση ως πληρωμένη']) {
    await page.getByRole('main').getByRole('button', { name }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page, { part: '[role=dialog]' });
    // Only a received payment can be refunded.
    if (name === 'Σήμανση ως πληρωμένη') await page.keyboard.press('Enter');
    else await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('button', { name: 'Μερική επιστροφή' }).click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
  await expectAccessible(page, { part: '[role=dialog]' });
});

test('menus and dialogs of the back office are accessible', async ({ page, request, signInAsOwner }) => {
  await placeOrder(request, SLUG);
  await signInAsOwner();
  await page.goto('/admin/bookings');
  const header = page.getByRole('banner');
  const openers = [
    { open: () => header.getByRole('button', { name: /^Ειδοποιήσεις/ }).click(), layer: '[role="dialog"]' },
    { open: () => header.getByRole('button', { name: /^Μενού χρήστη/ }).click(), layer: '[role="menu"]' },
    { open: () => page.keyboard.press('Control+k'), layer: '[role="dialog"]' },
    { open: () => page.keyboard.press('?'), layer: '[role="dialog"]' },
  ];
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...DESKTOP, width });
    for (const { open, layer } of openers) {
      await open();
      await page.locator(layer).waitFor();
      // Targets below an open layer may be covered in part, and too small then.
      await expectNothingSerious(page, layer);
      await expectNoHorizontalScrolling(page);
      await page.keyboard.press('Escape');
      await expect(page.locator(layer)).toBeHidden();
    }
  }
  await header.getByRole('button', { name: 'Άνοιγμα μενού' }).click();
  await expectNothingSerious(page);
});
