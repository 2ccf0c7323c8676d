import type { AdminReview } from '@fakos/contracts/reviews/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

const review: AdminReview = {
  ...{ id: 7, version: 1, stars: 2, text: 'Έσπασαν.', author: 'Νίκος Α.', language: 'el', reply: null },
  ...{ status: 'pending', reason: null, created_at: '2026-11-20T10:00:00Z', moderated_at: null },
  product: { id: 3, slug: 'sunny-01', name: 'Γυαλιά ήλιος', image: '' },
  order: { id: 12, number: 'OP26-000012' },
};
const responses = {
  'GET login': { success: true, user: admin },
  'GET preferences': { success: true, data: { views: [], columns: null, preferences: {} } },
  'GET reviews admin-list': { success: true, data: [review], meta: { page: 1, limit: 20, total: 1 } },
  'GET reviews admin-get': { success: true, data: review },
  'PUT reviews moderate': { success: true, message: 'Έγινε.', data: { ...review, version: 2 } },
  'PUT reviews reply': { success: true, message: 'Έγινε.', data: { ...review, version: 2 } },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the list shows stars, author and status, and leads to the review', async () => {
  stubApi(responses);
  renderAdmin('/admin/reviews', admin);
  const row = within(await screen.findByRole('row', { name: /Γυαλιά ήλιος/ }));
  expect(row.getByRole('img', { name: '2 στα 5' })).toBeVisible();
  expect(row.getByText('Νίκος Α.')).toBeVisible();
  expect(row.getByText('Προς έλεγχο')).toBeVisible();
  expect(row.getByRole('link', { name: 'Γυαλιά ήλιος' })).toHaveAttribute('href', '/admin/reviews/7');
});

test('a review is rejected only with a reason', async () => {
  const seen = stubApi(responses);
  renderAdmin('/admin/reviews/7', admin);
  const reject = await screen.findByRole('button', { name: 'Απόρριψη' });
  await userEvent.click(reject);
  const reason = screen.getByLabelText('Λόγος απόρριψης');
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription('Διαλέξτε τον λόγο για να απορριφθεί.');
  await userEvent.selectOptions(reason, 'Προσωπικά στοιχεία');
  await userEvent.click(reject);
  const sent = () => seen.filter(({ name }) => name === 'PUT reviews moderate').map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ id: 7, version: 1, status: 'rejected', reason: 'personalData' }]));
});

test('a review is published and replied; what another user changed first is offered to be loaded', async () => {
  const stale = failure(412, { code: 'STALE_VERSION', message: '' });
  const seen = stubApi({ ...responses, 'PUT reviews reply': stale });
  renderAdmin('/admin/reviews/7', admin);
  await userEvent.click(await screen.findByRole('button', { name: 'Δημοσίευση' }));
  const find = (name: string) => seen.find((request) => request.name === name)?.body;
  await waitFor(() => expect(find('PUT reviews moderate')).toEqual({ id: 7, version: 1, status: 'published' }));
  const reply = screen.getByRole('textbox', { name: 'Απάντηση του καταστήματος' });
  await userEvent.type(reply, 'Λυπούμαστε.');
  await userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση απάντησης' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(find('PUT reviews reply')).toEqual({ id: 7, version: 1, text: 'Λυπούμαστε.' });
  expect(reply).toHaveValue('Λυπούμαστε.');
});
