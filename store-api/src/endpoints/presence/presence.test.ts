import { PRESENCE_EXPIRY_SECONDS } from '@fakos/contracts/presence/contract';
import { addAccount } from '../../testing/staff-accounts.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const report = async (token: string, more: object = {}) =>
  (await api.request('presence.php', { token, body: { kind: 'page', id: 1, ...more } })).body.data;

test('users see who else has the same record open, until that user leaves or the report expires', async () => {
  const owner = await api.signIn(ADMIN);
  const { token: editor } = await addAccount(api.db, 'editor');
  expect(await report(owner)).toEqual([]);
  const [seen] = await report(editor);
  expect(seen.since).toMatch(/Z$/);
  expect(await report(owner)).toMatchObject([{ name: 'Test editor' }]);
  expect(await report(owner, { kind: 'post' })).toEqual([]);
  await report(editor, { leaving: true });
  expect(await report(owner)).toEqual([]);
  await report(editor);
  const expired = new Date(Date.now() - (PRESENCE_EXPIRY_SECONDS + 1) * 1000).toISOString();
  await api.db.updateTable('content_presence').set({ seen_at: expired }).execute();
  expect(await report(owner)).toEqual([]);
});
