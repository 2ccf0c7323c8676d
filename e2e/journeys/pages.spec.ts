import { expect, test } from '../fixtures/test.ts';

test('the blog lists posts, and a post can be opened', async ({ page }) => {
  await page.goto('/blog');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Άρθρα' })).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(7);
  await main.getByRole('link', { name: 'Ποιος σκελετός ταιριάζει στο πρόσωπό σας' }).click();
  await expect(page).toHaveURL('/blog/frames-for-your-face-shape');
  await expect(page).toHaveTitle(/Ποιος σκελετός ταιριάζει στο πρόσωπό σας/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ποιος σκελετός ταιριάζει στο πρόσωπό σας');
  await expect(main.getByText('Ελένη Μάρκου')).toBeVisible();
});

test('a stored page is rendered from its widgets', async ({ page }) => {
  const response = await page.goto('/page/frame-guide');
  expect(response?.status()).toBe(200);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Οδηγός σκελετών' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: '1. Σχήμα' })).toBeVisible();
  await expect(main.getByRole('img', { name: 'Σκελετός πάντο από ταρταρούγα' })).toBeVisible();
});

test('an information page shows its text within the shell layout', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Σχετικά με εμάς' }).click();
  await expect(page).toHaveURL('/about');
  const heading = page.getByRole('heading', { level: 1, name: 'Ένα οπτικό κατάστημα που δεν βιάζεται' });
  await expect(heading).toBeVisible();
  expect((await page.reload())?.status()).toBe(200);
  await expect(heading).toBeVisible();
});

test('an unknown address responds with 404, keeps the layout and links to the home page', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/404 GET .*\/no-such-page$/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Η σελίδα δεν βρέθηκε' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Αρχική σελίδα' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Δείτε καθαρά. Δείξτε εσείς.' })).toBeVisible();
});

test('an unknown product shows a not-found message', async ({ page, browserErrors }) => {
  browserErrors.expect(/404 GET .*no-such-product/);
  await page.goto('/shop/no-such-product');
  await expect(page.getByRole('heading', { level: 1, name: 'Το προϊόν δεν βρέθηκε' })).toBeVisible();
});
