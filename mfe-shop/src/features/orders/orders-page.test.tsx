import { signedIn } from '@fakos/shared-kit/state/session';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from '../../testing/render-shop.tsx';
import { createOrder } from '../../testing/shop.fixtures.ts';
import { mockShopApi } from '../../testing/shop-api.ts';

const user = {
  id: 1,
  name: 'Μαρία Παππά',
  email: 'maria@example.gr',
  role: 'user',
  must_change_password: false,
} as const;

test('changing the page of orders moves the focus and announces the page', async () => {
  mockShopApi({
    'orders.php': ({ query }) => {
      const page = Number(query.get('page'));
      return {
        data: [{ ...createOrder({ number: `OP26-00000${page}` }), items: 1 }],
        meta: { page, limit: 10, total: 12 },
      };
    },
  });
  const { store } = await renderShop('/orders');
  await act(async () => void store.dispatch(signedIn({ user, token: 'token' })));
  await screen.findByRole('link', { name: 'Παραγγελία OP26-000001' });
  expect(document.body).toHaveFocus();

  await userEvent.click(screen.getByRole('link', { name: 'Σελίδα 2' }));
  await screen.findByRole('link', { name: 'Παραγγελία OP26-000002' });
  expect(screen.getByRole('region', { name: 'Οι παραγγελίες μου' })).toHaveFocus();
  expect(screen.getByText('Σελίδα 2', { selector: '[role="status"]' })).toBeInTheDocument();
});
