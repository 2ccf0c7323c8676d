import { owner } from '../fixtures/installation.ts';
import { expect, test } from '../fixtures/test.ts';

const SESSION_KEYS = ['authToken', 'currentUser', 'isLoggedIn'];

for (const [login, path, label] of [
  ['the public login', '/login', 'Κωδικός πρόσβασης'],
  ['the back office', '/admin/login', 'Κωδικός'],
] as const) {
  test(`a wrong password at ${login} shows an error and creates no session`, async ({
    page,
    context,
    browserErrors,
  }) => {
    browserErrors.expect(/401 POST .*\/login\.php/);
    await page.goto(path);
    await page.getByRole('main').getByLabel('E-mail').fill(owner.email);
    await page.getByLabel(label, { exact: true }).fill('wrong password');
    await page.getByRole('main').getByRole('button', { name: 'Σύνδεση' }).click();
    await expect(page.getByText('Λάθος στοιχεία σύνδεσης')).toBeVisible();
    await expect(page).toHaveURL(path);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), SESSION_KEYS)).toEqual([
      null,
      null,
      null,
    ]);
  });
}

test('the owner can sign in at the public login and stays signed in after a reload', async ({ page, context }) => {
  await page.goto('/login');
  await page.getByRole('main').getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Κωδικός πρόσβασης', { exact: true }).fill(owner.password);
  await page.getByRole('main').getByRole('button', { name: 'Σύνδεση' }).click();
  const account = page.getByRole('button', { name: 'Λογαριασμός: Admin' });
  await expect(account).toBeVisible();
  expect(await context.cookies()).toMatchObject([
    { name: 'fakos_session', httpOnly: true, sameSite: 'Lax' },
    { name: 'fakos_device', httpOnly: true, sameSite: 'Lax' },
  ]);
  await page.reload();
  await account.click();
  await expect(page.getByRole('menuitem', { name: 'Πίνακας διαχείρισης' })).toBeVisible();
});

const corrupted = [
  ['without a token', 'authToken', ''],
  ['with unreadable user data', 'currentUser', '{"id":'],
  ['whose flag is false', 'isLoggedIn', 'false'],
] as const;

for (const [what, key, value] of corrupted) {
  test(`a stored session ${what} is cleared completely`, async ({ page, signInAsOwner }) => {
    await signInAsOwner();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Λογαριασμός: Admin' })).toBeVisible();
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Σύνδεση' })).toBeVisible();
    // The server renders the page for a visitor; the browser checks its stored session after hydration.
    const listStoredKeys = () => page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key)), SESSION_KEYS);
    await expect.poll(listStoredKeys).toEqual([]);
  });
}

test('a token without its cookie is rejected', async ({ page, context, request, browserErrors, signInAsOwner }) => {
  browserErrors.expect(/401 GET .*\/(login|admin-orders)\.php/);
  const { token } = await signInAsOwner();
  const response = await request.get('/api/admin-orders.php', { headers: { Authorization: `Bearer ${token}` } });
  expect(response.status()).toBe(401);
  expect(await response.json()).toMatchObject({ success: false, message: 'Συνδεθείτε για να συνεχίσετε.' });

  await context.clearCookies();
  await page.goto('/admin/bookings');
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fbookings');
});
