import { spawnSync } from 'node:child_process';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pino from 'pino';
import { createApp } from '../app.ts';
import { ReleaseFolder } from '../releases/release-folder.ts';
import { Renderer } from '../render/renderer.ts';
import { TokenBinding } from '../session/token-binding.ts';
import { TestServers } from '../testing/http.ts';
import { Builds } from '../testing/release-builds.ts';
import { respondWithJson, ScriptedApi } from '../testing/scripted-api.ts';
import { Upstream } from '../upstream/upstream.ts';
import { toTracedPath } from './traced-path.ts';
import { openTracing, type Tracing } from './tracing.ts';

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const log = pino({ level: 'silent' });

/** A collector that stores the spans it receives. */
const spans: SentSpan[] = [];
const collector = createServer((request, response) => {
  void json(request).then((body) => {
    const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.setHeader('content-type', 'application/json').end('{}');
  });
});

const api = new ScriptedApi();
let received: IncomingHttpHeaders[];
let servers: TestServers;
let builds: Builds;
let tracing: Tracing;
let upstream: Upstream;
let url: string;

beforeAll(() => new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  collector.closeAllConnections();
  await new Promise((resolve) => collector.close(resolve));
});
beforeEach(async () => {
  spans.splice(0);
  received = [];
  servers = new TestServers();
  builds = new Builds();
  api.script = (request, response, count) => {
    received.push(request.headers);
    respondWithJson({ success: true, data: [] })(request, response, count);
  };
  const { port } = collector.address() as AddressInfo;
  tracing = (await openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` })) as Tracing;
  upstream = new Upstream(await api.start(), { tracing });
  const releases = new ReleaseFolder(builds.releases);
  const shell = builds.shell('1', { server: 'main.js' });
  await releases.publishCheckout({ shell, remotes: [builds.remote('mfe-shop', '1')] });
  const render = async () => {
    await upstream.getShared('products.php?search=secret', 'el');
    return { page: { html: 'products', meta: {}, cache: { queries: {}, provided: {} } } };
  };
  const renderer = new Renderer({ pool: { render }, log, onFailure: () => undefined, tracing });
  const binding = new TokenBinding(Buffer.alloc(32));
  const parts = { releases, releasesFolder: builds.releases, upstream, renderer, binding, log, tracing };
  url = await servers.listen(createApp(parts));
});
afterEach(async () => {
  await servers.close();
  await tracing.close();
  await upstream.close();
  await api.stop();
  builds.remove();
});

/** The spans after everything was sent. */
async function closeAndList(): Promise<SentSpan[]> {
  await servers.close();
  // A span ends with the close event of its response, which may follow the end of the connection.
  await nextTurn();
  await tracing.close();
  return spans;
}

test('a request to the API continues the trace of its visitor and passes it on', async () => {
  const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
  const response = await fetch(`${url}/backend/api/cart.php?email=maria@example.gr`, { headers });
  expect(await response.json()).toMatchObject({ success: true });
  const sent = await closeAndList();
  const [server, client] = ['GET request', 'GET API'].map((name) => sent.find((span) => span.name === name));
  expect(server).toMatchObject({ name: 'GET request', traceId: TRACE, parentSpanId: PARENT });
  expect(client).toMatchObject({ name: 'GET API', traceId: TRACE, parentSpanId: server?.spanId });
  expect(sent).toHaveLength(2);
  expect(received[0]?.traceparent).toBe(`00-${TRACE}-${client?.spanId}-01`);
  expect(JSON.stringify(sent)).not.toContain('maria');
});

test('a page has spans of its composition, its rendering with the releases, and the requests to the API', async () => {
  const response = await fetch(`${url}/shop?search=secret`);
  expect(await response.text()).toContain('products');
  const sent = await closeAndList();
  const find = (name: string) => sent.find((span) => span.name === name);
  const [request, page, render, call] = ['GET request', 'page', 'render', 'GET API'].map(find);
  expect(page?.parentSpanId).toBe(request?.spanId);
  expect(render?.parentSpanId).toBe(page?.spanId);
  expect(call?.parentSpanId).toBe(render?.spanId);
  expect(new Set(sent.map(({ traceId }) => traceId)).size).toBe(1);
  expect(JSON.stringify(render?.attributes)).toContain('mfe-shop@1');
  expect(JSON.stringify(sent)).not.toContain('secret');
});

test.each([
  ['/el/shop?search=maria', '/el/shop'],
  ['/preview/6f1c2a77/', '/preview/:token/'],
  ['/en/preview/6f1c2a77?a=1', '/en/preview/:token'],
])('%s is traced as %s', (address, expected) => {
  expect(toTracedPath(address)).toBe(expected);
});

// The metrics' library loads the interfaces of @opentelemetry/api.
test('without a collector, no SDK and no exporter of OpenTelemetry is loaded', () => {
  const main = path.resolve(import.meta.dirname, '../main.ts');
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
    await import(${JSON.stringify(main)});
    const { openTracing } = await import(${JSON.stringify(path.resolve(import.meta.dirname, 'tracing.ts'))});
    const count = () => loaded.filter((url) => /@opentelemetry\\/(?!api\\/)/.test(url)).length;
    const before = [await openTracing({}), count()];
    await openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    process.stdout.write(JSON.stringify([...before, count() > 0]));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect([stdout.trim(), stderr]).toEqual(['[null,0,true]', '']);
});
