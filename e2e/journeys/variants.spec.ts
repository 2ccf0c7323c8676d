import { expectAccessible } from '../fixtures/accessible.ts';
import { chooseLanguage } from '../fixtures/back-office-language.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { expect, test } from '../fixtures/test.ts';

// Variants of a product: Plaka in four colours, Exarchia in two colours and two sizes.
test.use({ shop: 'variants' });

const PLAKA = '/shop/ormos-plaka-tortoise';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a visitor chooses colour and size by keyboard, and the cart has that variant', async ({ page }) => {
    await page.goto('/shop/ormos-exarchia-black');
    await waitForHydration(page);
    const colours = page.getByRole('list', { name: 'Χρώμα', exact: true });
    const sizes = page.getByRole('list', { name: 'Μέγεθος' });
    const olive = colours.getByRole('link', { name: 'Λαδί' });
    await olive.focus();
    const top = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ormos-exarchia-olive$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Εξάρχεια Λαδί' })).toBeVisible();
    await expect(olive).toHaveAttribute('aria-current', 'true');
    await expect(olive).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    await expectAccessible(page, { part: 'main', widths: [360] });

    // The larger size exists in black only, and says so.
    await sizes.getByRole('link', { name: '53 (σε άλλο χρώμα)' }).press('Enter');
    await expect(page).toHaveURL(/\/ormos-exarchia-black-53$/);
    await expect(colours.getByRole('link', { name: 'Μαύρο' })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('main').getByRole('button', { name: 'Προσθήκη στο καλάθι' }).first().press('Enter');
    await expect(page.getByText('Το προϊόν προστέθηκε στο καλάθι!')).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByRole('main').getByRole('link', { name: 'Εξάρχεια Μαύρο 53' }).first()).toBeVisible();
  });
});

test('the colours of a card lead to the variants, and the list counts the product once', async ({ page, request }) => {
  const { meta } = await (await request.get('/api/products.php?brand=ormos')).json();
  await page.goto('/shop?brand=ormos');
  await expect(page.getByText(`${meta.total} προϊόντα`).first()).toBeVisible();
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Πλάκα Ταρταρούγα' }) });
  await expect(card).toHaveCount(1);
  const colours = card.getByRole('list', { name: 'Χρώματα για Πλάκα Ταρταρούγα' });
  await expect(colours.getByRole('link')).toHaveCount(4);
  await expect(colours.getByRole('link', { name: 'Σκούρο μπλε (Εξαντλημένο)' })).toBeVisible();
  await colours.getByRole('link', { name: 'Διάφανο' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Πλάκα Διάφανο' })).toBeVisible();

  // A filter shows the variant that matches it.
  await page.goto('/shop?colour=crystal&brand=ormos');
  await expect(page.getByRole('article').getByRole('heading', { name: 'Πλάκα Διάφανο' })).toBeVisible();
});

test('the quick view changes to another colour in place', async ({ page }) => {
  await page.goto('/shop?brand=ormos');
  await waitForHydration(page);
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name: 'Γρήγορη προβολή: Πλάκα Ταρταρούγα' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Μαύρο' }).click();
  const dialog = page.getByRole('dialog', { name: 'Πλάκα Μαύρο' });
  await dialog.getByRole('button', { name: 'Αγορά: Πλάκα Μαύρο' }).click();
  await expect(page.getByText('Το προϊόν προστέθηκε στο καλάθι!')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain('ormos-plaka-black');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('colours are links in cards and on the page, and structured data names all variants', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/^csp GET .*\.js/);
    await page.goto('/shop?brand=ormos', { waitUntil: 'commit' });
    await page.getByRole('list', { name: 'Χρώματα για Πλάκα Ταρταρούγα' }).getByRole('link', { name: 'Μαύρο' }).click();
    await expect(page).toHaveURL(/\/shop\/ormos-plaka-black$/);
    await page.getByRole('list', { name: 'Χρώμα', exact: true }).getByRole('link', { name: 'Διάφανο' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Πλάκα Διάφανο' })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/shop\/ormos-plaka-crystal$/);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join(' ')).toContain('"@type":"ProductGroup"');
    expect(data.join(' ').match(/"sku":"ORM-21[0-3]1"/g)).toHaveLength(4);
  });
});

test('staff create a variant, and visitors find it on the page of the product', async ({
  page,
  staff,
  signInAsOwner,
}) => {
  const { id } = await staff.getProduct('ormos-plaka-tortoise');
  await signInAsOwner();
  await page.goto(`/admin/shop/${id}`);
  await chooseLanguage(page, 'el');
  await expect(page.getByRole('list', { name: 'Παραλλαγές αυτού του προϊόντος' }).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Δημιουργία παραλλαγής' }).click();
  const form = page.getByRole('dialog', { name: 'Δημιουργία παραλλαγής' });
  await form.getByLabel('Χρώμα στα ελληνικά').fill('Πετρόλ');
  await form.getByLabel('Χρώμα στα αγγλικά').fill('Petrol');
  await form.getByLabel('Χρώμα δείγματος').fill('#1f6f78');
  await form.getByRole('button', { name: 'Δημιουργία πρόχειρου' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Πλάκα Πετρόλ' })).toBeVisible();
  const created = Number(new URL(page.url()).pathname.split('/').at(-1));
  await page.getByRole('combobox', { name: 'Δημοσίευση' }).selectOption('published');
  await page.getByRole('button', { name: 'Αποθήκευση' }).first().click();
  await expect(page.getByText(/^Αποθηκεύτηκε: /)).toBeVisible();

  await page.goto(PLAKA);
  const petrol = page
    .getByRole('list', { name: 'Χρώμα', exact: true })
    .getByRole('link', { name: 'Πετρόλ (Εξαντλημένο)' });
  await petrol.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Πλάκα Πετρόλ' })).toBeVisible();
  await staff.changeProduct({ id: created, status: 'archived', variant_group: null });
});
