import { screen, within } from '@testing-library/react';
import { admin, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

const awaited = {
  ...{ id: 4, slug: 'solution-360', name: 'Υγρό 360ml', image: '', stock: 0 },
  ...{ waiting: 12, pending: 3, since: '2026-11-20T10:00:00Z' },
};
const responses = {
  'GET login': { success: true, user: admin },
  'GET preferences': { success: true, data: { views: [], columns: null, preferences: {} } },
  'GET stock-alerts': { success: true, data: [awaited], meta: { page: 1, limit: 20, total: 1 } },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('each awaited product says how many wait for it, and leads to its form', async () => {
  stubApi(responses);
  renderAdmin('/admin/stock-alerts', admin);
  const row = within(await screen.findByRole('row', { name: /Υγρό 360ml/ }));
  expect(row.getByRole('link', { name: 'Υγρό 360ml' })).toHaveAttribute('href', '/admin/shop/4');
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(
    expect.arrayContaining(['12', '3', '0', expect.stringContaining('2026')]),
  );
});

test('an API without stock alerts is explained', async () => {
  stubApi({ ...responses, 'GET stock-alerts': failure(404, { code: 'NOT_FOUND', message: '' }) });
  renderAdmin('/admin/stock-alerts', admin);
  expect(await screen.findByText('Ο διακομιστής δεν υποστηρίζει ειδοποιήσεις διαθεσιμότητας.')).toBeVisible();
});
