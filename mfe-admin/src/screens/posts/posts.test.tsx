import type { PostDraft } from '@fakos/contracts/post-drafts/contract';
import type { AdminPost, AdminPostSummary } from '@fakos/contracts/posts/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

const summary: AdminPostSummary = {
  ...{ id: 3, slug: 'o-ilios', title_el: 'Ο ήλιος', title_en: 'The sun', category_id: 2, category_name: 'Οδηγοί' },
  ...{ author_name: 'Ελένη', author_name_en: 'Eleni', featured_image: '', featured: 1, status: 'published' },
  ...{ scheduled: false, views: 1200, published_at: '2026-11-01T10:00:00Z', created_at: '2026-11-01T10:00:00Z' },
  ...{ version: 'version-1', updated_by: 'a@example.gr', english: 'partial' },
};
const scheduled: AdminPostSummary = {
  ...summary,
  ...{ id: 4, title_el: 'Χειμώνας', title_en: '', scheduled: true, published_at: '2027-01-02T08:00:00Z' },
  english: 'missing',
};
const post: AdminPost = {
  ...summary,
  ...{ excerpt_el: 'Περίληψη', excerpt_en: '', content_el: '<h2>Φως</h2>\n<p>Κείμενο</p>', content_en: '' },
  ...{ gallery_images: ['b.jpg'], tags_el: ['ήλιος'], tags_en: [], reading_minutes: 1 },
  ...{ meta_title_el: '', meta_title_en: '', meta_description_el: '', meta_description_en: '' },
};

