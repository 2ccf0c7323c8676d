import type { Page } from '@playwright/test';
import { fillCheckout } from '../fixtures/checkout.ts';
import { POSTS_TITLE, scrollToPosts } from '../fixtures/home.ts';
import { formatEuros } from '../fixtures/money.ts';
import { buyer, getProduct } from '../fixtures/orders.ts';
import { getShortcuts } from '../fixtures/shortcuts.ts';
import { expect, test } from '../fixtures/test.ts';

test('the home page shows the shop, featured products and the latest posts', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Fakos/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Fakos, αρχική σελίδα' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Δείτε καθαρά. Δείξτε εσείς.' })).toBeVisible();
  await scrollToPosts(page);
  const posts = page.getByRole('region', { name: POSTS_TITLE });
  await expect(posts.getByRole('link', { name: 'Όλα τα άρθρα' })).toHaveAttribute('href', '/blog');
  await expect(posts.getByRole('article').first()).toBeVisible();
  const featured = page.getByRole('region', { name: 'Ξεχωρίζουν αυτή τη σεζόν' });
  await page.getByRole('heading', { name: 'Ξεχωρίζουν αυτή τη σεζόν' }).scrollIntoViewIfNeeded();
  await expect(featured.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('contentinfo')).toContainText('Σκουφά 41, 106 73 Αθήνα');
});

test('filters, sorting and paging of a list are stored in its address and survive reload and Back', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  if (isMobile) await page.getByRole('button', { name: 'Άνοιγμα μενού' }).click();
  await page.getByRole('navigation', { name: 'Κύρια πλοήγηση' }).getByRole('link', { name: 'Προϊόντα' }).click();
  await expect(page).toHaveURL('/shop');
  await expect(page.getByRole('heading', { level: 1, name: 'Προϊόντα' })).toBeVisible();

  await chooseFilter(page, isMobile, 'Γυαλιά ηλίου', '15 προϊόντα');
  await expect(page).toHaveURL('/shop?category=sunglasses');
  await expect(page.getByRole('heading', { level: 1, name: 'Γυαλιά ηλίου' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Ταξινόμηση' }).selectOption('Τιμή: αύξουσα');
  await expect(page).toHaveURL('/shop?category=sunglasses&sort=price-up');
  const products = page.getByRole('region', { name: 'Λίστα προϊόντων' }).getByRole('article');
  await expect(products).toHaveCount(12);
  await expect(products.first()).toContainText('Αίγινα Σαμπανί');

  await page.getByRole('link', { name: 'Σελίδα 2' }).click();
  await expect(page).toHaveURL('/shop?category=sunglasses&sort=price-up&page=2');
  await expect(products).toHaveCount(3);
  await page.reload();
  await expect(products).toHaveCount(3);
  await expect(products.last()).toContainText('Lofoten Γκρι ατσάλι');
  await page.goBack();
  await expect(page).toHaveURL('/shop?category=sunglasses&sort=price-up');
  await expect(products).toHaveCount(12);

  await chooseFilter(page, isMobile, 'Thalassa', '5 προϊόντα');
  await expect(page).toHaveURL('/shop?category=sunglasses&brand=thalassa&sort=price-up');
  await expect(products).toHaveCount(5);
  await products.first().getByRole('link', { name: 'Σούνιο Μαύρο' }).click();
  await expect(page).toHaveURL('/shop/thalassa-sounio-black');
  await expect(page.getByRole('heading', { level: 1, name: 'Σούνιο Μαύρο' })).toBeVisible();
});

test('a visitor can place an order, which is stored in the database', async ({ page, staff }) => {
  const { name, sale_price } = await getProduct(page.request, 'thalassa-sounio-black');
  const price = sale_price ?? Number.NaN;
  await page.goto('/shop/thalassa-sounio-black');
  await page.getByRole('button', { name: 'Προσθήκη στο καλάθι' }).click();
  await expect(page.getByText('Το προϊόν προστέθηκε στο καλάθι!')).toBeVisible();

  await getShortcuts(page).getByRole('button', { name: 'Καλάθι, 1 προϊόν' }).click();
  const drawer = page.getByRole('dialog', { name: 'Το καλάθι σας' });
  await expect(drawer.getByRole('button', { name: `Ένα λιγότερο: ${name}` })).toBeDisabled();
  await drawer.getByRole('button', { name: `Ένα ακόμα: ${name}` }).click();
  await expect(drawer.getByRole('spinbutton', { name: `Ποσότητα: ${name}` })).toHaveValue('2');
  await expect(drawer).toContainText('Έχετε δωρεάν μεταφορικά');
  await drawer.getByRole('link', { name: 'Προβολή καλαθιού' }).click();

  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('complementary', { name: 'Συντομεύσεις' })).toBeHidden();
  const summary = page.getByRole('region', { name: 'Σύνοψη' });
  await expect(summary).toContainText(`Σύνολο${formatEuros(2 * price)}`);
  await summary.getByRole('link', { name: 'Ολοκλήρωση παραγγελίας' }).click();

  await fillCheckout(page);
  const order = page.getByRole('region', { name: 'Η παραγγελία σας' });
  await expect(order).toContainText(/Επιβάρυνση αντικαταβολής\d+,\d\d/);
  await page.getByRole('checkbox', { name: 'αποδέχομαι τους όρους' }).check();
  await order.getByRole('button', { name: 'Παραγγελία με υποχρέωση πληρωμής' }).click();

  await expect(page).toHaveURL(/\/order-success\?n=OP26-\d{6}&t=[0-9a-f]{32}$/);
  await expectPlacedOrder(page, name);
  await page.reload();
  await expectPlacedOrder(page, name);
  await expect(getShortcuts(page).getByRole('button', { name: 'Καλάθι, 0 προϊόντα' })).toBeVisible();

  const stored = await staff.getOrder(new URL(page.url()).searchParams.get('n') ?? '');
  expect(stored).toMatchObject({ status: 'pending', payment_method: 'cash_on_delivery', contact: buyer });
  expect(stored.lines).toMatchObject([{ slug: 'thalassa-sounio-black', quantity: 2, unit_price: price }]);
  expect(stored.payment_fee).toBeGreaterThan(0);
  expect(stored.total).toBeCloseTo(2 * price + stored.payment_fee);
});

/** Selects a filter, which is beside the list on a wide screen and in a drawer on a phone. */
async function chooseFilter(page: Page, isMobile: boolean, name: string, results: string): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Φίλτρα' }).click();
  const drawer = page.getByRole('dialog', { name: 'Φίλτρα' });
  const filters = isMobile ? drawer : page.getByRole('complementary', { name: 'Φίλτρα' });
  const filter = filters.getByRole('checkbox', { name });
  // Not `check()`: the checkbox changes only after the click has changed the address.
  await filter.click();
  await expect(filter).toBeChecked();
  if (!isMobile) return;
  await drawer.getByRole('button', { name: `Προβολή: ${results}` }).click();
  await expect(drawer).toBeHidden();
}

async function expectPlacedOrder(page: Page, productName: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Ευχαριστούμε για την παραγγελία!' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Τι παραγγείλατε' })).toContainText(productName);
  await expect(page.getByRole('definition').filter({ hasText: 'Σε αναμονή' })).toBeVisible();
}
