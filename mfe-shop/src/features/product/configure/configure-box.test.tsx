import { emptyContactEye } from '@fakos/contracts/contact-prescriptions/rules';
import type { ProductDetail } from '@fakos/contracts/products/contract';
import { selectItems } from '@fakos/shared-kit/state/cart';
import { signedIn } from '@fakos/shared-kit/state/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from '../../../testing/render-shop.tsx';
import { productDetail, productList } from '../../../testing/shop.fixtures.ts';
import { mockShopApi, type ShopResponses } from '../../../testing/shop-api.ts';

const user = { id: 1, name: 'Μαρία', email: 'maria@example.gr', role: 'user', must_change_password: false } as const;
const plain = { base_curves: [8.7], diameters: [14.5], additions: [], colours: [] };
const toric: Partial<ProductDetail> = {
  product_type: 'contact-lens',
  stock: 10,
  price: 20,
  sale_price: null,
  lens_matrix: {
    wear_schedule: 'monthly',
    box_size: 3,
    ranges: [
      { ...plain, powers: [-1, -2], cylinders: [-0.75, -1.25], axes: [10, 180] },
      { ...plain, powers: [-8], cylinders: [-0.75], axes: [180] },
    ],
  },
};

async function openProduct(product: Partial<ProductDetail>, responses: ShopResponses = {}) {
  const seen = mockShopApi({
    ...responses,
    'products.php?action=get': () => ({ data: productDetail(1, product) }),
    'products.php': () => productList([]),
  });
  const { store } = await renderShop('/shop/aegina-1');
  return { seen, store, add: await screen.findByRole('button', { name: 'Προσθήκη στο καλάθι' }) };
}

const eye = (name: string) => within(screen.getByRole('group', { name }));
const choose = (group: ReturnType<typeof eye>, field: string, label: string) =>
  userEvent.selectOptions(group.getByLabelText(field), label);

test('toric lenses with different eyes become one line with the boxes of both', async () => {
  const { store, add } = await openProduct(toric);
  await userEvent.click(add);
  expect(selectItems(store.getState())).toEqual([]);
  expect(screen.getByRole('alert')).toHaveTextContent('Συμπληρώστε τις τιμές κάθε ματιού');

  const right = eye('Δεξί μάτι');
  await choose(right, 'Σφαίρωμα (SPH)', '-2,00');
  await choose(right, 'Κύλινδρος (CYL)', '-1,25');
  await choose(right, 'Άξονας (AX)', '180');
  await choose(right, 'Κουτιά', '2');
  const left = eye('Αριστερό μάτι');
  await choose(left, 'Σφαίρωμα (SPH)', '-8,00');
  expect(left.queryByLabelText('Κύλινδρος (CYL)')).not.toBeInTheDocument();
  expect(screen.getByText(/^3 κουτιά × 20,00/)).toBeInTheDocument();
  expect(screen.getByText(/^Φτάνουν για 90 ημέρες/)).toBeInTheDocument();

  await userEvent.click(add);
  const lens = { base_curve: 8.7, diameter: 14.5, axis: 180 };
  await waitFor(() =>
    expect(selectItems(store.getState())).toMatchObject([
      {
        quantity: 1,
        price: 60,
        configuration: {
          kind: 'contact-lenses',
          right: { ...lens, power: -2, cylinder: -1.25, boxes: 2 },
          left: { ...lens, power: -8, cylinder: -0.75, boxes: 1 },
        },
      },
    ]),
  );
});

test('an eye without boxes gets no lens, and more boxes than the stock are not added', async () => {
  const { store, add } = await openProduct({ ...toric, stock: 1 });
  await choose(eye('Δεξί μάτι'), 'Σφαίρωμα (SPH)', '-8,00');
  await choose(eye('Αριστερό μάτι'), 'Σφαίρωμα (SPH)', '-8,00');
  await userEvent.click(add);
  expect(selectItems(store.getState())).toEqual([]);
  expect(screen.getByText('Υπάρχει μόνο 1 κουτί.')).toBeInTheDocument();
  await choose(eye('Αριστερό μάτι'), 'Κουτιά', '0');
  await userEvent.click(add);
  const right = { base_curve: 8.7, diameter: 14.5, power: -8, cylinder: -0.75, axis: 180, boxes: 1 };
  await waitFor(() =>
    expect(selectItems(store.getState())[0]?.configuration).toEqual({ kind: 'contact-lenses', right }),
  );
});

