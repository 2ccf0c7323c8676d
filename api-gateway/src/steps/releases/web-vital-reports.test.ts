import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WEB_VITALS_PATH } from '@fakos/contracts/remote/web-vitals';
import express from 'express';
import pino from 'pino';
import { SharedCounts } from '../../counts/shared-counts.ts';
import { SqliteCountStore } from '../../counts/sqlite-count-store.ts';
import { WebVitalCounts } from '../../releases/web-vital-counts.ts';
import { TestServers } from '../../testing/http.ts';
import { Builds, createRoute } from '../../testing/release-builds.ts';
import { errors } from '../errors.ts';
import { webVitalReports } from './web-vital-reports.ts';

const log = pino({ level: 'silent' });
const servers = new TestServers();
let builds: Builds;
let data: string;
let shared: SharedCounts;
let vitals: WebVitalCounts;
let gateway: string;

beforeEach(async () => {
  builds = new Builds();
  data = await mkdtemp(path.join(tmpdir(), 'fakos-vitals-'));
  const folder = await builds.installation(['mfe-shop', 'mfe-blog']);
  const routes = ['shop', 'shop/:slug'].map((route) => createRoute(route));
  await folder.publish(builds.remote('mfe-shop', '2', { routes }), { by: 'maria', why: '' });
  shared = new SharedCounts({ store: new SqliteCountStore(data), log });
  vitals = new WebVitalCounts(shared);
  const isKnown = (...release: [string, string]) => folder.isPublished(...release);
  gateway = await servers.listen(express().use(webVitalReports({ releases: folder, vitals, isKnown }), errors(log)));
});
afterEach(async () => {
  await servers.close();
  await shared.close();
  builds.remove();
  await rm(data, { recursive: true });
});

const report = { page: '/en/shop/santorini', composition: 'shell@1 mfe-blog@1 mfe-shop@2', values: { LCP: 2000 } };

async function send(body: object | string): Promise<number> {
  const options = { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) };
  return (await fetch(`${gateway}${WEB_VITALS_PATH}`, options)).status;
}

test('values count for the kind of page and for the release that serves it', async () => {
  for (const LCP of [1900, 1900, 1900, 4400]) expect(await send({ ...report, values: { LCP, CLS: 0 } })).toBe(204);
  await send({ ...report, page: '/shop', composition: 'shell@1 mfe-shop@1', values: { LCP: 900, INP: 700 } });
  await send({ page: '/en', composition: 'shell@1 mfe-shop@2', values: { CLS: 0.2 } });
  const product = { part: 'mfe-shop', page: 'shop/:slug' };
  const summary = await vitals.summarise();
  expect(summary.pages).toEqual([
    { part: 'mfe-shop', page: 'shop', metric: 'INP', count: 1, good: 0, p75: 650, rating: 'poor' },
    { part: 'mfe-shop', page: 'shop', metric: 'LCP', count: 1, good: 1, p75: 937.5, rating: 'good' },
    { ...product, metric: 'CLS', count: 4, good: 4, p75: 0.000_75, rating: 'good' },
    { ...product, metric: 'LCP', count: 4, good: 3, p75: 2000, rating: 'good' },
    { part: 'shell', page: '', metric: 'CLS', count: 1, good: 0, p75: 0.1875, rating: 'improvable' },
  ]);
  expect(summary.releases).toContainEqual({
    part: 'mfe-shop',
    version: '1',
    metric: 'LCP',
    count: 1,
    good: 1,
    p75: 937.5,
    rating: 'good',
  });
  expect(summary.rows).toContainEqual({
    ...product,
    version: '2',
    metric: 'LCP',
    count: 4,
    good: 3,
    p75: 2000,
    rating: 'good',
  });
});

test.each<[string, object]>([
  ['a page without a route', { page: '/no/such/page' }],
  ['a release that was never published', { composition: 'shell@1 mfe-shop@9' }],
  ['a composition without the part', { composition: 'shell@1' }],
])('%s is not counted', async (_name, changes) => {
  expect(await send({ ...report, ...changes })).toBe(204);
  expect((await vitals.summarise()).rows).toEqual([]);
});

test.each<[string, object | string, number]>([
  ['invalid JSON', '{', 400],
  ['an address with a query', { ...report, page: '/shop?email=a@b.gr' }, 422],
  ['a negative time', { ...report, values: { LCP: -1 } }, 422],
  ['a time of an hour', { ...report, values: { INP: 3_600_000 } }, 422],
  ['a text instead of a number', { ...report, values: { CLS: '0.1' } }, 422],
])('%s is refused', async (_name, body, status) => {
  expect(await send(body)).toBe(status);
  expect((await vitals.summarise()).rows).toEqual([]);
});
