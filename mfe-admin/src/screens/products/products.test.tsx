import type { EditableProduct } from '@fakos/contracts/products/fields';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';
import { product, responses } from './product.fixtures.ts';

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

test('invalid values are listed with links to their fields, and nothing is sent', async () => {
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

test('for a field that both users changed, one value must be chosen', async () => {
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

test('the history of a product shows the actor of each change and the values before and after', async () => {
  const entry = {
    ...{ id: 9, at: '2026-11-20T10:00:00Z', user: { id: 2, name: 'Νίκος', role: 'manager' } },
    ...{ resource: 'products', action: 'bulk', record_id: '4', label: 'Aegean 02' },
    changes: { status: ['draft', 'published'], category_id: [9, 2], price: [99.5, 129], featured: [1, 0] },
  };
  const { seen } = open('/admin/shop/4', {
    'GET audit-log record': { success: true, data: [entry], meta: { page: 1, limit: 10, total: 1 } },
  });
  const section = within(await screen.findByRole('region', { name: 'Ιστορικό αλλαγών' }));
  await userEvent.click(section.getByRole('button', { name: 'Εμφάνιση' }));
  const table = await section.findByRole('table', { name: 'Μαζική αλλαγή από Νίκος, 20 Νοε 2026, 12:00' });
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([
    'ΔημοσίευσηΠρόχειροΔημοσιευμένο',
    'Κατηγορία9Γυαλιά ηλίου',
    'Τιμή99,50\u00a0€129,00\u00a0€',
    'ΠροτεινόμενοΝαιΌχι',
  ]);
  expect(seen.at(-1)?.url.searchParams.get('record_id')).toBe('4');
});

test('a bulk change has a preview, lists refused rows and can be undone', async () => {
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
