import { registerCustomer, signInAt } from '../fixtures/account.ts';
import { owner } from '../fixtures/installation.ts';
import { read } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

const REFERENCE = '/admin/api-reference';

test('the reference documents the login endpoint, and its curl example works', async ({
  page,
  request,
  signInAsOwner,
}) => {
  await signInAsOwner();
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: 'Μενού διαχείρισης' })
    .getByRole('link', { name: 'Τεκμηρίωση API' })
    .click();
  await expect(page).toHaveURL(REFERENCE);
  await expect(page.getByRole('heading', { level: 1, name: 'Τεκμηρίωση API' })).toBeVisible();

  await page.getByRole('link', { name: /^login\.php/ }).click();
  const heading = page.getByRole('heading', { level: 2, name: 'login.php' });
  await expect(heading).toBeInViewport();
  const signIn = page.getByRole('button', { name: /^POST\s*\/backend\/api\/login\.php\s*Όλοι$/ });
  await expect(signIn).toHaveAttribute('aria-expanded', 'false');
  await signIn.press('Enter');
  await expect(signIn).toHaveAttribute('aria-expanded', 'true');

  const body = page.getByRole('region', { name: /^Σώμα: POST/ }).getByRole('listitem');
  await expect(body).toHaveText([/^email.*string.*υποχρεωτικό.*έως 254 χαρακτήρες/, /^password.*string.*υποχρεωτικό/]);
  const responseFields = page.getByRole('region', { name: /^Απάντηση: POST/ }).getByRole('listitem');
  await expect(responseFields.filter({ hasText: /^token/ })).toBeVisible();

  const example = page.getByRole('region', { name: /^Παράδειγμα curl: POST/ });
  const [, address = ''] = /'(http[^']+)'/.exec((await example.textContent()) ?? '') ?? [];
  const response = await read<{ token: string }>(await request.post(address, { data: owner }));
  expect(response.token).toMatch(/\S{16,}/);
});

test('the search finds an endpoint, and the OpenAPI document can be downloaded', async ({
  page,
  request,
  signInAsOwner,
}) => {
  await signInAsOwner();
  await page.goto(REFERENCE);
  const search = page.getByRole('searchbox', { name: 'Πόρος ή ενέργεια' });
  await search.fill('products admin-list');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/GET.*products\.php\?action=admin-list/]);
  await page.getByRole('button', { name: /admin-list/ }).click();
  await expect(page.getByRole('row').filter({ hasText: /^limit/ })).toContainText('1 έως 100');

  await search.fill('αυτό δεν υπάρχει');
  await expect(page.getByText('Δεν βρέθηκαν κλήσεις.')).toBeVisible();
  const link = await page.getByRole('link', { name: 'Το έγγραφο OpenAPI 3.1.0 (JSON)' }).getAttribute('href');
  const document = await request.get(link ?? '');
  expect(await document.json()).toMatchObject({ openapi: '3.1.0' });
});

test('only staff can open the reference', async ({ page, request }) => {
  await page.goto(REFERENCE);
  await expect(page).toHaveURL(`/admin/login?next=${encodeURIComponent(REFERENCE)}`);

  const customer = await registerCustomer(request);
  await page.goto('/login');
  await signInAt(page, customer);
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto(REFERENCE);
  await expect(page).not.toHaveURL(new RegExp(REFERENCE));
  await expect(page.getByRole('heading', { name: 'Τεκμηρίωση API' })).toHaveCount(0);
});
