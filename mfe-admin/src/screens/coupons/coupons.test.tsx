import type { Coupon } from '@fakos/contracts/coupons/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';
import { toFirstDay, toLastDay, toValidFrom, toValidTo } from './coupon-period.ts';

const coupon: Coupon = {
  id: 3,
  code: 'WINTER-26',
  kind: 'percent',
  value: 10,
  minimum: 0,
  valid_from: null,
  valid_to: '2026-12-24T22:00:00.000Z',
  usage_limit: 100,
  customer_limit: null,
  category_ids: [2],
  product_ids: [],
  active: true,
  state: 'active',
  used: 0,
  created_at: '2026-11-01T10:00:00Z',
  version: 'version-1',
};
const usedUp: Coupon = { ...coupon, id: 4, code: 'SOLD-OUT', kind: 'amount', value: 5, used: 100, state: 'used_up' };

const responses = {
  'GET login': { success: true, user: admin },
  'GET preferences': { success: true, data: { views: [], columns: null, preferences: {} } },
  'GET categories admin-list': {
    success: true,
    data: [
      { id: 2, name_el: 'Γυαλιά ηλίου', name_en: 'Sunglasses', parent_id: null },
      { id: 5, name_el: 'Παιδικά', name_en: 'Children', parent_id: 2 },
    ],
  },
  'GET products admin-list': {
    success: true,
    data: [{ id: 7, name: 'Αιγαίο 02', sku: 'AEG-02' }],
    meta: { page: 1, limit: 10, total: 1 },
  },
  'GET coupons': { success: true, data: [coupon, usedUp], meta: { page: 1, limit: 20, total: 2 } },
  'GET coupons get': { success: true, data: coupon },
  'POST coupons': { success: true, message: '', data: coupon },
  'PUT coupons': { success: true, message: '', data: { ...coupon, version: 'version-2' } },
  'DELETE coupons': { success: true, message: '' },
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

const save = () => userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση' }));

test('the list shows discount, uses and state, and can be filtered by state', async () => {
  const view = open('/admin/coupons');
  const row = (await screen.findByRole('link', { name: 'SOLD-OUT' })).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent(/5,00 €.*24 Δεκεμβρίου 2026.*100 από 100.*Εξαντλήθηκε/);
  await userEvent.selectOptions(screen.getByLabelText('Κατάσταση'), 'Έληξε');
  await waitFor(() => expect(getAddress(view)).toBe('/admin/coupons?state=ended'));
  await waitFor(() => expect(view.seen.at(-1)?.url.searchParams.get('state')).toBe('ended'));
});

test('a new coupon is limited to products and categories that are found by searching', async () => {
  const view = open('/admin/coupons/new');
  await userEvent.type(await screen.findByLabelText(/^Κωδικός/), 'SPRING_27');
  await userEvent.type(screen.getByLabelText(/^Ύψος έκπτωσης/), '15');
  await userEvent.type(screen.getByLabelText('Ισχύει από'), '2027-03-28');
  await userEvent.type(screen.getByLabelText('Ισχύει έως και'), '2027-03-28');
  await userEvent.type(screen.getByRole('combobox', { name: 'Κατηγορίες' }), 'paidika');
  await userEvent.click(await screen.findByRole('option', { name: 'Γυαλιά ηλίου › Παιδικά' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Προϊόντα' }), 'αιγαιο');
  expect(await screen.findByRole('option', { name: /Αιγαίο 02/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(within(screen.getByRole('list', { name: 'Προϊόντα: επιλεγμένα' })).getByText('Αιγαίο 02')).toBeVisible();
  await save();
  await waitFor(() => expect(getAddress(view)).toBe('/admin/coupons/3'));
  expect(view.listBodies('POST coupons')).toEqual([
    {
      ...{ code: 'SPRING_27', kind: 'percent', value: 15, minimum: 0, active: true },
      ...{ valid_from: '2027-03-27T22:00:00.000Z', valid_to: '2027-03-28T21:00:00.000Z' },
      ...{ usage_limit: null, customer_limit: null, category_ids: [5], product_ids: [7] },
    },
  ]);
});

test('invalid values have an error at their field; an existing code is refused by the server', async () => {
  const { listBodies } = open('/admin/coupons/new', {
    'POST coupons': failure(409, { code: 'CONFLICT', message: 'Υπάρχει', errors: { code: 'Υπάρχει ήδη.' } }),
  });
  const code = await screen.findByLabelText(/^Κωδικός/);
  const value = screen.getByLabelText(/^Ύψος έκπτωσης/);
  await userEvent.type(code, 'a b');
  await userEvent.type(value, '101');
  await save();
  expect(code).toBeInvalid();
  expect(value).toBeInvalid();
  expect(listBodies('POST coupons')).toEqual([]);
  await userEvent.clear(code);
  await userEvent.type(code, 'WINTER-26');
  await userEvent.selectOptions(screen.getByLabelText('Είδος έκπτωσης'), 'Δωρεάν μεταφορικά');
  await save();
  expect(await screen.findByText(/: Υπάρχει ήδη\./)).toBeVisible();
  expect(listBodies('POST coupons')).toMatchObject([{ code: 'WINTER-26', kind: 'free_shipping', value: 0 }]);
});

test('a change of kind is saved with its value, and days that were not touched are not sent', async () => {
  const { listBodies } = open('/admin/coupons/3');
  expect(await screen.findByLabelText('Ισχύει έως και')).toHaveValue('2026-12-24');
  await userEvent.selectOptions(screen.getByLabelText('Είδος έκπτωσης'), 'Ποσό');
  await userEvent.click(screen.getByRole('button', { name: 'Αφαίρεση: Γυαλιά ηλίου' }));
  expect(screen.getByText(/^Ισχύει για όλα τα προϊόντα/)).toBeVisible();
  await save();
  expect(await screen.findByText('Αποθηκεύτηκε: WINTER-26')).toBeVisible();
  expect(listBodies('PUT coupons')).toEqual([
    { id: 3, version: 'version-1', kind: 'amount', value: 10, category_ids: [] },
  ]);
});

test('an unused coupon is deleted after its code was typed; a used one can only be switched off', async () => {
  const view = open('/admin/coupons/3');
  await userEvent.click(await screen.findByRole('button', { name: 'Διαγραφή' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Διαγραφή' })).toBeDisabled();
  await userEvent.type(dialog.getByRole('textbox'), 'WINTER-26');
  await userEvent.click(dialog.getByRole('button', { name: 'Διαγραφή' }));
  await waitFor(() => expect(getAddress(view)).toBe('/admin/coupons'));
  expect(view.listBodies('DELETE coupons')).toEqual([{ id: 3 }]);
  view.unmount();

  open('/admin/coupons/4', { 'GET coupons get': { success: true, data: usedUp } });
  expect(await screen.findByText(/^Χρησιμοποιήθηκε σε 100 παραγγελίες/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Διαγραφή' })).toBeNull();
});

test('switching off many coupons is previewed and can be undone', async () => {
  const row = { id: 3, label: 'WINTER-26', before: { active: true }, after: { active: false }, version: 'version-2' };
  const { listBodies } = open('/admin/coupons', {
    'POST coupons bulk': { success: true, message: '', data: { total: 1, done: [row], refused: [] } },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Επιλογή: WINTER-26' }));
  await userEvent.click(screen.getByRole('button', { name: 'Απενεργοποίηση' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Απενεργοποίηση' }));
  expect(await dialog.findByText('Ενεργοποιημένο → Απενεργοποιημένο')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Εφαρμογή σε 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Αναίρεση' }));
  const target = { ids: [3] };
  await waitFor(() =>
    expect(listBodies('POST coupons bulk')).toEqual([
      { target, change: { kind: 'set_active', active: false }, preview: true },
      { target, change: { kind: 'set_active', active: false }, preview: false },
      { target, change: { kind: 'set_active', active: true }, preview: false },
    ]),
  );
});

test.each([
  ['2026-07-01', '2026-06-30T21:00:00.000Z', '2026-07-01T21:00:00.000Z'],
  ['2026-10-25', '2026-10-24T21:00:00.000Z', '2026-10-25T22:00:00.000Z'],
  ['2026-12-31', '2026-12-30T22:00:00.000Z', '2026-12-31T22:00:00.000Z'],
])('%s lasts from midnight to midnight in Athens', (day, from, to) => {
  expect([toValidFrom(day), toValidTo(day)]).toEqual([from, to]);
  expect([toFirstDay(from), toLastDay(to)]).toEqual([day, day]);
});