const draft: PostDraft = {
  ...{ version: 'version-1', has_draft: false, updated_at: '2026-11-01T10:00:00Z', updated_by: 'a@example.gr', post },
};
const drafted: PostDraft = {
  ...{ ...draft, version: 'version-1~draft', has_draft: true, updated_by: 'Ελένη' },
  post: { ...post, title_el: 'Ο ήλιος του χειμώνα' },
};
const saved = { success: true, message: '', data: { id: 3, slug: 'o-ilios', version: 'version-2' } };
const responses = {
  'GET login': { success: true, user: admin },
  'GET preferences': { success: true, data: { views: [], columns: null, preferences: {} } },
  'GET audit-log record': { success: true, data: [], meta: { page: 1, limit: 10, total: 0 } },
  'GET post-categories admin-list': {
    success: true,
    data: [{ id: 2, slug: 'guides', name_el: 'Οδηγοί', name_en: 'Guides', post_count: 2, version: 'v' }],
  },
  'GET posts authors': { success: true, data: [{ author_name: 'Ελένη', author_name_en: 'Eleni' }] },
  'GET posts tags': { success: true, data: [{ tag: 'θάλασσα', count: 3 }] },
  'GET posts admin-list': { success: true, data: [summary, scheduled], meta: { page: 1, limit: 20, total: 2 } },
  'GET posts admin-get': { success: true, data: post },
  'GET posts draft': { success: true, data: draft },
  'PUT posts draft': { success: true, message: 'Το πρόχειρο αποθηκεύτηκε.', data: drafted },
  'GET previews': { success: true, data: [] },
  'POST posts': saved,
  'PUT posts': saved,
  'DELETE posts': { success: true, message: '' },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(address: string, overrides: Parameters<typeof stubApi>[0] = {}) {
  const seen = stubApi({ ...responses, ...overrides });
  const view = renderAdmin(address, admin);
  const listBodies = (name: string) => seen.filter((request) => request.name === name).map(({ body }) => body);
  return { ...view, seen, listBodies };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const save = () => press('Αποθήκευση');
const publish = () => press('Δημοσίευση αλλαγών');
const findField = (name: string | RegExp) => screen.findByLabelText(name);

test('the list shows status, translation and views, and is filtered', async () => {
  const view = open('/admin/posts');
  const getRow = (name: string) => screen.getByRole('link', { name }).closest('tr') as HTMLElement;
  await screen.findByRole('link', { name: 'Χειμώνας' });
  expect(getRow('Ο ήλιος')).toHaveTextContent(/Οδηγοί.*Ελένη.*Δημοσιευμένο.*Ελλιπή.*1\.200/);
  expect(getRow('Χειμώνας')).toHaveTextContent(/Δημοσιεύεται.*2027.*Λείπουν/);
  await userEvent.selectOptions(screen.getByLabelText('Αγγλικά'), 'Λείπουν');
  await waitFor(() => expect(view.seen.at(-1)?.url.searchParams.get('english')).toBe('missing'));
  expect(getAddress(view)).toBe('/admin/posts?english=missing');
});

test('selected posts are published after a preview, and the change can be undone', async () => {
  const change = (status: string, before: string) => ({
    ...{ id: 3, label: 'Ο ήλιος', version: 'v', before: { status: before }, after: { status } },
  });
  const { listBodies } = open('/admin/posts', {
    'POST posts bulk': ({ body }: { body: unknown }) => {
      const { status } = (body as { change: { status: string } }).change;
      const done = [change(status, status === 'draft' ? 'published' : 'draft')];
      return { success: true, message: '', data: { total: 1, done, refused: [] } };
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Επιλογή: Ο ήλιος' }));
  await userEvent.click(screen.getByRole('button', { name: 'Απόσυρση' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: /^Εφαρμογή/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Αναίρεση' }));
  await waitFor(() =>
    expect(listBodies('POST posts bulk')).toEqual(
      [
        { status: 'draft', preview: true },
        { status: 'draft', preview: false },
        { status: 'published', preview: false },
      ].map(({ status, preview }) => ({ target: { ids: [3] }, change: { kind: 'set_status', status }, preview })),
    ),
  );
});

test('a new post needs a title and a category; publishing needs the English title', async () => {
  const view = open('/admin/posts/new');
  await userEvent.selectOptions(await findField('Κατάσταση'), 'Δημοσιευμένο');
  await save();
  const summaryOfErrors = await screen.findByRole('alert');
  expect(
    within(summaryOfErrors)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['Τίτλος (ελληνικά)', 'Τίτλος (αγγλικά)', 'Κατηγορία']));
  await userEvent.type(await findField('Τίτλος (ελληνικά)'), 'Άνοιξη');
  await userEvent.type(await findField('Τίτλος (αγγλικά)'), 'Spring');
  await userEvent.click(screen.getByRole('button', { name: 'Πρόταση: anoixi' }));
  await userEvent.selectOptions(await findField(/^Κατηγορία/), 'Οδηγοί');
  await userEvent.type(await findField('Δημόσιο από'), '2027-03-01T10:00');
  await userEvent.type(await findField('Ετικέτες (ελληνικά)'), 'φως{Enter}');
  await userEvent.click(await findField('Ετικέτες (ελληνικά)'));
  await userEvent.click((await screen.findAllByRole('option', { name: 'θάλασσα' }))[0] as HTMLElement);
  await save();
  await waitFor(() => expect(getAddress(view)).toBe('/admin/posts/3'));
  expect(view.listBodies('POST posts')).toMatchObject([
    {
      ...{ title_el: 'Άνοιξη', title_en: 'Spring', slug: 'anoixi', category_id: 2, author_name: 'Μαρία Παππά' },
      ...{ status: 'published', tags_el: ['φως', 'θάλασσα'], content_el: '', featured: 0 },
      published_at: new Date('2027-03-01T10:00').toISOString(),
    },
  ]);
});

test('a text is edited, previewed and saved alone; unchanged fields are not sent', async () => {
  const { listBodies } = open('/admin/posts/3');
  const greek = await screen.findByRole('textbox', { name: 'Κείμενο (ελληνικά)' });
  expect(within(greek).getByRole('heading', { name: 'Φως' })).toBeVisible();
  expect(screen.getAllByText(/\/en\/blog\/o-ilios/)).not.toHaveLength(0);
  const toolbar = within(screen.getByRole('toolbar', { name: 'Μορφοποίηση: Κείμενο (αγγλικά)' }));
  await userEvent.click(toolbar.getByRole('button', { name: 'Επεξεργασία ως HTML' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Κείμενο (αγγλικά)' }), '<p>Text</p>');
  await publish();
  await waitFor(() =>
    expect(listBodies('PUT posts')).toEqual([{ id: 3, version: 'version-1', content_en: '<p>Text</p>' }]),
  );
});

test('a post is copied as a draft, and moved to the trash with undo', async () => {
  const { listBodies, ...view } = open('/admin/posts/3');
  await userEvent.click(await screen.findByRole('button', { name: 'Αντιγραφή' }));
  await waitFor(() => expect(listBodies('POST posts')).toHaveLength(1));
  expect(listBodies('POST posts')[0]).toMatchObject({
    ...{ title_el: 'Ο ήλιος (αντίγραφο)', title_en: 'The sun (αντίγραφο)', status: 'draft', published_at: null },
    ...{ slug: '', content_el: post.content_el, gallery_images: ['b.jpg'] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Στον κάδο' }));
  await waitFor(() => expect(getAddress(view)).toBe('/admin/posts'));
  await userEvent.click(await screen.findByRole('button', { name: 'Αναίρεση' }));
  await waitFor(() => expect(listBodies('PUT posts')).toEqual([{ id: 3, status: 'published' }]));
});

test('changes of a published post are saved as a draft; a changed status is saved at once', async () => {
  let hasDraft = false;
  const { listBodies } = open('/admin/posts/3', {
    'GET posts draft': () => ({ success: true, data: hasDraft ? drafted : draft }),
    'PUT posts draft': () => {
      hasDraft = true;
      return { success: true, message: 'Το πρόχειρο αποθηκεύτηκε.', data: drafted };
    },
  });
  const title = await findField('Τίτλος (ελληνικά)');
  await userEvent.type(title, ' του χειμώνα');
  await userEvent.selectOptions(await findField('Κατάσταση'), 'Πρόχειρο');
  expect(screen.queryByRole('button', { name: 'Αποθήκευση προχείρου' })).toBeNull();
  await userEvent.selectOptions(await findField('Κατάσταση'), 'Δημοσιευμένο');
  await press('Αποθήκευση προχείρου');
  expect(await screen.findByRole('region', { name: 'Πρόχειρο, δεν έχει δημοσιευτεί' })).toHaveTextContent(/Ελένη/);
  expect(listBodies('PUT posts draft')).toEqual([{ id: 3, version: 'version-1', title_el: 'Ο ήλιος του χειμώνα' }]);
  expect(listBodies('PUT posts')).toEqual([]);
});

test('a draft is edited, published, and discarded after a confirmation', async () => {
  const published = { success: true, message: 'Το πρόχειρο δημοσιεύτηκε.', data: draft };
  const { listBodies } = open('/admin/posts/3', {
    'GET posts draft': { success: true, data: drafted },
    'POST posts publish': published,
    'DELETE posts draft': { ...published, message: 'Το πρόχειρο απορρίφθηκε.' },
  });
  const title = await findField('Τίτλος (ελληνικά)');
  expect(title).toHaveValue('Ο ήλιος του χειμώνα');
  const panel = within(screen.getByRole('region', { name: 'Πρόχειρο, δεν έχει δημοσιευτεί' }));
  await userEvent.type(title, '!');
  expect(panel.getByRole('button', { name: 'Δημοσίευση' })).toBeDisabled();
  await press('Αποθήκευση προχείρου');
  await waitFor(() => expect(panel.getByRole('button', { name: 'Δημοσίευση' })).toBeEnabled());
  expect(listBodies('PUT posts draft')).toEqual([
    { id: 3, version: 'version-1~draft', title_el: 'Ο ήλιος του χειμώνα!' },
  ]);
  await userEvent.click(panel.getByRole('button', { name: 'Δημοσίευση' }));
  expect(await screen.findByText('Το πρόχειρο δημοσιεύτηκε.')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Απόρριψη προχείρου' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Απόρριψη του προχείρου;' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Απόρριψη προχείρου' }));
  expect(await screen.findByText('Το πρόχειρο απορρίφθηκε.')).toBeVisible();
  expect(listBodies('POST posts publish')).toEqual([{ id: 3, version: 'version-1~draft' }]);
  expect(listBodies('DELETE posts draft')).toEqual([{ id: 3, version: 'version-1~draft' }]);
});

test('the revisions of a post say what changed, and one is restored', async () => {
  const revision = { id: 8, at: '2026-11-02T10:00:00Z', actor: 'a@example.gr' };
  const { listBodies } = open('/admin/posts/3', {
    'GET posts revisions': {
      success: true,
      data: [revision, { id: 7, at: '2026-11-01T09:00:00Z', actor: '' }],
    },
    'GET posts revision': {
      success: true,
      data: { ...revision, changes: { title_el: ['Παλιός', 'Ο ήλιος'], tags_el: [[], ['ήλιος']] } },
    },
    'POST posts restore': { success: true, message: 'Επανήλθε.', data: draft },
  });
  await press('Εμφάνιση: Προηγούμενες μορφές του άρθρου');
  await userEvent.click((await screen.findAllByRole('button', { name: /^Τι άλλαξε/ }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('row', { name: 'Τίτλος (ελληνικά) Παλιός Ο ήλιος' })).toBeVisible();
  expect(dialog.getByRole('row', { name: /^Ετικέτες \(ελληνικά\).*ήλιος$/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: /^Επαναφορά: / }));
  const question = within(await screen.findByRole('dialog', { name: /Επαναφορά/ }));
  await userEvent.click(question.getByRole('button', { name: 'Επαναφορά' }));
  expect(await screen.findByText('Επανήλθε.')).toBeVisible();
  expect(listBodies('POST posts restore')).toEqual([{ id: 3, version: 'version-1', revision_id: 7 }]);
});

test('an API without drafts saves a published post as before', async () => {
  const { listBodies } = open('/admin/posts/3', { 'GET posts draft': failure(404, { code: 'NOT_FOUND' }) });
  await userEvent.type(await findField('Τίτλος (ελληνικά)'), '!');
  expect(screen.queryByRole('button', { name: 'Αποθήκευση προχείρου' })).toBeNull();
  await save();
  await waitFor(() => expect(listBodies('PUT posts')).toEqual([{ id: 3, version: 'version-1', title_el: 'Ο ήλιος!' }]));
});
