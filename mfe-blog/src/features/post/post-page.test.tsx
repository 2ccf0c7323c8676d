import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { renderRemote } from '@fakos/shared-kit/testing/render-remote';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.ts';
import { postDetail, postSummary } from '../../testing/posts.fixtures.ts';

test('shows a post with its content, author, date and related posts', async () => {
  const post = postDetail(7, { related: [postSummary(8)], content: '<h2>Μέτρα</h2><p onclick="x()">Κείμενο</p>' });
  mockApi({ 'posts.php': () => ({ data: post }) });
  await renderRemote(remote, '/blog/arthro-7');

  expect(await screen.findByRole('heading', { level: 1, name: 'Άρθρο 7' })).toBeInTheDocument();
  expect(screen.getByText('5 Μαρτίου 2026', { selector: 'header time' })).toBeInTheDocument();
  expect(screen.getByText('Από: Ελένη Δήμου')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Μέτρα' })).toBeInTheDocument();
  expect(screen.getByText('Κείμενο')).not.toHaveAttribute('onclick');
  const related = await screen.findByRole('region', { name: 'Σχετικά άρθρα' });
  expect(within(related).getByRole('link', { name: 'Άρθρο 8' })).toHaveAttribute('href', '/blog/arthro-8');
  expect(screen.getByRole('link', { name: 'σκελετοί' })).toHaveAttribute(
    'href',
    '/blog?tag=%CF%83%CE%BA%CE%B5%CE%BB%CE%B5%CF%84%CE%BF%CE%AF',
  );
  const share = screen.getByRole('link', { name: /Facebook/ });
  expect(share).toHaveAttribute('href', expect.stringContaining(encodeURIComponent('http://localhost/blog/arthro-7')));
});

test('a post with sections shows its text where no remote shows sections', async () => {
  const sections = [{ id: 's', content: '', widgets: [] }];
  mockApi({ 'posts.php': () => ({ data: postDetail(7, { content: '<p>Κείμενο</p>', sections }) }) });
  await renderRemote(remote, '/blog/arthro-7');
  expect(await screen.findByText('Κείμενο')).toBeInTheDocument();
});

test.each([
  [2, '<h2>Ένα</h2><p>Α</p><h2>Δύο</h2><p>Β</p>'],
  [3, '<h2>Ένα</h2><p>Α</p><h3>Δύο</h3><p>Β</p><h2>Τρία</h2><p>Γ</p>'],
])('a text with %i headings has a table of contents if they are three or more', async (count, content) => {
  mockApi({ 'posts.php': () => ({ data: postDetail(7, { content }) }) });
  await renderRemote(remote, '/blog/arthro-7');
  await screen.findByRole('heading', { level: 1 });
  const contents = screen.queryByRole('navigation', { name: 'Περιεχόμενα' });
  const links = contents ? within(contents).getAllByRole('link') : [];
  expect(links).toHaveLength(count < 3 ? 0 : count);
  for (const link of links) {
    const section = document.getElementById(decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''));
    expect(section).toHaveTextContent(link.textContent ?? '-');
  }
});

test('a post links to the previous and next post, if there is one', async () => {
  const previous = { slug: 'palio', title: 'Το παλιό' };
  mockApi({ 'posts.php': () => ({ data: postDetail(7, { previous }) }) });
  await renderRemote(remote, '/en/blog/arthro-7', 'en');
  const adjacent = await screen.findByRole('navigation', { name: 'Previous and next article' });
  expect(within(adjacent).getAllByRole('link')).toHaveLength(1);
  expect(within(adjacent).getByRole('link', { name: /Το παλιό/ })).toHaveAttribute('href', '/en/blog/palio');
});

test('links inside the text keep the language and do not reload the page', async () => {
  mockApi({ 'posts.php': () => ({ data: postDetail(7, { content: '<a href="/shop?category=sun">Γυαλιά</a>' }) }) });
  const { router } = await renderRemote(remote, '/en/blog/arthro-7', 'en');
  await userEvent.click(await screen.findByRole('link', { name: 'Γυαλιά' }));
  expect(router.state.location).toMatchObject({ pathname: '/en/shop', search: '?category=sun' });
});

test('an unknown post shows a not-found message with a link to the list', async () => {
  mockApi({});
  await renderRemote(remote, '/blog/agnosto');
  expect(await screen.findByRole('heading', { level: 1, name: 'Δεν βρήκαμε αυτό το άρθρο' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Όλα τα άρθρα' })).toHaveAttribute('href', '/blog');
});
