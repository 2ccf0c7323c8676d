import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterEach(() => api.close());

const text = (content: string) => ({ id: 'w', type: 'text', order: 1, content: `<p>${content}</p>` });
const section = (content: string) => ({ id: 'own', title: 'Ώρες', mood: 'calm', widgets: [text(content)] });
const send = (method: string, body: object) => api.request('saved-sections.php', { method, token, body });
const create = async (more: object = {}) =>
  (await send('POST', { name: 'Ωράριο', section_el: section('α'), section_en: section('a'), ...more })).body.data;
const list = async () => (await api.request('saved-sections.php', { token })).body.data;
const uses = async (id: number) => (await api.request(`saved-sections.php?action=usage&id=${id}`, { token })).body.data;
const refer = async (id: number, kind = 'page') => {
  const { version } = (await api.request(`drafts.php?action=get&kind=${kind}&id=1`, { token })).body.data;
  const sections = [{ id: 'here', widgets: [], saved_section_id: id }];
  const body = { kind, id: 1, version, sections_el: sections, sections_en: sections };
  return (await api.request('drafts.php', { method: 'PUT', token, body })).body.data.version;
};
const publish = (version: string, kind = 'page') =>
  api.request('drafts.php?action=publish', { token, body: { kind, id: 1, version } });
const readPage = async (language = 'el') =>
  (await api.request(`pages.php?action=get&slug=story&lang=${language}`)).body.data.sections;

test('a section is saved, renamed and deleted; unknown keys stay and HTML is sanitised', async () => {
  const dirty = { ...section(''), widgets: [{ ...text(''), content: '<p onclick="x()">α</p>' }] };
  const { id, version } = await create({ section_el: dirty });
  expect(await list()).toMatchObject([{ id, name: 'Ωράριο', reusable: false, section_el: section('α'), used_on: 0 }]);
  expect((await send('PUT', { id, version, name: 'Ώρες' })).body.data).toMatchObject({ name: 'Ώρες' });
  expect((await send('PUT', { id, version, name: 'Άλλο' })).status).toBe(412);
  expect((await send('DELETE', { id })).body.message).toBe('Η αποθηκευμένη ενότητα διαγράφηκε.');
  expect([await list(), (await send('DELETE', { id })).status]).toEqual([[], 404]);
});

test('pages show the current content of a reusable section, and know where it is used', async () => {
  const { id } = await create({ reusable: true });
  const version = await refer(id);
  expect(await uses(id)).toMatchObject([{ kind: 'page', id: 1, draft_only: true }]);
  await publish(version);
  expect(await readPage()).toMatchObject([{ id: 'here', title: 'Ώρες', widgets: [text('α')] }]);
  await send('PUT', { id, section_en: section('new') });
  expect(await readPage('en')).toMatchObject([{ id: 'here', widgets: [text('new')] }]);
  expect(await uses(id)).toMatchObject([{ kind: 'page', id: 1, draft_only: false }]);
  await publish(await refer(id, 'post'), 'post');
  expect(await list()).toMatchObject([{ id, used_on: 2 }]);
  for (const refused of [await send('DELETE', { id }), await send('PUT', { id, reusable: false })]) {
    expect(refused.body).toMatchObject({ code: 'STILL_IN_USE', count: 2 });
  }
});

test('a reference to a section that is gone shows nothing', async () => {
  await publish(await refer(99));
  expect(await readPage()).toEqual([]);
});
