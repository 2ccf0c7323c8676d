import { answerCalls } from '@fakos/shared-kit/testing/answer-calls';
import { renderRemote } from '@fakos/shared-kit/testing/render-remote';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.ts';
import { postDetail, postSummary } from '../../testing/posts.fixtures.ts';

test('shows a post with its content, origin and related posts', async () => {
  const post = postDetail(7, { related: [postSummary(8)], content: '<h2>Μέτρα</h2><p onclick="x()">Κείμενο</p>' });
  answerCalls({ 'posts.php': () => ({ data: post }) });
  await renderRemote(remote, '/blog/arthro-7');

  expect(await screen.findByRole('heading', { level: 1, name: 'Άρθρο 7' })).toBeInTheDocument();
  expect(screen.getByText('5 Μαρτίου 2026', { selector: 'header time' })).toBeInTheDocument();
  expect(screen.getByText('Από: Ελένη Δήμου')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Μέτρα' })).toBeInTheDocument();
  expect(screen.getByText('Κείμενο')).not.toHaveAttribute('onclick');
  const related = screen.getByRole('region', { name: 'Σχετικά άρθρα' });
  expect(within(related).getByRole('link', { name: 'Άρθρο 8' })).toHaveAttribute('href', '/blog/arthro-8');
  const share = screen.getByRole('link', { name: /Facebook/ });
  expect(share).toHaveAttribute('href', expect.stringContaining(encodeURIComponent('http://localhost/blog/arthro-7')));
});

test('links inside the text keep the language and do not reload', async () => {
  answerCalls({ 'posts.php': () => ({ data: postDetail(7, { content: '<a href="/shop?category=sun">Γυαλιά</a>' }) }) });
  const { router } = await renderRemote(remote, '/en/blog/arthro-7', 'en');
  await userEvent.click(await screen.findByRole('link', { name: 'Γυαλιά' }));
  expect(router.state.location).toMatchObject({ pathname: '/en/shop', search: '?category=sun' });
});

test('an unknown post says so and leads to the list', async () => {
  answerCalls({});
  await renderRemote(remote, '/blog/agnosto');
  expect(await screen.findByRole('heading', { level: 1, name: 'Δεν βρήκαμε αυτό το άρθρο' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Όλα τα άρθρα' })).toHaveAttribute('href', '/blog');
});
