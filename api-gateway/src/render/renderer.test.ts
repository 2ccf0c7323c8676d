import pino from 'pino';
import type { LiveComposition, Release } from '../releases/composition/live-composition.ts';
import { createRoute } from '../testing/release-builds.ts';
import { FRESH_MS } from './page-cache.ts';
import type { RenderResult, TimeoutCause } from './render-pool.ts';
import type { RenderFailure, ServerComposition } from './render-protocol.ts';
import { Renderer } from './renderer.ts';

const release = (version: string): Release => ({
  base: `/remotes/mfe-shop/${version}/`,
  folder: `/releases/mfe-shop/${version}`,
  manifest: {
    id: 'mfe-shop',
    version,
    contract: 1,
    kit: '^1.0.0',
    entry: 'entry.js',
    global: `mfe_shop_${version}`,
    module: { scripts: [], styles: [], consumes: [] },
    routes: [createRoute('shop')],
    slots: [],
    widgets: [],
    slices: [],
    locales: { el: { scripts: [], styles: [] }, en: { scripts: [], styles: [] } },
    server: 'server/index.js',
    integrity: {},
  },
});

const live: LiveComposition = {
  key: 'live',
  shell: {
    version: '1',
    contract: 1,
    kit: '1.0.0',
    scripts: [],
    styles: [],
    fonts: [],
    routes: [],
    notFound: { scripts: [], styles: [] },
    provides: {},
    locales: { el: [], en: [] },
    redirects: [],
    server: 'server/index.js',
    integrity: {},
  },
  shellBase: '/assets/1/',
  shellFolder: '/releases/shell/1',
  remotes: [{ ...release('2'), previous: [release('1')] }],
};

/** A renderer whose pool fails for some versions of the shop, with a reason or a given result. */
function openRenderer(
  broken: Readonly<Record<string, RenderFailure['reason'] | RenderResult>>,
  now = () => 0,
  isNew = async () => false,
) {
  const versions: string[] = [];
  const failures: RenderFailure[] = [];
  const render = async ({ remotes: [shop] }: ServerComposition): Promise<RenderResult> => {
    const version = shop?.version ?? '';
    versions.push(version);
    const reason = broken[version];
    if (typeof reason === 'object') return reason;
    if (reason) return { failure: { phase: 'server', reason, message: 'broken', name: 'mfe-shop', version } };
    return { page: { html: `by ${version}`, meta: {}, cache: { queries: {}, provided: {} } } };
  };
  const onFailure = (failure: RenderFailure) => failures.push(failure);
  const renderer = new Renderer({ pool: { render }, log: pino({ level: 'silent' }), onFailure, isNew, now });
  const boot = () => ({ language: 'el' as const, composition: '', remotes: [], slots: [], answers: {} });
  const open = (address = '/shop', isShared = true, origin = 'https://fakos.example') =>
    renderer.render({ composition: live, address, origin, visitor: '127.0.0.1', isShared, boot });
  return { renderer, open, versions, failures };
}

test('a release whose server artifact is unusable is replaced by the previous one, for browsers too', async () => {
  let now = 0;
  const { renderer, open, versions, failures } = openRenderer({ 2: 'artifact' }, () => now);
  const found = await open();
  expect(found?.page.html).toBe('by 1');
  expect(found?.composition.remotes[0]?.manifest.version).toBe('1');
  expect(renderer.getUsable(live).key).not.toBe(live.key);
  await open('/blog');
  expect(versions).toEqual(['2', '1', '1']);
  expect(failures).toHaveLength(1);
  now += 60_000;
  expect(renderer.getUsable(live)).toBe(live);
});

test.each(['render', 'timeout', 'crash', 'busy'] as const)(
  'a page that fails (%s) is rendered by the browser',
  async (reason) => {
    const { open, versions, failures } = openRenderer({ 2: reason });
    expect(await open()).toBeUndefined();
    expect(versions).toEqual(['2']);
    expect(failures).toMatchObject([{ reason, name: 'mfe-shop', version: '2' }]);
  },
);

