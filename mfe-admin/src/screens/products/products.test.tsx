import type { AdminProduct } from '@fakos/contracts/products/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { stubApi } from '../../testing/stub-api.ts';

const product: AdminProduct = {
  id: 4,
  slug: 'aegean-02',
  sku: 'AEG-02',
  name: 'Aegean 02',
  name_el: 'Aegean 02',
  name_en: 'Aegean 02',
  short_description: '',
  brand_id: 1,
  brand_name: 'Thalassa',
  category_id: 2,
  category_name: 'Γυαλιά ηλίου',
  category_slug: 'sunglasses',
  price: 129,
  sale_price: null,
  original_price: 129,
  featured_image: 'aegean-02.jpg',
  main_image: 'aegean-02.jpg',
  image_url: 'aegean-02.jpg',
  gallery_images: [],
  featured: 0,
  rating: null,
  stock: 5,
  in_stock: true,
  product_type: 'sunglasses',
  status: 'active',
  created_at: '2026-11-01T10:00:00Z',
  version: '2026-11-01T10:00:00Z',
};

function openProductsList() {
  const seen = stubApi({
    'GET login': { success: true, user: admin },
    'GET categories': { success: true, data: [] },
    'GET products admin-list': { success: true, data: [product], meta: { page: 1, limit: 20, total: 1 } },
    'PUT products': { success: true, message: 'Το προϊόν ενημερώθηκε.', data: { id: 4, version: 'version-2' } },
  });
  const view = renderAdmin('/admin/shop', admin);
  const listSentBodies = () => seen.filter(({ name }) => name === 'PUT products').map(({ body }) => body);
  return { ...view, seen, listSentBodies };
}

async function openDrawer() {
  await userEvent.click(await screen.findByRole('button', { name: 'Επεξεργασία: Aegean 02' }));
  return within(await screen.findByRole('dialog', { name: 'Επεξεργασία προϊόντος' }));
}

async function retype(field: HTMLElement, value: string) {
  await userEvent.clear(field);
  await userEvent.type(field, value);
}

test.each([
  ['Τιμή', '0', /Γράψτε ένα ποσό από 0,01/],
  ['Τιμή', '1.234', /με έως δύο δεκαδικά/],
  ['Τιμή', 'δωρεάν', /Γράψτε ένα ποσό/],
  ['Τιμή προσφοράς', '129', 'Η τιμή προσφοράς πρέπει να είναι μικρότερη από την αρχική τιμή.'],
  ['Απόθεμα', '-1', /Γράψτε έναν ακέραιο από 0/],
])('%s «%s» is not saved', async (field, value, message) => {
  const { listSentBodies } = openProductsList();
  const drawer = await openDrawer();
  await retype(drawer.getByLabelText(field), value);
  await userEvent.click(drawer.getByRole('button', { name: 'Αποθήκευση' }));
  expect(await drawer.findByText(message)).toBeVisible();
  expect(drawer.getByLabelText(field)).toBeInvalid();
  expect(listSentBodies()).toEqual([]);
});

test.each(['119,90', '119.9'])('a price of %s is saved with the version, and can be undone', async (typed) => {
  const { listSentBodies } = openProductsList();
  const drawer = await openDrawer();
  await retype(drawer.getByLabelText('Τιμή'), typed);
  await userEvent.click(drawer.getByRole('button', { name: 'Αποθήκευση' }));
  expect(await screen.findByText('Αποθηκεύτηκε: Aegean 02')).toBeVisible();
  expect(listSentBodies()).toEqual([{ id: 4, version: product.version, price: 119.9 }]);

  await userEvent.click(screen.getByRole('button', { name: 'Αναίρεση' }));
  expect(await screen.findByText('Αναιρέθηκε η αλλαγή: Aegean 02')).toBeVisible();
  expect(listSentBodies()[1]).toEqual({ id: 4, version: 'version-2', price: 129 });
});

test('the search is part of the address and of the request', async () => {
  const { seen, ...view } = openProductsList();
  await userEvent.type(await screen.findByLabelText('Όνομα ή κωδικός προϊόντος'), 'aegean');
  await waitFor(() => expect(getAddress(view)).toBe('/admin/shop?search=aegean'));
  await waitFor(() => expect(seen.at(-1)?.url.searchParams.get('search')).toBe('aegean'));
});

test('a link that is pressed right after typing opens its page, and Back shows the search', async () => {
  const view = openProductsList();
  await userEvent.type(await screen.findByLabelText('Όνομα ή κωδικός προϊόντος'), 'aegean');
  await userEvent.click(screen.getByRole('link', { name: 'Παραγγελίες' }));
  await waitFor(() => expect(getAddress(view)).toBe('/admin/bookings'));
  void view.router.navigate(-1);
  await waitFor(() => expect(getAddress(view)).toBe('/admin/shop?search=aegean'));
  expect(await screen.findByLabelText('Όνομα ή κωδικός προϊόντος')).toHaveValue('aegean');
});
