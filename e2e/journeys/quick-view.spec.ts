import type { Page } from '@playwright/test';
import { formatEuros } from '../fixtures/money.ts';
import { expect, test } from '../fixtures/test.ts';

const NAME = 'Σούνιο Μαύρο';
const SLUG = 'thalassa-sounio-black';

/** Opens a list with one product. */
async function openList(page: Page): Promise<void> {
  await page.goto(`/shop?search=${encodeURIComponent(NAME)}`);
  await page.getByRole('main').getByRole('link', { name: NAME, exact: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

const getOpener = (page: Page) => page.getByRole('button', { name: `Γρήγορη προβολή: ${NAME}` });

test('a product can be viewed and added to the cart without leaving the list', async ({ page, staff, isMobile }) => {
  const product = await staff.getProduct(SLUG);
  await openList(page);
  const downloads: string[] = [];
  page.on('request', (request) => downloads.push(request.url()));
  if (isMobile) await page.locator('h1').tap();
  else await page.getByRole('link', { name: NAME, exact: true }).first().hover();
  await expect(getOpener(page)).toHaveCSS('opacity', '1');
  await getOpener(page).click();

  const dialog = page.getByRole('dialog', { name: NAME });
  await expect(dialog).toBeVisible();
  expect(downloads.filter((url) => /quick-view/.test(url))).not.toEqual([]);
  await expect(dialog).toContainText(formatEuros(product.sale_price ?? product.price));
  await expect(dialog.getByRole('img', { name: new RegExp(`${NAME}, φωτογραφία 1`) })).toBeVisible();
  await dialog.getByRole('button', { name: 'Προβολή φωτογραφίας 2' }).click();
  await expect(dialog.getByRole('img', { name: new RegExp(`${NAME}, φωτογραφία 2`) })).toBeVisible();

  await dialog.getByRole('button', { name: `Αύξηση ποσότητας: ${NAME}` }).click();
  await dialog.getByRole('button', { name: `Αγορά: ${NAME}` }).click();
  await expect(page.getByText('Το προϊόν προστέθηκε στο καλάθι!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/shop\?/);
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain('"quantity":2');
});

test('the dialog fits the screen and links to the product', async ({ page }) => {
  await openList(page);
  await page.keyboard.press('Shift');
  await getOpener(page).click();
  const dialog = page.getByRole('dialog', { name: NAME });
  await expect(dialog).toBeVisible();
  const overflow = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await dialog.getByRole('link', { name: 'Όλα για το προϊόν' }).click();
  await expect(page).toHaveURL(new RegExp(`/shop/${SLUG}$`));
  await expect(dialog).toBeHidden();
});

test('the dialog opens with the data of the list and adds the description and the stock when they load', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED GET .*products\.php\?action=get/);
  await page.route('**/products.php?action=get*', (route) => route.abort());
  await openList(page);
  const dialog = page.getByRole('dialog', { name: NAME });
  const show = async () => {
    await page.keyboard.press('Shift');
    await getOpener(page).click();
    await expect(dialog).toBeVisible();
  };
  await show();
  await expect(dialog.getByRole('status')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: `Αγορά: ${NAME}` })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.unroute('**/products.php?action=get*');
  await page.route('**/products.php?action=get*', async (route) => {
    const response = await route.fetch();
    const { data, ...body } = await response.json();
    await route.fulfill({ response, json: { ...body, data: { ...data, stock: 0, in_stock: false } } });
  });
  await show();
  await expect(dialog.getByText(/^.{20,80}…$/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Εξαντλημένο' })).toBeDisabled();
  await expect(dialog.getByRole('spinbutton')).toHaveCount(0);
});

test('by keyboard, the focus stays inside the dialog and Escape returns it', async ({ page }) => {
  await openList(page);
  await page.getByRole('link', { name: NAME, exact: true }).first().focus();
  await page.keyboard.press('Shift');
  await expect(getOpener(page)).toHaveCSS('opacity', '1');
  await getOpener(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: NAME });
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 16; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(isInside, `after ${presses + 1} tabs`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(getOpener(page)).toBeFocused();
});
