import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterEach(() => api.close());

const request = (method: string, body: object) => api.request('posts.php', { method, token, body });
const create = (body: object = {}) =>
  request('POST', { title_el: 'Ο ήλιος', title_en: 'The sun', category_id: 1, ...body });
const update = (body: object) => request('PUT', body);
const remove = (body: object) => request('DELETE', body);
const read = async (id: number) => (await api.request(`posts.php?action=admin-get&id=${id}`, { token })).body.data;
const seen = async (slug: string) => (await api.request(`posts.php?slug=${slug}`)).status;

test('a new post is a draft with a slug of its Greek title and its author', async () => {
  const { body } = await create();
  expect(body).toMatchObject({ message: 'Το άρθρο αποθηκεύτηκε.', data: { slug: 'o-ilios' } });
  expect(await read(body.data.id)).toMatchObject({ status: 'draft', published_at: null, views: 0, updated_by: ADMIN });
  expect((await create()).body.data.slug).toBe('o-ilios-2');
  expect(await seen('o-ilios')).toBe(404);
});

test('all fields are read as saved, HTML without scripts', async () => {
  const html = '<h2>Α</h2><p onclick="x()">β</p><script>x()</script><iframe src="https://evil.example/"></iframe>';
  const post = {
    excerpt_el: 'Περίληψη',
    excerpt_en: 'Excerpt',
    content_en: '<p>b</p>',
    author_name: 'Ελένη',
    author_name_en: 'Eleni',
    featured_image: 'sun-1.jpg',
    gallery_images: ['sun-2.jpg', 'sun-3.jpg'],
    tags_en: [],
    featured: 1,
    meta_title_el: 'Τίτλος',
    meta_title_en: '',
    meta_description_el: '',
    meta_description_en: '',
    status: 'published',
    published_at: '2026-02-01T10:00:00.000Z',
    slug: 'sun',
  };
  const { body } = await create({ ...post, content_el: html, tags_el: ['Ήλιος', 'ΗΛΙΟΣ', 'θάλασσα'], owner: 1 });
  const cleaned = { ...post, content_el: '<h2>Α</h2><p>β</p>', tags_el: ['Ήλιος', 'θάλασσα'] };
  expect(await read(body.data.id)).toMatchObject({ ...cleaned, reading_minutes: 1, version: body.data.version });
  const { data } = (await api.request('posts.php?slug=sun&lang=en')).body;
  expect(data).toMatchObject({
    author_name: 'Eleni',
    meta_title: 'The sun',
    meta_description: 'Excerpt',
    created_at: post.published_at,
  });
});

test('a long text takes longer to read', async () => {
  const { body } = await create({ content_el: `<p>${'λέξη '.repeat(1000)}</p>` });
  expect(await read(body.data.id)).toMatchObject({ reading_minutes: 5 });
});

test.each([
  [{ title_el: ' ' }, 'title_el', 'Συμπληρώστε αυτό το πεδίο.'],
  [
    { status: 'published', title_en: '' },
    'title_en',
    'Για να δημοσιευτεί, συμπληρώστε τον τίτλο και στις δύο γλώσσες.',
  ],
  [{ category_id: 99 }, 'category_id', 'Αυτή η κατηγορία δεν υπάρχει πια.'],
  [{ content_el: 'a\u0000b' }, 'content_el', 'Αυτή η τιμή δεν είναι αποδεκτή.'],
  [{ featured_image: '../secret.jpg' }, 'featured_image', 'Αυτή η τιμή δεν είναι αποδεκτή.'],
  [{ published_at: 'tomorrow' }, 'published_at', 'Αυτή η τιμή δεν είναι αποδεκτή.'],
  [{ status: 'trash' }, 'status', 'Αυτή η τιμή δεν είναι αποδεκτή.'],
  [{ tags_el: Array.from({ length: 21 }, (_, index) => `tag ${index}`) }, 'tags_el', 'Αυτή η τιμή δεν είναι αποδεκτή.'],
])('%j is refused at its field', async (wrong, field, message) => {
  const response = await create(wrong);
  expect([response.status, response.body.errors]).toEqual([422, { [field]: message }]);
});

