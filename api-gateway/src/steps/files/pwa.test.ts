import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import pino from 'pino';
import sharp from 'sharp';
import type { LiveComposition } from '../../releases/composition/live-composition.ts';
import { computeIntegrity } from '../../releases/verify-release.ts';
import { TestServers } from '../../testing/http.ts';
import { respondWithJson, ScriptedApi } from '../../testing/scripted-api.ts';
import { Upstream } from '../../upstream/upstream.ts';
import { appManifestStep } from './app-manifest.ts';
import { serviceWorker } from './service-worker.ts';

const WORKER = '// the worker of a release';
const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#c00"/></svg>';

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

const servers = new TestServers();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fakos-shell-'));
  await writeFile(path.join(folder, 'sw.js'), WORKER);
});

afterEach(async () => {
  await servers.close();
  await rm(folder, { recursive: true });
});

async function fetchWorker(isOn: boolean, integrity = computeIntegrity(Buffer.from(WORKER))): Promise<Response> {
  const shell = { worker: 'sw.js', integrity: { 'sw.js': integrity } };
  const live = async () => ({ shell, shellFolder: folder }) as unknown as LiveComposition;
  const origin = await servers.listen(express().use(serviceWorker({ live }, isOn)));
  return fetch(`${origin}/sw.js`);
}

test('the worker is that of the live shell, has the whole site as its scope, and is revalidated each time', async () => {
  const response = await fetchWorker(true);
  expect(await response.text()).toBe(WORKER);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('service-worker-allowed')).toBe('/');
  expect(response.headers.get('etag')).not.toBeNull();
});

test('if switched off, the worker deletes all caches and unregisters itself', async () => {
  const text = await (await fetchWorker(false)).text();
  expect(text).toContain('registration.unregister()');
  expect(text).not.toContain("'fetch'");
});

test('a worker with a wrong hash is not served, nor is the unregistering one', async () => {
  const response = await fetchWorker(true, 'sha384-of-something-else');
  expect(response.status).toBe(500);
});

describe('the manifest and its icons', () => {
  const api = new ScriptedApi();
  let upstream: Upstream;
  let origin: string;
  let settings: Record<string, string>;

  beforeEach(async () => {
    api.requests.length = 0;
    settings = { company_name: 'Οπτικά Αιγαίο', favicon_url: 'favicon.svg', brand_primary: '#112233' };
    api.script = (request, response, count) => {
      if (!request.url?.includes('image.php'))
        return respondWithJson({ success: true, settings })(request, response, count);
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(FAVICON);
    };
    upstream = new Upstream(await api.start(), { isCaching: false });
    const log = pino({ level: 'silent' });
    origin = await servers.listen(express().use(appManifestStep({ upstream, log })));
  });

  afterEach(async () => {
    await upstream.close();
    await api.stop();
  });

  async function fetchManifest(known?: string) {
    // Without a Cache-Control of its own, Node's fetch requests a full response.
    const headers = { 'cache-control': 'max-age=0', ...(known ? { 'if-none-match': known } : {}) };
    const response = await fetch(`${origin}/manifest.webmanifest`, { headers });
    return { response, manifest: response.status === 200 ? ((await response.json()) as Manifest) : undefined };
  }

  test('the manifest follows the settings, and is 304 until they change', async () => {
    const { response, manifest } = await fetchManifest();
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    expect(manifest).toMatchObject({ short_name: 'Οπτικά', lang: 'el', theme_color: '#112233' });
    const etag = response.headers.get('etag') ?? '';
    expect((await fetchManifest(etag)).response.status).toBe(304);
    settings.company_name = 'Φακός';
    const changed = await fetchManifest(etag);
    expect(changed.manifest).toMatchObject({ short_name: 'Φακός' });
  });

  test('its icons are the favicon in the named sizes; the maskable one has no transparent corner', async () => {
    const { manifest } = await fetchManifest();
    for (const { src, sizes, purpose } of manifest?.icons ?? []) {
      const response = await fetch(origin + src);
      expect(response.headers.get('cache-control')).toContain('immutable');
      const icon = sharp(Buffer.from(await response.arrayBuffer()));
      const { format, width, height } = await icon.metadata();
      expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
      const { channels } = await icon.stats();
      expect(channels[0]?.max).toBe(204);
      if (purpose === 'maskable') expect(channels[3]?.min ?? 255).toBe(255);
    }
    expect(manifest?.icons).toHaveLength(3);
    expect((await fetch(`${origin}/icons/7.png`)).status).toBe(404);
  });

  test('without a usable favicon or logo, the icon shows the shop’s first letter', async () => {
    settings.favicon_url = 'https://elsewhere.example/icon.png';
    const response = await fetch(`${origin}/icons/192.png`);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(api.requests.filter((call) => call.includes('image.php'))).toEqual([]);
  });
});
