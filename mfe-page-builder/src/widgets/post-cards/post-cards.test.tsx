import { baseApi } from '@fakos/shared-kit/api';
import { AppError } from '@fakos/shared-kit/errors';
import type { SlotProps } from '@fakos/shared-kit/remote';
import { answerCalls } from '@fakos/shared-kit/testing/answer-calls';
import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { act, screen } from '@testing-library/react';
import remote from '../../remote.ts';

const post = {
  id: 1,
  slug: 'a',
  title: 'Άρθρο',
  excerpt: '',
  category_name: '',
  created_at: '2026-01-01T10:00:00Z',
  featured_image: 'a.jpg',
  views: 1234,
};
const list = (...data: object[]) => ({ data, meta: { page: 1, limit: 6, total: data.length } });

const blog = async () => (props: SlotProps['posts.cards']) => <output>{JSON.stringify(props)}</output>;
const slowBlog = () => new Promise<never>(() => undefined);
const noBlog = () => Promise.reject(new AppError('REMOTE_UNREACHABLE'));

function show(stored: Record<string, unknown>, fill: typeof blog) {
  const widgets = [{ id: 'w', type: 'post-cards', order: 1, ...stored }];
  const sections = [{ id: 's', content: '', widgets }];
  return renderSlot(remote, 'page.sections', { sections }, { 'posts.cards': fill });
}

test.each([
  [{}, { limit: 6, columns: 3, layout: 'stacked' }],
  [
    { limit: 2, categoryId: 3, postType: 'featured', cardStyle: 'list', columns: 1 },
    { limit: 2, columns: 1, layout: 'row', categoryId: 3, featured: true },
  ],
])('%j lets the blog draw %j', async (stored, asked) => {
  answerCalls({ 'posts.php': () => list(post) });
  await show(stored, blog);
  expect(JSON.parse((await screen.findByText(/limit/)).textContent ?? '')).toEqual(asked);
});

test.each([
  [{}, 'posts.php?limit=6&status=published'],
  [{ limit: 2, categoryId: 3, postType: 'featured' }, 'posts.php?limit=2&status=published&category_id=3&featured=1'],
])('until the blog is there, %j shows what %s answers', async (stored, call) => {
  const calls = answerCalls({ 'posts.php': () => list(post) });
  await show(stored, slowBlog);
  expect(await screen.findByRole('link', { name: 'Άρθρο' })).toHaveAttribute('href', '/blog/a');
  expect(screen.getByText('1.234 προβολές')).toBeInTheDocument();
  expect(calls).toContain(call);
});

test.each([
  [0, 'Δεν υπάρχουν δημοσιευμένα άρθρα.'],
  [3, 'Δεν υπάρχουν άρθρα σε αυτή την κατηγορία.'],
])('without posts in category %p it says: %s', async (categoryId, words) => {
  answerCalls({ 'posts.php': () => list() });
  await show({ categoryId }, slowBlog);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('where the blog does not arrive the posts that are known stay; without any it says so', async () => {
  answerCalls({ 'posts.php': () => list(post) });
  const { store } = await show({}, noBlog);
  expect(await screen.findByRole('link', { name: 'Άρθρο' })).toBeInTheDocument();
  answerCalls({ 'posts.php': () => ({ failure: 500, code: 'INTERNAL' }) });
  act(() => void store.dispatch(baseApi.util.resetApiState()));
  expect(await screen.findByRole('button', { name: 'Δοκιμάστε ξανά' })).toBeInTheDocument();
});
