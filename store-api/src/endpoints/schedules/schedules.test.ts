import { publishDueDrafts } from '../../domain/content/drafts/schedules.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

const MINUTE_MS = 60_000;

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterEach(() => api.close());

const text = (content: string) => ({ id: 'w', type: 'text', order: 1, content });
const page = (content: string) => [{ id: 's', widgets: [text(content)] }];
const record = (kind: string) => ({ kind, id: 1 });
const read = async (kind: string) =>
  (await api.request(`drafts.php?action=get&kind=${kind}&id=1`, { token })).body.data;
const save = async (kind: string, el: string, en: string) => {
  const { version } = await read(kind);
  const body = { ...record(kind), version, sections_el: page(el), sections_en: page(en) };
  await api.request('drafts.php', { method: 'PUT', token, body });
};
const plan = (kind: string, language: string, at: number) =>
  api.request('schedules.php', { token, body: { ...record(kind), language, at: new Date(at).toISOString() } });
const listed = async (kind: string) => (await api.request(`schedules.php?kind=${kind}&id=1`, { token })).body.data;
const readPublished = async (kind: string) => {
  const { sections_el: el, sections_en: en } = await api.db
    .selectFrom(kind === 'page' ? 'pages' : 'posts')
    .select(['sections_el', 'sections_en'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return { el: JSON.parse(el), en: JSON.parse(en) };
};

test.each(['page', 'post'])('a %s is published at its minute, in one language alone', async (kind) => {
  const before = await readPublished(kind);
  await save(kind, 'α', 'a');
  const at = Date.now() + 10 * MINUTE_MS;
  const planned = (await plan(kind, 'el', at)).body.data;
  expect(planned.at).toMatch(/:00\.000Z$/);
  const minute = Date.parse(planned.at);
  expect(await publishDueDrafts(api.db, new Date(minute - 1))).toBe(0);
  expect(await readPublished(kind)).toEqual(before);
  // Changed after it was planned: the draft as of the planned time is published.
  await save(kind, 'β', 'a');
  expect(await publishDueDrafts(api.db, new Date(minute))).toBe(1);
  expect(await readPublished(kind)).toEqual({ el: page('β'), en: before.en });
  expect(await read(kind)).toMatchObject({ has_draft: true, sections_en: page('a') });
  expect(await listed(kind)).toEqual([]);
  await plan(kind, 'en', at);
  expect(await publishDueDrafts(api.db, new Date(minute))).toBe(1);
  expect(await readPublished(kind)).toEqual({ el: page('β'), en: page('a') });
  expect((await read(kind)).has_draft).toBe(false);
  const revisions = await api.request(`drafts.php?action=revisions&kind=${kind}&id=1`, { token });
  expect(revisions.body.data).toHaveLength(3);
});

test('a cancelled schedule publishes nothing, and a second one for the language replaces the first', async () => {
  await save('page', 'α', 'a');
  const before = await readPublished('page');
  const now = Date.now();
  await plan('page', 'el', now + 5 * MINUTE_MS);
  await plan('page', 'el', now + 9 * MINUTE_MS);
  const [only, ...others] = await listed('page');
  expect(others).toEqual([]);
  const cancelled = await api.request('schedules.php', { method: 'DELETE', token, body: { id: only.id } });
  expect(cancelled.body.message).toBe('Η προγραμματισμένη δημοσίευση ακυρώθηκε.');
  expect(await publishDueDrafts(api.db, new Date(now + 60 * MINUTE_MS))).toBe(0);
  expect(await readPublished('page')).toEqual(before);
  expect((await api.request('schedules.php', { method: 'DELETE', token, body: { id: only.id } })).status).toBe(404);
});

test('a time in the past is refused', async () => {
  const { body } = await plan('page', 'el', Date.now() - MINUTE_MS);
  expect(body.errors).toEqual({ at: 'Επιλέξτε μια ώρα στο μέλλον.' });
});
