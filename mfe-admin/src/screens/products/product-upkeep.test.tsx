import type { EditableProduct } from '@fakos/contracts/products/fields';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { stubApi } from '../../testing/stub-api.ts';
import { product, responses } from './product.fixtures.ts';

const saved = { success: true, message: '', data: { id: 4, slug: 'aegean-02', version: 'version-2' } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function openProduct(changes: Partial<EditableProduct>, more: Parameters<typeof stubApi>[0] = {}) {
  const data = { ...product, ...changes };
  const seen = stubApi({ ...responses, 'GET products admin-get': { success: true, data }, ...more });
  const view = renderAdmin('/admin/shop/4', admin);
  await screen.findByLabelText(/^Απόθεμα/);
  const listBodies = (name: string) => seen.filter((request) => request.name === name).map(({ body }) => body);
  return { ...view, listBodies };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση' }));

async function retype(label: RegExp, value: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, value);
}

test('duplicating a product opens the copy', async () => {
  const copy = { ...saved, data: { ...saved.data, id: 9 } };
  const view = await openProduct({}, { 'POST products duplicate': copy });
  expect(screen.queryByLabelText(/^Δημοσίευση στις/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Αντιγραφή' }));
  await waitFor(() => expect(getAddress(view)).toBe('/admin/shop/9'));
  expect(view.listBodies('POST products duplicate')).toEqual([{ id: 4 }]);
});

test.each([
  ['delivery', { stock_change: 7, stock_reason: 'delivery', stock_note: 'Δ12' }],
  ['stocktake', { stock: 12, stock_reason: 'stocktake', stock_note: 'Δ12' }],
])('a change of the stock has a reason: %s', async (reason, fields) => {
  const { listBodies } = await openProduct({});
  expect(screen.queryByLabelText('Αιτία')).toBeNull();
  await retype(/^Απόθεμα/, '12');
  await userEvent.selectOptions(screen.getByLabelText('Αιτία'), reason);
  await userEvent.type(screen.getByLabelText('Σημείωση'), 'Δ12');
  await save();
  await waitFor(() => expect(listBodies('PUT products')).toEqual([{ id: 4, version: 'version-1', ...fields }]));
});

test('a draft gets a time of publication and a preview link', async () => {
  const url = 'https://shop.example/shop/aegean-02?preview=secret';
  const link = { success: true, data: { url, token: 'secret', expires_at: '2026-11-30T10:00:00Z' } };
  const { listBodies } = await openProduct({ status: 'draft' }, { 'POST products preview-link': link });
  await userEvent.type(screen.getByLabelText(/^Δημοσίευση στις/), '2099-03-01T10:30');
  await save();
  const publish_at = new Date(2099, 2, 1, 10, 30).toISOString();
  await waitFor(() => expect(listBodies('PUT products')).toEqual([{ id: 4, version: 'version-1', publish_at }]));

  await userEvent.click(screen.getByRole('button', { name: 'Προεπισκόπηση' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Σύνδεσμος προεπισκόπησης' }));
  expect(dialog.getByLabelText('Σύνδεσμος')).toHaveValue(url);
  expect(dialog.getByRole('link', { name: 'Άνοιγμα σε νέα καρτέλα' })).toHaveAttribute('href', url);
});

test('an image without a description in a language is marked, and gets one', async () => {
  const images = [
    { filename: 'a.jpg', alt_el: 'Μπροστά', alt_en: 'Front' },
    { filename: 'b.jpg', alt_el: 'Πλάι', alt_en: '' },
  ];
  const arranged = { success: true, message: '', data: { id: 4, gallery_images: [], version: 'version-2' } };
  const { listBodies } = await openProduct(
    { images, gallery_images: ['a.jpg', 'b.jpg'] },
    { 'PUT products images': arranged },
  );
  expect(screen.getAllByText('Χωρίς περιγραφή')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Πλάι' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Περιγραφή της εικόνας 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Περιγραφή της εικόνας 2' }));
  await userEvent.type(dialog.getByLabelText('Περιγραφή εικόνας (αγγλικά)'), 'Side');
  await userEvent.click(dialog.getByRole('button', { name: 'Αποθήκευση' }));
  expect(await screen.findByText('Η περιγραφή αποθηκεύτηκε.')).toBeVisible();
  const described = { filename: 'b.jpg', alt_el: 'Πλάι', alt_en: 'Side' };
  expect(listBodies('PUT products images')).toEqual([{ id: 4, version: 'version-1', images: ['a.jpg', described] }]);
});

test('the histories of price and stock are requested when they are opened', async () => {
  const stock = { at: '2026-11-02T10:00:00Z', stock: 3, note: '', order: null };
  const data = {
    prices: [
      {
        at: '2026-11-02T10:00:00Z',
        before: { price: 150, sale_price: null },
        after: { price: 129, sale_price: null },
        actor: 'owner@example.com',
      },
    ],
    stock: [
      { ...stock, change: -1, reason: 'sale', actor: 'customer', order: { id: 7, number: 'OP26-000007' } },
      { ...stock, change: 4, reason: 'delivery', note: 'Δ12', actor: 'owner@example.com' },
    ],
  };
  const meta = { page: 1, limit: 10, prices: 1, stock: 2 };
  const { listBodies } = await openProduct({}, { 'GET products history': { success: true, data, meta } });
  expect(listBodies('GET products history')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Εμφάνιση: Ιστορικό τιμών' }));
  expect(await screen.findByRole('table', { name: 'Ιστορικό τιμών' })).toHaveTextContent(/150,00.*→.*129,00/);
  await userEvent.click(screen.getByRole('button', { name: 'Εμφάνιση: Ιστορικό αποθέματος' }));
  const table = within(await screen.findByRole('table', { name: 'Ιστορικό αποθέματος' }));
  expect(table.getByRole('link', { name: 'OP26-000007' })).toHaveAttribute('href', '/admin/bookings/7');
  expect(table.getByText('Δ12')).toBeVisible();
  expect(table.getByText('τον πελάτη')).toBeVisible();
});
