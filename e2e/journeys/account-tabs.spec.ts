import type { Page } from '@playwright/test';
import { registerCustomer, signInAt } from '../fixtures/account.ts';
import { owner } from '../fixtures/installation.ts';
import { expect, test } from '../fixtures/test.ts';

const account = (page: Page, name: string) => page.getByRole('button', { name: `Λογαριασμός: ${name}` });
const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Σύνδεση' });

test('the other tab follows signing in, a change of account and signing out', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const customer = await registerCustomer(request);
  await request.dispose();
  const other = await context.newPage();
  await other.goto('/terms');
  await expect(login(other)).toBeVisible();

  await page.goto('/login');
  await signInAt(page, customer);
  await expect(account(page, customer.name)).toBeVisible();
  await expect(account(other, customer.name)).toBeVisible();

  // Another account replaces the stored session without signing out first.
  const response = await context.request.post('/api/login.php', { data: owner });
  const { token, user } = (await response.json()) as { token: string; user: object };
  await page.evaluate(
    ([storedToken, storedUser]) => {
      localStorage.setItem('authToken', storedToken);
      localStorage.setItem('currentUser', storedUser);
      localStorage.setItem('isLoggedIn', 'true');
    },
    [token, JSON.stringify(user)] as const,
  );
  await expect(account(other, 'Admin')).toBeVisible();

  await account(other, 'Admin').click();
  await other.getByRole('menuitem', { name: 'Αποσύνδεση' }).click();
  await expect(login(other)).toBeVisible();
  await expect(login(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('closing the sign-in dialog of an expired session removes the notice', async ({
  page,
  context,
  browserErrors,
  signInAsOwner,
}) => {
  // The session and the wishlist are requested at the same time.
  browserErrors.expect(/401 GET .*\/(?:login|wishlist)\.php/);
  await signInAsOwner();
  await context.clearCookies();
  await page.goto('/terms');
  const notices = page.getByRole('region', { name: 'Ειδοποιήσεις' });
  await expect(notices.getByText('Η σύνδεσή σας έληξε')).toBeVisible();
  await notices.getByRole('button', { name: 'Σύνδεση ξανά' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(notices.getByText('Η σύνδεσή σας έληξε')).toHaveCount(0);
});

test('the back office has one address: a language prefix redirects to it', async ({ page, request }) => {
  for (const [address, target] of [
    ['/en/admin', '/admin'],
    ['/en/admin/login?next=%2Fadmin', '/admin/login?next=%2Fadmin'],
  ]) {
    const response = await request.get(address ?? '', { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, target]);
  }
  await page.goto('/en/terms');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => history.pushState(null, '', '/en/admin/login'));
  await page.reload();
  await expect(page).toHaveURL('/admin/login');
});
