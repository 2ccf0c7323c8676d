import { ADMIN, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

const EYE_EXAM = 1;

let api: TestApi;
const tokens: Record<string, string | undefined> = { visitor: undefined };
beforeEach(async () => {
  api = await startTestApi();
  tokens.user = await api.signIn(USER);
  tokens.admin = await api.signIn(ADMIN);
});
afterEach(() => api.close());

const request = (query: string, who = 'visitor') => api.request(`services.php?${query}`, { token: tokens[who] });
const write = (method: string, body: object, query = '') =>
  api.request(`services.php${query}`, { method, token: tokens.admin, body });
const create = (body: object = {}) => write('POST', { title_el: 'Επισκευές', title_en: 'Repairs', ...body });
const read = async (id: number) => (await request(`action=admin-get&id=${id}`, 'admin')).body.data;
const slugs = (response: { body: { data: { slug: string }[] } }) => response.body.data.map(({ slug }) => slug);

test.each([
  ['visitor', 'published', 200, ['eye-exam']],
  ['visitor', 'draft', 404, []],
  ['visitor', 'trash', 404, []],
  ['user', 'published', 200, ['eye-exam']],
  ['user', 'draft', 404, []],
  ['user', 'trash', 404, []],
  ['admin', 'published', 200, ['eye-exam']],
  ['admin', 'draft', 200, []],
  ['admin', 'trash', 404, []],
] as const)('a %s and a service that is %s', async (who, status, expectedStatus, listed) => {
  await api.db.updateTable('services').set({ status }).execute();
  expect((await request('slug=eye-exam', who)).status).toBe(expectedStatus);
  expect(slugs(await request('', who))).toEqual(listed);
  expect(slugs(await request('action=admin-list', 'admin'))).toEqual(status === 'trash' ? [] : ['eye-exam']);
  expect(slugs(await request(`action=admin-list&status=${status}`, 'admin'))).toEqual(['eye-exam']);
});

test('a saved service is read in the requested language', async () => {
  const service = {
    excerpt_en: 'While you wait',
    content_en: '<p>Yes</p>',
    icon: 'tool',
    image: 'repairs.jpg',
    duration: 20,
    price: 12.5,
    bookable: true,
    status: 'published',
  };
  const { body } = await create({ ...service, content_el: '<p>Ναι</p><script>x()</script>' });
  expect(body).toMatchObject({ message: 'Η υπηρεσία αποθηκεύτηκε.', data: { slug: 'episkeves' } });
  expect(await read(body.data.id)).toMatchObject({
    ...service,
    content_el: '<p>Ναι</p>',
    position: 2,
    updated_by: ADMIN,
  });
  expect((await request('slug=episkeves&lang=en')).body.data).toEqual({
    id: body.data.id,
    slug: 'episkeves',
    title: 'Repairs',
    excerpt: 'While you wait',
    content: '<p>Yes</p>',
    icon: 'tool',
    image: 'repairs.jpg',
    duration: 20,
    price: 12.5,
    bookable: true,
  });
});

test.each([
  [{ title_el: '' }, 'title_el'],
  [{ title_en: '', status: 'published' }, 'title_en'],
  [{ price: -1 }, 'price'],
  [{ price: 1.005 }, 'price'],
  [{ duration: 0 }, 'duration'],
  [{ icon: '<b>' }, 'icon'],
  [{ image: '../x.jpg' }, 'image'],
])('%j is refused at its field', async (wrong, field) => {
  const response = await create(wrong);
  expect([response.status, Object.keys(response.body.errors)]).toEqual([422, [field]]);
});

test('a change leaves other fields unchanged; a price can be removed; an older version is refused', async () => {
  const before = await read(EYE_EXAM);
  const { body } = await write('PUT', { id: EYE_EXAM, version: before.version, price: 30 });
  expect(await read(EYE_EXAM)).toEqual({ ...before, price: 30, version: body.data.version, updated_by: ADMIN });
  expect((await write('PUT', { id: EYE_EXAM, version: before.version, price: 40 })).status).toBe(412);
  await write('PUT', { id: EYE_EXAM, price: null });
  expect(await read(EYE_EXAM)).toMatchObject({ price: null, bookable: true });
});

test('staff search, sort and page through services', async () => {
  await create({ title_el: 'Επισκευή σκελετού', title_en: 'Frame repair', price: 15, duration: 20 });
  await create({ title_el: 'Άλλο', title_en: 'Other', price: 5, status: 'published' });
  const list = async (query: string) => (await request(`action=admin-list&${query}`, 'admin')).body;
  const titles = async (query: string) => (await list(query)).data.map((row: { title_en: string }) => row.title_en);
  const all = await list('');
  expect([all.data.length, all.meta]).toEqual([3, { page: 1, limit: 3, total: 3 }]);
  for (const search of ['επισκευη', 'ΣΚΕΛΕΤΟΥ frame', 'episkevi']) {
    expect(await titles(`search=${encodeURIComponent(search)}`)).toEqual(['Frame repair']);
  }
  expect(await titles('search=nothing')).toEqual([]);
  expect((await titles('sort=title&lang=en')).slice(1)).toEqual(['Frame repair', 'Other']);
  expect((await titles('sort=title&lang=el'))[0]).toBe('Other');
  await write('PUT', { id: EYE_EXAM, price: null });
  for (const [order, sorted] of Object.entries({ asc: ['Other', 'Frame repair'], desc: ['Frame repair', 'Other'] })) {
    expect(await titles(`sort=price&order=${order}`)).toEqual([...sorted, expect.any(String)]);
  }
  const second = await list('sort=position&order=desc&page=2&limit=1');
  expect([second.data[0].title_en, second.meta]).toEqual(['Frame repair', { page: 2, limit: 1, total: 3 }]);
});

test('an order must contain all services', async () => {
  const { id } = (await create({ status: 'published' })).body.data;
  const order = (ids: number[]) => write('PUT', { ids }, '?action=order');
  expect((await order([id, EYE_EXAM])).body.message).toBe('Η σειρά των υπηρεσιών αποθηκεύτηκε.');
  expect(slugs(await request(''))).toEqual(['episkeves', 'eye-exam']);
  for (const wrong of [[id], [id, id], [id, EYE_EXAM, 99]]) expect((await order(wrong)).status).toBe(422);
});

test('a deleted service stays in the trash until its status is changed', async () => {
  expect((await write('DELETE', { id: EYE_EXAM })).body.message).toBe('Η υπηρεσία μεταφέρθηκε στον κάδο.');
  expect((await write('DELETE', { id: EYE_EXAM })).status).toBe(404);
  await write('PUT', { id: EYE_EXAM, status: 'published' });
  expect(slugs(await request(''))).toEqual(['eye-exam']);
});
