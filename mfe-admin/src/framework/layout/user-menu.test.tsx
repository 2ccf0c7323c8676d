import { IconSettings } from '@tabler/icons-react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { stubApi } from '../../testing/stub-api.ts';
import { AdminApp } from '../admin-app.tsx';
import { defineScreen } from '../screen.ts';

const settings = defineScreen({
  path: 'settings',
  menuKey: 'products',
  icon: IconSettings,
  permission: 'staff',
  component: () => Promise.resolve(() => <p>Οι ρυθμίσεις</p>),
});

test.each([
  ['a registered screen of the user', [settings], ['Προϊόντα', 'Συντομεύσεις πληκτρολογίου', 'Αποσύνδεση']],
  ['no such screen', [{ ...settings, path: 'other' }], ['Συντομεύσεις πληκτρολογίου', 'Αποσύνδεση']],
])('with %s the menu offers %j', async (_, screens, expected) => {
  stubApi({ 'GET login': { success: true, user: admin } });
  renderAdmin('/admin', admin, <AdminApp screens={screens} />);
  await userEvent.click(screen.getByRole('button', { name: /^Μενού χρήστη/ }));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(expected);
});

test('an account without a name is called Admin, and the settings open from the menu', async () => {
  const unnamed = { ...admin, name: '' };
  stubApi({ 'GET login': { success: true, user: unnamed } });
  const view = renderAdmin('/admin', unnamed, <AdminApp screens={[settings]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Μενού χρήστη: Admin Διαχειριστής' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Προϊόντα' }));
  expect(await screen.findByText('Οι ρυθμίσεις')).toBeVisible();
  expect(getAddress(view)).toBe('/admin/settings');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});
