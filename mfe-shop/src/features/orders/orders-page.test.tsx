import { signedIn } from '@fakos/shared-kit/state/session';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from '../../testing/render-shop.tsx';
import { orderOf } from '../../testing/shop.fixtures.ts';
import { answerShop } from '../../testing/shop-api.ts';

const user = {
  id: 1,
  name: 'Μαρία Παππά',
  email: 'maria@example.gr',
  role: 'user',
  must_change_password: false,
} as const;

test('another page of orders gets the focus and is said', async () => {
  answerShop({
    'orders.php': ({ query }) => {
      const page = Number(query.get('page'));
      return {
        data: [{ ...orderOf({ number: `OP26-00000${page}` }), items: 1 }],
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
