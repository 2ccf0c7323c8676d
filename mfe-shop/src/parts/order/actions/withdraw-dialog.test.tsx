import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from '../../../testing/render-shop.tsx';
import { createOrder } from '../../../testing/shop.fixtures.ts';
import { mockShopApi } from '../../../testing/shop-api.ts';

test('lenses are returned only if the buyer confirms that they are sealed, or leaves them out', async () => {
  const [line] = createOrder().lines;
  if (!line) throw new Error('The order has no line');
  const lines = [
    { ...line, position: 1, name: 'Aegina' },
    { ...line, position: 2, name: 'Dewlin', sealed_goods: true as const },
  ];
  const order = createOrder({ lines, allowed: { cancel: false, withdraw: true } });
  const seen = mockShopApi({
    'orders.php?action=get': () => ({ data: order }),
    'orders.php?action=withdraw': () => ({ data: order }),
  });
  await renderShop(`/order-success?n=${order.number}&t=${'0'.repeat(32)}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Υπαναχώρηση από την αγορά' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Υπαναχώρηση από την αγορά' }));
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Επιβεβαίωση υπαναχώρησης' }));
  const listSent = () => seen.filter(({ query }) => query.get('action') === 'withdraw').map(({ body }) => body);

  await send();
  const seal = dialog.getByRole('checkbox', { name: /^Οι συσκευασίες είναι σφραγισμένες/ });
  expect(seal).toHaveAccessibleDescription(/Επιβεβαιώστε ότι είναι σφραγισμένες/);
  expect(listSent()).toEqual([]);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Dewlin' }));
  expect(dialog.queryByRole('checkbox', { name: /^Οι συσκευασίες/ })).toBeNull();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Dewlin' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Οι συσκευασίες/ }));
  await send();
  await waitFor(() => expect(listSent()).toHaveLength(1));
  expect(listSent()[0]).toMatchObject({ sealed: true, lines: [{ position: 1 }, { position: 2 }] });
});
