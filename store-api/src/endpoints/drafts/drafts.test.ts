import { MAX_REVISIONS, MAX_SECTIONS } from '@fakos/contracts/pages/contract';
import { addAccount } from '../../testing/staff-accounts.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterEach(() => api.close());

const kinds = ['page', 'post'] as const;
type Kind = (typeof kinds)[number];
const ID = 1;

const text = (content: string, id = 'w') => ({ id, type: 'text', order: 1, content: `<p>${content}</p>` });
const page = (...widgets: object[]) => [{ id: 's', widgets }];
const send = (method: string, body: object, action = '', who = token) =>
  api.request(`drafts.php${action && `?action=${action}`}`, { method, token: who, body });
const read = async (kind: Kind, id = ID) =>
  (await api.request(`drafts.php?action=get&kind=${kind}&id=${id}`, { token })).body.data;
const revisions = async (kind: Kind) =>
  (await api.request(`drafts.php?action=revisions&kind=${kind}&id=${ID}`, { token })).body.data;
const save = async (kind: Kind, el: object[], en: object[] = [], who = token) => {
  const { version } = await read(kind);
  return send('PUT', { kind, id: ID, version, sections_el: el, sections_en: en }, '', who);
};
const publish = async (kind: Kind, more: object = {}) =>
  send('POST', { kind, id: ID, version: (await read(kind)).version, ...more }, 'publish');
const readPublic = async (kind: Kind, language = 'el') => {
  const { slug } = await api.db
    .selectFrom(kind === 'page' ? 'pages' : 'posts')
    .select('slug')
    .where('id', '=', ID)
    .executeTakeFirstOrThrow();
  return (await api.request(`${kind}s.php?action=get&slug=${slug}&lang=${language}`)).body.data;
};

test.each(kinds)('saving the draft of a %s changes neither what visitors see nor the revisions', async (kind) => {
  const before = [await readPublic(kind), await revisions(kind), (await read(kind)).published_version];
  for (let round = 0; round < MAX_REVISIONS + 2; round++) {
    expect((await save(kind, page(text(`α${round}`)))).status).toBe(200);
  }
  const draft = await read(kind);
  expect(draft).toMatchObject({ has_draft: true, sections_el: page(text(`α${MAX_REVISIONS + 1}`)) });
  expect([await readPublic(kind), await revisions(kind), draft.published_version]).toEqual(before);
});

test.each(kinds)('publishing the draft of a %s makes a revision, shows it and clears the draft', async (kind) => {
  await save(kind, page(text('α')), page(text('a')));
  const { status, body } = await publish(kind);
  expect([status, body.message, body.data.has_draft]).toEqual([200, 'Το πρόχειρο δημοσιεύτηκε.', false]);
  expect((await readPublic(kind)).sections).toMatchObject(page(text('α')));
  expect((await readPublic(kind, 'en')).sections).toMatchObject(page(text('a')));
  // The original state and the new one.
  expect((await revisions(kind)).map(({ actor }: { actor: string }) => actor)).toEqual([ADMIN, '']);
  expect(await read(kind)).toMatchObject({ has_draft: false, version: body.data.version });
});

test.each(kinds)('restoring a revision of a %s is a new revision', async (kind) => {
  const original = (await read(kind)).sections_el;
  await save(kind, page(text('α')));
  await publish(kind);
  const [, first] = await revisions(kind);
  const detail = await api.request(`drafts.php?action=revision&kind=${kind}&id=${ID}&revision_id=${first.id}`, {
    token,
  });
  expect(detail.body.data.sections_el).toEqual(original);
  const restored = await send('POST', { kind, id: ID, revision_id: first.id }, 'restore');
  expect(restored.body.data).toMatchObject({ sections_el: original, has_draft: false });
  expect(await revisions(kind)).toHaveLength(3);
  const unknown = await send('POST', { kind, id: ID, revision_id: 999 }, 'restore');
  expect([unknown.status, unknown.body.errors]).toEqual([422, { revision_id: 'Αυτή η έκδοση δεν υπάρχει πια.' }]);
});

test('a draft that another user saved is returned with its author; saving the same again is no conflict', async () => {
  const { version } = await read('page');
  const other = await addAccount(api.db, 'editor');
  const theirs = await save('page', page(text('δικό τους')), [], other.token);
  const mine = { kind: 'page', id: ID, version, sections_el: page(text('δικό μου')), sections_en: [] };
  const refused = await send('PUT', mine);
  expect(refused.status).toBe(412);
  expect(refused.body).toMatchObject({
    code: 'STALE_VERSION',
    data: { updated_by: 'Test editor', sections_el: page(text('δικό τους')), version: theirs.body.data.version },
  });
  expect((await send('PUT', { ...mine, sections_el: page(text('δικό τους')) })).status).toBe(200);
  expect((await send('POST', mine, 'publish')).status).toBe(412);
  expect((await send('DELETE', mine)).status).toBe(412);
});

