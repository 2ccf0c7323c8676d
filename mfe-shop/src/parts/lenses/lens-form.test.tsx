import { defaultLensCatalogue } from '@fakos/contracts/lenses/defaults';
import { selectItems } from '@fakos/shared-kit/state/cart';
import { screen, waitFor, within } from '@testing-library/react';
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

test('an API without lenses, and a product that can have none, offer the frame alone', async () => {
  const { 'lenses.php': _lenses, ...older } = responses;
  mockShopApi(older);
  await renderShop('/shop/aegina-1');
  await screen.findByRole('heading', { name: 'Χαρακτηριστικά' });
  expect(screen.queryByText('Θέλετε φακούς με συνταγή;')).not.toBeInTheDocument();
});
