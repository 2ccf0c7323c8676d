import type { PostDetail } from '@fakos/contracts/posts/contract';
import { registerCustomer } from '../fixtures/account.ts';
import { signInAtDialog } from '../fixtures/customer-orders.ts';
import { formatEuros } from '../fixtures/money.ts';
import { getProduct } from '../fixtures/orders.ts';
import { read } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

const SLUG = 'thalassa-sounio-black';
const POST = 'frames-for-your-face-shape';

/** A product that is already in the cart, stored in the format of the specification. */
const CART_PRODUCT = 'morrow-pine-harbour-navy';

test.beforeEach(async ({ page }) => {
  const { id, name, slug, featured_image } = await getProduct(page.request, SLUG);
  const product = { id, name, slug, price: 1, sale_price: null, featured_image, category_name: 'Γυαλιά ηλίου' };
  const response = await page.request.get(`/api/posts.php?action=get&slug=${POST}`);
  const { data } = await read<{ data: Pick<PostDetail, 'id' | 'slug' | 'title' | 'featured_image'> }>(response);
  const written = { id: data.id, type: 'post', slug: data.slug, title: data.title, image: data.featured_image };
  const post = { ...written, price: null, category_name: 'Στυλ' };
  const {
    id: product_id,
    name: cartProductName,
    price,
    featured_image: image,
  } = await getProduct(page.request, CART_PRODUCT);
  const line = { id: 1, product_id, name: cartProductName, price, image: image, quantity: 1, total: price };
  await page.goto('/about');
  const stored = { 'pism-wishlist': [product, null, post], cart: [line, {}] };
  await page.evaluate((lists) => {
    for (const [key, list] of Object.entries(lists)) localStorage.setItem(key, JSON.stringify(list));
  }, stored);
});

test('products and posts are listed separately; clearing can be undone, and products moved to the cart', async ({
  page,
}) => {
  const { name, price, sale_price } = await getProduct(page.request, SLUG);
  await page.goto('/wishlist');
  const products = page.getByRole('region', { name: 'Προϊόντα' });
  await expect(products.getByRole('article')).toContainText(formatEuros(sale_price ?? price));
  await expect(page.getByRole('region', { name: 'Άρθρα' }).getByRole('article')).toHaveCount(1);

  await page.getByRole('button', { name: 'Καθαρισμός λίστας' }).click();
  await expect(page.getByRole('heading', { name: 'Η λίστα αγαπημένων σας είναι άδεια' })).toBeVisible();
  await page.getByRole('button', { name: 'Αναίρεση' }).click();
  await products.getByRole('button', { name: `Μεταφορά στο καλάθι: ${name}` }).click();
  await expect(page.getByText('Το προϊόν προστέθηκε στο καλάθι!')).toBeVisible();
  await expect(products).toBeHidden();
  await page.goto('/cart');
  const lines = page.getByRole('list', { name: 'Προϊόντα στο καλάθι' });
  await expect(lines).toContainText(name);
  await expect(lines.getByRole('link')).toHaveCount(2);
  await expect(lines.getByRole('link').first()).toHaveAttribute('href', `/shop/${CART_PRODUCT}`);
});

test('without a native share dialog, the links are copied to the clipboard', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/wishlist');
  await page.getByRole('button', { name: 'Κοινοποίηση' }).click();
  await expect(page.getByText('Οι σύνδεσμοι αντιγράφηκαν.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`${new URL(baseURL ?? '').origin}/shop/${SLUG}`);
  expect(copied).toContain(`/blog/${POST}`);
});

test('signing in stores the wishlist in the account', async ({ page }) => {
  const customer = await registerCustomer(page.request);
  const { id } = await getProduct(page.request, SLUG);
  await page.goto('/wishlist');
  await page.getByRole('main').getByRole('button', { name: 'Σύνδεση' }).click();
  await signInAtDialog(page, customer);
  const readAccountWishlist = async () => {
    const token = await page.evaluate(() => localStorage.getItem('authToken'));
    const response = await page.request.get('/api/wishlist.php', { headers: { Authorization: `Bearer ${token}` } });
    return (await read<{ data: { products: { id: number }[] } }>(response)).data.products.map((product) => product.id);
  };
  await expect.poll(readAccountWishlist).toEqual([id]);
  await expect(page.getByRole('complementary', { name: 'Κρατήστε τη λίστα σας' })).toBeHidden();
});
