import { FROZEN_PATH } from '@fakos/contracts/remote/failures';
import express from 'express';
import pino from 'pino';
import { type FailureCounts, MIN_FAILURES } from '../../releases/failure-counts.ts';
import { ReleaseFolder } from '../../releases/release-folder.ts';
import { watchReleases } from '../../releases/watch-releases.ts';
import { TestServers } from '../../testing/http.ts';
import { Builds, createRoute, liveVersions } from '../../testing/release-builds.ts';
import { errors } from '../errors.ts';
import { frozenPages } from './frozen-pages.ts';

const SLOT = 'home.latest-posts';
const author = { by: 'maria', why: '' };
const log = pino({ level: 'silent' });
const servers = new TestServers();
let builds: Builds;
let folder: ReleaseFolder;
let failures: FailureCounts;
let gateway: string;
let now: number;

beforeEach(async () => {
  builds = new Builds();
  folder = new ReleaseFolder(builds.releases);
  const slots = [{ name: SLOT, scripts: [], styles: [], consumes: [] }];
  const routes = [createRoute(''), createRoute('about', { slots: [SLOT] })];
  await folder.publishCheckout({
    shell: builds.shell('1', { routes }),
    remotes: [builds.remote('mfe-shop', '1'), builds.remote('mfe-blog', '1', { slots })],
  });
  // The first releases are no longer new.
  now = Date.now() + 60 * 60_000;
  failures = watchReleases(folder, log, { autoRollback: true, now: () => now });
  const isKnown = (...release: [string, string]) => folder.isPublished(...release);
  const app = express().set('trust proxy', 'loopback');
  gateway = await servers.listen(app.use(frozenPages({ releases: folder, failures, isKnown, log }), errors(log)));
});
afterEach(async () => {
  await servers.close();
  builds.remove();
});

async function send(body: object, address = '203.0.113.1'): Promise<number> {
  const headers = { 'content-type': 'text/plain', 'x-forwarded-for': address };
  const response = await fetch(`${gateway}${FROZEN_PATH}`, { method: 'POST', body: JSON.stringify(body), headers });
  return response.status;
}

const listFailed = async () =>
  (await failures.list()).map(({ remote, version, phases }) => `${remote} ${version}: ${phases.frozen}`);
const composition = (shop: string, blog = '1') => `shell@1 mfe-shop@${shop} mfe-blog@${blog}`;

test.each([
  ['of the remote whose route it is', '/en/shop', composition('1'), ['mfe-shop 1: 1']],
  ["that no remote's route is", '/', composition('1'), []],
  ['with a release that was never published', '/shop', composition('9'), []],
])('a frozen page %s', async (_name, page, releases, expected) => {
  expect(await send({ page, composition: releases })).toBe(204);
  expect(await listFailed()).toEqual(expected);
});

test('a new release on a page of the shell is rolled back when the page freezes for many visitors', async () => {
  const slots = [{ name: SLOT, scripts: [], styles: [], consumes: [] }];
  now = Date.now();
  await folder.publish(builds.remote('mfe-blog', '2', { slots }), author);
  // A page on which the new release is not shown says nothing about it.
  await send({ page: '/shop', composition: composition('1', '2') }, '203.0.113.99');
  expect(await listFailed()).toEqual(['mfe-shop 1: 1']);
  for (let visitor = 0; visitor < MIN_FAILURES; visitor++)
    await send({ page: '/about', composition: composition('1', '2') }, `198.51.100.${visitor}`);
  expect((await liveVersions(folder))['mfe-blog']?.[0]).toBe('1');
  expect((await folder.history()).at(-1)).toMatchObject({ action: 'rollback', name: 'mfe-blog', from: '2' });
});

test.each([
  ['no page', { composition: composition('1') }],
  ['a query', { page: '/shop?q=1', composition: composition('1') }],
])('%s is refused', async (_name, body) => {
  expect(await send(body)).toBe(422);
});
