import type { RemoteManifest } from '@fakos/contracts/remote/manifest';
import { createRemoteManifest, createRoute, createShellManifest } from '../../testing/release-builds.ts';
import { checkContract, type LiveSite } from './check-contract.ts';
import { doPatternsOverlap } from './contract-rules.ts';

const rules = { forceSlotRemoval: false };
const part = { scripts: ['page.js'], styles: ['page.css'], consumes: [] };
const gallery = { ...part, name: 'home.gallery' };

const texts = { label: 'Size guide', keywords: [], fields: {} };
const createWidget = (type: string): RemoteManifest['widgets'][number] => ({
  ...part,
  // Also types that no remote may contribute.
  type: type as never,
  icon: 'ruler',
  fields: {},
  texts: { el: texts, en: texts },
});

const shop = createRemoteManifest('mfe-shop', '1', {
  routes: [createRoute('shop', part), createRoute('shop/:slug', part)],
  slots: [gallery],
  slices: ['checkout'],
});
const latestPosts = { ...part, name: 'home.latest-posts' };
const blog = createRemoteManifest('mfe-blog', '1', { slices: ['blog'], slots: [latestPosts] });
const shell = createShellManifest('1', {
  routes: [createRoute('', { slots: ['home.gallery'] }), createRoute('about')],
  redirects: [{ from: 'product/:slug', to: 'shop/:slug' }],
  slotNames: ['home.gallery', 'home.latest-posts'],
  exports: { '@fakos/shared-kit/ui/button': ['Button', 'IconButton'], '@fakos/contracts/money': ['*'] },
});
const small = { 'main.js': 100_000, 'entry.js': 5_000, 'remote.js': 5_000, 'page.js': 20_000, 'page.css': 5_000 };

function site(given: Partial<LiveSite> = {}): LiveSite {
  return {
    shell: { manifest: shell, sizes: small },
    remotes: [shop, blog].map((manifest) => ({ manifest, sizes: small })),
    canaries: [],
    known: undefined,
    ...given,
  };
}

const createCandidate = (given: Partial<RemoteManifest>) => ({
  manifest: { ...shop, version: '2', ...given },
  sizes: small,
});

test.each<[string, Partial<RemoteManifest>, string[]]>([
  ['the same routes and slots', {}, []],
  ['another contract', { contract: 99 }, ['contract: 99, but the shell 1 has contract 1']],
  ['a newer kit', { kit: '^2.0.0' }, ['kit: needs kit "^2.0.0", which does not allow kit 1.0.0 of the shell 1']],
  [
    'names of the kit that the shell exports',
    { uses: { '@fakos/shared-kit/ui/button': ['Button'], '@fakos/contracts/money': ['formatPrice'] } },
    [],
  ],
  [
    'names and modules of the kit that the shell does not export',
    { uses: { '@fakos/shared-kit/ui/button': ['Button', 'LinkButton'], '@fakos/shared-kit/ui/stepper': ['Stepper'] } },
    [
      'kit: imports { LinkButton } from "@fakos/shared-kit/ui/button", which the shell 1 does not export',
      'kit: imports "@fakos/shared-kit/ui/stepper", which the shell 1 does not provide',
    ],
  ],
  ['an unknown slot', { slots: [gallery, { ...part, name: 'home.sale' }] }, ['slots: "home.sale" is not a slot']],
  ['an empty slot', { slots: [] }, ['slots: "home.gallery" is filled by the live 1']],
  [
    'a renamed slot',
    { slots: [{ ...part, name: 'home.products' }] },
    ['slots: "home.products" is not a slot', 'slots: "home.gallery" is filled'],
  ],
  [
    'a page that is lost',
    { routes: [createRoute('shop', part)] },
    ['routes: "shop/:slug" is a page of the live 1, and its address would not be found'],
  ],
  [
    'a slot of another remote',
    { slots: [gallery, latestPosts] },
    ['slots: "home.latest-posts" is filled by mfe-blog, and a slot belongs to one remote'],
  ],
  ['a route of the shell', { routes: [...shop.routes, createRoute('about', part)] }, ['"about" of the shell match']],
  [
    'a redirected route',
    { routes: [...shop.routes, createRoute('product/:id', part)] },
    ['"product/:slug" of the shell'],
  ],
  ['a route of another remote', { routes: [...shop.routes, createRoute('blog', part)] }, ['"blog" of mfe-blog']],
  [
    'a route that matches every path',
    { routes: [...shop.routes, createRoute('*', part)] },
    ['"" of', '"about"', '"product', '"blog" of mfe-blog'],
  ],
  ['a widget of its own', { widgets: [createWidget('mfe-shop/size-guide')] }, []],
  [
    'a widget of the page builder and one of another remote',
    { widgets: [createWidget('text'), createWidget('mfe-blog/agenda')] },
    ['widgets: "text" is not a type of mfe-shop', 'widgets: "mfe-blog/agenda" is not a type of mfe-shop'],
  ],
  ['a slice of another remote', { slices: ['blog', 'checkout'] }, ['slices: "blog" is a slice of mfe-blog']],
])('checks a candidate with %s', (_name, given, lines) => {
  const { ok, reasons } = checkContract(createCandidate(given), site(), rules);
  expect(reasons).toEqual(lines.map((line) => expect.stringContaining(line)));
  expect(ok).toBe(lines.length === 0);
});

