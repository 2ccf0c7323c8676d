import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from '../../testing/render-shop.tsx';
import { mockShopApi, type ShopResponses } from '../../testing/shop-api.ts';

const product = { name: 'Υγρό 360ml', slug: 'solution-360', in_stock: false };

async function open(responses: ShopResponses = {}) {
  const seen = mockShopApi(responses);
  await renderShop('/stock-alert?token=5.abc');
  return (action: string) => seen.filter(({ query }) => query.get('action') === action).map(({ body }) => body);
}

test('a request is confirmed with a click, and can then be stopped', async () => {
  let status = 'pending';
  const listSent = await open({
    'stock-alerts.php?action=own': () => ({ data: { product, status } }),
    'stock-alerts.php?action=confirm': () => {
      status = 'waiting';
      return { message: 'Θα σας γράψουμε.' };
    },
    'stock-alerts.php?action=stop': () => ({ message: 'Διαγράψαμε το e-mail σας.' }),
  });
  const confirm = await screen.findByRole('button', { name: 'Ναι, ειδοποιήστε με' });
  expect(screen.getByText(/«Υγρό 360ml»/)).toBeVisible();
  expect(listSent('confirm')).toEqual([]);
  await userEvent.click(confirm);
  expect(await screen.findByRole('status')).toHaveTextContent('Θα σας γράψουμε.');
  await userEvent.click(await screen.findByRole('button', { name: 'Διακοπή ειδοποίησης' }));
  expect(await screen.findByText('Διαγράψαμε το e-mail σας.')).toBeVisible();
  expect([listSent('confirm'), listSent('stop')]).toEqual([[{ token: '5.abc' }], [{ token: '5.abc' }]]);
});

test('a link of a request that is gone says so', async () => {
  await open({ 'stock-alerts.php?action=own': () => ({ failure: 404, code: 'NOT_FOUND' }) });
  expect(await screen.findByRole('heading', { name: 'Ο σύνδεσμος δεν ισχύει πια' })).toBeVisible();
});
