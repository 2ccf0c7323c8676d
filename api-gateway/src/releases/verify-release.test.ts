import { appendFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { remoteManifest } from '@fakos/contracts/remote/manifest';
import { Builds } from '../testing/release-builds.ts';
import { isInside, MAX_FILE_BYTES, verifyRelease } from './verify-release.ts';

const builds = new Builds();
afterAll(() => builds.remove());

test('a build matches its manifest', async () => {
  const found = await verifyRelease(builds.remote('mfe-shop', '1'), remoteManifest);
  expect(found).toMatchObject({ ok: true, seal: expect.stringMatching(/^sha384-/) });
});

test.each<[string, (folder: string) => void, string]>([
  ['a flipped byte', (folder) => writeFileSync(`${folder}/page.js`, 'Page'), 'page.js: its SHA-384'],
  [
    'a flipped byte on the server',
    (folder) => appendFileSync(`${folder}/server/index.js`, ' '),
    'server/index.js: its SHA',
  ],
  [
    'a compressed copy with other content',
    (folder) => writeFileSync(`${folder}/page.js.gz`, gzipSync('other')),
    'page.js.gz: does not',
  ],
  [
    'a compressed copy that is not brotli',
    (folder) => writeFileSync(`${folder}/page.js.br`, 'x'),
    'page.js.br: does not unpack',
  ],
  [
    'a decompression bomb',
    (folder) => writeFileSync(`${folder}/page.js.gz`, gzipSync(Buffer.alloc(9e6))),
    'page.js.gz: does',
  ],
  ['a missing file', (folder) => rmSync(`${folder}/page.css`), 'page.css: is in the manifest but not'],
  ['a file too many', (folder) => writeFileSync(`${folder}/more.js`, ''), 'more.js: is not in the manifest'],
  [
    'a compressed copy without an original',
    (folder) => writeFileSync(`${folder}/more.js.br`, ''),
    'more.js.br: is not in the manifest',
  ],
  ['a link out of it', (folder) => symlinkSync('/etc/passwd', `${folder}/passwd`), 'passwd: is not a plain file'],
  ['a hidden file', (folder) => writeFileSync(`${folder}/.env`, ''), '.env: has a name'],
  ['a huge file', (folder) => truncateSync(`${folder}/page.js`, MAX_FILE_BYTES + 1), 'page.js: 8388609 bytes'],
  ['no manifest', (folder) => rmSync(`${folder}/manifest.json`), 'manifest.json: is missing'],
  [
    'a manifest that is no JSON',
    (folder) => writeFileSync(`${folder}/manifest.json`, '{'),
    'manifest.json: is not JSON',
  ],
  ['a manifest without parts', (folder) => writeFileSync(`${folder}/manifest.json`, '{}'), 'manifest.json: id'],
])('%s is detected', async (_name, tamper, line) => {
  const folder = builds.remote('mfe-shop', '1');
  tamper(folder);
  const found = await verifyRelease(folder, remoteManifest);
  expect(found.ok || found.reasons).toContainEqual(expect.stringContaining(line));
});

test('a version is one folder name', async () => {
  const found = await verifyRelease(builds.remote('mfe-shop', '..'), remoteManifest);
  expect(found.ok || found.reasons).toContainEqual(expect.stringContaining('version: ".."'));
});

test.each([
  ['entry.1a2b.js', true],
  ['server/index.js', true],
  ['../registry.json', false],
  ['a/../../b.js', false],
  ['/etc/passwd', false],
  ['a\\b.js', false],
  ['', false],
])('"%s" stays inside a release: %s', (file, expected) => {
  expect(isInside(file)).toBe(expected);
  if (expected) expect(path.resolve('/r', file).startsWith('/r/')).toBe(true);
});