test('a widget that the live release contributes may not disappear, unless that is intended', () => {
  const [, other] = site().remotes;
  const before = { ...shop, widgets: [createWidget('mfe-shop/size-guide')] };
  const live = site({ remotes: [{ manifest: before, sizes: small }, ...(other ? [other] : [])] });
  expect(checkContract(createCandidate({}), live, rules).reasons).toEqual([
    expect.stringContaining('widgets: "mfe-shop/size-guide" is contributed by the live 1'),
  ]);
  for (const more of [{ forceSlotRemoval: true }, { wasAdmitted: true }])
    expect(checkContract(createCandidate({}), live, { ...rules, ...more }).ok).toBe(true);
});

test('routes and slices of a canary count as taken', () => {
  const canary = createRemoteManifest('mfe-blog', '2', {
    routes: [createRoute('lenses', part)],
    slices: ['blog', 'reading'],
  });
  const candidate = createCandidate({ routes: [createRoute('lenses', part)], slices: ['reading'] });
  expect(checkContract(candidate, site({ canaries: [canary] }), { ...rules, forceSlotRemoval: true }).reasons).toEqual([
    'routes: "lenses" and "lenses" of mfe-blog match the same address',
    'slices: "reading" is a slice of mfe-blog',
  ]);
});

test('forceSlotRemoval allows an empty slot and nothing else', () => {
  const verdict = checkContract(createCandidate({ slots: [], contract: 99 }), site(), {
    ...rules,
    forceSlotRemoval: true,
  });
  expect(verdict.reasons).toEqual([expect.stringContaining('contract: 99')]);
});

test('a slot that two remotes fill already may stay so', () => {
  const both = { ...shop, slots: [gallery, latestPosts] };
  const live = site({ remotes: [both, blog].map((manifest) => ({ manifest, sizes: small })) });
  expect(checkContract(createCandidate({ slots: both.slots }), live, rules).ok).toBe(true);
});

test.each([
  ['within the budget', 54_000, 20_000, []],
  ['over the budget, but no heavier than the live release', 80_000, 80_000, []],
  ['over the budget by the allowance of a release', 82_000, 80_000, []],
  [
    'over the budget and heavier',
    90_000,
    60_000,
    [
      '/shop downloads 200.0 kB of scripts, more than 165.0 kB, and 170.0 kB before; a release may add 2.0 kB',
      '/shop/:slug downloads',
      '/ downloads',
    ],
  ],
])('a view %s', (_name, now, before, lines) => {
  const live = site();
  const [, other] = live.remotes;
  const remotes = [{ manifest: shop, sizes: { ...small, 'page.js': before } }, ...(other ? [other] : [])];
  const candidate = { manifest: { ...shop, version: '2' }, sizes: { ...small, 'page.js': now } };
  const { reasons } = checkContract(candidate, { ...live, remotes }, rules);
  expect(reasons).toEqual(lines.map((line) => expect.stringContaining(line)));
  const forced = checkContract(candidate, { ...live, remotes }, { ...rules, forceBudget: true });
  expect(forced).toEqual({ ok: true, reasons: [], forced: reasons });
});

