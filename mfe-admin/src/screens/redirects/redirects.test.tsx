import type { Redirect } from '@fakos/contracts/redirects/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

const moved: Redirect = {
  ...{ id: 1, from: '/shop/old', to: '/shop/new', kind: 'product', record_id: 4 },
  ...{ created_at: '2026-11-20T10:00:00Z', created_by: 'maria@fakos.gr' },
};
const responses = {
  'GET login': { success: true, user: admin },
  'GET preferences': { success: true, data: { views: [], columns: null, preferences: {} } },
  'GET redirects': { success: true, data: [moved], meta: { page: 1, limit: 20, total: 1 } },
  'POST redirects': {
    success: true,
    message: '',
    data: { ...moved, id: 2, from: '/sale', to: '/shop', kind: 'manual' },
  },
  'DELETE redirects': { success: true, message: '' },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a moved address is listed with its reason, and deleted after a confirmation', async () => {
  const seen = stubApi(responses);
  renderAdmin('/admin/redirects', admin);
  const row = within(await screen.findByRole('row', { name: /\/shop\/old/ }));
  expect(row.getByRole('link', { name: '/shop/new' })).toHaveAttribute('href', '/shop/new');
  expect(row.getByText('Προϊόν')).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: 'Διαγραφή: /shop/old' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Διαγραφή ανακατεύθυνσης;' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Διαγραφή' }));
  await waitFor(() => expect(seen.find(({ name }) => name === 'DELETE redirects')?.body).toEqual({ id: 1 }));
});

test('a new redirect accepts a pasted address, and preserves the input when the API refuses it', async () => {
  const refused = failure(422, { code: 'VALIDATION', message: '', errors: { from: 'Υπάρχει ήδη.' } });
  const seen = stubApi({ ...responses, 'POST redirects': refused });
  renderAdmin('/admin/redirects', admin);
  await userEvent.click(await screen.findByRole('button', { name: 'Νέα ανακατεύθυνση' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Νέα ανακατεύθυνση' }));
  const from = dialog.getByLabelText('Παλιά διεύθυνση');
  await userEvent.type(from, `${window.location.origin}/sale`);
  await userEvent.type(dialog.getByLabelText('Νέα διεύθυνση'), '/shop{Enter}');
  expect(await dialog.findByText('Υπάρχει ήδη.')).toBeVisible();
  expect(from).toHaveValue(`${window.location.origin}/sale`);
  expect(seen.find(({ name }) => name === 'POST redirects')?.body).toEqual({ from: '/sale', to: '/shop' });
});
