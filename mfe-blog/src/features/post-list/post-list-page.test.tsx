import { type MockResponse, type MockResponses, mockApi } from '@fakos/shared-kit/testing/mock-api';
import { renderRemote } from '@fakos/shared-kit/testing/render-remote';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.ts';
import { postSummary } from '../../testing/posts.fixtures.ts';

const categories = () => ({ data: [{ id: 1, slug: 'moda', name: 'Μόδα', post_count: 9 }] });
const isFeatured = (query: URLSearchParams) => query.get('action') === 'featured';
const tags = () => ({ data: [{ tag: 'στυλ', count: 2 }] });
const none = () => ({ data: [], meta: { page: 1, limit: 7, total: 0 } });
const mockResponses = (
  list: (query: URLSearchParams) => MockResponse,
  featured: () => MockResponse = none,
): MockResponses => ({
  'posts.php': (query) => (query.get('action') === 'tags' ? tags() : isFeatured(query) ? featured() : list(query)),
  'post-categories.php': categories,
});
const nineteen = (query: URLSearchParams) => ({
  data: [postSummary(1, { title: `Πρώτο της σελίδας ${query.get('page')}` }), postSummary(2)],
  meta: { page: Number(query.get('page')), limit: 7, total: 19 },
});

test('page and category links change the address and the posts', async () => {
  const requests = mockApi(mockResponses(nineteen));
  const { router } = await renderRemote(remote, '/blog');
  expect(await screen.findByRole('heading', { name: 'Πρώτο της σελίδας 1' })).toBeInTheDocument();

  await userEvent.click(screen.getByRole('link', { name: 'Σελίδα 2' }));
  expect(await screen.findByRole('heading', { name: 'Πρώτο της σελίδας 2' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?page=2');
  expect(screen.getByRole('region', { name: 'Άρθρα' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('19 άρθρα, σελίδα 2 από 3');

  await userEvent.click(screen.getByRole('link', { name: 'Μόδα' }));
  expect(router.state.location.search).toBe('?category=moda');
  expect(await screen.findByRole('heading', { name: 'Πρώτο της σελίδας 1' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Μόδα' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Μόδα' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('19 άρθρα, σελίδα 1 από 3');
  expect(requests).toContain('posts.php?status=published&category=moda&page=1&limit=7');
});

test.each([
  ['/blog', 'Δεν υπάρχουν δημοσιευμένα άρθρα.'],
  ['/blog?category=moda', 'Δεν υπάρχουν άρθρα σε αυτή την κατηγορία.'],
  ['/blog?tag=x', 'Δεν υπάρχουν άρθρα με αυτή την ετικέτα.'],
  ['/blog?search=ξξξ', 'Τίποτα για «ξξξ». Δοκιμάστε άλλη λέξη ή λιγότερα φίλτρα.'],
])('%s without posts shows a notice', async (address, notice) => {
  mockApi(mockResponses(none));
  await renderRemote(remote, address);
  expect(await screen.findByText(notice)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Δεν βρέθηκαν άρθρα' })).toBeInTheDocument();
});

test('a page past the end links to the first page', async () => {
  mockApi(mockResponses(() => ({ data: [], meta: { page: 9, limit: 7, total: 3 } })));
  await renderRemote(remote, '/blog?category=moda&page=9');
  const back = await screen.findByRole('link', { name: 'Στην πρώτη σελίδα' });
  expect(back).toHaveAttribute('href', '/blog?category=moda');
});

test('a failed request can be retried', async () => {
  let isDown = true;
  mockApi(mockResponses((query) => (isDown ? { failure: 503, code: 'UPSTREAM_UNAVAILABLE' } : nineteen(query))));
  await renderRemote(remote, '/blog');
  const retry = await screen.findByRole('button', { name: 'Δοκιμάστε ξανά' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Πρώτο της σελίδας 1' })).toBeInTheDocument();
});

test.each([
  ['comes first', () => ({ data: [postSummary(2, { title: 'Προτεινόμενο' })], meta: { page: 1, limit: 1, total: 1 } })],
  ['is left out if its request fails', () => ({ failure: 500, code: 'INTERNAL' })],
])('the featured post %s', async (_, featured) => {
  mockApi(mockResponses(nineteen, featured));
  await renderRemote(remote, '/blog');
  expect(await screen.findByRole('heading', { name: 'Πρώτο της σελίδας 1' })).toBeInTheDocument();
  const titles = screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  const isFailed = 'failure' in featured();
  expect(titles).toEqual(isFailed ? ['Πρώτο της σελίδας 1', 'Άρθρο 2'] : ['Προτεινόμενο', 'Πρώτο της σελίδας 1']);
});

test('search, tag and sort order are in the address and can be removed', async () => {
  mockApi(mockResponses(nineteen));
  const { router } = await renderRemote(remote, '/blog?category=moda');
  const getParameters = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Αναζήτηση στα άρθρα' }), ' φακοί {Enter}');
  expect(getParameters()).toEqual({ category: 'moda', search: 'φακοί' });
  await userEvent.click(screen.getByRole('link', { name: 'Δημοφιλή' }));
  expect(getParameters()).toEqual({ category: 'moda', search: 'φακοί', sort: 'views' });
  await userEvent.click(screen.getByRole('link', { name: 'Αφαίρεση φίλτρου «φακοί»' }));
  expect(getParameters()).toEqual({ category: 'moda', sort: 'views' });
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await userEvent.click(await screen.findByRole('link', { name: /^στυλ/ }));
  expect(getParameters()).toEqual({ tag: 'στυλ' });
});