test.each<[string, Record<string, number>, Record<string, number> | undefined, string[]]>([
  ['grows by the allowance', { '7.js': 100_000 }, { '5.js': 50_000 }, []],
  [
    'grows by 2 MB that load lazily',
    { '7.js': 2_000_000, '7.js.br': 2_000_000, 'server/index.js': 900_000, '8.js': 1_000 },
    { '5.js': 1_000 },
    [
      'all files have 2136.0 kB, 2000.0 kB more than 1; a release may add 50.0 kB (--force-budget); the largest new file is 7.js with 2000.0 kB',
    ],
  ],
  ['is the first of its remote', { '7.js': 100_000 }, undefined, []],
  [
    'is the first of its remote and large',
    { '7.js': 400_000 },
    undefined,
    ['as a first release; a release may add 300.0'],
  ],
])('a release that %s', (_name, now, before, lines) => {
  const others = site().remotes.filter(({ manifest }) => manifest.id !== 'mfe-shop');
  const remotes = before ? [{ manifest: shop, sizes: { ...small, ...before } }, ...others] : others;
  const candidate = { ...createCandidate({}), sizes: { ...small, ...now } };
  const { reasons } = checkContract(candidate, site({ remotes }), rules);
  expect(reasons).toEqual(lines.map((line) => expect.stringContaining(line)));
  expect(checkContract(candidate, site({ remotes }), { ...rules, forceBudget: true }).forced).toEqual(reasons);
});

test('a version that was rolled back is refused with the reason of that time, unless that is forced', () => {
  const rolledBack: LiveSite['rolledBack'] = {
    at: '2026-11-24T10:00:00.000Z',
    by: 'maria',
    why: 'wrong prices',
    action: 'rollback',
    name: 'mfe-shop',
    version: '1',
    from: '2',
  };
  expect(checkContract(createCandidate({}), site({ rolledBack }), rules).reasons).toEqual([
    expect.stringMatching(
      /^version: 2 was rolled back at 2026-11-24T10:00:00.000Z by maria: wrong prices; .*--force-version/,
    ),
  ]);
  expect(checkContract(createCandidate({}), site({ rolledBack }), { ...rules, forceVersion: true })).toMatchObject({
    ok: true,
    forced: [expect.stringContaining('was rolled back')],
  });
});

test('a remote for the previous kit is compared with the names of the previous kit', () => {
  const button = '@fakos/shared-kit/ui/button';
  const previousKit = { version: '1.4.0', exports: { [button]: ['OldButton'] }, files: { scripts: [], styles: [] } };
  const migrating = { ...shell, version: '5', kit: '2.0.0', previousKit };
  const check = (kit: string, name: string) => {
    const candidate = createCandidate({ kit, uses: { [button]: [name] } });
    return checkContract(candidate, site({ shell: { manifest: migrating, sizes: small } }), rules);
  };
  expect(check('^1.0.0', 'OldButton').ok).toBe(true);
  expect(check('^2.0.0', 'Button').ok).toBe(true);
  for (const [kit, name] of [
    ['^1.0.0', 'Button'],
    ['^2.0.0', 'OldButton'],
  ] as const) {
    expect(check(kit, name).reasons).toEqual([
      `kit: imports { ${name} } from "${button}", which the shell 5 does not export`,
    ]);
  }
  expect(check('^1.5.0', 'OldButton').reasons).toContain(
    'kit: needs kit "^1.5.0", which does not allow kit 2.0.0 and 1.4.0 of the shell 5',
  );
});

test('a global selector is refused, unless the live release has it too', () => {
  const globalSelectors = ['h2', ':root'].map((selector) => ({ file: '7.css', selector }));
  const candidate = { ...createCandidate({}), globalSelectors };
  expect(checkContract(candidate, site({ globalSelectors: [':root'] }), rules).reasons).toEqual([
    expect.stringContaining('styles: "h2" in 7.css has no class of this remote'),
  ]);
});

test('a version is released once: the same files are accepted again, others are refused', () => {
  const candidate = createCandidate({ integrity: { 'entry.js': 'sha384-one' } });
  expect(checkContract(candidate, site({ known: candidate.manifest }), rules).ok).toBe(true);
  const other = { ...candidate.manifest, integrity: { 'entry.js': 'sha384-other' } };
  expect(checkContract(candidate, site({ known: other }), rules).reasons).toEqual([
    expect.stringContaining('version: 2 is released already'),
  ]);
});

test.each([
  ['shop', 'shop', true],
  ['shop/:slug', 'shop/:id', true],
  ['shop/:slug', 'shop/sale', true],
  ['shop/:slug', 'shop', false],
  ['shop/:slug', 'blog/:slug', false],
  ['admin/*', 'admin', true],
  ['admin/*', 'admin/orders/:id', true],
  ['admin/*', 'about', false],
  ['', 'about', false],
])('routes "%s" and "%s" overlap: %s', (first, second, expected) => {
  expect(doPatternsOverlap(first, second)).toBe(expected);
  expect(doPatternsOverlap(second, first)).toBe(expected);
});
