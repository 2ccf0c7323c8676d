import { remoteManifest, shellManifest } from './manifest.ts';

const files = { scripts: [], styles: [] };
const part = { ...files, consumes: [] };

function parseRoutes(routes: readonly object[]) {
  return remoteManifest.parse({
    id: 'mfe-shop',
    version: '1',
    contract: 1,
    kit: '^1.0.0',
    entry: 'entry.js',
    global: 'mfe_shop_1',
    module: part,
    routes: routes.map((route) => ({ ...part, ...route })),
    slots: [],
    slices: [],
    locales: { el: files, en: files },
    integrity: {},
  }).routes;
}

test.each([
  ['shop', 'public', true],
  ['shop/:slug', 'public', false],
  ['orders/:number', 'private', false],
  ['cart', 'private', false],
  ['cartoons', 'public', true],
  ['admin/*', 'private', false],
])('the route %s of a manifest without access is %s, in the sitemap: %s', (path, access, sitemap) => {
  expect(parseRoutes([{ path }])).toEqual([{ ...part, path, access, sitemap }]);
});

test.each([
  ['', 'public', true],
  ['reset-password', 'private', false],
  ['offline', 'public', false],
])('the route "%s" of a shell without access is %s, in the sitemap: %s', (path, access, sitemap) => {
  const { routes } = shellManifest.parse({
    version: '1',
    kit: '1.0.0',
    ...files,
    fonts: [],
    routes: [{ ...files, path }],
    notFound: files,
    provides: {},
    locales: { el: [], en: [] },
    redirects: [],
    integrity: {},
  });
  expect(routes).toEqual([{ ...files, path, access, sitemap, slots: [] }]);
});

test('a declared route is read as it is; a request to another address than a list of the API is refused', () => {
  const route = { path: 'cart', access: 'public', sitemap: { rows: 'carts.php?status=open' } };
  expect(parseRoutes([route])).toEqual([{ ...part, ...route }]);
  expect(() => parseRoutes([{ ...route, sitemap: { rows: '../secret' } }])).toThrow();
  expect(() => parseRoutes([{ path: 'cart', access: 'sometimes', sitemap: false }])).toThrow();
});
