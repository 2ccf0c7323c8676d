import type { Page } from '@playwright/test';
import { createCustomer } from '../fixtures/account.ts';
import { POSTS_TITLE, scrollToPosts } from '../fixtures/home.ts';
import { renderInBrowser } from '../fixtures/render-in-browser.ts';
import { expect, test } from '../fixtures/test.ts';

// The error cases of spec section 8 that no other spec covers.

const main = (page: Page) => page.getByRole('main');

async function tryToSignIn(page: Page): Promise<void> {
  await main(page).getByLabel('E-mail').fill('maria@example.gr');
  await main(page).getByLabel('Κωδικός πρόσβασης', { exact: true }).fill('καράβι λεμόνι');
  await main(page).getByRole('button', { name: 'Σύνδεση', exact: true }).click();
}

test('a failed login shows the server’s message or “Login failed”; without a network it names the connection', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/login\.php/);
  const cases = [
    { json: { success: false, message: 'Το σύστημα κάνει διάλειμμα.' }, expectedText: 'Το σύστημα κάνει διάλειμμα.' },
    { json: { success: false }, expectedText: 'Login failed' },
    { json: undefined, expectedText: 'Λάθος στοιχεία σύνδεσης' },
  ];
  await page.goto('/login');
  for (const { json, expectedText } of cases) {
    await page.route('**/login.php', (route) => (json ? route.fulfill({ status: 500, json }) : route.abort()), {
      times: 1,
    });
    await tryToSignIn(page);
    await expect(main(page).getByRole('alert')).toContainText(expectedText);
  }
  await expect(main(page).getByRole('alert')).toContainText('Ελέγξτε το δίκτυό σας');
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('a failed registration shows the server’s message', async ({ page, browserErrors }) => {
  browserErrors.expect(/500 POST .*\/users\.php/);
  await page.route('**/users.php', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Οι εγγραφές σταμάτησαν για απόψε.' } }),
  );
  await page.goto('/register');
  const { name, email, password } = createCustomer();
  await main(page).getByLabel('Ονοματεπώνυμο').fill(name);
  await main(page).getByLabel('E-mail').fill(email);
  await main(page).getByLabel('Κωδικός πρόσβασης', { exact: true }).fill(password);
  await main(page).getByRole('checkbox').check();
  await main(page).getByRole('button', { name: 'Δημιουργία λογαριασμού' }).click();
  await expect(main(page).getByText('Οι εγγραφές σταμάτησαν για απόψε.')).toBeVisible();
});

for (const [what, response] of [
  ['fail to load', undefined],
  ['respond with 503', { status: 503, json: { success: false } }],
] as const) {
  test(`settings that ${what} leave the defaults: navigation bar, footer and shop are shown`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/settings\.php/);
    await renderInBrowser(page);
    await page.route('**/settings.php*', (route) => (response ? route.fulfill(response) : route.abort()));
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Κύρια πλοήγηση' });
    await expect(bar.getByRole('link')).toHaveText([
      'Αρχική',
      'Προϊόντα',
      'Σχετικά με εμάς',
      'Συχνές ερωτήσεις',
      'Επικοινωνία',
    ]);
    await expect(page.getByRole('banner').getByRole('button', { name: /^Καλάθι/ })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByRole('link', { name: 'Πολιτική απορρήτου' })).toBeVisible();
    // Spec section 9.
    await expect(footer).toHaveCSS('background-color', 'rgb(0, 199, 181)');
    await expect(page.getByRole('progressbar')).toBeHidden();
  });
}

test('posts that fail to load leave the rest of the page intact and can be retried', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/posts\.php/);
  await renderInBrowser(page);
  await page.route('**/posts.php*', (route) => route.abort());
  await page.goto('/');
  await scrollToPosts(page);
  const posts = page.getByRole('region', { name: POSTS_TITLE });
  const retry = posts.getByRole('button', { name: 'Δοκιμάστε ξανά' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.unroute('**/posts.php*');
  await retry.click();
  await expect(posts.getByRole('article').first()).toBeVisible();
});

test('an image that fails to load is replaced by a placeholder with the text “Image Error”', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/image\.php/);
  await page.route(/image\.php\?.*type=(product|post)/, (route) => route.abort());
  await page.goto('/shop');
  const images = main(page).getByRole('article').locator('img');
  const getAddress = () => images.first().evaluate((image: HTMLImageElement) => decodeURIComponent(image.currentSrc));
  await expect.poll(getAddress).toMatch(/Image Error|text=Image(\+|%20| )Error/);
  expect(await images.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a logo that fails to load is replaced by the name of the shop', async ({ page, browserErrors }) => {
  browserErrors.expect(/image\.php/);
  await page.route(/settings\.php\?action=getSettings/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { settings: object };
    await route.fulfill({
      response,
      json: { ...body, settings: { ...body.settings, logo_url: 'lost.png', company_name: 'Οπτικά Φακός' } },
    });
  });
  await page.route(/image\.php\?.*type=logo/, (route) => route.abort());
  await renderInBrowser(page);
  await page.goto('/terms');
  const logo = page.getByRole('banner').getByRole('link', { name: /Οπτικά Φακός/ });
  await expect(logo).toHaveText('Οπτικά Φακός');
});
