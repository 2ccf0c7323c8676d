import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { createApp } from '../../app.ts';
import type { LiveComposition } from '../../releases/composition/live-composition.ts';
import { FailureCounts } from '../../releases/failure-counts.ts';
import { startRenderer } from '../../render/start-renderer.ts';
import { TokenBinding } from '../../session/token-binding.ts';
import { TestServers } from '../../testing/http.ts';
import { createShellManifest } from '../../testing/release-builds.ts';
import { respondWithJson, ScriptedApi } from '../../testing/scripted-api.ts';
import { Upstream } from '../../upstream/upstream.ts';

const RENDER_TIMEOUT_MS = 400;
/** How much later than its deadline a page may arrive, for the work that follows and for a busy machine. */
const ALLOWANCE_MS = 1_500;
/** Each response of the API is faster than the deadline; those of a page together are not. */
const SLOW_RESPONSE_MS = 300;

/** Server code of a shell whose pages need responses that the API sends one after the other. */
const shellCode = `
exports.prepare = async () => ({});
exports.renderPage = async ({ sendApiRequest }) => {
  for (let page = 1; page <= 20; page++) await sendApiRequest('products.php?page=' + page, 'el');
  return { html: 'rendered by the server', meta: {}, cache: { queries: {}, provided: {} } };
};`;

const folder = mkdtempSync(path.join(tmpdir(), 'fakos-deadline-'));
const file = 'server/index.js';
mkdirSync(path.join(folder, 'server'));
writeFileSync(path.join(folder, file), shellCode);
const integrity = { [file]: `sha384-${createHash('sha384').update(shellCode).digest('base64')}` };
const composition: LiveComposition = {
  key: '1',
  shell: { ...createShellManifest('1'), server: file, integrity },
  shellBase: '/assets/1/',
  shellFolder: folder,
  remotes: [],
};
const releases = { live: async () => composition };
const log = pino({ level: 'silent' });

const api = new ScriptedApi();
const servers = new TestServers();
let upstream: Upstream;
let rendering: ReturnType<typeof startRenderer>;

beforeEach(async () => {
  upstream = new Upstream(await api.start());
  const failures = new FailureCounts({ log });
  const settings = { RENDER_WORKERS: 1, RENDER_TIMEOUT_MS, RENDER_HEAP_MB: 128, PAGE_CACHE_MB: 8 };
  rendering = startRenderer(settings, { upstream, failures, log });
});
afterEach(async () => {
  await servers.close();
  await rendering.close();
  await api.stop();
  await upstream.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The addresses of the home page, of a page, and of a page that is not found and may have moved. */
const addresses = ['/', '/en', '/no/such/page'];

test.each([
  ['never responds', true, () => undefined],
  ['never responds', false, () => undefined],
  ['responds slowly', true, respondLater],
  ['responds slowly', false, respondLater],
])('while the API %s, a page is sent at its deadline (rendered by the server: %s)', async (_what, isServer, script) => {
  api.script = script;
  const parts = { releases, releasesFolder: folder, upstream, binding: new TokenBinding(Buffer.alloc(32)), log };
  const site = await servers.listen(
    createApp({ ...parts, ...(isServer && { renderer: rendering.renderer }), pageTimeoutMs: RENDER_TIMEOUT_MS }),
  );
  for (const address of addresses) {
    const startedAt = performance.now();
    const response = await fetch(site + address);
    const html = await response.text();
    expect(performance.now() - startedAt).toBeLessThan(RENDER_TIMEOUT_MS + ALLOWANCE_MS);
    expect(response.status).toBe(address.includes('such') ? 404 : 200);
    // The browser renders it, and requests the data itself.
    expect(html).toContain('/assets/1/main.js');
    expect(html).not.toContain('rendered by the server');
  }
  expect(api.requests.length).toBeGreaterThan(0);
});

test('a page whose data arrive in time is rendered by the server', async () => {
  api.script = respondWithJson({ success: true });
  const parts = { releases, releasesFolder: folder, upstream, binding: new TokenBinding(Buffer.alloc(32)), log };
  const site = await servers.listen(createApp({ ...parts, renderer: rendering.renderer, pageTimeoutMs: 10_000 }));
  // Starting a thread takes longer than the pool's own limit on a busy machine; such a page is not cached.
  const read = async () => (await fetch(site)).text();
  let html = await read();
  while (!html.includes('rendered by the server')) html = await read();
  expect(html).toContain('/assets/1/main.js');
});

function respondLater(...[request, response, count]: Parameters<ScriptedApi['script']>): void {
  setTimeout(() => respondWithJson({ success: true })(request, response, count), SLOW_RESPONSE_MS).unref();
}
