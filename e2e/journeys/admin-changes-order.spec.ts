import type { Page } from '@playwright/test';
import { owner } from '../fixtures/installation.ts';
import { buyer, placeOrder } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

test('staff move an order through its states, and the buyer sees each change', async ({
  page,
  otherVisitor,
  request,
}) => {
  const { number, token } = await placeOrder(request, 'dewlin-day-30');
  await otherVisitor.goto(`/order-success?n=${number}&t=${token}`);
  await expectState(otherVisitor, 'Παραγγελία', 'Σε αναμονή');

  await page.goto('/admin/login');
  await expectNoChrome(page);
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Κωδικός', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Σύνδεση' }).click();
  await expect(page).toHaveURL('/admin');
  await expectNoChrome(page);

  await page.getByRole('navigation', { name: 'Μενού διαχείρισης' }).getByRole('link', { name: 'Παραγγελίες' }).click();
  await expect(page).toHaveURL('/admin/bookings');
  await page.getByRole('searchbox', { name: 'Αριθμός, όνομα, e-mail ή τηλέφωνο' }).fill(number);
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText(buyer.full_name);
  await row.getByRole('link', { name: number }).click();
  await expect(page).toHaveURL(/\/admin\/bookings\/\d+$/);
  await expectNoChrome(page);

  await expectSteps(page, 'Παραγγελία', ['Επιβεβαίωση', 'Ακύρωση παραγγελίας']);
  await expectSteps(page, 'Αποστολή', ['Σήμανση ως απεσταλμένη', 'Έτοιμη για παραλαβή']);
  await changeState(page, 'Επιβεβαίωση');
  await expectSteps(page, 'Παραγγελία', ['Έναρξη επεξεργασίας', 'Ακύρωση παραγγελίας']);
  await otherVisitor.reload();
  await expectState(otherVisitor, 'Παραγγελία', 'Επιβεβαιώθηκε');

  await changeState(page, 'Έναρξη επεξεργασίας');
  await changeState(page, 'Σήμανση ως απεσταλμένη');
  await expectSteps(page, 'Αποστολή', ['Σήμανση ως παραδομένη', 'Σήμανση ως επιστραφείσα']);
  await otherVisitor.reload();
  await expectState(otherVisitor, 'Παραγγελία', 'Σε επεξεργασία');
  await expectState(otherVisitor, 'Παράδοση', 'Στάλθηκε');
});

test('after signing out, the old token and cookie are invalid', async ({ page, context, request, signInAsOwner }) => {
  const { token } = await signInAsOwner();
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const requestWithOldSession = () =>
    request.get('/api/admin-orders.php', { headers: { Authorization: `Bearer ${token}`, Cookie: cookie } });
  await page.goto('/admin/bookings');
  await expect(page.getByRole('heading', { level: 1, name: 'Παραγγελίες' })).toBeVisible();
  expect((await requestWithOldSession()).status()).toBe(200);

  await page.getByRole('button', { name: 'Μενού χρήστη: Admin' }).click();
  await page.getByRole('menuitem', { name: 'Αποσύνδεση' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByRole('heading', { name: 'Σύνδεση στη διαχείριση' })).toBeVisible();
  expect((await requestWithOldSession()).status()).toBe(401);
  await page.goto('/admin/bookings');
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fbookings');
});

/** The public header, footer and shortcuts must not exist in the back office. */
async function expectNoChrome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Κύρια πλοήγηση' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Συντομεύσεις' })).toHaveCount(0);
}

async function expectSteps(page: Page, axis: string, steps: string[]): Promise<void> {
  await expect(page.getByRole('region', { name: axis, exact: true }).getByRole('button')).toHaveText(steps);
}

/** Takes a step and confirms it in its dialog. */
async function changeState(page: Page, step: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: step, exact: true });
  await button.click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${step}: `) });
  await dialog.getByRole('button', { name: step, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toHaveCount(0);
}

/** Checks the state that the buyer's page shows. */
async function expectState(page: Page, axis: string, state: string): Promise<void> {
  const term = page.getByRole('term').filter({ hasText: axis });
  await expect(page.locator('dl > div').filter({ has: term }).getByRole('definition')).toHaveText(state);
}
