import { defaultLensCatalogue } from '@fakos/contracts/lenses/defaults';
import { emptyEye, emptyPrescription } from '@fakos/contracts/prescriptions/rules';
import { selectItems } from '@fakos/shared-kit/state/cart';
import { signedIn } from '@fakos/shared-kit/state/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from '../../testing/render-shop.tsx';
import { productDetail } from '../../testing/shop.fixtures.ts';
import { mockShopApi, type ShopResponses } from '../../testing/shop-api.ts';

const REF = 'r'.repeat(32);
const empty = { data: [], meta: { page: 1, limit: 12, total: 0, facets: {} } };

const responses: ShopResponses = {
  'products.php?action=get': () => ({ data: productDetail(1, { product_type: 'frame', price: 100 }) }),
  'products.php': () => empty,
  'lenses.php': () => ({ data: defaultLensCatalogue }),
  'prescriptions.php?action=save': () => ({ data: { ref: REF } }),
};

async function openConfigurator() {
  await userEvent.click(await screen.findByRole('button', { name: /^Επιλογή φακών για/ }));
  return within(await screen.findByRole('dialog'));
}

test('progressive lenses are configured step by step, with an error at each wrong field, and become one line', async () => {
  const seen = mockShopApi(responses);
  const { store } = await renderShop('/shop/aegina-1');
  const dialog = await openConfigurator();
  const next = () => userEvent.click(dialog.getByRole('button', { name: 'Συνέχεια' }));
  await dialog.findByRole('heading', { name: 'Για τι θέλετε τα γυαλιά;' });
  await next();
  expect(await dialog.findByText('Διαλέξτε για τι θέλετε τα γυαλιά.')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: /^Πολυεστιακοί/ }));
  await next();
  await userEvent.click(await dialog.findByRole('radio', { name: /^Τη γράφω τώρα/ }));
  const right = within(dialog.getByRole('group', { name: 'Δεξί μάτι (OD)' }));
  const left = within(dialog.getByRole('group', { name: 'Αριστερό μάτι (OS)' }));
  await userEvent.type(right.getByLabelText('Σφαίρα (SPH)'), '-6,00');
  await userEvent.type(right.getByLabelText('Κύλινδρος (CYL)'), '-0,75');
  await userEvent.type(right.getByLabelText('Προσθήκη (ADD)'), '2');
  await userEvent.type(left.getByLabelText('Σφαίρα (SPH)'), '-5.5');
  await userEvent.type(dialog.getByLabelText('PD σε mm'), '63');
  await next();
  expect(right.getByLabelText('Άξονας (AXIS)')).toHaveAccessibleDescription(/υπάρχει πάντα μαζί με τον κύλινδρο/);
  expect(left.getByLabelText('Προσθήκη (ADD)')).toHaveAccessibleDescription(/χρειάζεται για διπλεστιακούς/);
  await waitFor(() => expect(right.getByLabelText('Άξονας (AXIS)')).toHaveFocus());
  expect(seen.some(({ resource }) => resource === 'prescriptions.php')).toBe(false);
  await userEvent.type(right.getByLabelText('Άξονας (AXIS)'), '90');
  await userEvent.type(left.getByLabelText('Προσθήκη (ADD)'), '2,00');
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Συμφωνώ να αποθηκεύσετε/ }));
  await next();
  expect(await dialog.findByRole('heading', { name: 'Οι φακοί σας' })).toHaveFocus();
  expect(dialog.getByText(/Προτείνουμε: Πολύ λεπτοί 1,67/)).toBeVisible();
  expect(dialog.getByText(/Δείκτης 1,67: άκρη περίπου/)).toBeVisible();
  await next();
  expect(await dialog.findByText(/δεν ισχύει το δικαίωμα υπαναχώρησης/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Προσθήκη στο καλάθι' }));
  await waitFor(() => expect(selectItems(store.getState())).toHaveLength(1));
  expect(selectItems(store.getState())[0]).toMatchObject({
    price: 335,
    configuration: {
      ...{ kind: 'lenses', use: 'progressive', index: '1.67', coating: 'hard', filters: [], tint: null },
      prescription: { source: 'typed', ref: REF },
    },
  });
});

const user = { id: 1, name: 'Μαρία', email: 'maria@example.gr', role: 'user', must_change_password: false } as const;

test('a prescription of the wallet is copied; one that lacks what the use needs is completed in its fields', async () => {
  const eye = { ...emptyEye, sph: -3 };
  const values = { ...emptyPrescription, right: eye, left: eye };
  const common = { version: 1, examined_on: null, valid_until: null, created_at: '2026-01-01T00:00:00Z', file: null };
  const wallet = [
    { ...common, id: 1, person: 'Μαρία', values: { ...values, pd: 63 } },
    { ...common, id: 2, person: 'Πέτρος', values },
  ];
  const seen = mockShopApi({
    ...responses,
    'prescriptions.php': () => ({ data: wallet }),
    'prescriptions.php?action=copy': () => ({ data: { ref: REF, source: 'typed' } }),
  });
  const { store } = await renderShop('/shop/aegina-1');
  await act(async () => void store.dispatch(signedIn({ user, token: 'token' })));
  const dialog = await openConfigurator();
  const next = () => userEvent.click(dialog.getByRole('button', { name: 'Συνέχεια' }));
  await userEvent.click(await dialog.findByRole('radio', { name: /^Μακρινή όραση/ }));
  await next();
  await userEvent.click(await dialog.findByRole('radio', { name: /^Από τις συνταγές μου/ }));
  await next();
  expect(await dialog.findByText('Διαλέξτε μία συνταγή ή άλλον τρόπο.')).toBeVisible();
  await userEvent.click(await dialog.findByRole('radio', { name: /^Πέτρος/ }));
  await next();
  const distance = await dialog.findByLabelText('PD σε mm');
  await waitFor(() => expect(distance).toHaveFocus());
  const right = within(dialog.getByRole('group', { name: 'Δεξί μάτι (OD)' }));
  expect(right.getByLabelText('Σφαίρα (SPH)')).toHaveValue('-3,00');
  await userEvent.click(dialog.getByRole('radio', { name: /^Από τις συνταγές μου/ }));
  await userEvent.click(await dialog.findByRole('radio', { name: /^Μαρία/ }));
  await next();
  expect(await dialog.findByText(/Προτείνουμε:.*1,60/)).toBeVisible();
  expect(seen.filter(({ query }) => query.get('action') === 'copy').map(({ body }) => body)).toEqual([
    { id: 1, use: 'distance' },
  ]);
  await next();
  await userEvent.click(await dialog.findByRole('button', { name: 'Προσθήκη στο καλάθι' }));
  await waitFor(() => expect(selectItems(store.getState())).toHaveLength(1));
  expect(selectItems(store.getState())[0]).toMatchObject({
    configuration: { use: 'distance', prescription: { source: 'typed', ref: REF } },
  });
});

test('an API without lenses, and a product that can have none, offer the frame alone', async () => {
  const { 'lenses.php': _lenses, ...older } = responses;
  mockShopApi(older);
  await renderShop('/shop/aegina-1');
  await screen.findByRole('heading', { name: 'Χαρακτηριστικά' });
  expect(screen.queryByText('Θέλετε φακούς με συνταγή;')).not.toBeInTheDocument();
});
