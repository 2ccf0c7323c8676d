import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Builds, createRoute, liveVersions } from '../testing/release-builds.ts';
import { UNREADABLE_RETRY_MS } from './composition/compositions.ts';
import { REREAD_MS } from './registry-file.ts';
import { ReleaseFolder } from './release-folder.ts';

const author = { by: 'maria', why: 'a test' };
const sources = path.resolve('api-gateway/src/releases');

let builds: Builds;
beforeEach(() => {
  builds = new Builds();
});
afterEach(() => {
  jest.restoreAllMocks();
  builds.remove();
});

/** Advances the process's clock. */
function passTime(ms: number): void {
  const real = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => real() + ms);
}

test('a release is published and rolled back; earlier ones stay available, newest first', async () => {
  const folder = await builds.installation();
  for (const version of ['2', '3', '4', '5']) await folder.publish(builds.remote('mfe-shop', version), author);
  expect(await liveVersions(folder)).toEqual({ 'mfe-shop': ['5', '4', '3', '2'] });
  expect(await folder.rollback('mfe-shop', { by: 'nikos', why: 'prices were wrong' })).toMatchObject({
    version: '4',
    from: '5',
  });
  expect(await liveVersions(folder)).toEqual({ 'mfe-shop': ['4', '3', '2', '1'] });
  expect((await folder.history()).at(-1)).toMatchObject({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    by: 'nikos',
    why: 'prices were wrong',
    action: 'rollback',
    name: 'mfe-shop',
    version: '4',
    from: '5',
  });
});

test('a canary is served to its share of the visitors until it is promoted or rolled back', async () => {
  const folder = await builds.installation(['mfe-shop', 'mfe-blog']);
  await folder.publish(builds.remote('mfe-shop', '2'), { ...author, canary: 10 });
  expect(await folder.hasCanary()).toBe(true);
  const versions = async (bucket?: number) => (await liveVersions(folder, bucket))['mfe-shop'];
  expect(await Promise.all([versions(), versions(10), versions(9), versions(0)])).toEqual([
    ['1'],
    ['1'],
    ['2', '1'],
    ['2', '1'],
  ]);
  expect((await folder.live(0)).key).not.toBe((await folder.live(50)).key);
  await folder.rollback('mfe-shop', author);
  expect(await versions(0)).toEqual(['1']);
  await folder.publish(builds.remote('mfe-shop', '2'), { ...author, canary: 10, forceVersion: true });
  await folder.promote('mfe-shop', author);
  expect(await versions(99)).toEqual(['2', '1']);
  expect(await folder.hasCanary()).toBe(false);
  await expect(folder.promote('mfe-shop', author)).rejects.toThrow('no canary');
});

const part = { scripts: ['page.js'], styles: ['page.css'], consumes: [] };
const withLenses = (own: string) => ({ routes: [createRoute(own, part), createRoute('lenses', part)] });

test('a release cannot take a route of a canary, nor can a rollback restore a route that was taken since', async () => {
  const folder = await builds.installation(['mfe-shop', 'mfe-blog']);
  await folder.publish(builds.remote('mfe-blog', '2', withLenses('blog')), { ...author, canary: 10 });
  const reasons = [expect.stringContaining('"lenses" and "lenses" of mfe-blog')];
  await expect(folder.publish(builds.remote('mfe-shop', '2', withLenses('shop')), author)).rejects.toMatchObject({
    reasons,
  });
  await folder.promote('mfe-blog', author);
  await folder.publish(builds.remote('mfe-blog', '3', { routes: [] }), { ...author, forceSlotRemoval: true });
  await folder.publish(builds.remote('mfe-shop', '3', withLenses('shop')), author);
  // The newest earlier release has a route that now belongs to the shop; the one before it has not.
  expect(await folder.rollback('mfe-blog', author)).toMatchObject({ version: '1', from: '3' });
});

test('a canary that no longer fits cannot be promoted', async () => {
  const folder = await builds.installation();
  await folder.publish(builds.remote('mfe-shop', '2'), { ...author, canary: 10 });
  await folder.publishCheckout({ shell: builds.shell('2', { kit: '2.0.0' }), remotes: [] });
  const reasons = [expect.stringContaining('kit: needs kit "^1.0.0", which does not allow')];
  await expect(folder.promote('mfe-shop', author)).rejects.toMatchObject({ reasons });
  expect((await liveVersions(folder))['mfe-shop']).toEqual(['1']);
});

test('a rollback without a fitting earlier release is refused with the reasons', async () => {
  const folder = await builds.installation();
  await folder.publish(builds.remote('mfe-shop', '2'), author);
  await folder.publishCheckout({ shell: builds.shell('2', { kit: '2.0.0' }), remotes: [] });
  const reasons = [expect.stringContaining('which does not allow kit 2.0.0 of the shell 2')];
  await expect(folder.rollback('mfe-shop', author)).rejects.toMatchObject({ reasons });
});

