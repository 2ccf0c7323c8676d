import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, localisePath } from '@fakos/contracts/languages';
import { listEndpoints } from '@fakos/contracts/list-endpoints';
import type { RouteDeclaration } from '@fakos/contracts/remote/route';
import pino from 'pino';
import { createApp } from '../../app.ts';
import type { LiveComposition, LiveRelease } from '../../releases/composition/live-composition.ts';
import { TokenBinding } from '../../session/token-binding.ts';
import { TestServers } from '../../testing/http.ts';
import { createRemoteManifest, createRoute, createShellManifest } from '../../testing/release-builds.ts';
import { respondWithJson, ScriptedApi } from '../../testing/scripted-api.ts';
import { CacheableRequests } from '../../upstream/cache/cacheable-requests.ts';
import { EndpointRules } from '../../upstream/cache/endpoint-rules.ts';
import { Upstream } from '../../upstream/upstream.ts';

// Every route that the shell and the remotes declare, over HTTP: cache headers, robots and sitemap follow the declaration.

const root = path.resolve(import.meta.dirname, '../../../..');
const TITLE = { el: 'Δοκιμή', en: 'A test' };
const ROW = 'a-row';

const toManifestRoute = ({ path: pattern, access, sitemap = false, title }: RouteDeclaration) =>
  createRoute(pattern, { access, sitemap, ...(title === 'page' ? {} : { title: TITLE }) });

async function readRoutes(name: string): Promise<readonly RouteDeclaration[]> {
  if (name === 'shell') return (await import(path.join(root, 'shell/src/routing/shell-routes.ts'))).shellRoutes;
  return (await import(path.join(root, name, 'src/remote.ts'))).default.routes;
}

/** A remote that no code of the gateway mentions, as one that is released after the gateway. */
const laterRemote: readonly RouteDeclaration[] = [
  { path: 'events', access: 'public', sitemap: true, title: 'list.title' },
  { path: 'events/:slug', access: 'public', sitemap: { rows: 'events.php' }, title: 'page' },
  { path: 'events/tickets', access: 'private', title: 'tickets:title' },
  { path: 'events-internal/*', access: 'private', title: 'page' },
];

const remoteNames = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'src/remote.ts')));
const api = new ScriptedApi();
const servers = new TestServers();
let upstream: Upstream;
let site: string;
let routes: readonly RouteDeclaration[];
let disallowed: readonly string[];
let listed: readonly string[];

beforeAll(async () => {
  const declared = new Map<string, readonly RouteDeclaration[]>([['mfe-events', laterRemote]]);
  for (const name of ['shell', ...remoteNames]) declared.set(name, await readRoutes(name));
  routes = [...declared.values()].flat();
  const shell = createShellManifest('1', { routes: declared.get('shell')?.map(toManifestRoute) ?? [] });
  const remotes = [...declared].flatMap(([name, list]): LiveRelease[] =>
    name === 'shell'
      ? []
      : [
          {
            manifest: createRemoteManifest(name, '1', { routes: list.map(toManifestRoute) }),
            base: `/remotes/${name}/1/`,
            folder: undefined,
            previous: [],
          },
        ],
  );
  const composition: LiveComposition = { key: '1', shell, shellBase: '/assets/1/', shellFolder: undefined, remotes };
  api.script = respondWithJson(({ url = '' }) =>
    url.includes('settings.php') ? { settings: { company_name: 'Fakos' } } : { success: true, data: [{ slug: ROW }] },
  );
  upstream = new Upstream(await api.start());
  const log = pino({ level: 'silent' });
  const binding = new TokenBinding(Buffer.alloc(32));
  const releases = { live: async () => composition };
  site = await servers.listen(createApp({ releases, releasesFolder: '/nowhere', upstream, binding, log }));
  const robots = await (await fetch(`${site}/robots.txt`)).text();
  disallowed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, prefix = '']) => prefix);
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.slice(site.length));
});

afterAll(async () => {
  await servers.close();
  await upstream.close();
  await api.stop();
});

test('the shell and every remote declare routes', () => {
  expect(remoteNames).toEqual(expect.arrayContaining(['mfe-shop', 'mfe-blog', 'mfe-admin', 'mfe-page-builder']));
  expect(routes.length).toBeGreaterThan(30);
});

test('every declared route has the headers, robots and sitemap entry of its declaration', async () => {
  for (const { path: pattern, access, sitemap = false, title } of routes) {
    const address = `/${pattern.replace(':slug', ROW).replace(/:\w+|\*/, 'x')}`;
    for (const language of LANGUAGES) {
      const url = localisePath(address, language);
      const response = await fetch(`${site}${url}?token=secret`);
      const html = await response.text();
      const isPrivate = access === 'private';
      expect({
        url,
        status: response.status,
        cacheControl: response.headers.get('cache-control'),
        robots: /<meta name="robots" content="([^"]*)">/.exec(html)?.[1],
        isDisallowed: disallowed.some((prefix) => url === prefix || url.startsWith(`${prefix}/`)),
        isListed: listed.includes(url),
        hasTitle: html.includes(`<title>${TITLE[language]}`),
        openerPolicy: response.headers.get('cross-origin-opener-policy'),
      }).toEqual({
        url,
        status: 200,
        cacheControl: isPrivate ? 'no-store' : 'no-cache',
        robots: isPrivate ? 'noindex' : 'max-image-preview:large',
        isDisallowed: isPrivate,
        isListed: sitemap !== false,
        hasTitle: title !== 'page' && !pattern.startsWith('admin'),
        openerPolicy: isPrivate ? 'same-origin' : null,
      });
    }
  }
});

test('a page that a preview link opens is not stored', async () => {
  const response = await fetch(`${site}/shop/${ROW}?preview=secret`);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('the sitemap lists nothing that no route declares', () => {
  const declared = routes.flatMap(({ path: pattern, sitemap = false }) =>
    sitemap === false ? [] : LANGUAGES.map((language) => localisePath(`/${pattern.replace(':slug', ROW)}`, language)),
  );
  expect([...listed].sort()).toEqual(declared.sort());
});

test('the rows of the sitemap are public lists with a contract', () => {
  const requests = routes.flatMap(({ sitemap }) => (typeof sitemap === 'object' ? [sitemap.rows] : []));
  const known = requests.filter((request) => request !== 'events.php');
  expect(known.length).toBeGreaterThan(3);
  const cacheable = new CacheableRequests(new EndpointRules(listEndpoints()));
  const unknown = known.filter((request) => !cacheable.findByUrl(`/backend/api/${request}`, 'el'));
  expect(unknown).toEqual([]);
});

test('a page of the boot data names the private routes of remotes for the service worker', async () => {
  const html = await (await fetch(`${site}/shop`)).text();
  const json = /<script type="application\/json"[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '';
  const { remotes } = JSON.parse(json) as { remotes: { id: string; privateRoutes: string[] }[] };
  expect(remotes.find(({ id }) => id === 'mfe-events')?.privateRoutes).toEqual(['events/tickets', 'events-internal/*']);
});
