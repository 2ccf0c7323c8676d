import type { Quote } from '@fakos/contracts/cart/contract';
import type { Page } from '@playwright/test';
import { formatEuros } from '../fixtures/money.ts';
import { getProduct } from '../fixtures/orders.ts';
import { getShortcuts } from '../fixtures/shortcuts.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'cart-drawer' });

// Requests of a service worker would bypass the routes of these tests.
test.use({ serviceWorkers: 'block' });

const SLUG = 'thalassa-sounio-black';
const ADDED = 'Το προϊόν προστέθηκε στο καλάθι!';
const QUOTE = '**/cart.php?action=quote';
/** All files of the shop remote, under their own addresses and their retry addresses. */
const SHOP_CODE = /\/remotes(~\d+)?\/mfe-shop\//;

const opener = (page: Page, count: number) =>
  getShortcuts(page).getByRole('button', { name: `Καλάθι, ${count} ${count === 1 ? 'προϊόν' : 'προϊόντα'}` });
const drawer = (page: Page) => page.getByRole('dialog', { name: /^Το καλάθι σας/ });

async function buyOne(page: Page): Promise<void> {
  await page.goto(`/shop/${SLUG}`);
  await page.getByRole('button', { name: 'Προσθήκη στο καλάθι' }).first().click();
  await expect(page.getByText(ADDED)).toBeVisible();
}

/** Changes the quote in the shop's response, as if the products had changed in the meantime. */
async function changeQuote(page: Page, change: (quote: Quote) => void): Promise<void> {
  await page.route(QUOTE, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    change(body.data);
    await route.fulfill({ response, json: body });
  });
}

test('the quantity of a line can be changed, and removing it needs confirmation', async ({ page }) => {
  const { name } = await getProduct(page.request, SLUG);
  await buyOne(page);
  await page.getByRole('region', { name: 'Ειδοποιήσεις' }).getByRole('button', { name: 'Καλάθι' }).click();
  const minus = drawer(page).getByRole('button', { name: `Ένα λιγότερο: ${name}` });
  await expect(minus).toBeDisabled();
  await drawer(page)
    .getByRole('button', { name: `Ένα ακόμα: ${name}` })
    .click();
  await expect(drawer(page)).toHaveAccessibleName('Το καλάθι σας (2)');
  await minus.click();
  await expect(minus).toBeDisabled();

  await drawer(page)
    .getByRole('button', { name: `Αφαίρεση: ${name}` })
    .click();
  const question = page.getByRole('alertdialog', { name: `Αφαίρεση "${name}" από το καλάθι;` });
  await question.getByRole('button', { name: 'Ακύρωση' }).click();
  await expect(question).toBeHidden();
  await expect(minus).toBeVisible();
  await drawer(page)
    .getByRole('button', { name: `Αφαίρεση: ${name}` })
    .click();
  await question.getByRole('button', { name: 'Αφαίρεση' }).click();
  await expect(drawer(page).getByText('Το καλάθι σας είναι άδειο')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
});

test('a double click adds one product, and two tabs share the cart', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/about');
  await page.goto(`/shop/${SLUG}`);
  await page.getByRole('button', { name: 'Προσθήκη στο καλάθι' }).first().dblclick();
  await expect(opener(page, 1)).toBeVisible();
  await expect(opener(other, 1)).toBeVisible();

  await opener(other, 1).click();
  await drawer(other)
    .getByRole('button', { name: /^Ένα ακόμα/ })
    .click();
  await expect(opener(page, 2)).toBeVisible();
  await other.evaluate(() => localStorage.clear());
  await expect(opener(page, 0)).toBeVisible();
});

for (const [what, text] of [
  ['invalid JSON', '{"items":'],
  ['of another shape', '{"items":[]}'],
  [
    'a list with an invalid line',
    '[{"id":"1","product_id":1,"slug":"a","name":"A","image":"","quantity":1,"total":1}]',
  ],
] as const) {
  test(`a stored cart that is ${what} is cleared, and the page works`, async ({ page }) => {
    await page.addInitScript((stored) => {
      if (!sessionStorage.getItem('corrupted')) localStorage.setItem('cart', stored);
      sessionStorage.setItem('corrupted', 'true');
    }, text);
    await buyOne(page);
    await expect(opener(page, 1)).toBeVisible();
    await page.reload();
    await expect(opener(page, 1)).toBeVisible();
  });
}

