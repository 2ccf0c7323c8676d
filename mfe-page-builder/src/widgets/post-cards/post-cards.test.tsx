import { AppError } from '@fakos/contracts/errors';
import { baseApi } from '@fakos/shared-kit/api';
import type { SlotProps } from '@fakos/shared-kit/remote';
import { mockApi } from '@fakos/shared-kit/testing/mock-api';
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
const loadingBlog = () => new Promise<never>(() => undefined);
const failingBlog = () => Promise.reject(new AppError('REMOTE_UNREACHABLE'));

function show(stored: Record<string, unknown>, blogSlot: typeof blog) {
  const widgets = [{ id: 'w', type: 'post-cards', order: 1, ...stored }];
  const sections = [{ id: 's', content: '', widgets }];
  return renderSlot(remote, 'page.sections', { sections }, { 'posts.cards': blogSlot });
}

test.each([
  [{}, { limit: 6, columns: 3, layout: 'stacked' }],
  [
    { limit: 2, categoryId: 3, postType: 'featured', cardStyle: 'list', columns: 1 },
    { limit: 2, columns: 1, layout: 'row', categoryId: 3, featured: true },
  ],
])('%j is rendered by the blog with %j', async (stored, expected) => {
  mockApi({ 'posts.php': () => list(post) });
  await show(stored, blog);
  expect(JSON.parse((await screen.findByText(/limit/)).textContent ?? '')).toEqual(expected);
});

test.each([
  [{}, 'posts.php?limit=6&status=published'],
  [{ limit: 2, categoryId: 3, postType: 'featured' }, 'posts.php?limit=2&status=published&category_id=3&featured=1'],
])('until the blog has loaded, %j shows the response to %s', async (stored, request) => {
  const requests = mockApi({ 'posts.php': () => list(post) });
  await show(stored, loadingBlog);
  expect(await screen.findByRole('link', { name: 'Άρθρο' })).toHaveAttribute('href', '/blog/a');
  expect(screen.getByText('1.234 προβολές')).toBeInTheDocument();
  expect(requests).toContain(request);
});

test.each([
  [0, 'Δεν υπάρχουν δημοσιευμένα άρθρα.'],
  [3, 'Δεν υπάρχουν άρθρα σε αυτή την κατηγορία.'],
])('without posts in category %p the notice is: %s', async (categoryId, notice) => {
  mockApi({ 'posts.php': () => list() });
  await show({ categoryId }, loadingBlog);
  expect(await screen.findByText(notice)).toBeInTheDocument();
});

test('if the blog fails to load, known posts stay; without any, an error is shown', async () => {
  mockApi({ 'posts.php': () => list(post) });
  const { store } = await show({}, failingBlog);
  expect(await screen.findByRole('link', { name: 'Άρθρο' })).toBeInTheDocument();
  mockApi({ 'posts.php': () => ({ failure: 500, code: 'INTERNAL' }) });
  act(() => void store.dispatch(baseApi.util.resetApiState()));
  expect(await screen.findByRole('button', { name: 'Δοκιμάστε ξανά' })).toBeInTheDocument();
});
