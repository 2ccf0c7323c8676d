import express from 'express';
import pino from 'pino';
import { GatewayMetrics } from '../metrics/gateway-metrics.ts';
import { TestServers } from '../testing/http.ts';
import { errors } from './errors.ts';
import { metricsPage, observeRequests } from './metrics.ts';

const TOKEN = 'a-token-of-the-test';
const servers = new TestServers();
afterEach(() => servers.close());

async function open(): Promise<{
  metrics: GatewayMetrics;
  get: (path: string, headers?: object) => Promise<Response>;
}> {
  const metrics = new GatewayMetrics();
  const app = express().use(observeRequests(metrics), metricsPage(metrics, TOKEN));
  app.get('/api/products.php', (_request, response) => void response.setHeader('x-cache', 'hit').json({}));
  app.get('/shop', (_request, response) => void response.type('html').send('shop'));
  app.use(errors(pino({ level: 'silent' })));
  const origin = await servers.listen(app);
  return { metrics, get: (path, headers = {}) => fetch(`${origin}${path}`, { headers: { ...headers } }) };
}

test('requests, cache hits, renders and failures are counted by remote and release', async () => {
  const { metrics, get } = await open();
  await get('/api/products.php');
  await get('/shop');
  metrics.countView('mfe-shop', 'a1');
  metrics.countRender('mfe-shop', 'a1', 0.02);
  metrics.countRenderFailure('mfe-shop', 'a1', 'stuck');
  metrics.countFailure('mfe-shop', 'a1', 'chunk');
  metrics.countRollback('mfe-shop', 'a1');
  const response = await get('/metrics');
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'fakos_gateway_requests_total{kind="api",status="200"} 1',
      'fakos_gateway_requests_total{kind="page",status="200"} 1',
      'fakos_gateway_api_cache_total{state="hit"} 1',
      'fakos_remote_views_total{remote="mfe-shop",release="a1"} 1',
      'fakos_render_seconds_count{remote="mfe-shop",release="a1"} 1',
      'fakos_render_failures_total{remote="mfe-shop",release="a1",reason="stuck"} 1',
      'fakos_remote_failures_total{remote="mfe-shop",release="a1",phase="chunk"} 1',
      'fakos_automatic_rollbacks_total{remote="mfe-shop",release="a1"} 1',
    ]),
  );
});

test.each<[string, Record<string, string>, number]>([
  ['this machine', {}, 200],
  ['a visitor behind a proxy on this machine', { 'x-forwarded-for': '203.0.113.1' }, 404],
  ['a proxy that names no visitor', { via: '1.1 proxy' }, 404],
  ['another machine with a wrong token', { 'x-forwarded-for': '203.0.113.1', authorization: 'Bearer other' }, 404],
  ['another machine with the token', { 'x-forwarded-for': '203.0.113.1', authorization: `Bearer ${TOKEN}` }, 200],
])('metrics for %s', async (_name, headers, status) => {
  const { get } = await open();
  expect((await get('/metrics', headers)).status).toBe(status);
});