test('a line that has sold out is marked, excluded from the subtotal and removable', async ({ page }) => {
  const { name } = await getProduct(page.request, SLUG);
  const message = `Το «${name}» δεν είναι πια διαθέσιμο.`;
  await buyOne(page);
  await page.goto('/shop/morrow-pine-harbour-navy');
  await page.getByRole('button', { name: 'Προσθήκη στο καλάθι' }).first().click();
  await expect(opener(page, 2)).toBeVisible();
  const { id } = await getProduct(page.request, SLUG);
  const other = await getProduct(page.request, 'morrow-pine-harbour-navy');
  await changeQuote(page, (quote) => {
    if (quote.lines.length > 1) quote.warnings.push({ code: 'unavailable', product_id: id, message });
  });
  await opener(page, 2).click();
  const line = drawer(page).getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText(message);
  await expect(line).toContainText('Δεν υπολογίζεται στο σύνολο.');
  await expect(line.getByRole('spinbutton')).toHaveCount(0);
  await expect(drawer(page)).toContainText(`Υποσύνολο${formatEuros(other.sale_price ?? other.price)}`);
  await line.getByRole('button', { name: `Αφαίρεση: ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Αφαίρεση' }).click();
  await expect(line).toHaveCount(0);
  await expect(drawer(page)).toHaveAccessibleName('Το καλάθι σας (1)');
});

test('a changed price is shown at its line and used in the subtotal', async ({ page, staff, productToChange }) => {
  const { id } = await productToChange(SLUG);
  await buyOne(page);
  await staff.changeProduct({ id, price: 123.4, sale_price: null });
  await page.goto('/about');
  await opener(page, 1).click();
  await expect(drawer(page).getByRole('listitem')).toContainText(formatEuros(123.4));
  await expect(drawer(page).getByRole('listitem').getByRole('status')).toContainText(formatEuros(123.4));
  await expect(drawer(page)).toContainText(`Υποσύνολο${formatEuros(123.4)}`);
});

test('when the cart cannot be checked, the stored lines stay and the check can be retried', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/cart\.php/);
  await buyOne(page);
  await page.route(QUOTE, (route) => route.abort());
  await page.goto('/about');
  await opener(page, 1).click();
  await expect(drawer(page).getByText('Τιμές και διαθεσιμότητα δεν ελέγχθηκαν τώρα.')).toBeVisible();
  await page.unroute(QUOTE);
  await drawer(page).getByRole('button', { name: 'Δοκιμάστε ξανά' }).click();
  await expect(drawer(page).getByText('Τιμές και διαθεσιμότητα δεν ελέγχθηκαν τώρα.')).toBeHidden();
  await expect(drawer(page).getByRole('link', { name: 'Ολοκλήρωση παραγγελίας' })).toHaveAttribute('href', '/checkout');
});

test('the cart drawer is prefetched and opens even when the shop’s code has become unavailable', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(SHOP_CODE);
  const prefetched = page.waitForResponse(/\/mfe-shop\/[^/]+\/cart-drawer\.js$/);
  await page.goto('/about');
  await page.mouse.move(1, 1);
  await prefetched;
  await page.waitForLoadState('networkidle');
  await page.route(SHOP_CODE, (route) => route.abort());
  await opener(page, 0).click();
  await expect(drawer(page).getByRole('link', { name: 'Στα προϊόντα' })).toHaveAttribute('href', '/shop');
});

test('without the shop’s code the drawer shows an error with a link to the cart, and a retry loads the lines', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(SHOP_CODE);
  await buyOne(page);
  await page.route(SHOP_CODE, (route) => route.abort());
  await page.goto('/about');
  await opener(page, 1).click();
  const unavailable = drawer(page).getByRole('alert');
  await expect(unavailable).toContainText('Αυτό το τμήμα δεν είναι διαθέσιμο τώρα');
  await expect(unavailable.getByRole('link', { name: 'Προβολή καλαθιού' })).toHaveAttribute('href', '/cart');

  await page.unroute(SHOP_CODE);
  await unavailable.getByRole('button', { name: 'Δοκιμάστε ξανά' }).click();
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
  await expect(unavailable).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(opener(page, 1)).toBeFocused();
});
