import { saveSettings } from '../fixtures/shop-settings.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'pages-information' });

test('FAQ questions can be opened and searched, and a link to a question opens it', async ({ page }) => {
  const response = await page.goto('/faq');
  const html = (await response?.text()) ?? '';
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as { '@type': string; mainEntity?: { name: string }[] },
  );
  const questions = data.find((entry) => entry['@type'] === 'FAQPage')?.mainEntity ?? [];
  expect(questions.map(({ name }) => name)).toContain('Πότε θα έρθει η παραγγελία μου;');

  const main = page.getByRole('main');
  const delivery = main.getByText('Όσα είναι σε απόθεμα φεύγουν την ίδια ημέρα');
  await expect(delivery).toBeHidden();
  await main.getByRole('heading', { name: 'Πότε θα έρθει η παραγγελία μου;' }).click();
  await expect(delivery).toBeVisible();

  await main.getByRole('searchbox').fill('ΕΓΓΥΗΣΗ');
  await expect(main.getByRole('heading', { name: 'Τι καλύπτει η εγγύηση;' })).toBeVisible();
  await expect(delivery).toBeHidden();
  await main.getByRole('searchbox').fill('ξξξ');
  await expect(main.getByText('Καμία ερώτηση δεν ταιριάζει.')).toBeVisible();

  await page.goto('/');
  await page.goto('/faq#ποτε-θα-ερθει-η-παραγγελια-μου');
  await expect(delivery).toBeInViewport();
});

test('a long text has a table of contents that scrolls to its sections', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByText(/^Τελευταία ενημέρωση: \d{1,2} \p{L}+ 20\d\d$/u)).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'Περιεχόμενα' });
  await contents.getByRole('link', { name: '7. Νόμιμη εγγύηση' }).click();
  const heading = page.getByRole('main').getByRole('heading', { name: '7. Νόμιμη εγγύηση' });
  await expect(heading).toBeInViewport();
  const { y = 0 } = (await heading.boundingBox()) ?? {};
  const bar = await page.getByRole('banner').boundingBox();
  expect(y, 'the header does not cover the heading').toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('the statistics page shows figures of the shop', async ({ page }) => {
  const response = await page.goto('/en/statistics');
  expect(await response?.text()).toContain('The shop in figures');
  const main = page.getByRole('main');
  await expect(main.getByRole('definition').first()).toHaveText('72');
  const posts = main.getByRole('region', { name: 'Popular articles' }).getByRole('listitem');
  await expect(posts).toHaveCount(5);
  await expect(posts.first()).toContainText('100%');
});

test('icon and title come from the settings, and the default icon exists', async ({ page, baseURL }) => {
  const icon = page.locator('link[rel=icon]');
  await page.goto('/');
  await expect(icon).toHaveCount(1);
  expect((await page.request.get('/favicon.svg')).headers()['content-type']).toContain('image/svg');
  try {
    await saveSettings(baseURL, { favicon: '/favicon.svg?mine', site_title_el: 'Τα γυαλιά μου' });
    await page.goto('/');
    await expect(icon).toHaveAttribute('href', '/favicon.svg?mine');
    await expect(page).toHaveTitle('Τα γυαλιά μου');
    await page.goto('/faq');
    await expect(page).toHaveTitle('Συχνές ερωτήσεις · Fakos');
  } finally {
    await saveSettings(baseURL, { favicon_url: 'favicon.svg', site_title_el: 'Fakos | Γυαλιά και φακοί στην Αθήνα' });
  }
});

test('a failed image shows a placeholder, and a missing logo is replaced by the company’s name', async ({
  page,
  baseURL,
  browserErrors,
}) => {
  browserErrors.expect(/image\.php/);
  await page.route(/image\.php/, (route) => route.abort());
  for (const address of ['/about', '/shop']) {
    await page.goto(address);
    await expect(page.locator('main img').first(), address).toHaveAttribute('src', /Image(?:%20|\+)Error/);
  }
  await page.unroute(/image\.php/);

  try {
    await saveSettings(baseURL, { logo_url: 'nowhere.webp' });
    await page.goto('/about');
    await expect(page.getByRole('banner').getByText('Fakos', { exact: true })).toBeVisible();
  } finally {
    await saveSettings(baseURL, { logo_url: 'logo.svg' });
  }
});
