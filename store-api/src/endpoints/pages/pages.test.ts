import {
  MAX_REVISIONS,
  MAX_SECTIONS,
  MAX_SECTIONS_KB,
  MAX_WIDGET_DEPTH,
  MAX_WIDGETS,
  protectedPages,
} from '@fakos/contracts/pages/contract';
import { ADMIN, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

const STORY = 1;

let api: TestApi;
const tokens: Record<string, string | undefined> = { visitor: undefined };
beforeEach(async () => {
  api = await startTestApi();
  tokens.user = await api.signIn(USER);
  tokens.admin = await api.signIn(ADMIN);
});
afterEach(() => api.close());

const request = (query: string, who = 'admin') => api.request(`pages.php?${query}`, { token: tokens[who] });
const write = (method: string, body: object, query = '') =>
  api.request(`pages.php${query}`, { method, token: tokens.admin, body });
const create = (body: object = {}) => write('POST', { title_el: 'Οδηγός', title_en: 'Guide', ...body });
const update = (body: object) => write('PUT', body);
const read = async (id: number) => (await request(`action=admin-get&id=${id}`)).body.data;
const revisions = async (id: number) => (await request(`action=revisions&id=${id}`)).body.data;
const slugs = (response: { body: { data: { slug: string }[] } }) => response.body.data.map(({ slug }) => slug);
const text = (content: string) => ({ id: 'w', type: 'text', order: 1, content });
const section = (...widgets: object[]) => ({ id: 's', widgets });

test.each([
  ['visitor', 'published', 200, true],
  ['visitor', 'draft', 404, false],
  ['visitor', 'trash', 404, false],
  ['user', 'published', 200, true],
  ['user', 'draft', 404, false],
  ['user', 'trash', 404, false],
  ['admin', 'published', 200, true],
  ['admin', 'draft', 200, false],
  ['admin', 'trash', 404, false],
] as const)('a %s and a page that is %s', async (who, status, expectedStatus, isListed) => {
  await api.db.updateTable('pages').set({ status }).execute();
  expect((await request('action=get&slug=story', who)).status).toBe(expectedStatus);
  expect(slugs(await request('action=list&status=published&menu_only=true', who))).toEqual(isListed ? ['story'] : []);
  const drafts = slugs(await request('action=list&status=draft', who));
  expect(drafts).toEqual((who === 'admin' ? status === 'draft' : isListed) ? ['story'] : []);
  if (who === 'admin') {
    expect(slugs(await request('action=admin-list'))).toEqual(status === 'trash' ? [] : ['story']);
    expect(slugs(await request(`action=admin-list&status=${status}`))).toEqual(['story']);
  }
});

test('a new page is a draft at the end of the menu; published, it is there in both languages', async () => {
  const { body } = await create();
  expect(body).toMatchObject({ message: 'Η σελίδα αποθηκεύτηκε.', data: { slug: 'odigos' } });
  const { id, version } = body.data;
  expect(await read(id)).toMatchObject({ status: 'draft', menu_order: 999, show_in_menu: false, updated_by: ADMIN });
  await update({
    id,
    version,
    status: 'published',
    show_in_menu: true,
    meta_title_en: 'A guide',
    menu_title_el: 'Πώς',
  });
  const menu = await request('action=list&status=published&menu_only=true', 'visitor');
  expect(menu.body.data.at(-1)).toMatchObject({ title: 'Οδηγός', menu_title: 'Πώς', menu_order: 999 });
  const english = await request('action=get&slug=odigos&lang=en', 'visitor');
  expect(english.body.data).toMatchObject({ title: 'Guide', menu_title: 'Guide', meta_title: 'A guide', sections: [] });
  expect((await update({ id, version, title_el: 'Άλλο' })).status).toBe(412);
});

test('a page can be left out by search engines', async () => {
  const listed = async () => slugs(await request('action=list&status=published&indexed_only=true', 'visitor'));
  const isHidden = async () => (await request('action=get&slug=story', 'visitor')).body.data.no_index;
  expect([await listed(), await isHidden()]).toEqual([['story'], false]);
  const { version } = await read(STORY);
  await update({ id: STORY, version, no_index: true });
  expect([await listed(), await isHidden()]).toEqual([[], true]);
  expect(slugs(await request('action=list&status=published', 'visitor'))).toEqual(['story']);
  expect(await read(STORY)).toMatchObject({ no_index: true });
});

test('HTML is sanitised at any depth, and unknown keys are stored', async () => {
  const dirty = '<p onclick="x()">α</p><script>x()</script>';
  const hologram = { id: 'h', type: 'hologram', order: 2, beam: { power: 11 }, columns: [{ widgets: [text(dirty)] }] };
  const written = {
    ...section(text(dirty), hologram),
    title: 'Τίτλος',
    content: dirty,
    settings: { width: 'wide' },
    mood: 'calm',
  };
  const { id, slug } = (await create({ status: 'published', sections_el: [written] })).body.data;
  const clean = {
    ...written,
    content: '<p>α</p>',
    widgets: [text('<p>α</p>'), { ...hologram, columns: [{ widgets: [text('<p>α</p>')] }] }],
  };
  expect((await read(id)).sections_el).toEqual([clean]);
  const { mood: _mood, ...shown } = clean;
  expect((await request(`slug=${slug}`, 'visitor')).body.data.sections).toEqual([shown]);
});

const many = <T>(length: number, make: (index: number) => T) => Array.from({ length }, (_, index) => make(index));
const nested = (levels: number): object =>
  levels === 1 ? text('') : { id: 'c', type: 'two-columns', order: 1, leftColumn: [nested(levels - 1)] };
const deepData = (levels: number): unknown => (levels === 0 ? 0 : [deepData(levels - 1)]);

test.each([
  [
    'sections',
    many(MAX_SECTIONS, (id) => ({ id: `${id}` })),
    many(MAX_SECTIONS + 1, (id) => ({ id: `${id}` })),
    'Βάλτε το πολύ 100 ενότητες.',
  ],
  [
    'widgets',
    [section(...many(MAX_WIDGETS, () => text('')))],
    [section(...many(MAX_WIDGETS + 1, () => text('')))],
    'Βάλτε το πολύ 500 widget.',
  ],
  [
    'levels',
    [section(nested(MAX_WIDGET_DEPTH))],
    [section(nested(MAX_WIDGET_DEPTH + 1))],
    'Τα widget μπαίνουν το ένα μέσα στο άλλο ως 5 επίπεδα.',
  ],
  [
    'depth of unknown data',
    [section({ ...text(''), data: deepData(20) })],
    [section({ ...text(''), data: deepData(500) })],
    'Τα widget μπαίνουν το ένα μέσα στο άλλο ως 5 επίπεδα.',
  ],
  [
    'bytes',
    [section(text('x'.repeat(MAX_SECTIONS_KB * 1000 - 200)))],
    [section(text('x'.repeat(MAX_SECTIONS_KB * 1000)))],
    'Το περιεχόμενο είναι πολύ μεγάλο: το όριο είναι 480 kB σε κάθε γλώσσα.',
  ],
  ['names', [{ id: 'a' }, { id: 'b' }], [{ id: 'a' }, { id: 'a' }], 'Δύο ενότητες έχουν το ίδιο id.'],
])('too many %s are refused, the last that fit are taken', async (_what, fitting, tooMany, message) => {
  expect((await update({ id: STORY, sections_en: fitting })).status).toBe(200);
  const refused = await update({ id: STORY, sections_en: tooMany });
  expect([refused.status, refused.body.errors]).toEqual([422, { sections_en: message }]);
});

test('a published page has a title in both languages', async () => {
  const response = await create({ title_en: '', status: 'published' });
  expect(Object.keys(response.body.errors)).toEqual(['title_en']);
});

describe('revisions', () => {
  const save = async (content: string) =>
    (await update({ id: STORY, sections_el: [section(text(content))] })).body.data;

  test('store the initial page and the author of each change, and are restored as a new revision', async () => {
    const original = (await read(STORY)).sections_el;
    await save('α');
    await update({ id: STORY, title_el: 'Χωρίς αλλαγή ενοτήτων' });
    const { version } = await save('β');
    const stored = await revisions(STORY);
    expect(stored.map(({ actor }: { actor: string }) => actor)).toEqual([ADMIN, ADMIN, '']);
    const first = (await request(`action=revision&id=${stored[2].id}`)).body.data;
    expect(first).toMatchObject({ page_id: STORY, sections_el: original });

    const wanted = { id: STORY, revision_id: stored[2].id, version };
    expect((await write('POST', wanted, '?action=restore')).body.message).toBe(
      'Η σελίδα επανήλθε στην παλιότερη έκδοση.',
    );
    expect(await read(STORY)).toMatchObject({ sections_el: original, title_el: 'Χωρίς αλλαγή ενοτήτων' });
    expect(await revisions(STORY)).toHaveLength(4);
    expect((await write('POST', wanted, '?action=restore')).status).toBe(412);
  });

  test('of another page are not restored', async () => {
    const { id } = (await create()).body.data;
    const [{ id: revision_id }] = await revisions(id);
    const refused = await write('POST', { id: STORY, revision_id }, '?action=restore');
    expect([refused.status, refused.body.errors]).toEqual([422, { revision_id: 'Αυτή η έκδοση δεν υπάρχει πια.' }]);
    expect((await request('action=revisions&id=99')).status).toBe(404);
  });

  test('are limited to the last fifty', async () => {
    const { id } = (await create()).body.data;
    const row = { page_id: id, at: '2026-01-01T00:00:00.000Z', actor: '', sections_el: '[]', sections_en: '[]' };
    await api.db
      .insertInto('page_revisions')
      .values(many(MAX_REVISIONS + 5, () => row))
      .execute();
    await update({ id, sections_el: [section(text('νέο'))] });
    const stored = await revisions(id);
    expect([stored.length, stored[0].actor]).toEqual([MAX_REVISIONS, ADMIN]);
  });
});

test.each(protectedPages)('the page %s keeps its address and is not deleted', async (slug) => {
  const { id } = (await create({ slug })).body.data;
  const renamed = await update({ id, slug: 'other' });
  expect(renamed.body.errors).toEqual({ slug: 'Η διεύθυνση αυτής της σελίδας δεν αλλάζει.' });
  const deleted = await write('DELETE', { id });
  expect(deleted.body).toMatchObject({
    code: 'CONFLICT',
    message: 'Η σελίδα «Οδηγός» δεν διαγράφεται, γιατί την χρειάζεται ο ιστότοπος.',
  });
  expect((await update({ id, slug, title_el: 'Άλλος τίτλος' })).status).toBe(200);
  expect(await read(id)).toMatchObject({ slug, protected: true, title_el: 'Άλλος τίτλος' });
});

test('a deleted page stays in the trash until its status is changed', async () => {
  expect((await write('DELETE', { id: STORY })).body.message).toBe('Η σελίδα μεταφέρθηκε στον κάδο.');
  expect((await write('DELETE', { id: STORY })).status).toBe(404);
  expect((await create({ slug: 'story' })).body.code).toBe('SLUG_TAKEN');
  await update({ id: STORY, status: 'published' });
  expect((await request('slug=story', 'visitor')).status).toBe(200);
});
