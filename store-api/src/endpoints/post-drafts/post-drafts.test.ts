import { sanitiseHtml } from '@fakos/contracts/html/sanitise';
import { MAX_REVISIONS } from '@fakos/contracts/pages/contract';
import { allVectorsHtml } from '@fakos/contracts/testing/xss-vectors';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

const ID = 1;

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterEach(() => api.close());

const send = (method: string, action: string, body: object = {}) =>
  api.request(`posts.php?action=${action}`, { method, token, body: { id: ID, ...body } });
const save = (body: object) => send('PUT', 'draft', body);
const publish = (body: object = {}) => send('POST', 'publish', body);
const update = (body: object) => api.request('posts.php', { method: 'PUT', token, body: { id: ID, ...body } });
const read = async () => (await api.request(`posts.php?action=draft&id=${ID}`, { token })).body.data;
const readLive = async () => (await api.request(`posts.php?action=admin-get&id=${ID}`, { token })).body.data;
const seen = async (slug = 'first', language = 'el') =>
  (await api.request(`posts.php?slug=${slug}&lang=${language}`)).body.data;
const listRevisions = async () => (await api.request(`posts.php?action=revisions&id=${ID}`, { token })).body.data;
const readRevision = async (id: number) =>
  (await api.request(`posts.php?action=revision&id=${ID}&revision_id=${id}`, { token })).body.data;

const every = {
  title_el: 'Νέος τίτλος',
  title_en: 'New title',
  slug: 'new-address',
  excerpt_el: 'Νέα περίληψη',
  excerpt_en: 'New excerpt',
  content_el: '<p>Νέο κείμενο</p>',
  content_en: '<p>New text</p>',
  meta_title_el: 'Για μηχανές',
  meta_title_en: 'For engines',
  meta_description_el: 'Περιγραφή',
  meta_description_en: 'Description',
  author_name: 'Ελένη',
  author_name_en: 'Eleni',
  featured_image: 'sun-1.jpg',
  gallery_images: ['sun-2.jpg'],
  tags_el: ['ήλιος'],
  tags_en: ['sun'],
  featured: 1,
  published_at: '2026-02-01T10:00:00.000Z',
};

test('a saved draft changes nothing that visitors see, and every field is published', async () => {
  const before = await seen();
  const saved = await save(every);
  expect(saved.body.data).toMatchObject({ has_draft: true, version: expect.stringContaining('~') });
  expect(await seen()).toEqual(before);
  expect(await read()).toMatchObject({ has_draft: true, post: { ...every, status: 'published' } });
  expect((await readLive()).title_el).toBe(before.title);
  expect(await listRevisions()).toEqual([]);

  const published = await publish({ version: saved.body.data.version });
  expect(published.body.message).toBe('Το πρόχειρο δημοσιεύτηκε.');
  expect(published.body.data.has_draft).toBe(false);
  expect(await seen('new-address')).toMatchObject({ title: 'Νέος τίτλος', content: every.content_el, tags: ['ήλιος'] });
  expect(await readLive()).toMatchObject(every);
  const revisions = await listRevisions();
  expect(revisions).toHaveLength(2);
  expect(revisions[0]).toMatchObject({ actor: ADMIN });
  expect(
    (await api.request(`audit-log.php?action=record&resource=posts&record_id=${ID}`, { token })).body.data[0],
  ).toMatchObject({ action: 'publish', changes: { title_el: [before.title, 'Νέος τίτλος'] } });
});

test('a draft is shown by a preview link in both languages, with everything but its address', async () => {
  const names = { name_el: 'Θάλασσα', name_en: 'Sea' };
  const category = (await api.request('post-categories.php', { token, body: names })).body.data;
  await save({ ...every, category_id: category.id });
  const link = await api.request('previews.php', { token, body: { kind: 'post', id: ID } });
  const open = async (language: string) =>
    (await api.request(`previews.php?action=read&token=${link.body.data.path.split('/').at(-1)}&lang=${language}`)).body
      .data.post;
  expect(await open('el')).toMatchObject({
    ...{ slug: 'first', title: 'Νέος τίτλος', content: every.content_el, author_name: 'Ελένη', tags: ['ήλιος'] },
    ...{
      meta_title: 'Για μηχανές',
      featured_image: 'sun-1.jpg',
      gallery_images: ['sun-2.jpg'],
      category_id: category.id,
      category_name: 'Θάλασσα',
    },
  });
  expect(await open('en')).toMatchObject({ title: 'New title', author_name: 'Eleni', tags: ['sun'] });
  await send('DELETE', 'draft');
  expect((await open('el')).title).not.toBe('Νέος τίτλος');
});

test('a draft is discarded, and one that equals the post is none', async () => {
  const { title_el: title } = await readLive();
  await save({ title_el: 'Άλλος' });
  const discarded = await send('DELETE', 'draft', { version: (await read()).version });
  expect(discarded.body).toMatchObject({ message: 'Το πρόχειρο απορρίφθηκε.', data: { has_draft: false } });
  await save({ title_el: 'Άλλος' });
  expect((await save({ title_el: title })).body.data.has_draft).toBe(false);
  expect((await publish()).body.data.has_draft).toBe(false);
  expect(await listRevisions()).toEqual([]);
});

