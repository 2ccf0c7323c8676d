import { appendFileSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import express from 'express';
import pino from 'pino';
import { health } from '../steps/health.ts';
import { TestServers } from '../testing/http.ts';
import { Builds, createRoute, liveVersions } from '../testing/release-builds.ts';
import { LiveCheck } from './live-check.ts';
import { REREAD_MS } from './registry-file.ts';
import { ReleaseFolder } from './release-folder.ts';

const author = { by: 'maria', why: 'a test' };
const log = pino({ level: 'silent' });
const servers = new TestServers();

let builds: Builds;
beforeEach(() => {
  builds = new Builds();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await servers.close();
  builds.remove();
});

/** Advances the process's clock. */
function passTime(ms: number): void {
  const real = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => real() + ms);
}

/** A build of the same version with other files. */
const createOther = (id: string, version: string) => builds.remote(id, version, { slices: ['other'] });
const toBuilds = (...remotes: string[]) => ({ shell: builds.shell('1'), remotes });
const damage = (file: string) => appendFileSync(path.join(builds.releases, file), ' ');

test.each([
  ['a start', false],
  ['publish-builds', true],
])(
  '%s with other files of a live version changes nothing and reports it, and later releases work',
  async (_name, onlyMissing) => {
    const folder = await builds.installation(['mfe-shop', 'mfe-blog']);
    const before = builds.read('mfe-blog/1/manifest.json');
    const result = await folder.publishCheckout({ ...toBuilds(createOther('mfe-blog', '1')), onlyMissing });
    expect(result).toEqual({ published: [], refused: [{ name: 'mfe-blog', version: '1' }] });
    expect(builds.read('mfe-blog/1/manifest.json')).toBe(before);
    await folder.publish(builds.remote('mfe-shop', '2'), author);
    passTime(REREAD_MS + 1);
    const gateway = new ReleaseFolder(builds.releases);
    expect(await liveVersions(gateway)).toEqual({ 'mfe-shop': ['2', '1'], 'mfe-blog': ['1'] });
    expect(await gateway.inspectLive()).toEqual([]);
  },
);

test('publish-builds publishes only packages without a live release', async () => {
  const folder = await builds.installation(['mfe-shop']);
  const changed = {
    shell: builds.shell('2'),
    remotes: [builds.remote('mfe-shop', '2'), builds.remote('mfe-blog', '2')],
  };
  expect((await folder.publishCheckout({ ...changed, onlyMissing: true })).published).toEqual([
    { name: 'mfe-blog', version: '2' },
  ]);
  expect((await folder.list()).shell.live).toBe('1');
  expect(await liveVersions(folder)).toEqual({ 'mfe-shop': ['1'], 'mfe-blog': ['2'] });
});

test('a running gateway keeps a damaged release that has no earlier one from memory', async () => {
  const folder = await builds.installation(['mfe-shop', 'mfe-blog']);
  const listener = jest.fn();
  folder.onUnreadable(listener);
  await folder.live();
  writeFileSync(path.join(builds.releases, 'mfe-blog/1/manifest.json'), '{');
  rmSync(path.join(builds.releases, 'shell/1'), { recursive: true });
  await new ReleaseFolder(builds.releases)
    .publish(builds.remote('mfe-shop', '2'), author)
    .catch(() => new ReleaseFolder(builds.releases).rollback('mfe-shop', author).catch(() => undefined));
  // Another revision of the registry makes the gateway read everything again.
  const registry = JSON.parse(builds.read('registry.json')) as { revision: number };
  writeFileSync(
    path.join(builds.releases, 'registry.json'),
    JSON.stringify({ ...registry, revision: registry.revision + 1 }),
  );
  passTime(REREAD_MS + 1);
  expect(await liveVersions(folder)).toEqual({ 'mfe-shop': ['1'], 'mfe-blog': ['1'] });
  expect((await folder.live()).shell.version).toBe('1');
  expect(listener).toHaveBeenCalledWith(expect.objectContaining({ remote: 'mfe-blog', version: '1' }));
  expect(listener).toHaveBeenCalledWith(expect.objectContaining({ remote: 'shell', version: '1' }));
});

test('/readyz names live files that are not as published, until they are', async () => {
  const folder = await builds.installation(['mfe-shop', 'mfe-blog']);
  damage('mfe-blog/1/page.js');
  const app = express().use(health(folder, new LiveCheck(folder, log)));
  const origin = await servers.listen(app);
  const get = async () => (await fetch(`${origin}/readyz`)).json();
  expect(await get()).toEqual({
    status: 'degraded',
    shell: '1',
    remotes: { 'mfe-shop': '1', 'mfe-blog': '1' },
    problems: [{ name: 'mfe-blog', version: '1', reasons: ['page.js: its SHA-384 differs from the manifest'] }],
  });
  expect(await folder.repair([builds.remote('mfe-blog', '1')], author)).toMatchObject([{ result: 'restored' }]);
  passTime(REREAD_MS + 1);
  expect(await get()).toMatchObject({ status: 'ok', problems: [] });
});

