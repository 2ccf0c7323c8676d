import { owner } from '../fixtures/installation.ts';
import { expect, test } from '../fixtures/test.ts';

const SESSION_KEYS = ['authToken', 'currentUser', 'isLoggedIn'];

for (const [door, path, label] of [
  ['the public login', '/login', 'Κωδικός πρόσβασης'],
  ['the back office', '/admin/login', 'Κωδικός'],
] as const) {
  test(`a wrong password at ${door} gets one sentence and no session`, async ({ page, context, faults }) => {
    faults.expect(/401 POST .*\/login\.php/);
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

test('the owner signs in at the public login, and is still signed in after a reload', async ({ page, context }) => {
  await page.goto('/login');
  await page.getByRole('main').getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Κωδικός πρόσβασης', { exact: true }).fill(owner.password);
  await page.getByRole('main').getByRole('button', { name: 'Σύνδεση' }).click();
  const account = page.getByRole('button', { name: 'Λογαριασμός: Admin' });
  await expect(account).toBeVisible();
  expect(await context.cookies()).toMatchObject([{ httpOnly: true, sameSite: 'Lax' }]);
  await page.reload();
  await account.click();
  await expect(page.getByRole('menuitem', { name: 'Πίνακας διαχείρισης' })).toBeVisible();
});

const spoilt = [
  ['without a token', 'authToken', ''],
  ['whose user cannot be read', 'currentUser', '{"id":'],
  ['whose flag says no', 'isLoggedIn', 'false'],
] as const;

for (const [what, key, value] of spoilt) {
  test(`a stored session ${what} is cleared as a whole`, async ({ page, signInAsOwner }) => {
    await signInAsOwner();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Λογαριασμός: Admin' })).toBeVisible();
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Σύνδεση' })).toBeVisible();
    // The server shows a visitor's page; the browser looks at what it stored once the page comes alive.
    const kept = () => page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key)), SESSION_KEYS);
    await expect.poll(kept).toEqual([]);
  });
}

test('a token without its cookie is worth nothing', async ({ page, context, request, faults, signInAsOwner }) => {
  faults.expect(/401 GET .*\/(login|admin-orders)\.php/);
  const { token } = await signInAsOwner();
  const answer = await request.get('/api/admin-orders.php', { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
  expect(await answer.json()).toMatchObject({ success: false, message: 'Συνδεθείτε για να συνεχίσετε.' });

  await context.clearCookies();
  await page.goto('/admin/bookings');
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fbookings');
});
