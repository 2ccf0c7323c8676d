import type { Page } from '@playwright/test';
import { chooseLanguage } from '../fixtures/back-office-language.ts';
import { placeOrder } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

const SLUG = 'dewlin-day-30';
const TRACKING_NUMBER = 'ACS1234567';
/** A4 in points of 1/72 inch, as PDF files measure pages. */
const A4_POINTS = { width: 595, height: 842 };

const texts = {
  el: {
    dashboard: 'Επισκόπηση',
    confirm: /^Επιβεβαίωση: /,
    confirmed: 'Επιβεβαιωμένη',
    ship: /^Σήμανση ως απεσταλμένη: /,
    carrier: 'Μεταφορική εταιρεία',
    shipped: 'Απεστάλη',
    order: 'Παραγγελία',
    delivery: 'Αποστολή',
    slip: 'Δελτίο συσκευασίας',
  },
  en: {
    dashboard: 'Overview',
    confirm: /^Confirm: /,
    confirmed: 'Confirmed',
    ship: /^Mark as shipped: /,
    carrier: 'Carrier',
    shipped: 'Shipped',
    order: 'Order',
    delivery: 'Delivery',
    slip: 'Packing slip',
  },
} as const;

for (const language of ['el', 'en'] as const) {
  const text = texts[language];

  test(`staff find, confirm, ship and print an order and open the next one from the keyboard alone, in ${language}`, async ({
    page,
    request,
    staff,
    signInAsOwner,
  }) => {
    // Newest first: the order placed first comes after the other one.
    const next = await placeOrder(request, SLUG);
    const { number } = await placeOrder(request, SLUG);
    await recordPrinting(page);
    await signInAsOwner();
    await chooseLanguage(page, language);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: text.dashboard })).toBeVisible();

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(number);
    await expect(page.getByRole('option').filter({ hasText: number })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(page.getByRole('region', { name: text.order, exact: true })).toBeVisible();

    await page.keyboard.press('c');
    await expect(page.getByRole('dialog', { name: text.confirm })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('region', { name: text.order, exact: true })).toContainText(text.confirmed);

    await page.keyboard.press('s');
    await expect(page.getByRole('dialog', { name: text.ship }).getByLabel(text.carrier)).toBeFocused();
    await page.keyboard.type('ACS');
    await page.keyboard.press('Tab');
    await page.keyboard.type(TRACKING_NUMBER);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('region', { name: text.delivery, exact: true })).toContainText(text.shipped);
    expect((await staff.getOrder(number)).shipment).toEqual({ carrier: 'ACS', tracking_number: TRACKING_NUMBER });

    await page.keyboard.press('p');
    await expect.poll(() => countPrinted(page)).toBe(1);
    await expectPrintedSlip(page, text.slip, number);

    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(next.number);
  });
}

/** Counts calls of the browser's print dialog, which a browser without a window does not open. */
async function recordPrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as typeof window & { printed: number };
    counted.printed = 0;
    window.print = () => {
      counted.printed += 1;
    };
  });
}

function countPrinted(page: Page): Promise<number> {
  return page.evaluate(() => (window as typeof window & { printed: number }).printed);
}

/** The paper is A4 and shows the slip alone; afterwards the page is shown again. */
async function expectPrintedSlip(page: Page, title: string, number: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const slip = page.getByRole('article').filter({ hasText: title });
  await expect(slip).toContainText(number);
  await expect(slip).toContainText(TRACKING_NUMBER);
  await expect(slip.getByRole('row')).toHaveCount(2);
  for (const part of ['banner', 'navigation', 'main', 'button'] as const)
    await expect(page.getByRole(part)).toHaveCount(0);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = [...pdf.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)];
  expect(
    pages.map(([, width, height]) => ({ width: Math.round(Number(width)), height: Math.round(Number(height)) })),
  ).toEqual([A4_POINTS]);
  await page.emulateMedia({ media: 'screen' });
  await expect(slip).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();
}
