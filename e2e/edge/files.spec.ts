import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { findNginx } from '@fakos/tools/start/find-servers';
import type { Edge } from './site/edge.ts';
import { shippedConfiguration } from './site/nginx.ts';
import { sendRequest } from './site/visitor.ts';
import { expect, test } from './test.ts';

test('nginx accepts the shipped configuration', () => {
  test.skip(process.getuid?.() !== 0, 'port 80 and the log folder belong to root');
  execFileSync(findNginx() ?? 'nginx', ['-t', '-q', '-c', shippedConfiguration], { stdio: 'pipe' });
});

for (const [part, pattern] of [
  ["the shell's", /"(\/assets\/[^"]+\.js)"/],
  ["a remote's", /(\/remotes\/[^"]+\.css)"/],
] as const) {
  test(`${part} files are served from disk in the smallest encoding that the browser accepts`, async ({ edge }) => {
    const page = (await sendRequest(`${edge.url}/shop`)).body.toString();
    const address = pattern.exec(page)?.[1] ?? '';
    const plain = await sendRequest(edge.url + address);
    const brotli = await sendRequest(edge.url + address, { headers: { 'accept-encoding': 'gzip, br' } });
    const gzip = await sendRequest(edge.url + address, { headers: { 'accept-encoding': 'gzip' } });

    expect([plain.headers['content-encoding'], plain.status]).toEqual([undefined, 200]);
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringMatching(/^text\/(javascript|css); charset=utf-8$/),
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(new Set(brotli.headerNames).size, brotli.headerNames.join()).toBe(brotli.headerNames.length);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotli.body.length).toBeLessThan(plain.body.length);
    expect(listGateways(edge, address)).toEqual(['', '', '']);

    const retryAddress = address.replace('/remotes/', '/remotes~1/');
    expect((await sendRequest(edge.url + retryAddress)).body.equals(plain.body)).toBe(true);
    expect(listGateways(edge, retryAddress)).toContain('');
  });
}

test.describe('a release', () => {
  const getReleaseFolder = (edge: Edge) => path.join(edge.dataDir, 'releases/mfe-rehearsal');

  test.beforeAll(({ edge }) => {
    const version = path.join(getReleaseFolder(edge), '1.0.0');
    mkdirSync(path.join(version, 'server'), { recursive: true });
    for (const file of [
      'entry.js',
      'entry.js.map',
      'entry.js.br',
      'manifest.json',
      'history.jsonl',
      '.owner',
      'server/entry.js',
    ]) {
      writeFileSync(path.join(version, file), 'content of the release');
    }
  });

  test.afterAll(({ edge }) => rmSync(getReleaseFolder(edge), { recursive: true }));

  for (const [file, status] of [
    ['entry.js', 200],
    ['entry.js.map', 404],
    ['entry.js.br', 404],
    ['manifest.json', 404],
    ['history.jsonl', 404],
    ['.owner', 404],
    ['server/entry.js', 404],
    ['server/maps/entry.js.map', 404],
    ['SERVER/../server/entry.js', 404],
    ['%73erver/entry.js', 404],
    ['../../registry.json', 404],
    ['%2e%2e/%2e%2e/registry.json', 404],
    ['%2e%2e/%2e%2e/%2e%2e/session-secret', 404],
  ] as const) {
    test(`responds with ${status} for ${file}`, async ({ edge }) => {
      const statuses = ['remotes', 'remotes~1', 'Remotes'].map(async (base) => {
        return (await sendRequest(`${edge.url}/${base}/mfe-rehearsal/1.0.0/${file}`)).status;
      });
      // Paths on disk have exactly one spelling, and no other spelling reaches a gateway.
      expect(await Promise.all(statuses)).toEqual([status, status, 404]);
    });
  }
});

function listGateways(edge: Edge, address: string): string[] {
  return edge
    .readLog()
    .filter((line) => line.path === address)
    .map(({ gateway }) => gateway);
}
