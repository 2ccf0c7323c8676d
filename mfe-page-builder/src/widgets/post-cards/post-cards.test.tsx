import { answerCalls } from '@fakos/shared-kit/testing/answer-calls';
import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.ts';

const post = {
  id: 1,
  slug: 'a',
  title: 'Άρθρο',
  excerpt: '',
  category_name: '',
  created_at: '2026-01-01T10:00:00Z',
  featured_image: 'a.jpg',
};
const list = (...data: object[]) => ({ data, meta: { page: 1, limit: 6, total: data.length } });

function show(stored: Record<string, unknown>) {
  const widgets = [{ id: 'w', type: 'post-cards', order: 1, ...stored }];
  return renderSlot(remote, 'page.sections', { sections: [{ id: 's', content: '', widgets }] });
}

test.each([
  [{}, 'posts.php?limit=6&status=published'],
  [{ limit: 2, categoryId: 3, postType: 'featured' }, 'posts.php?limit=2&status=published&category_id=3&featured=1'],
])('%j asks for %s', async (stored, call) => {
  const calls = answerCalls({ 'posts.php': () => list(post) });
  await show(stored);
  expect(await screen.findByRole('link', { name: 'Άρθρο' })).toHaveAttribute('href', '/blog/a');
  expect(calls).toContain(call);
});

test.each([
  [0, 'Δεν βρέθηκαν άρθρα'],
  [3, 'Δεν υπάρχουν άρθρα σε αυτή την κατηγορία.'],
])('without posts in category %p it says: %s', async (categoryId, words) => {
  answerCalls({ 'posts.php': () => list() });
  await show({ categoryId });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('a failure can be tried again', async () => {
  let isDown = true;
  answerCalls({ 'posts.php': () => (isDown ? { failure: 500, code: 'INTERNAL' } : list(post)) });
  await show({});
  const retry = await screen.findByRole('button', { name: 'Δοκιμάστε ξανά' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Άρθρο' })).toBeInTheDocument();
});
