import { CRASHES_PATH, FAILURES_PATH } from '@fakos/contracts/remote/failures';
import express from 'express';
import pino from 'pino';
import type { Alert } from '../../alerts/alert-webhook.ts';
import { SPIKE_FAILURES } from '../../alerts/failure-spikes.ts';
import {
  AUTO_ROLLBACK_SHARE,
  type FailureCounts,
  MIN_FAILURES,
  MIN_SERVER_FAILURES,
  NEW_RELEASE_MS,
} from '../../releases/failure-counts.ts';
import type { ReleaseFolder } from '../../releases/release-folder.ts';
import { watchReleases } from '../../releases/watch-releases.ts';
import { TestServers } from '../../testing/http.ts';
import { Builds, liveVersions } from '../../testing/release-builds.ts';
import { errors } from '../errors.ts';
import { failureReports } from './failure-reports.ts';
import { MAX_REPORT_BYTES, REPORTS_PER_MINUTE } from './report-body.ts';

const log = pino({ level: 'silent' });
const noted: string[] = [];
const noting = pino({ level: 'error' }, { write: (line: string) => void noted.push(line) });
const servers = new TestServers();
const alerts: Alert[] = [];
let builds: Builds;
let folder: ReleaseFolder;
let failures: FailureCounts;
let gateway: string;
let now: number;

beforeEach(async () => {
  builds = new Builds();
  folder = await builds.installation(['mfe-shop', 'mfe-blog']);
  now = Date.now();
  await open({ autoRollback: true });
});
afterEach(async () => {
  await servers.close();
  builds.remove();
});

async function open({ autoRollback }: { autoRollback: boolean }): Promise<void> {
  alerts.length = 0;
  const sendAlert = (alert: Alert) => void alerts.push(alert);
  failures = watchReleases(folder, log, { autoRollback, sendAlert, now: () => now });
  const app = express().set('trust proxy', 'loopback');
  app.use(
    failureReports({ failures, isKnown: (...release) => folder.isPublished(...release), log: noting }),
    errors(log),
  );
  gateway = await servers.listen(app);
}

const report = { remote: 'mfe-shop', version: '2', phase: 'chunk', code: 'REMOTE_UNREACHABLE', page: '/en/shop' };

