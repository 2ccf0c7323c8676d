import { blockScripts, waitForHydration } from '../fixtures/hydration.ts';
import { saveSettings } from '../fixtures/shop-settings.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'pages-construction' });

const defaultSettings = {
  under_construction_enabled: 'false',
  construction_subtitle: null,
  construction_progress: null,
  construction_bg_color: null,
  construction_text_color: null,
};

test.afterEach(({ baseURL }) => saveSettings(baseURL, defaultSettings));

test('the construction page responds with 503 and disappears when it is turned off', async ({
  page,
  baseURL,
  browserErrors,
}) => {
  browserErrors.expect(/503 GET/);
  await page.clock.install();
  await saveSettings(baseURL, { under_construction_enabled: 'true', construction_subtitle_el: 'Ανοίγουμε σύντομα' });
  for (const [address, title] of [
    ['/', 'Υπό κατασκευή'],
    ['/shop', 'Υπό κατασκευή'],
    ['/en/nowhere', 'Under construction'],
  ] as const) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(503);
    expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('navigation', { name: /Κύρια πλοήγηση|Main/ })).toHaveCount(0);
  }
  await page.goto('/');
  await expect(page.getByText('Ανοίγουμε σύντομα')).toBeVisible();
  await expect(page.getByText(/ενεργοποιήθηκε από τον πίνακα διαχείρισης/)).toBeVisible();
  const bar = page.getByRole('progressbar');
  const read = async () => Number(await bar.getAttribute('aria-valuenow'));
  const first = await read();
  expect(first).toBeGreaterThanOrEqual(65);
  expect(first).toBeLessThanOrEqual(95);
  await page.clock.runFor(60_000);
  await expect.poll(read).toBe(95);

  // Pages that the cookie banner and the e-mails of an account link to stay available.
  await page.goto('/en/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  const open = ['/login', '/forgot-password', '/reset-password', '/verify-email', '/privacy', '/admin'];
  for (const address of [...open, '/robots.txt', '/sitemap.xml', '/favicon.svg', '/api/products.php']) {
    expect((await page.request.get(address)).status(), address).toBe(200);
  }
  await saveSettings(baseURL, { under_construction_enabled: 'false' });
  expect((await page.goto('/'))?.status()).toBe(200);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('the construction page has its styles before its scripts run', async ({ page, baseURL, browserErrors }) => {
  browserErrors.expect(/503 GET/);
  await saveSettings(baseURL, { under_construction_enabled: 'true' });
  const release = await blockScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  // Without styles it has no height.
  await expect(page.getByRole('progressbar')).toBeVisible();
  release();
  await waitForHydration(page);
});

test('progress and colours can be configured, and the text stays readable', async ({
  page,
  baseURL,
  browserErrors,
}) => {
  browserErrors.expect(/503 GET/);
  await saveSettings(baseURL, {
    under_construction_enabled: 'true',
    construction_progress: 40,
    construction_bg_color: '#12343b',
    construction_text_color: '#0a2a30',
  });
  await page.goto('/');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(255, 255, 255)');
});

test('an admin sees the site with a badge', async ({ page, baseURL, browserErrors, signInAsOwner }) => {
  browserErrors.expect(/503 GET/);
  await saveSettings(baseURL, { under_construction_enabled: 'true' });
  await signInAsOwner();
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'Ένα οπτικό κατάστημα που δεν βιάζεται' })).toBeVisible();
  await expect(page.getByText('Οι επισκέπτες βλέπουν τη σελίδα «Υπό κατασκευή»')).toBeVisible();
});
