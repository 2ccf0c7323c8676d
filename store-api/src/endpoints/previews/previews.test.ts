import { MAX_PREVIEW_LINKS } from '@fakos/contracts/previews/contract';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

const HOUR_MS = 3_600_000;

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterEach(() => api.close());

const text = (content: string) => ({ id: 'w', type: 'text', order: 1, content });
const createLink = async (kind: string, more: object = {}) =>
  (await api.request('previews.php', { token, body: { kind, id: 1, ...more } })).body.data;
const open = ({ path }: { path: string }, language = 'el', more = '') =>
  api.request(`previews.php?action=read&token=${path.split('/').at(-1)}&lang=${language}${more}`);
const saveDraft = async (kind: string) => {
  const { version } = (await api.request(`drafts.php?action=get&kind=${kind}&id=1`, { token })).body.data;
  const sections = {
    sections_el: [{ id: 's', widgets: [text('α')] }],
    sections_en: [{ id: 's', widgets: [text('a')] }],
  };
  await api.request('drafts.php', { method: 'PUT', token, body: { kind, id: 1, version, ...sections } });
};

test.each(['page', 'post'])(
  'a link shows the draft of a %s signed out, in both languages, and is not stored',
  async (kind) => {
    await saveDraft(kind);
    const link = await createLink(kind);
    // Without capitals, which the gateway would redirect to lower case.
    expect(link.path).toMatch(/^\/preview\/\d+\.[\da-f]+$/);
    const greek = await open(link);
    expect(greek.body.data[kind].sections[0].widgets[0].content).toBe('α');
    expect((await open(link, 'en')).body.data[kind].sections[0].widgets[0].content).toBe('a');
    expect(greek.headers.get('cache-control')).toBe('no-store');
  },
);

test.each(['page', 'post'])('a %s at a date is as it will be then, with planned publications', async (kind) => {
  await saveDraft(kind);
  const link = await createLink(kind);
  const at = new Date(Date.now() + HOUR_MS);
  const planned = await api.request('schedules.php', {
    token,
    body: { kind, id: 1, language: 'el', at: at.toISOString() },
  });
  const readAt = async (time: number, language = 'el') => {
    const { body } = await open(link, language, `&at=${new Date(time).toISOString()}`);
    return { planned: body.data.planned_at, shown: body.data[kind].sections?.[0]?.widgets[0]?.content };
  };
  const minute = planned.body.data.at;
  const before = await readAt(Date.parse(minute) - 1);
  expect(before).toEqual({ planned: null, shown: expect.not.stringMatching(/^α$/) });
  expect(await readAt(Date.parse(minute))).toEqual({ planned: minute, shown: 'α' });
  expect(await readAt(Date.parse(minute) + HOUR_MS, 'en')).toMatchObject({ planned: null });
  expect((await readAt(Date.parse(minute) + HOUR_MS, 'en')).shown).not.toBe('a');
  expect((await open(link)).body.data).toMatchObject({ planned_at: null, [kind]: { sections: [{ id: 's' }] } });
  expect((await open(link, 'el', '&at=tomorrow')).body.errors).toHaveProperty('at');
});

test('the preview of a draft at a date says that visitors do not see it, and that of a post until its date', async () => {
  const [page, post] = [await createLink('page'), await createLink('post')];
  const at = new Date(Date.now() + HOUR_MS).toISOString();
  const isPublic = async (link: { path: string }, time = at) =>
    (await open(link, 'el', `&at=${time}`)).body.data.is_public;
  expect([await isPublic(page), await isPublic(post)]).toEqual([true, true]);
  await api.db.updateTable('pages').set({ status: 'draft' }).where('id', '=', 1).execute();
  await api.db.updateTable('posts').set({ published_at: at }).where('id', '=', 1).execute();
  expect([await isPublic(page), await isPublic(post)]).toEqual([false, true]);
  expect(await isPublic(post, new Date(Date.parse(at) - 1).toISOString())).toBe(false);
});

test('a revoked link is 404, and so is its number when another link takes it', async () => {
  const first = await createLink('page');
  const revoked = await api.request('previews.php', { method: 'DELETE', token, body: { id: first.id } });
  expect(revoked.body.message).toBe('Ο σύνδεσμος προεπισκόπησης δεν ισχύει πια.');
  expect((await open(first)).status).toBe(404);
  await createLink('page');
  expect((await open(first)).status).toBe(404);
  expect((await api.request('previews.php', { method: 'DELETE', token, body: { id: first.id + 9 } })).status).toBe(404);
});

test.each(['', '1', '1.', '1.abc', 'x.abc', '999999999.abc'])('the forged token %p is 404', async (forged) => {
  const { id } = await createLink('page');
  expect(id).toBe(1);
  expect((await api.request(`previews.php?action=read&token=${forged}`)).status).toBe(404);
});

test('a link ends at its expiry, which is in the future', async () => {
  const link = await createLink('page', { expires_at: new Date(Date.now() + 60_000).toISOString() });
  expect((await open(link)).status).toBe(200);
  const past = new Date(Date.now() - 1000).toISOString();
  await api.db.updateTable('content_previews').set({ expires_at: past }).execute();
  expect((await open(link)).status).toBe(404);
  expect((await api.request('previews.php?kind=page&id=1', { token })).body.data).toEqual([]);
  const refused = await api.request('previews.php', { token, body: { kind: 'page', id: 1, expires_at: past } });
  expect(refused.body.errors).toEqual({ expires_at: 'Επιλέξτε μια ώρα στο μέλλον.' });
});

test('the number of links of a record is limited', async () => {
  for (let count = 0; count < MAX_PREVIEW_LINKS; count++) await createLink('page');
  const refused = await api.request('previews.php', { token, body: { kind: 'page', id: 1 } });
  expect(refused.body.errors).toEqual({ id: 'Ακυρώστε πρώτα έναν παλιό σύνδεσμο: το όριο είναι 20.' });
  const listed = await api.request('previews.php?kind=page&id=1', { token });
  expect(listed.body.data).toHaveLength(MAX_PREVIEW_LINKS);
});