test('a repair accepts complete files that fit, and replaces or removes incomplete ones', async () => {
  const folder = await builds.installation(['mfe-shop', 'mfe-blog', 'mfe-admin', 'mfe-lenses']);
  for (const version of ['2', '3']) await folder.publish(builds.remote('mfe-shop', version), author);
  await folder.publish(builds.remote('mfe-blog', '2'), author);
  // Overwritten by a build of another checkout, as versions before 0.2 did.
  cpSync(createOther('mfe-admin', '1'), path.join(builds.releases, 'mfe-admin/1'), { recursive: true });
  rmSync(path.join(builds.releases, 'mfe-shop/3/entry.js'));
  rmSync(path.join(builds.releases, 'mfe-blog/1/entry.js'));
  rmSync(path.join(builds.releases, 'mfe-lenses/1/entry.js'));
  const repairs = await folder.repair([], author);
  expect(repairs.map(({ name, version, result }) => [name, version, result])).toEqual([
    ['mfe-shop', '3', 'replaced'],
    ['mfe-blog', '1', 'removed'],
    ['mfe-admin', '1', 'accepted'],
    ['mfe-lenses', '1', 'damaged'],
  ]);
  expect((await liveVersions(folder))['mfe-shop']).toEqual(['2', '1']);
  expect((await liveVersions(folder))['mfe-admin']).toEqual(['1']);
  expect((await folder.inspectLive()).map(({ name }) => name)).toEqual(['mfe-lenses']);
  expect(await folder.history()).toContainEqual(
    expect.objectContaining({ action: 'repair', name: 'mfe-shop', version: '2', from: '3', by: 'maria' }),
  );
});

test('a damaged live release can be published again, with the same files or with others', async () => {
  const folder = await builds.installation(['mfe-shop']);
  const build = builds.remote('mfe-shop', '1');
  await expect(folder.publish(build, author)).rejects.toThrow('live for all visitors already');
  damage('mfe-shop/1/page.css');
  await folder.publish(build, author);
  expect(await folder.inspectLive()).toEqual([]);
  rmSync(path.join(builds.releases, 'mfe-shop/1'), { recursive: true });
  await folder.publish(createOther('mfe-shop', '1'), author);
  expect(await folder.inspectLive()).toEqual([]);
});

describe('releases of the shell', () => {
  const part = { scripts: ['page.js'], styles: [], consumes: [] };

  test('a shell is a canary, promoted and rolled back like a remote', async () => {
    const folder = await builds.installation(['mfe-shop']);
    const getShell = async (bucket?: number) => (await folder.live(bucket)).shell.version;
    await folder.publish(builds.shell('2'), { ...author, canary: 10 });
    expect(await folder.hasCanary()).toBe(true);
    expect(await Promise.all([getShell(), getShell(10), getShell(9)])).toEqual(['1', '1', '2']);
    // Server and browser of one visitor get the same shell: its files and its address are of one composition.
    const canary = await folder.live(9);
    expect([canary.shellBase, canary.shellFolder]).toEqual(['/assets/2/', path.join(builds.releases, 'shell/2')]);
    await folder.promote('shell', author);
    expect(await getShell()).toBe('2');
    expect((await folder.list()).shell).toMatchObject({ live: '2', by: 'maria', previous: ['1'] });
    await folder.rollback('shell', author);
    expect(await getShell()).toBe('1');
    expect((await folder.history()).slice(-3).map(({ action, name }) => `${action} ${name}`)).toEqual([
      'canary shell',
      'promote shell',
      'rollback shell',
    ]);
  });

  test('a shell that lacks names used by a live remote or a canary is refused', async () => {
    const folder = await builds.installation(['mfe-blog']);
    const uses = { '@fakos/shared-kit/ui/button': ['Button'] };
    await folder.publish(
      builds.remote('mfe-shop', '1', { uses, slots: [{ ...part, name: 'home.featured-products' }] }),
      author,
    );
    const canary = { uses: { '@fakos/shared-kit/ui/card': ['Card'] } };
    await folder.publish(builds.remote('mfe-blog', '2', canary), { ...author, canary: 5 });
    const shell = builds.shell('2', {
      contract: 2,
      exports: { '@fakos/shared-kit/ui/button': ['IconButton'] },
      slotNames: ['home.gallery'],
      routes: [createRoute(''), createRoute('shop')],
    });
    const lines = [
      'contract: 2, but the live mfe-blog 1 has contract 1',
      'contract: 2, but the live mfe-blog 2 has contract 1',
      'kit: the live mfe-blog 2 imports "@fakos/shared-kit/ui/card", which the shell 2 does not provide',
      'contract: 2, but the live mfe-shop 1 has contract 1',
      'kit: the live mfe-shop 1 imports { Button } from "@fakos/shared-kit/ui/button", which the shell 2 does not export',
      'slots: "home.featured-products" is filled by the live mfe-shop 1, but this shell has no such slot',
      'routes: "shop" and "shop" of mfe-shop 1 match the same address',
    ];
    await expect(folder.publish(shell, author)).rejects.toMatchObject({ reasons: lines });
    expect((await folder.list()).shell.live).toBe('1');
  });

  test('a remote must fit the live shell and its canary', async () => {
    const folder = await builds.installation(['mfe-shop']);
    const exports = { '@fakos/shared-kit/ui/button': ['Button'] };
    await folder.publish(builds.shell('2', { exports }), { ...author, canary: 5 });
    const uses = { '@fakos/shared-kit/ui/card': ['Card'] };
    await expect(folder.publish(builds.remote('mfe-shop', '2', { uses }), author)).rejects.toMatchObject({
      reasons: ['kit: imports "@fakos/shared-kit/ui/card", which the shell 2 does not provide'],
    });
  });

  test('a registry that names the shell by its version alone stays in use', async () => {
    const folder = await builds.installation(['mfe-shop']);
    const { shell: _shell, ...registry } = JSON.parse(builds.read('registry.json')) as { shell: object };
    writeFileSync(path.join(folder.folder, 'registry.json'), JSON.stringify({ ...registry, shell: '1' }));
    const started = new ReleaseFolder(folder.folder);
    expect((await started.live()).shell.version).toBe('1');
    expect((await started.publishCheckout(toBuilds(builds.remote('mfe-shop', '1')))).published).toEqual([
      { name: 'shell', version: '1' },
    ]);
    expect(await started.inspectLive()).toEqual([]);
  });
});
