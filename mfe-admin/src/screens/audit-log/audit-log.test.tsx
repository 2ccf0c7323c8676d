import { type AuditEntry, HIDDEN_VALUE } from '@fakos/contracts/audit-log/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { stubApi } from '../../testing/stub-api.ts';

const price: AuditEntry = {
  ...{ id: 2, at: '2026-11-20T10:00:00Z', user: { id: 5, name: 'Νίκος', role: 'manager' } },
  ...{ resource: 'products', action: 'update', record_id: '4', label: 'Aegean 02' },
  changes: { price: [129, 99.5], name_en: ['Aegean', 'Aegean 02'], internal_code: [null, 'x'], stock: [1, 2] },
};
const settings: AuditEntry = {
  ...{ id: 1, at: '2026-11-19T10:00:00Z', user: { id: null, name: 'Διαγραμμένος χρήστης', role: 'admin' } },
  ...{ resource: 'settings', action: 'update', record_id: '', label: '' },
  changes: { smtp_password: [null, HIDDEN_VALUE] },
};
const empty: AuditEntry = { ...price, id: 3, resource: 'parcels', action: 'weigh', label: '7', changes: {} };

const responses = {
  'GET login': { success: true, user: admin },
  'GET preferences': { success: true, data: { views: [], columns: null, preferences: {} } },
  'GET audit-log filters': {
    success: true,
    data: { users: [{ id: 5, name: 'Νίκος' }], resources: ['parcels', 'products', 'settings'] },
  },
  'GET audit-log': { success: true, data: [empty, price, settings], meta: { page: 1, limit: 20, total: 3 } },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a row shows actor, record and time, and expands to the values before and after', async () => {
  stubApi(responses);
  renderAdmin('/admin/audit-log', admin);
  const table = within(await screen.findByRole('table', { name: 'Ιστορικό ενεργειών' }));
  const [, unknown, changed] = table.getAllByRole('row');
  expect(unknown).toHaveTextContent('weigh · parcels');
  expect(within(unknown as HTMLElement).queryByRole('button')).toBeNull();
  expect(changed).toHaveTextContent('Αλλαγή · ΠροϊόνταAegean 02ΝίκοςΥπεύθυνος καταστήματος20 Νοε 2026, 12:00');
  expect(changed).toHaveTextContent('Τιμή, Όνομα (αγγλικά), internal_code και 1 ακόμη');
  expect(table.getByRole('link', { name: 'Aegean 02' })).toHaveAttribute('href', '/admin/shop/4');
  const button = table.getByRole('button', { name: 'Αλλαγές: Αλλαγή · Προϊόντα · Aegean 02' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const changes = within(table.getByRole('table', { name: 'Αλλαγές: Αλλαγή · Προϊόντα · Aegean 02' }));
  expect(changes.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'ΠεδίοΠρινΜετά',
    'Τιμή129,00\u00a0€99,50\u00a0€',
    'Όνομα (αγγλικά)AegeanAegean 02',
    'internal_code—x',
    'Απόθεμα12',
  ]);
  await userEvent.click(table.getByRole('button', { name: 'Αλλαγές: Αλλαγή · Ρυθμίσεις' }));
  expect(table.getByRole('row', { name: 'smtp_password — Δεν αποθηκεύεται' })).toBeVisible();
});

test('person, kind and days filter the list through the address', async () => {
  const seen = stubApi(responses);
  const view = renderAdmin('/admin/audit-log?from=2026-11-01', admin);
  await screen.findByRole('option', { name: 'Προϊόντα' });
  await userEvent.selectOptions(screen.getByLabelText('Είδος εγγραφής'), 'Προϊόντα');
  await userEvent.selectOptions(screen.getByLabelText('Χρήστης'), 'Νίκος');
  await waitFor(() => expect(getAddress(view)).toBe('/admin/audit-log?from=2026-11-01&resource=products&user=5'));
  await waitFor(() =>
    expect(Object.fromEntries(seen.at(-1)?.url.searchParams ?? [])).toEqual({
      ...{ page: '1', limit: '20', user: '5', resource: 'products', from: '2026-11-01' },
    }),
  );
});

test('an API without a log shows a message', async () => {
  stubApi({ 'GET login': responses['GET login'] });
  renderAdmin('/admin/audit-log', admin);
  expect(await screen.findByText('Ο διακομιστής δεν κρατά ιστορικό αλλαγών.')).toBeVisible();
});

test('staff without the permission do not see the log', async () => {
  stubApi({ ...responses, 'GET login': { success: true, user: { ...admin, role: 'manager' } } });
  renderAdmin('/admin/audit-log', { ...admin, role: 'manager' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Δεν έχετε πρόσβαση' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ιστορικό ενεργειών' })).toBeNull();
});
