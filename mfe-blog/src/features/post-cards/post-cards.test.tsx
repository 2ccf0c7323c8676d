import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.ts';
import { postSummary } from '../../testing/posts.fixtures.ts';

const list = (...titles: string[]) => ({
  data: titles.map((title, index) => postSummary(index + 1, { title })),
  meta: { page: 1, limit: 6, total: titles.length },
});

test.each([
  [{}, 'posts.php?limit=6&status=published'],
  [{ limit: 2, categoryId: 4, featured: true }, 'posts.php?limit=2&status=published&category_id=4&featured=1'],
])('cards of %j are requested with %s', async (props, request) => {
  const requests = mockApi({ 'posts.php': () => list('Κάρτα') });
  await renderSlot(remote, 'posts.cards', { ...props, headingLevel: 4 });
  expect(await screen.findByRole('heading', { level: 4, name: 'Κάρτα' })).toBeInTheDocument();
  expect(requests.filter((sent) => sent.startsWith('posts.php'))).toEqual([request]);
});

test.each([
  [{}, 'Δεν υπάρχουν δημοσιευμένα άρθρα.'],
  [{ categoryId: 4 }, 'Δεν υπάρχουν άρθρα σε αυτή την κατηγορία.'],
])('without posts %j shows a notice', async (props, notice) => {
  mockApi({ 'posts.php': () => list() });
  await renderSlot(remote, 'posts.cards', props);
  expect(await screen.findByText(notice)).toBeInTheDocument();
});

test('a failed request can be retried', async () => {
  mockApi({ 'posts.php': () => ({ failure: 500, code: 'INTERNAL' }) });
  await renderSlot(remote, 'posts.cards', {});
  expect(await screen.findByRole('alert')).toHaveTextContent('Δεν βρέθηκαν άρθρα');
  mockApi({ 'posts.php': () => list('Ξανά εδώ') });
  await userEvent.click(screen.getByRole('button', { name: 'Δοκιμάστε ξανά' }));
  expect(await screen.findByRole('heading', { name: 'Ξανά εδώ' })).toBeInTheDocument();
});