test('what a release waives needs a reason and is in the history', async () => {
  const folder = await builds.installation();
  await folder.publish(builds.remote('mfe-shop', '2'), author);
  await folder.rollback('mfe-shop', { by: 'nikos', why: 'wrong prices' });
  const again = () => builds.remote('mfe-shop', '2');
  await expect(folder.publish(again(), author)).rejects.toMatchObject({
    reasons: [expect.stringMatching(/^version: 2 was rolled back at .* by nikos: wrong prices/)],
  });
  await expect(folder.publish(again(), { by: 'maria', why: '', forceVersion: true })).rejects.toMatchObject({
    reasons: [expect.stringContaining('need a reason')],
  });
  await folder.publish(again(), { ...author, forceVersion: true });
  expect((await folder.history()).at(-1)).toMatchObject({
    version: '2',
    forced: [expect.stringContaining('was rolled back')],
  });
  // It became live again, so it is a known release from now on.
  await folder.publish(builds.remote('mfe-shop', '3'), author);
  await expect(folder.publish(again(), author)).resolves.toMatchObject({ version: '2' });
});

test('a release whose style sheet applies to the pages of others is refused', async () => {
  const folder = await builds.installation();
  const build = builds.remote('mfe-shop', '2', {}, { '9.css': '.shop-x{color:red}h2{color:red}' });
  await expect(folder.publish(build, author)).rejects.toMatchObject({
    reasons: [expect.stringContaining('styles: "h2" in 9.css has no class of this remote')],
  });
});

test('another gateway sees a change within two seconds', async () => {
  const folder = await builds.installation();
  const other = new ReleaseFolder(builds.releases);
  expect(await liveVersions(other)).toEqual({ 'mfe-shop': ['1'] });
  await folder.publish(builds.remote('mfe-shop', '2'), author);
  passTime(REREAD_MS + 1);
  expect(await liveVersions(other)).toEqual({ 'mfe-shop': ['2', '1'] });
});

test('a refused release leaves no files and changes nothing', async () => {
  const folder = await builds.installation();
  const build = builds.remote('mfe-shop', '2', { contract: 99, kit: '^7.0.0' });
  await expect(folder.publish(build, author)).rejects.toMatchObject({
    reasons: [expect.stringContaining('contract'), expect.stringContaining('kit')],
  });
  expect(await folder.isPublished('mfe-shop', '2')).toBe(false);
  expect(await liveVersions(folder)).toEqual({ 'mfe-shop': ['1'] });
  expect(await folder.history()).toHaveLength(2);
  const other = builds.remote('mfe-shop', '1', { slices: ['basket'] });
  await expect(folder.publish(other, author)).rejects.toMatchObject({
    reasons: [expect.stringContaining('version: 1 is released already')],
  });
});

test.each([
  ['is gone', (file: string) => rmSync(file)],
  ['is malformed', (file: string) => writeFileSync(file, '{')],
  ['was changed', (file: string) => writeFileSync(file, `${JSON.stringify({ id: 'mfe-shop' })} `)],
])(
  'a live release whose manifest %s is replaced by the previous one until it is readable again',
  async (_name, damage) => {
    const folder = await builds.installation(['mfe-shop', 'mfe-blog']);
    await folder.publish(builds.remote('mfe-shop', '2'), author);
    const manifest = path.join(builds.releases, 'mfe-shop/2/manifest.json');
    const whole = builds.read('mfe-shop/2/manifest.json');
    damage(manifest);
    const gateway = new ReleaseFolder(builds.releases);
    const listener = jest.fn();
    gateway.onUnreadable(listener);
    expect(await liveVersions(gateway)).toEqual({ 'mfe-shop': ['1'], 'mfe-blog': ['1'] });
    expect(listener).toHaveBeenCalledWith(expect.objectContaining({ remote: 'mfe-shop', version: '2' }));
    rmSync(path.join(builds.releases, 'mfe-blog/1'), { recursive: true });
    writeFileSync(manifest, whole);
    passTime(UNREADABLE_RETRY_MS + 1);
    // A release without an earlier one is served as it was read before.
    expect(await liveVersions(gateway)).toEqual({ 'mfe-shop': ['2', '1'], 'mfe-blog': ['1'] });
  },
);

test('a running gateway keeps serving while the registry is damaged', async () => {
  const folder = await builds.installation();
  const listener = jest.fn();
  folder.onReadError(listener);
  await folder.live();
  writeFileSync(path.join(builds.releases, 'registry.json'), '{');
  passTime(REREAD_MS + 1);
  expect(await liveVersions(folder)).toEqual({ 'mfe-shop': ['1'] });
  expect(await liveVersions(folder)).toEqual({ 'mfe-shop': ['1'] });
  expect(listener).toHaveBeenCalledTimes(1);
  await expect(new ReleaseFolder(builds.releases).live()).rejects.toThrow('cannot be read');
});

