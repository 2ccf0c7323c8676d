import type { PageSection } from '@fakos/contracts/pages/contract';
import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { renderRemote, renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.ts';

const text = (id: string, order: number) => ({ id, type: 'text', order, content: `<p>${id}</p>` });
const page = (...sections: PageSection[]) => ({
  data: {
    id: 1,
    slug: 'about',
    title: 'Η ιστορία μας',
    menu_title: '',
    meta_title: 'Οπτικά από το 1987',
    meta_description: '',
    sections,
  },
});

test('shows the title, breadcrumbs and ordered widgets of a page', async () => {
  const section = { id: 's', content: '<p>παλιό</p>', widgets: [text('δεύτερο', 2), text('πρώτο', 1)] };
  const requests = mockApi({ 'pages.php': () => page(section) });
  await renderRemote(remote, '/page/about');
  expect(await screen.findByRole('heading', { level: 1, name: 'Η ιστορία μας' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Αρχική' })).toHaveAttribute('href', '/');
  expect(screen.getAllByText(/πρώτο|δεύτερο/).map((element) => element.textContent)).toEqual(['πρώτο', 'δεύτερο']);
  expect(screen.queryByText('παλιό')).not.toBeInTheDocument();
  expect(requests).toContain('pages.php?action=get&slug=about');
  expect(document.title).toMatch(/^Οπτικά από το 1987/);
});

test('a section without widgets shows its legacy HTML or a notice', async () => {
  mockApi({
    'pages.php': () =>
      page(
        { id: 'a', content: '<p>παλιό<script>x()</script></p>', widgets: [] },
        { id: 'b', content: ' ', widgets: [] },
      ),
  });
  await renderSlot(remote, 'page.content', { slug: 'about' });
  expect(await screen.findByText('παλιό')).toBeInTheDocument();
  expect(screen.getByText('Δεν υπάρχει περιεχόμενο για αυτή την ενότητα')).toBeInTheDocument();
});

test.each(['hologram', 'constructor'])('an unknown widget type is reported: %s', async (type) => {
  mockApi({ 'pages.php': () => page({ id: 'a', content: '', widgets: [{ id: 'w', type, order: 1 }] }) });
  await renderSlot(remote, 'page.content', { slug: 'about' });
  expect(await screen.findByText(`Unknown widget type: ${type}`)).toBeInTheDocument();
});

test('an unknown page shows a not-found message', async () => {
  mockApi({});
  await renderRemote(remote, '/page/agnosti');
  expect(await screen.findByRole('heading', { level: 1, name: 'Δεν βρήκαμε αυτή τη σελίδα' })).toBeInTheDocument();
});

test('a failed page can be retried', async () => {
  let isDown = true;
  mockApi({ 'pages.php': () => (isDown ? { failure: 500, code: 'INTERNAL' } : page()) });
  await renderRemote(remote, '/page/about');
  const retry = await screen.findByRole('button', { name: 'Δοκιμάστε ξανά' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Η ιστορία μας' })).toBeInTheDocument();
});
