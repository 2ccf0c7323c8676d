import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** The structured data of a page. */
async function readStructuredData(page: Page): Promise<Record<string, unknown>[]> {
  const sources = await page.locator('script[type="application/ld+json"]').allTextContents();
  return sources.flatMap((source) => {
    const data = JSON.parse(source) as Record<string, unknown>;
    return (data['@graph'] as Record<string, unknown>[] | undefined) ?? [data];
  });
}

test('services are listed with duration, price and a booking button', async ({ page }) => {
  await page.goto('/services');
  await expect(page).toHaveTitle(/^Υπηρεσίες/);
  const cards = page.getByRole('list', { name: 'Λίστα υπηρεσιών' }).getByRole('article');
  await expect(cards).toHaveCount(6);
  const exam = cards.filter({ has: page.getByRole('heading', { name: 'Έλεγχος όρασης', exact: true }) });
  await expect(exam).toContainText('25,00 €');
  await expect(exam).toContainText('30 λεπτά');
  await expect(exam.getByRole('button', { name: 'Κράτηση: Έλεγχος όρασης' })).toBeVisible();
  const repairs = cards.filter({ has: page.getByRole('heading', { name: 'Επισκευές' }) });
  await expect(repairs).toContainText('Κατόπιν συνεννόησης');
  await expect(repairs.getByRole('link', { name: 'Ρωτήστε μας: Επισκευές' })).toHaveAttribute('href', '/contact');

  await exam.getByRole('link', { name: 'Έλεγχος όρασης' }).click();
  await expect(page).toHaveURL('/services/eye-exam');
  await expect(page.getByRole('heading', { level: 1, name: 'Έλεγχος όρασης' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Τι περιλαμβάνει' })).toBeVisible();
});

test('a service page is rendered on the server with its metadata', async ({ page, request, baseURL }) => {
  const html = await (await request.get('/en/services/eye-exam')).text();
  expect(html).toContain('Objective and subjective refraction');
  await page.goto('/en/services/eye-exam');
  await expect(page).toHaveTitle(/^Eye exam/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/en/services/eye-exam`);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Thirty unhurried minutes/);
  const data = await readStructuredData(page);
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
  expect(data.find((entry) => entry['@type'] === 'Service')).toMatchObject({
    name: 'Eye exam',
    offers: { price: '25.00', priceCurrency: 'EUR' },
  });
  await page.getByRole('navigation', { name: 'Other services' }).getByRole('link', { name: 'Repairs' }).click();
  await expect(page).toHaveURL('/en/services/repairs');
  await expect(page.getByRole('button', { name: /^Book/ })).toBeHidden();
});

test('an unknown service responds with 404 and links to the services', async ({ page, browserErrors }) => {
  browserErrors.expect(/404 GET/);
  const response = await page.goto('/services/mind-reading');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Η υπηρεσία δεν βρέθηκε' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Στις υπηρεσίες' }).click();
  await expect(page).toHaveURL('/services');
});

test('services that fail to load can be retried', async ({ page, browserErrors }) => {
  browserErrors.expect(/ERR_FAILED GET .*services\.php/);
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  await page.route('**/services.php*', (route) => route.abort());
  await page.evaluate(() => history.pushState(null, '', '/services'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  const retry = page.getByRole('main').getByRole('button', { name: 'Δοκιμάστε ξανά' });
  await expect(retry).toBeVisible();
  await page.unroute('**/services.php*');
  await retry.click();
  await expect(page.getByRole('list', { name: 'Λίστα υπηρεσιών' }).getByRole('article')).toHaveCount(6);
});
