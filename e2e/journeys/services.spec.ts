import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** What a page says of itself to search engines, by type. */
async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const sources = await page.locator('script[type="application/ld+json"]').allTextContents();
  return sources.flatMap((source) => {
    const data = JSON.parse(source) as Record<string, unknown>;
    return (data['@graph'] as Record<string, unknown>[] | undefined) ?? [data];
  });
}

test('the services are listed with duration, price and the way to book', async ({ page }) => {
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

test('a service’s page arrives rendered, described and with its own address', async ({ page, request, baseURL }) => {
  const html = await (await request.get('/en/services/eye-exam')).text();
  expect(html).toContain('Objective and subjective refraction');
  await page.goto('/en/services/eye-exam');
  await expect(page).toHaveTitle(/^Eye exam/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/en/services/eye-exam`);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Thirty unhurried minutes/);
  const data = await structuredData(page);
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
  expect(data.find((thing) => thing['@type'] === 'Service')).toMatchObject({
    name: 'Eye exam',
    offers: { price: '25.00', priceCurrency: 'EUR' },
  });
  await page.getByRole('navigation', { name: 'Other services' }).getByRole('link', { name: 'Repairs' }).click();
  await expect(page).toHaveURL('/en/services/repairs');
  await expect(page.getByRole('button', { name: /^Book/ })).toBeHidden();
});

test('a service that nobody offers is a 404 with a way on', async ({ page, faults }) => {
  faults.expect(/404 GET/);
  const answer = await page.goto('/services/mind-reading');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Η υπηρεσία δεν βρέθηκε' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Στις υπηρεσίες' }).click();
  await expect(page).toHaveURL('/services');
});

test('services that cannot be had are asked for again', async ({ page, faults }) => {
  faults.expect(/ERR_FAILED GET .*services\.php/);
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