test('a change leaves other fields unchanged, is found by search, and an older version is refused', async () => {
  const before = await read(1);
  const { body } = await update({ id: 1, version: before.version, title_el: 'Νέα μόδα' });
  const { version: _version, updated_by: _by, ...rest } = before;
  expect(await read(1)).toMatchObject({ ...rest, title_el: 'Νέα μόδα', version: body.data.version });
  const found = await api.request(`posts.php?search=${encodeURIComponent('μοδα')}`);
  expect(found.body.data).toMatchObject([{ slug: 'first' }]);
  expect((await update({ id: 1, version: before.version, title_el: 'Άλλο' })).status).toBe(412);
  expect((await update({ id: 99, title_el: 'Άλλο' })).status).toBe(404);
  const taken = await update({ id: 1, slug: 'second' });
  expect([taken.status, taken.body.code]).toEqual([409, 'SLUG_TAKEN']);
});

test('a draft that is published appears as of now, one with a date as of that', async () => {
  const { id, slug } = (await create()).body.data;
  await update({ id, status: 'published' });
  expect(await seen(slug)).toBe(200);
  expect((await api.request('posts.php?limit=1')).body.data).toMatchObject([{ slug }]);
  await update({ id, published_at: '2999-01-01T00:00:00+02:00' });
  expect(await seen(slug)).toBe(404);
  expect(await read(id)).toMatchObject({ scheduled: true, published_at: '2998-12-31T22:00:00.000Z' });
  await update({ id, published_at: '2026-01-01T00:00:00Z' });
  expect(await seen(slug)).toBe(200);
});

test('a deleted post stays in the trash until its status is changed; its id and slug are not reused', async () => {
  const { id, version, slug } = (await create({ status: 'published' })).body.data;
  expect((await remove({ id, version: '2000-01-01T00:00:00.000Z' })).status).toBe(412);
  expect((await remove({ id, version })).body.message).toBe('Το άρθρο μεταφέρθηκε στον κάδο.');
  expect([await seen(slug), (await remove({ id })).status]).toEqual([404, 404]);
  const duplicate = (await create()).body.data;
  expect(duplicate).toMatchObject({ slug: `${slug}-2`, id: id + 1 });
  await update({ id, status: 'published' });
  expect(await seen(slug)).toBe(200);
});

test('of two changes based on the same version only one is stored', async () => {
  const { version } = await read(1);
  const both = await Promise.all(['Α', 'Β'].map((title_el) => update({ id: 1, version, title_el })));
  expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 412]);
});

test('the list is filtered by author, translation and featured posts; authors are listed once', async () => {
  const [partial, complete] = [
    await create({ content_el: '<p>Α</p>', author_name: 'Ελένη', author_name_en: 'Eleni', featured: 1 }),
    await create({ content_el: '<p>Α</p>', content_en: '<p>A</p>', author_name: 'Ελένη' }),
  ];
  const missing = await create({ title_en: '', author_name: 'Νίκος' });
  const list = async (query: string) => {
    const { body } = await api.request(`posts.php?action=admin-list&status=draft&${query}`, { token });
    return body.data.map(({ id, english }: { id: number; english: string }) => [id, english]);
  };
  const rows = [missing, complete, partial].map(({ body }, index) => [
    body.data.id,
    ['missing', 'complete', 'partial'][index],
  ]);
  expect(await list('sort=created_at')).toEqual(rows);
  expect(await list(`author=${encodeURIComponent('Ελένη')}`)).toEqual(rows.slice(1));
  expect(await list('english=partial')).toEqual(rows.slice(2));
  expect(await list('featured=1')).toEqual(rows.slice(2));
  const authors = (await api.request('posts.php?action=authors', { token })).body.data;
  expect(authors).toContainEqual({ author_name: 'Ελένη', author_name_en: 'Eleni' });
  expect(authors).toHaveLength(new Set(authors.map(({ author_name: name }: { author_name: string }) => name)).size);
});