async function send(body: object | string, address = '203.0.113.1'): Promise<number> {
  const response = await fetch(`${gateway}${FAILURES_PATH}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'text/plain', 'x-forwarded-for': address },
  });
  return response.status;
}

/** Simulates views of the shop, some of which fail. */
async function visit({ views, failing }: { views: number; failing: number }): Promise<void> {
  const { remotes } = await folder.live(0);
  for (let view = 0; view < views; view++) failures.countViews(remotes);
  for (let visitor = 0; visitor < failing; visitor++) await send(report, `198.51.100.${visitor}`);
}

const live = async () => (await liveVersions(folder))['mfe-shop']?.[0];
const publishNext = (canary?: number) =>
  folder.publish(builds.remote('mfe-shop', '2'), { by: 'maria', why: '', canary });

test('a new release that fails for too many visitors is rolled back automatically', async () => {
  await publishNext();
  await visit({ views: 20, failing: MIN_FAILURES });
  expect(await live()).toBe('1');
  expect((await folder.history()).at(-1)).toMatchObject({
    by: 'gateway',
    action: 'rollback',
    version: '1',
    from: '2',
    why: `failed for ${MIN_FAILURES} visitors in 20 views (25 %)`,
  });
  const why = `failed for ${MIN_FAILURES} visitors in 20 views (25 %); 1 is live again`;
  expect(alerts).toEqual([{ event: 'rollback', remote: 'mfe-shop', version: '2', why }]);
});

test('a release that is published again is judged by its new failures only', async () => {
  await publishNext();
  await visit({ views: 20, failing: MIN_FAILURES });
  expect(await live()).toBe('1');
  await folder.publish(builds.remote('mfe-shop', '2'), { by: 'maria', why: 'the API is fixed', forceVersion: true });
  await visit({ views: 0, failing: MIN_FAILURES - 1 });
  expect(await live()).toBe('2');
  await visit({ views: 0, failing: MIN_FAILURES });
  expect(await live()).toBe('1');
});

test('a canary that fails is rolled back, and the live release stays', async () => {
  await folder.publish(builds.remote('mfe-shop', '1b'), { by: 'maria', why: '' });
  await publishNext(10);
  await visit({ views: 20, failing: MIN_FAILURES });
  expect(await folder.hasCanary()).toBe(false);
  expect(await live()).toBe('1b');
});

test.each<[string, () => Promise<void>]>([
  ['too few visitors', () => visit({ views: 5, failing: MIN_FAILURES - 1 })],
  ['a small share of the views', () => visit({ views: MIN_FAILURES / AUTO_ROLLBACK_SHARE, failing: MIN_FAILURES })],
  [
    'one visitor, repeatedly',
    async () => {
      for (let time = 0; time < MIN_FAILURES * 2; time++) await send(report);
    },
  ],
  [
    'one IPv6 network, repeatedly',
    async () => {
      for (let time = 0; time < MIN_FAILURES * 2; time++) await send(report, `2001:db8::${time}`);
    },
  ],
  [
    'a release that is no longer new',
    async () => {
      now += NEW_RELEASE_MS + 1_000;
      await visit({ views: 5, failing: MIN_FAILURES });
    },
  ],
  [
    'a setting that disables it',
    async () => {
      await open({ autoRollback: false });
      await visit({ views: 5, failing: MIN_FAILURES });
    },
  ],
])('after failures of %s the release stays', async (_name, happens) => {
  await publishNext();
  await happens();
  expect(await live()).toBe('2');
});

const serverFailure = { remote: 'mfe-shop', version: '2', reason: 'stuck', page: '/shop' } as const;

test('a new release whose server code fails repeatedly is rolled back, however few visitors it has', async () => {
  await publishNext();
  failures.countViews((await folder.live(0)).remotes);
  for (let count = 0; count < MIN_SERVER_FAILURES - 1; count++) await failures.countServerFailure(serverFailure);
  expect(await live()).toBe('2');
  await failures.countServerFailure({ ...serverFailure, reason: 'crash' });
  expect(await live()).toBe('1');
  const why = `its server code failed ${MIN_SERVER_FAILURES} times (stuck, crash)`;
  expect((await folder.history()).at(-1)).toMatchObject({ by: 'gateway', action: 'rollback', from: '2', why });
  expect(await failures.list()).toContainEqual(
    expect.objectContaining({ version: '2', serverFailures: 3, phases: { stuck: 2, crash: 1 } }),
  );
});

test('failures of the server code of an older release are counted, and it stays', async () => {
  await publishNext();
  now += NEW_RELEASE_MS + 1_000;
  for (let count = 0; count < MIN_SERVER_FAILURES; count++) await failures.countServerFailure(serverFailure);
  expect(await live()).toBe('2');
  expect(await failures.list()).toContainEqual(expect.objectContaining({ version: '2', serverFailures: 3 }));
  for (let count = MIN_SERVER_FAILURES; count < SPIKE_FAILURES; count++)
    await failures.countServerFailure(serverFailure);
  expect(alerts).toMatchObject([{ event: 'failing', version: '2' }]);
});

test('failures are counted by release and phase, with the views', async () => {
  await publishNext();
  expect(await send(report)).toBe(204);
  expect(await send({ ...report, phase: 'style' })).toBe(204);
  failures.countViews((await folder.live()).remotes);
  expect(await failures.list()).toContainEqual({
    remote: 'mfe-shop',
    version: '2',
    views: 1,
    failedVisitors: 1,
    serverFailures: 0,
    phases: { chunk: 1, style: 1 },
  });
});

test.each<[string, object | string, number]>([
  ['an unknown remote', { ...report, remote: 'mfe-else' }, 422],
  ['a version that was never published', { ...report, version: '9' }, 422],
  ['an invalid version', { ...report, version: '../1' }, 422],
  ['an unknown phase', { ...report, phase: 'lunch' }, 422],
  ['an address with a query', { ...report, page: '/shop?email=a@b.gr' }, 422],
  ['invalid JSON', 'x', 400],
  ['a large body', 'x'.repeat(MAX_REPORT_BYTES + 1), 413],
])('%s is refused', async (_name, body, status) => {
  expect(await send(body)).toBe(status);
  expect(await failures.list()).toEqual([]);
});

test('an address that reports too often gets 429', async () => {
  for (let count = 0; count < REPORTS_PER_MINUTE; count++) await send({ ...report, version: '1' });
  expect(await send(report)).toBe(429);
  expect(await send({ ...report, version: '1' }, '203.0.113.2')).toBe(204);
});

test.each([
  ['a crash', { reference: 'ABCD1234', error: 'TypeError: x is not a function', page: '/en/shop' }, 204],
  ['a crash without a reference', { error: 'TypeError', page: '/shop' }, 422],
  ['an address with a query', { reference: 'ABCD1235', error: 'TypeError', page: '/shop?email=maria' }, 422],
  ['a novel', { reference: 'ABCD1236', error: 'x'.repeat(400), page: '/shop' }, 422],
])('%s is logged with its reference: %#', async (_name, body, status) => {
  noted.length = 0;
  const response = await fetch(`${gateway}${CRASHES_PATH}`, { method: 'POST', body: JSON.stringify(body) });
  expect(response.status).toBe(status);
  expect(noted.map((line) => JSON.parse(line))).toEqual(
    status === 204 ? [expect.objectContaining({ reference: 'ABCD1234', page: '/en/shop', msg: 'a page crashed' })] : [],
  );
});