test('a start repairs a release whose files were changed on disk', async () => {
  const folder = await builds.installation();
  writeFileSync(path.join(builds.releases, 'mfe-shop/1/manifest.json'), '{}');
  await folder.publishCheckout({ shell: builds.shell('1'), remotes: [builds.remote('mfe-shop', '1')] });
  expect(await liveVersions(new ReleaseFolder(builds.releases))).toEqual({ 'mfe-shop': ['1'] });
});

test('a start publishes new versions and the checkout’s, and keeps the changes of operators', async () => {
  const folder = await builds.installation();
  const start = async (version: string) => {
    await folder.publishCheckout({ shell: builds.shell('1'), remotes: [builds.remote('mfe-shop', version)] });
    return (await liveVersions(folder))['mfe-shop']?.[0];
  };
  expect(await start('2')).toBe('2');
  expect(await start('1')).toBe('1');
  await folder.rollback('mfe-shop', author);
  expect(await start('1')).toBe('2');
  await folder.publish(builds.remote('mfe-shop', '3'), author);
  expect(await start('1')).toBe('3');
  expect(await start('4')).toBe('4');
});

test('a start publishes the checkout’s remote where the operator’s release does not run with the shell', async () => {
  const folder = await builds.installation();
  const start = async (shell: string, remote: string) => {
    await folder.publishCheckout({ shell, remotes: [remote] });
    return (await liveVersions(folder))['mfe-shop']?.[0];
  };
  const [older, newer] = [builds.shell('1'), builds.shell('2', { kit: '2.0.0' })];
  const [ofOlder, ofNewer] = [builds.remote('mfe-shop', '1'), builds.remote('mfe-shop', '2', { kit: '^2.0.0' })];
  expect(await start(newer, ofNewer)).toBe('2');
  expect(await start(older, ofOlder)).toBe('1');
  await folder.publish(builds.remote('mfe-shop', '3'), author);
  expect(await start(older, ofOlder)).toBe('3');
  expect(await start(newer, ofNewer)).toBe('2');
});

test('a start replaces the registry of version 0.1', async () => {
  const folder = await builds.installation();
  writeFileSync(path.join(folder.folder, 'registry.json'), '{"shell":"1","remotes":{"mfe-shop":"1"}}');
  const started = new ReleaseFolder(folder.folder);
  await started.publishCheckout({ shell: builds.shell('1'), remotes: [builds.remote('mfe-shop', '1')] });
  expect(await liveVersions(started)).toEqual({ 'mfe-shop': ['1'] });
});

test('concurrent publications of several processes are all recorded', async () => {
  const names = ['mfe-shop', 'mfe-blog', 'mfe-admin'];
  const folder = await builds.installation(names);
  const versions = ['2', '3', '4', '5'];
  const jobs = names.flatMap((name) =>
    [0, 1].map((half) => ({ name, versions: versions.slice(half * 2, half * 2 + 2) })),
  );
  const codes = await Promise.all(
    jobs.map(async ({ name, versions: own }) => {
      const publications = own.map((version) => builds.remote(name, version));
      const child = run(
        `
        import { ReleaseFolder } from '${sources}/release-folder.ts';
        const folder = new ReleaseFolder(process.argv[1]);
        for (const build of process.argv.slice(2)) await folder.publish(build, { by: String(process.pid), why: '' });
      `,
        [builds.releases, ...publications],
      );
      const [code] = (await once(child, 'exit')) as [number];
      return code;
    }),
  );
  expect(codes).toEqual(jobs.map(() => 0));
  passTime(REREAD_MS + 1);
  const live = await liveVersions(folder);
  const { remotes } = await folder.list();
  for (const { name, live: now, previous } of remotes) {
    expect(live[name]?.[0]).toBe(now);
    expect([now, ...previous].sort()).toEqual(['1', ...versions]);
  }
  expect(await folder.history()).toHaveLength(names.length + 1 + names.length * versions.length);
  expect(JSON.parse(builds.read('registry.json'))).toMatchObject({ revision: 1 + names.length * versions.length });
});

test('a process that dies during a change releases the lock', async () => {
  const folder = await builds.installation();
  const child = run(
    `
    import { withLock } from '${sources}/registry-lock.ts';
    await withLock(process.argv[1], async () => { console.log('held'); await new Promise((r) => setTimeout(r, 60_000)); });
  `,
    [path.join(builds.releases, 'registry.lock')],
  );
  await once(child.stdout, 'data');
  const published = folder.publish(builds.remote('mfe-shop', '2'), author);
  child.kill('SIGKILL');
  await expect(published).resolves.toMatchObject({ version: '2' });
});

function run(script: string, options: string[]) {
  return spawn(process.execPath, ['--input-type=module', '--eval', script, '--', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
