import type { OfferedAddon } from '@fakos/contracts/product-addons/contract';
import { type APIRequestContext, type Locator, type Page, request } from '@playwright/test';
import { listViolations } from '../fixtures/accessible.ts';
import { ChangedSettings } from '../fixtures/changed-settings.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { formatEuros } from '../fixtures/money.ts';
import { getProduct } from '../fixtures/orders.ts';
import { read, signIn } from '../fixtures/staff.ts';
import { swipe } from '../fixtures/swipe.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'product' });

const SLUG = 'thalassa-amorgos-tortoise';
const NAME = 'Αμοργός Ταρταρούγα';

test('the gallery works by keyboard: images, thumbnails, remaining images and the lightbox', async ({ page }) => {
  await page.goto(`/shop/${SLUG}`);
  const gallery = page.getByRole('region', { name: `Φωτογραφίες: ${NAME}` });
  const first = gallery.getByRole('button', { name: `${NAME}, φωτογραφία 1 από 5` });
  const second = gallery.getByRole('button', { name: `${NAME}, φωτογραφία 2 από 5` });
  await expect(page.getByRole('button', { name: /^Προβολή φωτογραφίας/ })).toHaveCount(4);

  await waitForHydration(page);
  await first.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await expect(page.getByRole('button', { name: 'Προβολή φωτογραφίας 2' })).toHaveAttribute('aria-current', 'true');

  await page.keyboard.press('Enter');
  const lightbox = page.getByRole('dialog', { name: `Φωτογραφίες: ${NAME}` });
  const previous = lightbox.getByRole('button', { name: 'Προηγούμενη εικόνα' });
  const next = lightbox.getByRole('button', { name: 'Επόμενη εικόνα' });
  await expectImage(lightbox, 2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectImage(lightbox, 1);
  await expect(previous).toBeHidden();
  await page.keyboard.press('End');
  await expectImage(lightbox, 5);
  await expect(next).toBeHidden();
  await previous.click();
  await expectImage(lightbox, 4);
  await expectAccessible(page);

  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(second).toBeFocused();

  const tile = page.getByRole('button', { name: 'Προβολή 1 ακόμη φωτογραφίας' });
  await expect(tile).toHaveText('+1');
  await tile.press('Enter');
  await expectImage(lightbox, 5);
  await lightbox.getByRole('button', { name: 'Κλείσιμο' }).click();
  await expect(tile).toBeFocused();
});

test('add-ons change the total, and the cart stores them at the shop’s price', async ({ page, baseURL }) => {
  const owner = await request.newContext({ baseURL: baseURL ?? '' });
  const { token } = await signIn(owner);
  const headers = { Authorization: `Bearer ${token}` };
  const addonData = { name_el: 'Σκληρή θήκη', name_en: 'Hard case', price: 9.9, status: 'published' };
  const added = await owner.post('/api/product-addons.php', { headers, data: addonData });
  const addon = (await read<{ data: { id: number; version: string } }>(added)).data;
  try {
    const { id, price, sale_price } = await getProduct(page.request, SLUG);
    const unit = (sale_price ?? price) + addonData.price;
    await page.goto(`/shop/${SLUG}`);
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: /Σκληρή θήκη/ }).check();
    await page.getByRole('button', { name: `Αύξηση ποσότητας: ${NAME}` }).click();
    await expect(page.getByText(`Σύνολο ${formatEuros(2 * unit)}`)).toBeVisible();
    const add = page.getByRole('main').getByRole('button', { name: 'Προσθήκη στο καλάθι', exact: true });
    await add.click();
    await expect(add).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText('Το προϊόν προστέθηκε στο καλάθι!')).toBeVisible();
    await expect(add).not.toHaveAttribute('aria-busy');

    const [line] = await readStoredCart(page);
    expect(line).toMatchObject({ product_id: id, quantity: 2, options: [addon.id] });
    expect(line?.price).toBeCloseTo(unit);
    expect(await getQuote(page.request, line)).toMatchObject({
      lines: [{ unit_price: unit, options: [{ id: addon.id, price: addonData.price }] }],
      warnings: [],
    });
  } finally {
    await owner.delete('/api/product-addons.php', { headers, data: { id: addon.id, version: addon.version } });
    await owner.dispose();
  }
});

test('a sold-out product cannot be bought, and the shipping costs come from the settings', async ({
  page,
  staff,
  baseURL,
}) => {
  const { id, stock } = await staff.getProduct('ormos-glyfada-crystal');
  const settings = await ChangedSettings.open(baseURL);
  await settings.change({ shipping_courier: 3.5, shipping_free_from: 800 });
  try {
    const main = page.getByRole('main');
    const delivery = main.getByRole('region', { name: 'Αποστολή και επιστροφές' });
    await staff.changeProduct({ id, stock: 0 });
    const response = await page.goto('/shop/ormos-glyfada-crystal');
    expect(await response?.text()).toContain('https://schema.org/OutOfStock');
    await expect(delivery).toContainText(`${formatEuros(3.5)}, δωρεάν από ${formatEuros(800)}`);
    await expect(main.getByRole('button', { name: 'Εξαντλημένο' })).toBeDisabled();
    await expect(main.getByRole('spinbutton')).toHaveCount(0);
    await expect(main.getByRole('button', { name: 'Προσθήκη στο καλάθι' })).toHaveCount(0);
  } finally {
    await settings.restore();
    await staff.changeProduct({ id, stock });
  }
});

