import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { renderRemote } from '@fakos/shared-kit/testing/render-remote';
import { screen } from '@testing-library/react';
import remote from '../remote.ts';

const sections = [{ id: 's', content: '', widgets: [{ id: 'w', type: 'text', order: 1, content: '<p>πρόχειρο</p>' }] }];

test.each([
  ['page', { page: { id: 1, title: 'Η ιστορία μας', sections } }],
  ['post', { post: { id: 1, title: 'Η ιστορία μας', content: '', sections } }],
])('a preview link shows the draft of a %s with a notice', async (kind, record) => {
  const requests = mockApi({ 'previews.php': () => ({ data: { kind, ...record } }) });
  await renderRemote(remote, '/preview/1.abc');
  expect(await screen.findByRole('heading', { level: 1, name: 'Η ιστορία μας' })).toBeInTheDocument();
  expect(await screen.findByText('πρόχειρο')).toBeInTheDocument();
  expect(screen.getByText('Προεπισκόπηση')).toBeInTheDocument();
  expect(requests).toContain('previews.php?action=read&token=1.abc');
});

const at = '2099-07-01T06:00:00.000Z';

test.each([
  [at, true, /Η σελίδα όπως θα είναι στις 1 Ιουλ 2099, 09:00, με τη δημοσίευση/],
  [null, true, /Ως τότε δεν έχει προγραμματιστεί δημοσίευση.*ήδη δημοσιευμένα\.$/],
  [null, false, /ήδη δημοσιευμένα\. Οι επισκέπτες δεν θα τη βλέπουν, γιατί η σελίδα είναι πρόχειρη\.$/],
])(
  'a link with a time shows the page as it will be then; its publication is planned for %s, public: %s',
  async (planned, isPublic, notice) => {
    const page = { id: 1, title: 'Η ιστορία μας', sections };
    const requests = mockApi({
      'previews.php': () => ({ data: { kind: 'page', page, planned_at: planned, is_public: isPublic } }),
    });
    await renderRemote(remote, `/preview/1.abc?at=${at}`);
    expect(await screen.findByText(notice)).toBeInTheDocument();
    expect(requests).toContain(`previews.php?action=read&token=1.abc&at=${encodeURIComponent(at)}`);
  },
);

test('a time that cannot be read is ignored', async () => {
  const requests = mockApi({ 'previews.php': () => ({ failure: 404, code: 'NOT_FOUND' }) });
  await renderRemote(remote, '/preview/1.abc?at=tomorrow');
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(requests).toContain('previews.php?action=read&token=1.abc');
});

test('a revoked link shows a message, in English too', async () => {
  mockApi({ 'previews.php': () => ({ failure: 404, code: 'NOT_FOUND' }) });
  await renderRemote(remote, '/en/preview/1.abc', 'en');
  expect(await screen.findByRole('heading', { level: 1, name: 'This preview has ended' })).toBeInTheDocument();
});
