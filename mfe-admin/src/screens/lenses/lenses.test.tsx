import { defaultLensCatalogue } from '@fakos/contracts/lenses/defaults';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

const saved = { ...defaultLensCatalogue, version: 3 };
const responses = {
  'GET login': { success: true, user: admin },
  'GET preferences': { success: true, data: { views: [], columns: null, preferences: {} } },
  'GET lenses admin-get': { success: true, data: saved },
  'PUT lenses': { success: true, message: '', data: { ...saved, version: 4 } },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a price and a recommendation are changed and saved together', async () => {
  const seen = stubApi(responses);
  renderAdmin('/admin/lenses', admin);
  const price = await screen.findByRole('textbox', { name: 'Τιμή: Πολυεστιακοί' });
  await userEvent.clear(price);
  await userEvent.type(price, '1x');
  expect(screen.getByText('Γράψτε ποσό, π.χ. 35,00.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Αποθήκευση' })).toBeDisabled();
  await userEvent.clear(price);
  await userEvent.type(price, '189,90');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Πολωτικοί' }));
  const table = within(screen.getByRole('region', { name: 'Προτεινόμενο πάχος' }));
  const [limit] = table.getAllByRole('textbox', { name: 'Έως (διοπτρίες)' });
  if (!limit) throw new Error('There is no recommendation');
  await userEvent.clear(limit);
  await userEvent.type(limit, '1,75');
  await userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση' }));
  await waitFor(() => expect(seen.some(({ name }) => name === 'PUT lenses')).toBe(true));
  const body = seen.find(({ name }) => name === 'PUT lenses')?.body as typeof saved;
  expect(body.version).toBe(3);
  expect(body.options.find(({ code }) => code === 'progressive')?.price).toBe(189.9);
  expect(body.options.find(({ code }) => code === 'polarised')?.enabled).toBe(false);
  expect(body.recommendations[0]).toEqual({ up_to: 1.75, index: '1.50' });
});

test('a shop without saved options shows a message; so does an API without lenses', async () => {
  stubApi({ ...responses, 'GET lenses admin-get': { success: true, data: { ...saved, version: 0 } } });
  const { unmount } = renderAdmin('/admin/lenses', admin);
  expect(await screen.findByText('Το κατάστημα δεν πουλά φακούς ακόμη')).toBeVisible();
  unmount();
  stubApi({ ...responses, 'GET lenses admin-get': failure(404, { code: 'NOT_FOUND', message: '' }) });
  renderAdmin('/admin/lenses', admin);
  expect(await screen.findByText('Το API δεν έχει φακούς ακόμη.')).toBeVisible();
});
