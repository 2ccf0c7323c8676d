import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterEach(() => api.db.deleteFrom('consents').execute());
afterAll(() => api.close());

const all = { functional: true, analytics: true, marketing: true };
const none = { functional: false, analytics: false, marketing: false };
const saveChoice = (changes: object = {}) =>
  api.request('consent.php', { body: { version: '2026-03', choice: 'accepted', ...all, ...changes } });

test('a choice is stored with its time under a random id, without data of the visitor', async () => {
  const before = new Date().toISOString();
  const { status, body } = await api.request('consent.php', {
    body: { version: '2026-03', choice: 'custom', ...none, analytics: true, email: 'maria@example.gr' },
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0)' },
  });
  expect(status).toBe(200);
  expect(body.data.consent_id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  expect(body.data.at >= before).toBe(true);
  const rows = await api.db.selectFrom('consents').selectAll().execute();
  expect(rows).toEqual([
    {
      id: expect.any(Number),
      ...body.data,
      version: '2026-03',
      choice: 'custom',
      functional: 0,
      analytics: 1,
      marketing: 0,
    },
  ]);
});

test.each([
  ['accepting without a category', { marketing: false }, 'choice'],
  ['rejecting with a category', { ...none, choice: 'rejected', analytics: true }, 'choice'],
  ['another word', { choice: 'maybe' }, 'choice'],
  ['a switch that is no switch', { analytics: 1 }, 'analytics'],
  ['no version', { version: '' }, 'version'],
  ['a version of many letters', { version: '2'.repeat(21) }, 'version'],
])('%s is refused and not stored', async (_name, changes, field) => {
  const { status, body } = await saveChoice(changes);
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual([field]);
  expect(await api.db.selectFrom('consents').select('id').execute()).toEqual([]);
});

test('staff see the log page by page and the counts of choices for each version', async () => {
  await saveChoice({ version: '2026-01' });
  await saveChoice();
  await saveChoice({ choice: 'rejected', ...none });
  const last = await saveChoice();
  const { body } = await api.request('consent.php?limit=2', { token });
  expect(body.data).toHaveLength(2);
  expect(body.data[0]).toEqual({ ...last.body.data, version: '2026-03', choice: 'accepted', ...all });
  expect(body.meta).toEqual({
    page: 1,
    limit: 2,
    total: 4,
    counts: [
      { version: '2026-03', choice: 'accepted', count: 2 },
      { version: '2026-01', choice: 'accepted', count: 1 },
      { version: '2026-03', choice: 'rejected', count: 1 },
    ],
  });
  const found = await api.request('consent.php?version=2026-03&choice=rejected', { token });
  expect(found.body.meta.total).toBe(1);
  expect(found.body.data[0]).toMatchObject({ choice: 'rejected', ...none });
});
