import { settingDefinitions } from '@fakos/contracts/settings/contract';
import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { renderRemote } from '@fakos/shared-kit/testing/render-remote';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.ts';
import { postSummary } from '../../testing/posts.fixtures.ts';
import { POSTS_PER_PAGE } from '../blog-settings.ts';

const widgets = [
  { type: 'search', enabled: true },
  { type: 'categories', enabled: true, title: 'Θέματα' },
  { type: 'popular_posts', enabled: true, count: 3 },
  { type: 'tags', enabled: false },
  { type: 'links', enabled: true, title: 'Χρήσιμα', links: [{ text: 'Ερωτήσεις', url: '/faq' }] },
  { type: 'text', enabled: true, title: 'Ποιοι είμαστε', content: 'Δύο οπτικοί.' },
  { type: 'custom_html', enabled: true, html: '<p>Γεια</p><script>alert(1)</script>' },
];

function mockBlog(settings: object) {
  return mockApi({
    'settings.php': () => ({ settings }),
    'posts.php': (query) => {
      if (query.get('action') === 'tags') return { data: [{ tag: 'στυλ', count: 2 }] };
      const title = query.get('sort') === 'views' ? 'Δημοφιλές' : 'Νέο';
      const data = query.get('action') === 'featured' ? [] : [postSummary(1, { title })];
      return { data, meta: { page: 1, limit: 7, total: data.length } };
    },
    'post-categories.php': () => ({
      data: [
        { id: 1, slug: 'moda', name: 'Μόδα', post_count: 9 },
        { id: 2, slug: 'keni', name: 'Κενή', post_count: 0 },
      ],
    }),
  });
}

test('the sidebar shows its active widgets in their order, and its search leads to the list', async () => {
  const requests = mockBlog({ sidebar_enabled: 'true', sidebar_widgets: widgets });
  const { router } = await renderRemote(remote, '/blog');
  const sidebar = within(await screen.findByRole('complementary', { name: 'Περισσότερα άρθρα' }));
  const titles = await sidebar.findAllByRole('heading', { level: 2 });
  expect(titles.map((title) => title.textContent)).toEqual([
    'Αναζήτηση στα άρθρα',
    'Θέματα',
    'Δημοφιλή άρθρα',
    'Χρήσιμα',
    'Ποιοι είμαστε',
  ]);
  const links = [
    await sidebar.findByRole('link', { name: 'Δημοφιλές' }),
    ...within(sidebar.getByRole('region', { name: 'Θέματα' })).getAllByRole('link'),
    sidebar.getByRole('link', { name: 'Ερωτήσεις' }),
  ];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/blog/arthro-1', '/blog?category=moda', '/faq']);
  expect(sidebar.getByText('Δύο οπτικοί.')).toBeInTheDocument();
  expect(await sidebar.findByText('Γεια')).toBeInTheDocument();
  expect(requests).toContain('posts.php?status=published&limit=3&sort=views&order=DESC');

  await userEvent.type(sidebar.getByRole('searchbox'), 'φακοί{Enter}');
  expect(new URLSearchParams(router.state.location.search).get('search')).toBe('φακοί');
});

test.each([
  [{}],
  [{ sidebar_enabled: 'false', sidebar_widgets: widgets }],
  [{ sidebar_enabled: 'true', sidebar_widgets: [{ type: 'search', enabled: false }] }],
])('with %j there is no sidebar', async (settings) => {
  mockBlog(settings);
  await renderRemote(remote, '/blog');
  expect(await screen.findByRole('heading', { name: 'Νέο' })).toBeInTheDocument();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('title, introduction and number of posts per page are those of the settings', async () => {
  const requests = mockBlog({ blog_title: 'Περιοδικό', blog_intro: 'Για τα μάτια.', blog_posts_per_page: 4 });
  await renderRemote(remote, '/blog');
  expect(await screen.findByRole('heading', { level: 1, name: 'Περιοδικό' })).toBeInTheDocument();
  expect(screen.getByText('Για τα μάτια.')).toBeInTheDocument();
  expect(requests).toContain('posts.php?status=published&page=1&limit=4');
});

test('the default number of posts per page is that of the setting', () => {
  expect(settingDefinitions.blog_posts_per_page.fallback.el).toBe(POSTS_PER_PAGE);
});