test('a signed-in visitor fills the choice from a prescription; what the product lacks is named and not guessed', async () => {
  const eyeValues = { ...emptyContactEye, power: -2, base_curve: 8.7, diameter: 14.5, cylinder: -1.25 };
  const lenses = { right: { ...eyeValues, axis: 180 }, left: { ...eyeValues, axis: 45 }, dominant_eye: null };
  const row = {
    ...{ id: 5, version: 1, kind: 'contact_lenses', person: 'Πέτρος', examined_on: null, valid_until: null },
    ...{ created_at: '2026-01-11T10:00:00.000Z', values: null, lenses, file: null },
  };
  const glasses = { ...row, id: 6, kind: 'glasses', person: 'Ελένη', lenses: null };
  const { seen, store } = await openProduct(toric, {
    'prescriptions.php': ({ method }) =>
      method === 'GET' ? { data: [row, glasses] } : { message: '', data: { id: 7 } },
  });
  expect(screen.queryByRole('button', { name: 'Από τις συνταγές μου' })).toBeNull();
  await act(async () => void store.dispatch(signedIn({ user, token: 'token' })));
  await userEvent.click(screen.getByRole('button', { name: 'Από τις συνταγές μου' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Από τις συνταγές μου' }));
  await userEvent.click(await dialog.findByRole('radio', { name: /^Πέτρος/ }));
  expect(dialog.queryByRole('radio', { name: /^Ελένη/ })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Συμπλήρωση τιμών' }));
  expect(eye('Δεξί μάτι').getByLabelText('Άξονας (AX)')).toHaveDisplayValue('180');
  expect(eye('Αριστερό μάτι').getByLabelText('Κύλινδρος (CYL)')).toHaveDisplayValue('-1,25');
  expect(eye('Αριστερό μάτι').getByLabelText('Άξονας (AX)')).toHaveDisplayValue('Επιλέξτε');
  expect(screen.getByText('Αριστερό μάτι (OS): δεν υπάρχει σε Άξονας (AXIS) 45.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Αποθήκευση τιμών/ })).toBeNull();

  await choose(eye('Αριστερό μάτι'), 'Άξονας (AX)', '10');
  await userEvent.click(screen.getByRole('button', { name: /^Αποθήκευση τιμών/ }));
  const saving = within(await screen.findByRole('dialog', { name: 'Αποθήκευση στις συνταγές μου' }));
  await userEvent.click(saving.getByRole('button', { name: 'Αποθήκευση' }));
  expect(saving.getByText(/Χρειάζεται η συγκατάθεσή σας/)).toBeVisible();
  await userEvent.click(saving.getByRole('checkbox', { name: /^Συμφωνώ/ }));
  await userEvent.click(saving.getByRole('button', { name: 'Αποθήκευση' }));
  expect(await screen.findByText('Οι τιμές αποθηκεύτηκαν στις συνταγές σας.')).toBeVisible();
  expect(
    seen
      .filter(({ method, resource }) => method === 'POST' && resource === 'prescriptions.php')
      .map(({ body }) => body),
  ).toMatchObject([
    { kind: 'contact_lenses', person: 'Μαρία', lenses: { left: { axis: 10 }, right: { axis: 180 } }, consent: true },
  ]);
});

test('reading glasses are bought in a strength that is in stock', async () => {
  const strengths = [
    { strength: 1.5, stock: 0 },
    { strength: 2, stock: 4 },
  ] as const;
  const { store, add } = await openProduct({ product_type: 'reading', strengths: [...strengths] });
  await userEvent.click(add);
  expect(screen.getByText('Επιλέξτε βαθμούς.')).toBeInTheDocument();
  expect(screen.getByRole('option', { name: '+1,50 (εξαντλήθηκε)' })).toBeDisabled();
  await userEvent.selectOptions(screen.getByLabelText('Βαθμοί'), '+2,00');
  await userEvent.click(add);
  await waitFor(() =>
    expect(selectItems(store.getState())).toMatchObject([
      { quantity: 1, configuration: { kind: 'reading-strength', strength: 2 } },
    ]),
  );
});
