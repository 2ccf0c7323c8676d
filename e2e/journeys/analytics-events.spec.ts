import type { Page } from '@playwright/test';
import { addToCart, fillCheckout } from '../fixtures/checkout.ts';
import { getProduct } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

type Event = { readonly event_name?: string; readonly event_properties?: object };

/** Collects all sent events except page views. */
function watchEvents(page: Page): Event[] {
  const events: Event[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/analytics.php')) return;
    const { event_name, event_properties } = JSON.parse(request.postData() ?? '{}') as Event;
    if (event_name) events.push({ event_name, ...(event_properties && { event_properties }) });
  });
  return events;
}

async function search(page: Page, query: string): Promise<void> {
  const box = page.getByRole('dialog').getByRole('combobox');
  await page.getByRole('banner').getByRole('button', { name: 'Αναζήτηση' }).click();
  await box.fill(query);
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL(/\/shop\?search=/);
}

async function sendMessage(page: Page): Promise<void> {
  await page.goto('/contact');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')),
  );
  const form = page.getByRole('form', { name: 'Στείλτε μας μήνυμα' });
  await form.getByLabel('E-mail').fill('maria@example.gr');
  await form.getByLabel('Μήνυμα').fill('Έχετε παιδικούς σκελετούς;');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Αποστολή μηνύματος' }).click();
  await expect(page.getByText('Το μήνυμά σας στάλθηκε.')).toBeVisible();
}

async function buy(page: Page): Promise<void> {
  await addToCart(page, 'thalassa-sounio-black');
  await page.goto('/checkout');
  await fillCheckout(page);
  await page.getByRole('checkbox', { name: 'αποδέχομαι τους όρους' }).check();
  await page.getByRole('button', { name: 'Παραγγελία με υποχρέωση πληρωμής' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Ευχαριστούμε για την παραγγελία!' })).toBeVisible();
}

test.describe('with consent', () => {
  test.use({ cookieChoice: 'accepted' });

  test('a search and a contact message are counted without personal data', async ({ page, browserErrors }) => {
    const events = watchEvents(page);
    // Embedded content of other sites is not under test.
    await page.route(/google|facebook/, (route) => route.fulfill({ contentType: 'text/plain', body: '' }));
    browserErrors.expect(/localStorage/);
    await page.goto('/terms');
    await search(page, 'αιγινα');
    await expect
      .poll(() => events)
      .toEqual([{ event_name: 'search', event_properties: { query: 'αιγινα', results: expect.any(Number) } }]);
    await sendMessage(page);
    await expect
      .poll(() => events.at(1))
      .toEqual({ event_name: 'contact', event_properties: { form: 'contact-page' } });
  });

  test('an order is counted once, even when its page is reloaded', async ({ page, browserErrors }) => {
    const events = watchEvents(page);
    await page.route(/google|facebook/, (route) => route.fulfill({ contentType: 'text/plain', body: '' }));
    browserErrors.expect(/localStorage/);
    const { id } = await getProduct(page.request, 'thalassa-sounio-black');
    await buy(page);
    const purchases = () => events.filter(({ event_name }) => event_name === 'purchase');
    const items = [{ id, price: expect.any(Number), quantity: 1 }];
    const counted = [{ event_name: 'purchase', event_properties: { total: expect.any(Number), items } }];
    await expect.poll(purchases).toEqual(counted);
    const viewed = page.waitForRequest((request) => request.url().endsWith('/analytics.php'));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Ευχαριστούμε για την παραγγελία!' })).toBeVisible();
    await viewed;
    expect(purchases()).toEqual(counted);
  });
});

test('without consent no events are sent', async ({ page }) => {
  const events = watchEvents(page);
  await page.goto('/terms');
  await search(page, 'αιγινα');
  await sendMessage(page);
  await buy(page);
  await page.waitForLoadState('networkidle');
  expect(events).toEqual([]);
});
