import express from 'express';
import pino from 'pino';
import { FailureCounts } from '../../releases/failure-counts.ts';
import { TestServers } from '../../testing/http.ts';
import { Builds } from '../../testing/release-builds.ts';
import { respondWithJson, ScriptedApi } from '../../testing/scripted-api.ts';
import { Upstream } from '../../upstream/upstream.ts';
import { errors } from '../errors.ts';
import { liveReleases } from './live-releases.ts';

const log = pino({ level: 'silent' });
const servers = new TestServers();
const api = new ScriptedApi();
let builds: Builds;
let upstream: Upstream;
let gateway: string;

beforeEach(async () => {
  builds = new Builds();
  const folder = await builds.installation(['mfe-shop', 'mfe-blog']);
  await folder.publish(builds.remote('mfe-shop', '2'), { by: 'maria', why: 'new list', canary: 10 });
  upstream = new Upstream(await api.start());
  const failures = new FailureCounts({ log });
  failures.countViews((await folder.live(0)).remotes);
  const report = { remote: 'mfe-shop', version: '2', phase: 'chunk', code: 'REMOTE_UNREACHABLE', page: '/' } as const;
  await failures.countFailure(report, '203.0.113.1');
  const step = liveReleases({ folder, failures, listErrors: async () => [], upstream, missingRole: 'user' });
  gateway = await servers.listen(express().use('/api', step, errors(log)));
});
afterEach(async () => {
  await servers.close();
  await upstream.close();
  await api.stop();
  builds.remove();
});

const get = (headers: Record<string, string> = { authorization: 'Bearer token-of-the-test' }) =>
  fetch(`${gateway}/api/releases.php`, { headers });
const respondAs = (user: object) => {
  api.script = respondWithJson({ success: true, user: { id: 1, name: 'Μαρία', email: 'maria@example.gr', ...user } });
};

test('staff see live releases, canaries, failures and the history, newest first', async () => {
  respondAs({ role: 'admin', must_change_password: false });
  const response = await get();
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { data } = (await response.json()) as { data: Record<string, unknown> };
  expect(data).toMatchObject({
    remotes: expect.arrayContaining([
      expect.objectContaining({ name: 'mfe-blog', live: '1', canary: null }),
      expect.objectContaining({
        name: 'mfe-shop',
        live: '1',
        canary: expect.objectContaining({ version: '2', share: 10, by: 'maria' }),
      }),
    ]),
    failures: expect.arrayContaining([
      { remote: 'mfe-shop', version: '2', views: 1, failed_visitors: 1, server_failures: 0, phases: { chunk: 1 } },
    ]),
    counted_since: expect.stringMatching(/^\d{4}-/),
  });
  const [latest] = data.history as object[];
  expect(latest).toMatchObject({ action: 'canary', name: 'mfe-shop', version: '2', from: '1', why: 'new list' });
  expect(api.requests.at(-1)).toBe('GET /backend/api/login.php');
});

test.each([
  ['a manager', { role: 'manager', must_change_password: false }, 403],
  ['a user without a role', {}, 403],
  ['an admin with an initial password', { role: 'admin', must_change_password: true }, 403],
])('%s is refused', async (_name, user, status) => {
  respondAs(user);
  expect((await get()).status).toBe(status);
});

test.each([
  ['an ended session', 401, 401],
  ['an API that fails', 500, 503],
])('%s is refused', async (_name, apiStatus, status) => {
  api.script = respondWithJson({ success: false }, { status: apiStatus });
  expect((await get()).status).toBe(status);
});

test('a visitor is refused without a request to the API', async () => {
  const before = api.requests.length;
  expect((await get({})).status).toBe(401);
  expect(api.requests.length).toBe(before);
});
