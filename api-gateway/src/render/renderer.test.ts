import pino from 'pino';
import type { LiveComposition, Release } from '../releases/live-composition.ts';
import { FRESH_MS } from './page-cache.ts';
import type { RenderResult } from './render-pool.ts';
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
    routes: [{ path: 'shop', scripts: [], styles: [], consumes: [] }],
    slots: [],
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

/** A pool in which pages by some versions of the shop fail, for a reason or as a whole result. */
function openRenderer(broken: Readonly<Record<string, RenderFailure['reason'] | RenderResult>>, now = () => 0) {
  const asked: string[] = [];
  const failures: RenderFailure[] = [];
  const render = async ({ remotes: [shop] }: ServerComposition): Promise<RenderResult> => {
    const version = shop?.version ?? '';
    asked.push(version);
    const reason = broken[version];
    if (typeof reason === 'object') return reason;
    if (reason) return { failure: { phase: 'server', reason, message: 'broken', name: 'mfe-shop', version } };
    return { page: { html: `by ${version}`, meta: {}, cache: { queries: {}, provided: {} } } };
  };
  const onFailure = (failure: RenderFailure) => failures.push(failure);
  const renderer = new Renderer({ pool: { render }, log: pino({ level: 'silent' }), onFailure, now });
  const boot = () => ({ language: 'el' as const, composition: '', remotes: [], slots: [], answers: {} });
  const open = (address = '/shop', isShared = true) =>
    renderer.render({ composition: live, address, visitor: '127.0.0.1', isShared, boot });
  return { renderer, open, asked, failures };
}

test('a release whose server artifact is unusable serves from the one before it, for browsers too', async () => {
  let now = 0;
  const { renderer, open, asked, failures } = openRenderer({ 2: 'artifact' }, () => now);
  const found = await open();
  expect(found?.page.html).toBe('by 1');
  expect(found?.composition.remotes[0]?.manifest.version).toBe('1');
  expect(renderer.usable(live).key).not.toBe(live.key);
  await open('/blog');
  expect(asked).toEqual(['2', '1', '1']);
  expect(failures).toHaveLength(1);
  now += 60_000;
  expect(renderer.usable(live)).toBe(live);
});

test.each(['render', 'late', 'crash', 'busy'] as const)(
  'a page that fails (%s) is left to the browser',
  async (reason) => {
    const { open, asked, failures } = openRenderer({ 2: reason });
    expect(await open()).toBeUndefined();
    expect(asked).toEqual(['2']);
    expect(failures).toMatchObject([{ reason, name: 'mfe-shop', version: '2' }]);
  },
);

const late = { phase: 'render', reason: 'late', message: 'late' } as const;
const culprit = { name: 'mfe-shop', version: '2' };

test('who holds a thread up is named, counted and passed over; who is late for another reason is not', async () => {
  const stuck = Promise.resolve(culprit);
  const { open, asked, failures } = openRenderer({ 2: { failure: late, stuck } });
  expect(await open()).toBeUndefined();
  await stuck;
  expect((await open('/blog'))?.page.html).toBe('by 1');
  expect(asked).toEqual(['2', '1']);
  expect(failures).toMatchObject([{ reason: 'late' }, { reason: 'stuck', ...culprit }]);

  const slow = openRenderer({ 2: { failure: late, stuck: Promise.resolve(undefined) } });
  await slow.open();
  await slow.open('/blog');
  expect(slow.asked).toEqual(['2', '2']);
});

test.each([
  ['was alone in it', '/en/shop?page=2', true, [culprit], '1'],
  ['shared it with others', '/en/shop', false, [{}], '2'],
  ['shows no remote', '/about', true, [{}], '2'],
])('a page that takes its thread along and %s', async (_name, address, isAlone, named, next) => {
  const failure = { phase: 'render', reason: 'crash', message: 'out of memory' } as const;
  const { open, asked, failures } = openRenderer({ 2: { failure, isAlone } });
  await open(address);
  await open('/blog');
  expect(failures[0]).toMatchObject({ reason: 'crash', ...named[0] });
  expect('name' in (failures[0] ?? {})).toBe('name' in (named[0] ?? {}));
  expect(asked.at(-1)).toBe(next);
});

test('when every release is unusable the browser renders', async () => {
  const { open } = openRenderer({ 2: 'artifact', 1: 'artifact' });
  expect(await open()).toBeUndefined();
});

test('a page whose data could not be had is given out and not kept, and takes no good one’s place', async () => {
  let now = 0;
  const sorry = { page: { html: 'sorry', meta: { status: 503 as const }, cache: { queries: {}, provided: {} } } };
  const pages: Record<string, RenderResult> = {};
  const { renderer, open } = openRenderer(pages, () => now);
  expect((await open())?.page.html).toBe('by 2');
  pages['2'] = sorry;
  now += FRESH_MS + 1;
  expect((await open())?.page.html).toBe('by 2');
  expect((await open())?.page.html).toBe('by 2');
  renderer.purge();
  expect((await open())?.page.html).toBe('sorry');
  delete pages['2'];
  expect((await open())?.page.html).toBe('by 2');
});

test('a page of everybody is rendered once until something changes, a private one each time', async () => {
  const { renderer, open, asked } = openRenderer({});
  await open();
  await open();
  expect(asked).toHaveLength(1);
  renderer.purge();
  await open();
  expect(asked).toHaveLength(2);
  await open('/cart', false);
  await open('/cart', false);
  expect(asked).toHaveLength(4);
});