test('a draft of another editor is not overwritten, nor one on an older post', async () => {
  const { version } = await read();
  await save({ version, title_el: 'Ένας' });
  for (const [method, action] of [
    ['PUT', 'draft'],
    ['DELETE', 'draft'],
    ['POST', 'publish'],
  ] as const)
    expect((await send(method, action, { version, title_el: 'Άλλος' })).status).toBe(412);
  const drafted = await read();
  await update({ excerpt_el: 'Άμεση αλλαγή' });
  expect((await publish({ version: drafted.version })).status).toBe(412);
  // The draft has only what it changes, so the direct change stays.
  await publish();
  expect(await readLive()).toMatchObject({ title_el: 'Ένας', excerpt_el: 'Άμεση αλλαγή' });
});

test('of two drafts based on the same version only one is stored', async () => {
  const { version } = await read();
  const both = await Promise.all(['Α', 'Β'].map((title_el) => save({ version, title_el })));
  expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 412]);
});

test.each([
  [{ title_el: ' ' }, 422, 'title_el'],
  [{ category_id: 99 }, 422, 'category_id'],
  [{ featured_image: '../secret.jpg' }, 422, 'featured_image'],
  [{ slug: 'second' }, 409, 'slug'],
])('%j is refused at its field', async (wrong, status, field) => {
  const refused = await save(wrong);
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([status, [field]]);
  expect((await read()).has_draft).toBe(false);
});

test('a draft without an English title is saved, but not published', async () => {
  await save({ title_en: '' });
  const { status, body } = await publish();
  expect([status, Object.keys(body.errors)]).toEqual([422, ['title_en']]);
  expect((await read()).has_draft).toBe(true);
});

test('attack vectors in a draft are removed before it is stored, in its preview and once it is published', async () => {
  const html = allVectorsHtml.replaceAll('\0', '');
  await save({ content_el: html, content_en: html });
  const link = await api.request('previews.php', { token, body: { kind: 'post', id: ID } });
  const { post } = (await api.request(`previews.php?action=read&token=${link.body.data.path.split('/').at(-1)}`)).body
    .data;
  const stored = await api.db.selectFrom('post_drafts').select('changes').executeTakeFirstOrThrow();
  const changes = JSON.parse(stored.changes);
  await publish();
  const live = await readLive();
  const texts = [changes.content_el, changes.content_en, post.content, live.content_el, live.content_en];
  expect(texts).toEqual(texts.map(() => sanitiseHtml(html)));
  expect(texts[0]).toContain('διάνυσμα 0 τέλος');
  expect(texts[0]).not.toMatch(/<(?:script|style|svg|form|iframe)/i);
});

test('revisions say what changed by field; restoring one is a new revision and discards the draft', async () => {
  const { title_el: title } = await readLive();
  await update({ title_el: 'Δεύτερος', tags_el: ['φως'] });
  await update({ status: 'published' });
  await save({ title_el: 'Πρόχειρος' });
  const [current, original, ...others] = await listRevisions();
  expect(others).toEqual([]);
  const { changes } = await readRevision(current.id);
  expect(changes).toEqual({ title_el: [title, 'Δεύτερος'], tags_el: [expect.any(Array), ['φως']] });
  expect((await readRevision(original.id)).changes).toEqual({});

  const restored = await send('POST', 'restore', { revision_id: original.id, version: (await read()).version });
  expect(restored.body).toMatchObject({ data: { has_draft: false } });
  expect((await seen()).title).toBe(title);
  expect(await listRevisions()).toHaveLength(3);
  expect((await readRevision((await listRevisions())[0].id)).changes.title_el).toEqual(['Δεύτερος', title]);
  expect((await send('POST', 'restore', { revision_id: original.id + 99 })).status).toBe(422);
  await update({ id: 2, title_el: 'Άλλου άρθρου' });
  const other = await api.db.selectFrom('post_field_revisions').select('id').where('post_id', '=', 2).execute();
  expect((await send('POST', 'restore', { revision_id: other[0]?.id })).status).toBe(422);
});

test('the number of revisions is limited', async () => {
  for (let count = 0; count <= MAX_REVISIONS; count++) await update({ title_el: `Τίτλος ${count}` });
  expect(await listRevisions()).toHaveLength(MAX_REVISIONS);
});

test('a post in the trash has no draft', async () => {
  await save({ title_el: 'Άλλος' });
  await api.request('posts.php', { method: 'DELETE', token, body: { id: ID } });
  expect((await save({ title_el: 'Άλλος' })).status).toBe(404);
  await update({ status: 'published' });
  expect((await read()).has_draft).toBe(false);
});

test('an unpublished post has drafts too, and publishing one makes it public', async () => {
  await update({ status: 'draft' });
  await save({ title_el: 'Άλλος' });
  expect((await seen())?.title).toBeUndefined();
  await publish();
  expect((await seen()).title).toBe('Άλλος');
});
