import { parseStoredWishlist } from '@fakos/shared-kit/state/wishlist';
import { type MockResponses, mockApi } from '@fakos/shared-kit/testing/mock-api';
import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.ts';
import { postSummary } from '../../testing/posts.fixtures.ts';

const props = { title: 'Τελευταία άρθρα', subtitle: '', limit: 6, layout: 'grid' } as const;
const list = (...titles: string[]) => ({
  data: titles.map((title, index) => postSummary(index + 1, { title })),
  meta: { page: 1, limit: 6, total: titles.length },
});
const down = { failure: 500, code: 'INTERNAL' };

test.each([
  ['fails', down],
  ['finds none', list()],
])('the newest posts are shown if the featured request %s', async (_, featured) => {
  const requests = mockApi({
    'posts.php': (query) => (query.get('action') === 'featured' ? featured : list('Νεότερο')),
  });
  await renderSlot(remote, 'home.latest-posts', props);
  expect(await screen.findByRole('heading', { level: 3, name: 'Νεότερο' })).toBeInTheDocument();
  expect(requests.filter((request) => request.startsWith('posts.php'))).toEqual([
    'posts.php?action=featured&limit=6',
    'posts.php?status=published&limit=6&sort=created_at&order=DESC',
  ]);
});

test('without posts there is no section; a failed request shows an error and can be retried', async () => {
  mockApi({ 'posts.php': () => list() });
  await renderSlot(remote, 'home.latest-posts', props);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Τελευταία άρθρα' })).not.toBeInTheDocument());

  mockApi({ 'posts.php': () => down });
  await renderSlot(remote, 'home.latest-posts', props);
  expect(await screen.findByRole('alert')).toHaveTextContent('Δεν υπάρχουν πρόσφατα άρθρα');
  mockApi({ 'posts.php': () => list('Ξανά εδώ') });
  await userEvent.click(screen.getByRole('button', { name: 'Δοκιμάστε ξανά' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Ξανά εδώ' })).toBeInTheDocument();
});

const withStyle = (site_style: string): MockResponses => ({
  'posts.php': () => list('Στυλ'),
  'settings.php': () => ({ settings: { site_style } }),
});

test('a post is added to the wishlist and removed from it', async () => {
  mockApi(withStyle('eshop'));
  const { store } = await renderSlot(remote, 'home.latest-posts', { ...props, layout: 'carousel' });
  await userEvent.click(await screen.findByRole('button', { name: 'Προσθήκη στα αγαπημένα: Στυλ' }));
  const [wish] = store.getState().wishlist.items;
  expect(wish).toMatchObject({ id: 1, type: 'post', slug: 'arthro-1' });
  expect(parseStoredWishlist(JSON.stringify([wish]))).toEqual([wish]);
  await userEvent.click(screen.getByRole('button', { name: 'Αφαίρεση από τα αγαπημένα: Στυλ' }));
  expect(store.getState().wishlist.items).toEqual([]);
});

test.each([
  ['blog', 0],
  ['magazine', 1],
  ['eshop', 1],
])('the site style %s has %i wishlist toggles', async (style, toggles) => {
  mockApi(withStyle(style));
  await renderSlot(remote, 'home.latest-posts', props);
  expect(await screen.findByText('1.234 προβολές')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /αγαπημένα/ })).toHaveLength(toggles));
});