test('a discarded draft is gone, and one that equals the published sections is none', async () => {
  const { sections_el: el, sections_en: en, version } = await read('page');
  await save('page', page(text('α')), en);
  const discarded = await send('DELETE', { kind: 'page', id: ID, version: (await read('page')).version });
  expect(discarded.body.data).toMatchObject({ has_draft: false, sections_el: el, version });
  await save('page', page(text('α')), en);
  expect((await save('page', el, en)).body.data).toMatchObject({ has_draft: false, version });
});

test('English is stale after its Greek changed, until it changes too, in the draft and once published', async () => {
  await save('page', page(text('α')), page(text('a')));
  await publish('page');
  expect((await save('page', page(text('β')), page(text('a')))).body.data.stale_en).toEqual(['w']);
  await publish('page');
  expect((await read('page')).stale_en).toEqual(['w']);
  expect((await save('page', page(text('β')), page(text('b')))).body.data.stale_en).toEqual([]);
});

test.each(kinds)('the reason for publishing a %s in spite of errors is in the history of the record', async (kind) => {
  await save(kind, page(text('α')));
  await publish(kind, { reason: 'Η φωτογραφία έρχεται αύριο' });
  const query = `action=record&resource=${kind}s&record_id=${ID}`;
  const { body } = await api.request(`audit-log.php?${query}`, { token });
  expect(body.data[0]).toMatchObject({ action: 'publish', changes: { reason: [null, 'Η φωτογραφία έρχεται αύριο'] } });
});

test('pages that are written with their sections keep their revisions in the same list', async () => {
  await api.request('pages.php', { method: 'PUT', token, body: { id: ID, sections_el: page(text('παλιός τρόπος')) } });
  await save('page', page(text('νέος τρόπος')));
  await publish('page');
  const old = (await api.request(`pages.php?action=revisions&id=${ID}`, { token })).body.data;
  expect(old).toEqual(await revisions('page'));
  expect(old).toHaveLength(3);
});

test('a draft has the limits and the sanitiser of a page', async () => {
  const many = Array.from({ length: MAX_SECTIONS + 1 }, (_, index) => ({ id: `${index}` }));
  expect((await save('page', many)).body.errors).toEqual({ sections_el: 'Βάλτε το πολύ 100 ενότητες.' });
  await save('post', [{ id: 's', widgets: [{ ...text(''), content: '<p onclick="x()">α</p><script>x()</script>' }] }]);
  expect((await read('post')).sections_el).toEqual(page(text('α')));
});

test.each(kinds)('a %s in the trash has no draft, preview or schedule', async (kind) => {
  await save(kind, page(text('α')));
  const target = { kind, id: ID };
  const link = await api.request('previews.php', { token, body: target });
  const at = new Date(Date.now() + 3_600_000).toISOString();
  await api.request('schedules.php', { token, body: { ...target, language: 'el', at } });
  expect((await api.request(`${kind}s.php`, { method: 'DELETE', token, body: { id: ID } })).status).toBe(200);
  expect((await api.request(`drafts.php?action=get&kind=${kind}&id=${ID}`, { token })).status).toBe(404);
  await api.request(`${kind}s.php`, { method: 'PUT', token, body: { id: ID, status: 'published' } });
  expect((await read(kind)).has_draft).toBe(false);
  const preview = await api.request(`previews.php?action=read&token=${link.body.data.path.split('/').at(-1)}`);
  expect(preview.status).toBe(404);
  expect((await api.request(`schedules.php?kind=${kind}&id=${ID}`, { token })).body.data).toEqual([]);
});

test('a copy of a page has new ids, the same in both languages', async () => {
  const columns = (content: string) => ({ id: 'c', type: 'two-columns', order: 1, leftColumn: [text(content)] });
  await save('page', page(columns('α')), page(columns('a')));
  await publish('page');
  const { id } = (await api.request('pages.php?action=duplicate', { token, body: { id: ID } })).body.data;
  const { sections_el: el, sections_en: en } = await read('page', id);
  const listIds = (sections: typeof el) => {
    const [section] = sections;
    return [section.id, section.widgets[0].id, section.widgets[0].leftColumn[0].id];
  };
  expect(listIds(el)).toEqual(listIds(en));
  expect(new Set([...listIds(el), 's', 'c', 'w']).size).toBe(6);
  expect(el[0].widgets[0].leftColumn[0].content).toBe('<p>α</p>');
});