test('a product that fails to load shows an error and is retried when the network returns', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/products\.php|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto('/shop');
  const product = page.getByRole('region', { name: 'Λίστα προϊόντων' }).getByRole('article').getByRole('link').first();
  await page.route('**/products.php?action=get*', (route) => route.abort());
  await product.click();
  await expect(page.getByRole('alert')).toContainText('Σφάλμα δικτύου. Παρακαλώ δοκιμάστε ξανά.');
  await page.unroute('**/products.php?action=get*');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 2, name: 'Χαρακτηριστικά' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('swiping changes the image on the page and in the lightbox', async ({ page }) => {
    await page.goto(`/shop/${SLUG}`);
    const thumbnail = (number: number) => page.getByRole('button', { name: `Προβολή φωτογραφίας ${number}` });
    const second = page.getByRole('button', { name: `${NAME}, φωτογραφία 2 από 5` });
    const { y = 0, height = 0 } = (await second.boundingBox()) ?? {};
    const middle = y + height / 2;
    await swipe(page, { x: 320, y: middle }, { x: 60, y: middle });
    await expect(thumbnail(2)).toHaveAttribute('aria-current', 'true');
    await expect(second).toBeInViewport({ ratio: 0.9 });
    await swipe(page, { x: 60, y: middle }, { x: 320, y: middle });
    await expect(thumbnail(1)).toHaveAttribute('aria-current', 'true');

    await page.getByRole('button', { name: `${NAME}, φωτογραφία 1 από 5` }).tap();
    const lightbox = page.getByRole('dialog', { name: `Φωτογραφίες: ${NAME}` });
    await expectImage(lightbox, 1);
    await swipe(page, { x: 300, y: 300 }, { x: 200, y: 300 });
    await expectImage(lightbox, 2);
  });

  test('a buy bar appears after scrolling and covers neither the focused element nor the footer', async ({ page }) => {
    await page.goto(`/shop/${SLUG}`);
    const bar = page.getByRole('region', { name: 'Γρήγορη αγορά' });
    await expect(bar).toBeHidden();
    await page.getByText('Διαστάσεις σκελετού').scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
    await expectAccessible(page);

    const more = page.getByRole('button', { name: 'Περισσότερα' });
    await more.focus();
    const [inFocus, covering] = [await more.boundingBox(), await bar.boundingBox()];
    expect((inFocus?.y ?? 0) + (inFocus?.height ?? 0)).toBeLessThanOrEqual(covering?.y ?? 0);

    await bar.getByRole('button', { name: `Προσθήκη στο καλάθι: ${NAME}` }).click();
    await expect(page.getByText('Το προϊόν προστέθηκε στο καλάθι!')).toBeVisible();
    expect(await readStoredCart(page)).toMatchObject([{ slug: SLUG, quantity: 1 }]);

    await page.getByRole('contentinfo').getByText('Με επιφύλαξη').scrollIntoViewIfNeeded();
    await expect(bar).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(bar).toBeHidden();
  });
});

test.describe('with functional storage allowed', () => {
  test.use({ cookieChoice: 'accepted' });

  test('recently viewed products are shown newest first and can be cleared', async ({ page }) => {
    const requestedUrls: string[] = [];
    page.on('request', (sent) => sent.url().includes('ids=') && requestedUrls.push(sent.url()));
    for (const slug of ['ormos-glyfada-crystal', 'thalassa-sounio-black', SLUG]) {
      await page.goto(`/shop/${slug}`);
      const { id } = await getProduct(page.request, slug);
      await expect.poll(() => page.evaluate(() => JSON.parse(localStorage['recently-viewed'] ?? '[0]')[0])).toBe(id);
    }
    expect(requestedUrls, 'requests before the visitor scrolls there').toEqual([]);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const recent = page.getByRole('region', { name: 'Είδατε πρόσφατα' });
    await expect(recent.getByRole('article')).toHaveCount(2);
    await expect(recent.getByRole('article').first()).toContainText('Σούνιο Μαύρο');
    await recent.getByRole('button', { name: 'Καθαρισμός' }).click();
    await expect(recent).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('recently-viewed'))).toBeNull();
  });
});

test('without consent no viewed products are stored', async ({ page }) => {
  await page.goto(`/shop/${SLUG}`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Σχετικά προϊόντα' }).getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('recently-viewed'))).toBeNull();
});

interface StoredLine {
  readonly product_id: number;
  readonly quantity: number;
  readonly price: number;
  readonly options?: readonly number[];
}

function readStoredCart(page: Page): Promise<StoredLine[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));
}

/** Requests the shop's quote for a line of the cart. */
async function getQuote(context: APIRequestContext, line: StoredLine | undefined) {
  const { product_id, quantity, options, price: shown_price } = line ?? {};
  const data = { items: [{ product_id, quantity, options, shown_price }] };
  const response = await context.post('/api/cart.php?action=quote', { data });
  return (await read<{ data: { lines: { options?: Pick<OfferedAddon, 'id' | 'price'>[] }[] } }>(response)).data;
}

async function expectImage(lightbox: Locator, number: number): Promise<void> {
  await expect(lightbox.getByRole('img')).toHaveAccessibleName(NAME);
  await expect(lightbox.getByRole('status')).toHaveText(`${number} από 5 ${NAME}`);
}

async function expectAccessible(page: Page): Promise<void> {
  const violations = await listViolations(page);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}
