import type { Quote } from '@fakos/shared-kit/api/cart/contract';
import type { Page } from '@playwright/test';
import { untilAlive } from '../fixtures/alive.ts';
import { euros } from '../fixtures/money.ts';
import { productOf } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

// What a service worker fetches passes by the network that these journeys bend.
test.use({ serviceWorkers: 'block' });

const SLUG = 'thalassa-sounio-black';
const ADDED = 'Το προϊόν προστέθηκε στο καλάθι!';
const QUOTE = '**/cart.php?action=quote';
/** Every file of the shop's code, under each address that it is tried at. */
const SHOP_CODE = /\/remotes(~\d+)?\/mfe-shop\//;

const shortcuts = (page: Page) => page.getByRole('complementary', { name: 'Συντομεύσεις' });
const opener = (page: Page, count: number) =>
  shortcuts(page).getByRole('button', { name: `Καλάθι, ${count} ${count === 1 ? 'προϊόν' : 'προϊόντα'}` });
const drawer = (page: Page) => page.getByRole('dialog', { name: /^Το καλάθι σας/ });

async function buyOne(page: Page): Promise<void> {
  await page.goto(`/shop/${SLUG}`);
  await untilAlive(page);
  await page.getByRole('button', { name: 'Προσθήκη στο καλάθι' }).first().click();
  await expect(page.getByText(ADDED)).toBeVisible();
}

/** Changes what the shop answers about the cart, as if somebody had changed the goods meanwhile. */
async function changeQuote(page: Page, change: (quote: Quote) => void): Promise<void> {
  await page.route(QUOTE, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    change(answer.data);
    await route.fulfill({ response, json: answer });
  });
}

test('a line is counted, asked about and removed', async ({ page }) => {
  const { name } = await productOf(page.request, SLUG);
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

test('a double click adds one, and two tabs hold the same cart', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/about');
  await page.goto(`/shop/${SLUG}`);
  await untilAlive(page);
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
  ['no JSON', '{"items":'],
  ['another shape', '{"items":[]}'],
  ['a line without a price', '[{"id":"1","product_id":1,"slug":"a","name":"A","image":"","quantity":1,"total":1}]'],
] as const) {
  test(`a stored cart that is ${what} is cleared, and the page works`, async ({ page }) => {
    await page.addInitScript((stored) => {
      if (!sessionStorage.getItem('spoilt')) localStorage.setItem('cart', stored);
      sessionStorage.setItem('spoilt', 'true');
    }, text);
    await buyOne(page);
    await expect(opener(page, 1)).toBeVisible();
    await page.reload();
    await expect(opener(page, 1)).toBeVisible();
  });
}

test('a line that is sold out meanwhile is marked, left out of the sum, and can be removed', async ({ page }) => {
  const { name } = await productOf(page.request, SLUG);
  const message = `Το «${name}» δεν είναι πια διαθέσιμο.`;
  await buyOne(page);
  await page.goto('/shop/morrow-pine-harbour-navy');
  await untilAlive(page);
  await page.getByRole('button', { name: 'Προσθήκη στο καλάθι' }).first().click();
  await expect(opener(page, 2)).toBeVisible();
  const { id } = await productOf(page.request, SLUG);
  const other = await productOf(page.request, 'morrow-pine-harbour-navy');
  await changeQuote(page, (quote) => {
    if (quote.lines.length > 1) quote.warnings.push({ code: 'unavailable', product_id: id, message });
  });
  await opener(page, 2).click();
  const line = drawer(page).getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText(message);
  await expect(line).toContainText('Δεν υπολογίζεται στο σύνολο.');
  await expect(line.getByRole('spinbutton')).toHaveCount(0);
  await expect(drawer(page)).toContainText(`Υποσύνολο${euros(other.sale_price ?? other.price)}`);
  await line.getByRole('button', { name: `Αφαίρεση: ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Αφαίρεση' }).click();
  await expect(line).toHaveCount(0);
  await expect(drawer(page)).toHaveAccessibleName('Το καλάθι σας (1)');
});

test('a price that changed is said beside its line and counted', async ({ page, staff, productToChange }) => {
  const { id } = await productToChange(SLUG);
  await buyOne(page);
  await staff.changeProduct({ id, price: 123.4, sale_price: null });
  await page.goto('/about');
  await opener(page, 1).click();
  await expect(drawer(page).getByRole('listitem')).toContainText(euros(123.4));
  await expect(drawer(page).getByRole('listitem').getByRole('status')).toContainText(euros(123.4));
  await expect(drawer(page)).toContainText(`Υποσύνολο${euros(123.4)}`);
});

test('a shop that cannot be asked leaves the cart as it was known', async ({ page, faults }) => {
  faults.expect(/cart\.php/);
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

test('the cart comes ahead of the click: it opens though the shop’s code is gone by then', async ({ page, faults }) => {
  faults.expect(SHOP_CODE);
  const ahead = page.waitForResponse(/\/mfe-shop\/[^/]+\/cart-drawer\.js$/);
  await page.goto('/about');
  await ahead;
  await page.waitForLoadState('networkidle');
  await page.route(SHOP_CODE, (route) => route.abort());
  await opener(page, 0).click();
  await expect(drawer(page).getByRole('link', { name: 'Στα προϊόντα' })).toHaveAttribute('href', '/shop');
});

test('without the shop’s code the drawer says so and leads to the cart, and its retry brings the lines', async ({
  page,
  faults,
}) => {
  faults.expect(SHOP_CODE);
  await buyOne(page);
  await page.route(SHOP_CODE, (route) => route.abort());
  await page.goto('/about');
  await opener(page, 1).click();
  const fallen = drawer(page).getByRole('alert');
  await expect(fallen).toContainText('Αυτό το τμήμα δεν είναι διαθέσιμο τώρα');
  await expect(fallen.getByRole('link', { name: 'Προβολή καλαθιού' })).toHaveAttribute('href', '/cart');

  await page.unroute(SHOP_CODE);
  await fallen.getByRole('button', { name: 'Δοκιμάστε ξανά' }).click();
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
  await expect(fallen).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(opener(page, 1)).toBeFocused();
});