const timeout = { phase: 'render', reason: 'timeout', message: 'timeout' } as const;
const shop = { name: 'mfe-shop', version: '2' };

test.each<[string, TimeoutCause, string]>([
  ['blocks a thread', { reason: 'stuck', release: shop }, 'stuck'],
  ['never finishes', { reason: 'hanging' }, 'hanging'],
])('a release that %s is reported once and skipped', async (_name, finding, reason) => {
  const cause = Promise.resolve(finding);
  const { open, versions, failures } = openRenderer({ 2: { failure: timeout, cause } });
  expect(await Promise.all([open('/shop'), open('/en/shop')])).toEqual([undefined, undefined]);
  await cause;
  expect((await open('/shop?page=2'))?.page.html).toBe('by 1');
  expect(versions).toEqual(['2', '2', '1']);
  expect(failures).toMatchObject([{ reason: 'timeout' }, { reason: 'timeout' }, { reason, ...shop }]);
});

test('a release that times out for another reason is not skipped', async () => {
  const { open, versions } = openRenderer({ 2: { failure: timeout, cause: Promise.resolve(undefined) } });
  await open();
  await open('/blog');
  expect(versions).toEqual(['2', '2']);
});

test('a failure that names no release is that of the only new release on the pages', async () => {
  const failure = { phase: 'render', reason: 'crash', message: 'out of memory' } as const;
  const { open, versions, failures } = openRenderer({ 2: { failure } }, undefined, async () => true);
  await open('/en/shop');
  await open('/en/shop');
  expect(failures).toMatchObject([{ reason: 'crash', ...shop }]);
  expect(versions).toEqual(['2', '1']);
});

test.each([
  ['was the only one', '/en/shop?page=2', true, [shop], '1'],
  ['shared the thread', '/en/shop', false, [{}], '2'],
  ['shows no remote', '/about', true, [{}], '2'],
])('a page whose thread crashed and that %s', async (_name, address, isAlone, named, next) => {
  const failure = { phase: 'render', reason: 'crash', message: 'out of memory' } as const;
  const { open, versions, failures } = openRenderer({ 2: { failure, isAlone } });
  await open(address);
  await open('/blog');
  expect(failures[0]).toMatchObject({ reason: 'crash', ...named[0] });
  expect('name' in (failures[0] ?? {})).toBe('name' in (named[0] ?? {}));
  expect(versions.at(-1)).toBe(next);
});

test('if every release is unusable, the browser renders', async () => {
  const { open } = openRenderer({ 2: 'artifact', 1: 'artifact' });
  expect(await open()).toBeUndefined();
});

test('a page whose data could not be loaded is served but not cached, and replaces no cached page', async () => {
  let now = 0;
  const failing = { page: { html: 'failed', meta: { status: 503 as const }, cache: { queries: {}, provided: {} } } };
  const pages: Record<string, RenderResult> = {};
  const { renderer, open } = openRenderer(pages, () => now);
  expect((await open())?.page.html).toBe('by 2');
  pages['2'] = failing;
  now += FRESH_MS + 1;
  expect((await open())?.page.html).toBe('by 2');
  expect((await open())?.page.html).toBe('by 2');
  renderer.purge();
  expect((await open())?.page.html).toBe('failed');
  delete pages['2'];
  expect((await open())?.page.html).toBe('by 2');
});

test('a shared page is rendered once until a purge, a private one every time', async () => {
  const { renderer, open, versions } = openRenderer({});
  await open();
  await open();
  expect(versions).toHaveLength(1);
  renderer.purge();
  await open();
  expect(versions).toHaveLength(2);
  await open('/cart', false);
  await open('/cart', false);
  expect(versions).toHaveLength(4);
});

test('a page with absolute links is cached for its own origin', async () => {
  const { open, versions } = openRenderer({});
  await open('/shop');
  await open('/shop');
  expect(versions).toEqual(['2']);
  await open('/shop', true, 'https://www.fakos.example');
  expect(versions).toEqual(['2', '2']);
});
