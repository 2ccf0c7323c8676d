import { signedIn } from '@fakos/shared-kit/state/session';
import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/render-site.tsx';
import { UsersPage } from './users-page.tsx';

const admin = { id: 1, name: 'Admin', email: 'owner@example.gr', role: 'admin', must_change_password: false } as const;

test.each([
  ['owner', 'Χρήστες'],
  ['admin', 'Χρήστες'],
  ['manager', 'Μόνο για διαχειριστές'],
  ['editor', 'Μόνο για διαχειριστές'],
  ['user', 'Μόνο για διαχειριστές'],
] as const)('a signed-in %s sees «%s»', async (role, heading) => {
  mockApi({ 'admin-users.php': () => ({ data: [], meta: { page: 1, limit: 20, total: 0 } }) });
  await renderSite('/users', {
    pages: [{ path: 'users', element: <UsersPage /> }],
    prepare: ({ dispatch }) => dispatch(signedIn({ user: { ...admin, role }, token: 'token' })),
  });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
});

test('another page of users gets the focus and is announced', async () => {
  mockApi({
    'admin-users.php': (query) => {
      const page = Number(query.get('page'));
      const user = { ...admin, id: page, name: `Πρόσωπο ${page}`, created_at: '2026-11-21T10:00:00Z' };
      return { data: [user], meta: { page, limit: 20, total: 21 } };
    },
  });
  await renderSite('/users', {
    pages: [{ path: 'users', element: <UsersPage /> }],
    prepare: ({ dispatch }) => dispatch(signedIn({ user: admin, token: 'token' })),
  });
  await screen.findByText('Πρόσωπο 1');
  await userEvent.click(screen.getByRole('link', { name: 'Σελίδα 2' }));
  await screen.findByText('Πρόσωπο 2');
  expect(screen.getByRole('region', { name: 'Χρήστες' })).toHaveFocus();
  expect(screen.getByText('Σελίδα 2', { selector: '[role="status"]' })).toBeInTheDocument();
});
