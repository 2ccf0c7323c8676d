import type { AdminProduct } from '@fakos/contracts/products/contract';
import type { EditableProduct } from '@fakos/contracts/products/fields';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

const listed: AdminProduct = {
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
  status: 'published',
  created_at: '2026-11-01T10:00:00Z',
  version: '2026-11-01T10:00:00Z',
};

const product: EditableProduct = {
  id: 4,
  ...{ name_el: 'Αιγαίο 02', name_en: 'Aegean 02', slug: 'aegean-02', sku: 'AEG-02' },
  ...{ short_description_el: '', short_description_en: '', description_el: '', description_en: '' },
  ...{ category_id: 2, brand_id: 1, product_type: 'sunglasses', addon_ids: [], gallery_images: [] },
  ...{ price: 129, sale_price: null, vat_rate: 24, stock: 5, featured: 0, status: 'published', rating: null },
  ...{ shape_el: null, shape_en: null, colour_el: null, colour_en: null, material_el: null, material_en: null },
  ...{ lens_width: 52, bridge_width: null, temple_length: null },
  created_at: '2026-11-01T10:00:00Z',
  version: 'version-1',
};

const responses = {
  'GET login': { success: true, user: admin },
  'GET categories': { success: true, data: [] },
  'GET categories admin-list': { success: true, data: [{ id: 2, name_el: 'Γυαλιά ηλίου', name_en: 'Sunglasses' }] },
  'GET brands': { success: true, data: [] },
  'GET brands admin-list': { success: true, data: [{ id: 1, name: 'Thalassa' }] },
  'GET product-addons admin-list': { success: true, data: [] },
  'GET preferences': { success: true, data: { views: [], columns: null, preferences: {} } },
  'GET products admin-list': { success: true, data: [listed], meta: { page: 1, limit: 20, total: 1 } },
  'GET products admin-get': { success: true, data: product },
  'PUT products': { success: true, message: '', data: { id: 4, slug: 'aegean-02', version: 'version-2' } },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(address: string, overrides: Parameters<typeof stubApi>[0] = {}) {
  const seen = stubApi({ ...responses, ...overrides });
  const view = renderAdmin(address, admin);
  const listBodies = (name: string) => seen.filter((request) => request.name === name).map(({ body }) => body);
  return { ...view, seen, listBodies };
}

const findPrice = () => screen.findByLabelText<HTMLInputElement>(/^Τιμή(?: \*)?$/);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση' }));

async function retype(field: HTMLElement, value: string) {
  await userEvent.clear(field);
  if (value) await userEvent.type(field, value);
}

test('the list leads to the form of a product, which leads back to the list as it was', async () => {
  const view = open('/admin/shop?status=published');
  await userEvent.click(await screen.findByRole('link', { name: 'Aegean 02' }));
  await waitFor(() => expect(getAddress(view)).toBe('/admin/shop/4'));
  await userEvent.click(await screen.findByRole('link', { name: 'Πίσω: Προϊόντα' }));
  await waitFor(() => expect(getAddress(view)).toBe('/admin/shop?status=published'));
});

test('what is not valid is listed with links to the fields, and nothing is sent', async () => {
  const { listBodies } = open('/admin/shop/4');
  await retype(await findPrice(), '1.234');
  await retype(screen.getByLabelText(/^Απόθεμα/), '-1');
  await save();
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Τιμή', 'Απόθεμα']);
  await userEvent.click(within(summary).getByRole('link', { name: 'Απόθεμα' }));
  expect(screen.getByLabelText(/^Απόθεμα/)).toHaveFocus();
  expect(listBodies('PUT products')).toEqual([]);
});

test('only changed fields are saved, with the version; typing and reverting changes nothing', async () => {
  const { listBodies } = open('/admin/shop/4');
  const price = await findPrice();
  await retype(price, '119,9');
  expect(screen.getByText('Υπάρχουν αλλαγές που δεν αποθηκεύτηκαν.')).toBeVisible();
  await retype(price, '129,00');
  expect(screen.queryByText('Υπάρχουν αλλαγές που δεν αποθηκεύτηκαν.')).toBeNull();
  await retype(price, '119.9');
  await save();
  expect(await screen.findByText('Αποθηκεύτηκε: Αιγαίο 02')).toBeVisible();
  expect(listBodies('PUT products')).toEqual([{ id: 4, version: 'version-1', price: 119.9 }]);
  expect(screen.queryByRole('button', { name: 'Αποθήκευση' })).toBeNull();
});

/** The product as another editor has stored it since. */
function changeMeanwhile(changes: Partial<EditableProduct>) {
  const stale = failure(412, { code: 'STALE_VERSION', message: 'stale' });
  let isStored = false;
  return {
    'PUT products': ({ body }: { body: unknown }) => {
      isStored = true;
      return (body as { version: string }).version === 'version-1' ? stale : responses['PUT products'];
    },
    'GET products admin-get': () => ({
      success: true,
      data: isStored ? { ...product, ...changes, version: 'version-9' } : product,
    }),
  };
}

test('another editor’s change to another field is shown, and both are saved', async () => {
  const { listBodies } = open('/admin/shop/4', changeMeanwhile({ stock: 9 }));
  await retype(await findPrice(), '99');
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Η εγγραφή άλλαξε στο μεταξύ' }));
  expect(dialog.getByText(/Απόθεμα: 9/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Αποθήκευση και των δύο' }));
  expect(await screen.findByText('Αποθηκεύτηκε: Αιγαίο 02')).toBeVisible();
  expect(listBodies('PUT products').at(-1)).toEqual({ id: 4, version: 'version-9', price: 99 });
  expect(screen.getByLabelText(/^Απόθεμα/)).toHaveValue('9');
});

test('of a field that both changed, one value must be chosen', async () => {
  const { listBodies } = open('/admin/shop/4', changeMeanwhile({ price: 89 }));
  await retype(await findPrice(), '99');
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Η εγγραφή άλλαξε στο μεταξύ' }));
  const confirm = dialog.getByRole('button', { name: 'Αποθήκευση και των δύο' });
  expect(confirm).toBeDisabled();
  await userEvent.click(dialog.getByRole('radio', { name: 'Η δική μου τιμή: 99' }));
  await userEvent.click(confirm);
  await waitFor(() => expect(listBodies('PUT products').at(-1)).toEqual({ id: 4, version: 'version-9', price: 99 }));
});

test('leaving with unsaved changes asks; staying keeps them, and a closed tab offers them again', async () => {
  const view = open('/admin/shop/4');
  await retype(await findPrice(), '99');
  await userEvent.click(screen.getByRole('link', { name: 'Παραγγελίες' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Παραμονή' }));
  expect(await findPrice()).toHaveValue('99');
  await waitFor(() => expect(localStorage.getItem('admin-draft:products:4')).toContain('"99"'));
  view.unmount();

  open('/admin/shop/4');
  expect(await screen.findByText('Βρέθηκαν αλλαγές που δεν αποθηκεύτηκαν')).toBeVisible();
  expect(await findPrice()).toHaveValue('129,00');
  await userEvent.click(screen.getByRole('button', { name: 'Επαναφορά' }));
  expect(await findPrice()).toHaveValue('99');
});

test('an English text that is missing or older than its Greek one is marked', async () => {
  open('/admin/shop/4');
  const name = await screen.findByRole('group', { name: /^Όνομα/ });
  await userEvent.type(screen.getByLabelText(/^Όνομα \(ελληνικά\)/), ' νέο');
  expect(name).toHaveTextContent('Τα αγγλικά ίσως χρειάζονται ενημέρωση');
  await userEvent.clear(screen.getByLabelText(/^Όνομα \(αγγλικά\)/));
  expect(name).toHaveTextContent('Λείπουν τα αγγλικά');
});

test('a bulk change shows what it does, names refused rows and can be undone', async () => {
  const done = {
    id: 4,
    label: 'Aegean 02',
    before: { status: 'published' },
    after: { status: 'draft' },
    version: 'version-2',
    undo: { status: 'published' },
  };
  const refused = { id: 5, label: 'Aegean 03', code: 'CONFLICT', message: 'Το προϊόν έχει ανοιχτές παραγγελίες.' };
  const data = { total: 2, done: [done], refused: [refused] };
  const { listBodies } = open('/admin/shop', {
    'POST products bulk': { success: true, message: '', data },
    'PUT products restore': { success: true, message: '', data: { total: 1, done: [done], refused: [] } },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Επιλογή: Aegean 02' }));
  await userEvent.click(screen.getByRole('button', { name: 'Απόσυρση' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Απόσυρση' }));
  expect(await dialog.findByText(/Δημοσιευμένο → Πρόχειρο/)).toBeVisible();
  expect(dialog.getByText(`Aegean 03: ${refused.message}`)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Εφαρμογή σε 1' }));
  const target = { ids: [4] };
  const change = { kind: 'set_status', status: 'draft' };
  await waitFor(() =>
    expect(listBodies('POST products bulk')).toEqual([
      { target, change, preview: true },
      { target, change, preview: false },
    ]),
  );
  await userEvent.click(dialog.getAllByRole('button', { name: 'Κλείσιμο' }).at(-1) as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Αναίρεση' }));
  await waitFor(() =>
    expect(listBodies('PUT products restore')).toEqual([
      { rows: [{ id: 4, version: 'version-2', fields: { status: 'published' } }], preview: false },
    ]),
  );
});

test('the search is part of the address and of the request', async () => {
  const { seen, ...view } = open('/admin/shop');
  await userEvent.type(await screen.findByLabelText('Όνομα ή κωδικός προϊόντος'), 'aegean');
  await waitFor(() => expect(getAddress(view)).toBe('/admin/shop?search=aegean'));
  await waitFor(() => expect(seen.at(-1)?.url.searchParams.get('search')).toBe('aegean'));
});

test('a link that is pressed right after typing opens its page, and Back shows the search', async () => {
  const view = open('/admin/shop');
  await userEvent.type(await screen.findByLabelText('Όνομα ή κωδικός προϊόντος'), 'aegean');
  await userEvent.click(screen.getByRole('link', { name: 'Παραγγελίες' }));
  await waitFor(() => expect(getAddress(view)).toBe('/admin/bookings'));
  void view.router.navigate(-1);
  await waitFor(() => expect(getAddress(view)).toBe('/admin/shop?search=aegean'));
  expect(await screen.findByLabelText('Όνομα ή κωδικός προϊόντος')).toHaveValue('aegean');
});
