import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import pino from 'pino';
import sharp from 'sharp';
import type { LiveComposition } from '../releases/live-composition.ts';
import { hashOf } from '../releases/verify-release.ts';
import { TestServers } from '../testing/http.ts';
import { answerJson, ScriptedApi } from '../testing/scripted-api.ts';
import { Upstream } from '../upstream/upstream.ts';
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

async function askWorker(isOn: boolean, integrity = hashOf(Buffer.from(WORKER))): Promise<Response> {
  const shell = { worker: 'sw.js', integrity: { 'sw.js': integrity } };
  const live = async () => ({ shell, shellFolder: folder }) as unknown as LiveComposition;
  const origin = await servers.listen(express().use(serviceWorker({ live }, isOn)));
  return fetch(`${origin}/sw.js`);
}

test('the worker is the live shell’s, may control the whole site, and is asked for anew each time', async () => {
  const answer = await askWorker(true);
  expect(await answer.text()).toBe(WORKER);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('service-worker-allowed')).toBe('/');
  expect(answer.headers.get('etag')).not.toBeNull();
});

test('switched off, a worker comes that deletes what is kept and unregisters itself', async () => {
  const text = await (await askWorker(false)).text();
  expect(text).toContain('registration.unregister()');
  expect(text).not.toContain("'fetch'");
});

test('a worker whose bytes were changed is not given away, and frees nobody either', async () => {
  const answer = await askWorker(true, 'sha384-of-something-else');
  expect(answer.status).toBe(500);
});

describe('the manifest and its icons', () => {
  const api = new ScriptedApi();
  let upstream: Upstream;
  let origin: string;
  let settings: Record<string, string>;

  beforeEach(async () => {
    api.calls.length = 0;
    settings = { company_name: 'Οπτικά Αιγαίο', favicon_url: 'favicon.svg', brand_primary: '#112233' };
    api.script = (request, response, count) => {
      if (!request.url?.includes('image.php')) return answerJson({ success: true, settings })(request, response, count);
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(FAVICON);
    };
    upstream = new Upstream(await api.start(), { keepsAnswers: false });
    const log = pino({ level: 'silent' });
    origin = await servers.listen(express().use(appManifestStep({ upstream, log })));
  });

  afterEach(async () => {
    await upstream.close();
    await api.stop();
  });

  async function askManifest(known?: string) {
    // Node's fetch would ask for a new one in any case.
    const headers = { 'cache-control': 'max-age=0', ...(known ? { 'if-none-match': known } : {}) };
    const answer = await fetch(`${origin}/manifest.webmanifest`, { headers });
    return { answer, manifest: answer.status === 200 ? ((await answer.json()) as Manifest) : undefined };
  }

  test('the manifest says what the settings say, and holds until they change', async () => {
    const { answer, manifest } = await askManifest();
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    expect(manifest).toMatchObject({ short_name: 'Οπτικά', lang: 'el', theme_color: '#112233' });
    const etag = answer.headers.get('etag') ?? '';
    expect((await askManifest(etag)).answer.status).toBe(304);
    settings.company_name = 'Φακός';
    const changed = await askManifest(etag);
    expect(changed.manifest).toMatchObject({ short_name: 'Φακός' });
  });

  test('its icons are the favicon in the sizes that it names; the maskable one has no clear corner', async () => {
    const { manifest } = await askManifest();
    for (const { src, sizes, purpose } of manifest?.icons ?? []) {
      const answer = await fetch(origin + src);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const icon = sharp(Buffer.from(await answer.arrayBuffer()));
      const { format, width, height } = await icon.metadata();
      expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
      const { channels } = await icon.stats();
      expect(channels[0]?.max).toBe(204);
      if (purpose === 'maskable') expect(channels[3]?.min ?? 255).toBe(255);
    }
    expect(manifest?.icons).toHaveLength(3);
    expect((await fetch(`${origin}/icons/7.png`)).status).toBe(404);
  });

  test('where neither favicon nor logo can be drawn, the shop’s first letter is', async () => {
    settings.favicon_url = 'https://elsewhere.example/icon.png';
    const answer = await fetch(`${origin}/icons/192.png`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(api.calls.filter((call) => call.includes('image.php'))).toEqual([]);
  });
});
