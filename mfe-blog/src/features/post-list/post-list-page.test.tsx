import { answerCalls } from '@fakos/shared-kit/testing/answer-calls';
import { renderRemote } from '@fakos/shared-kit/testing/render-remote';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.ts';
import { postSummary } from '../../testing/posts.fixtures.ts';

const categories = () => ({ data: [{ id: 1, slug: 'moda', name: 'Μόδα', post_count: 9 }] });
const nineteen = (query: URLSearchParams) => ({
  data: [postSummary(1, { title: `Πρώτο της σελίδας ${query.get('page')}` }), postSummary(2)],
  meta: { page: Number(query.get('page')), limit: 7, total: 19 },
});

test('pages and categories change the address and the posts', async () => {
  const calls = answerCalls({ 'posts.php': nineteen, 'post-categories.php': categories });
  const { router } = await renderRemote(remote, '/blog');
  expect(await screen.findByRole('heading', { name: 'Πρώτο της σελίδας 1' })).toBeInTheDocument();

  await userEvent.click(screen.getByRole('link', { name: 'Σελίδα 2' }));
  expect(await screen.findByRole('heading', { name: 'Πρώτο της σελίδας 2' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?page=2');

  await userEvent.click(screen.getByRole('link', { name: 'Μόδα' }));
  expect(router.state.location.search).toBe('?category=moda');
  expect(await screen.findByRole('heading', { name: 'Πρώτο της σελίδας 1' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Μόδα' })).toHaveAttribute('aria-current', 'page');
  expect(calls).toContain('posts.php?status=published&category=moda&page=1&limit=7');
});

test.each([
  ['/blog', 'Δεν υπάρχουν δημοσιευμένα άρθρα.'],
  ['/blog?category=moda', 'Δεν υπάρχουν άρθρα σε αυτή την κατηγορία.'],
])('%s without posts says so', async (address, words) => {
  answerCalls({ 'posts.php': () => ({ data: [], meta: { page: 1, limit: 7, total: 0 } }) });
  await renderRemote(remote, address);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Δεν βρέθηκαν άρθρα' })).toBeInTheDocument();
});

test('a page past the end leads back to the first', async () => {
  answerCalls({ 'posts.php': () => ({ data: [], meta: { page: 9, limit: 7, total: 3 } }) });
  await renderRemote(remote, '/blog?category=moda&page=9');
  const back = await screen.findByRole('link', { name: 'Στην πρώτη σελίδα' });
  expect(back).toHaveAttribute('href', '/blog?category=moda');
});

test('a failure can be tried again', async () => {
  let isDown = true;
  answerCalls({ 'posts.php': (query) => (isDown ? { failure: 503, code: 'UPSTREAM_UNAVAILABLE' } : nineteen(query)) });
  await renderRemote(remote, '/blog');
  const retry = await screen.findByRole('button', { name: 'Δοκιμάστε ξανά' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Πρώτο της σελίδας 1' })).toBeInTheDocument();
});
