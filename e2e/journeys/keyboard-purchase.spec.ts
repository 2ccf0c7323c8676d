import type { Locator, Page } from '@playwright/test';
import { buyer, home } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

/** How often Tab may be pressed for the whole purchase. */
const MAX_TAB_STOPS = 60;

let stops: number;
test.beforeEach(() => {
  stops = 0;
});

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (; stops < MAX_TAB_STOPS; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, `reached within ${MAX_TAB_STOPS} stops`).toBeFocused();
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
}

test('an order can be placed from the home page by keyboard alone', async ({ page, isMobile }) => {
  test.slow();
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto('/');
  if (isMobile) await press(page, button('Άνοιγμα μενού'));
  const navigation = isMobile ? page.getByRole('dialog', { name: 'Μενού' }) : page.getByRole('banner');
  await press(page, navigation.getByRole('link', { name: 'Προϊόντα' }));
  const main = page.getByRole('main');
  // The next page has loaded when its title has the focus. Tab would start at the header before.
  const expectPage = async (address: string | RegExp) => {
    await expect(page).toHaveURL(address);
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  };
  await expectPage('/shop');
  await press(page, main.getByRole('link', { name: 'Μετάβαση στα προϊόντα' }));
  await press(page, main.getByRole('article').first().getByRole('link').first());
  await expectPage(/\/shop\/[\w-]+$/);
  await press(page, button('Προσθήκη στο καλάθι').first());
  await expect(page.getByText('Το προϊόν προστέθηκε στο καλάθι!')).toBeVisible();
  await press(page, main.getByRole('link', { name: 'Προβολή καλαθιού' }));
  await expectPage('/cart');
  await press(page, page.getByRole('region', { name: 'Σύνοψη' }).getByRole('link', { name: 'Ολοκλήρωση παραγγελίας' }));
  await expectPage(/\/checkout/);

  await type(page, 'Ονοματεπώνυμο', buyer.full_name);
  await type(page, 'E-mail', buyer.email);
  await type(page, 'Τηλέφωνο', buyer.phone);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Τρόπος παράδοσης' })).toBeFocused();
  await type(page, 'Οδός', home.street);
  await type(page, 'Αριθμός', home.street_number);
  await type(page, 'Τ.Κ.', home.postcode);
  await type(page, 'Πόλη', home.city);
  await press(page, button('Συνέχεια στην πληρωμή'));
  await expect(page.getByRole('heading', { name: 'Τρόπος πληρωμής' })).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'Αντικαταβολή' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Τραπεζική κατάθεση' })).toBeChecked();
  await press(page, button('Έλεγχος παραγγελίας'));
  await expect(page.getByRole('heading', { name: 'Έλεγχος και επιβεβαίωση' })).toBeFocused();
  await tabTo(page, page.getByRole('checkbox', { name: 'αποδέχομαι τους όρους' }));
  await page.keyboard.press('Space');
  await press(page, button('Παραγγελία με υποχρέωση πληρωμής'));
  await expect(page.getByRole('heading', { name: 'Ευχαριστούμε για την παραγγελία!' })).toBeVisible();
});
