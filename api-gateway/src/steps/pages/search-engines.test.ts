import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import pino from 'pino';
import { createApp } from '../../app.ts';
import type { LiveComposition } from '../../releases/composition/live-composition.ts';
import { TokenBinding } from '../../session/token-binding.ts';
import { FRESH_MS } from '../../sitemap/address-cache.ts';
import { createRoute } from '../../testing/release-builds.ts';
import { Upstream } from '../../upstream/upstream.ts';
import { errors } from '../errors.ts';
import { sitemap } from './sitemap.ts';

const part = { scripts: [], styles: [], consumes: [] };
const createPrivateRoute = (path: string) => createRoute(path, { access: 'private', sitemap: false });

const composition: LiveComposition = {
  key: '1',
  shellFolder: undefined,
  shellBase: '/assets/1/',
  shell: {
    version: '1',
    contract: 1,
    kit: '1.0.0',
    scripts: [],
    styles: [],
    fonts: [],
    routes: [createRoute(''), createRoute('about'), createPrivateRoute('login'), createPrivateRoute('wishlist')],
    notFound: part,
    provides: {},
    locales: { el: [], en: [] },
    redirects: [{ from: 'product/:slug', to: 'shop/:slug' }],
    integrity: {},
  },
  remotes: [
    {
      base: '/remotes/mfe-shop/1/',
      folder: undefined,
      previous: [],
      manifest: {
        id: 'mfe-shop',
        version: '1',
        contract: 1,
        kit: '^1.0.0',
        entry: 'entry.js',
        global: 'mfe_shop_1',
        module: part,
        routes: [
          createRoute('shop'),
          createRoute('page/:slug', { sitemap: { rows: 'pages.php?action=list&status=published' } }),
          createRoute('shop/:slug', { sitemap: { rows: 'products.php?status=published' } }),
          createRoute('blog/:slug', { sitemap: { rows: 'posts.php?status=published' } }),
          createPrivateRoute('cart'),
          createPrivateRoute('orders'),
          createPrivateRoute('orders/:number'),
          createPrivateRoute('order-success'),
          createPrivateRoute('checkout'),
          createPrivateRoute('admin/*'),
        ],
        slots: [],
        widgets: [],
        slices: [],
        locales: { el: part, en: part },
        integrity: {},
      },
    },
  ],
};
const releases = { live: async () => composition };
const log = pino({ level: 'silent' });

/** The state of the shop, and the requests that its API got. */
let productCount: number;
let isDown: boolean;
let isUnderConstruction: boolean;
let requests: string[];

const post = {
  slug: 'panto',
  title: 'Σκελετοί <panto> & άλλοι',
  excerpt: 'Τι ταιριάζει;',
  category_name: 'Στυλ',
  author_name: 'Μαρία',
  created_at: '2026-03-04T08:00:00Z',
  updated_at: '2026-03-05T08:00:00Z',
};

function respond({ url = '' }: IncomingMessage): object | undefined {
  const query = new URL(url, 'http://api').searchParams;
  const first = (Number(query.get('page') ?? 1) - 1) * Number(query.get('limit'));
  if (url.includes('products.php')) {
    const slugs = Array.from({ length: productCount }, (_, index) => ({ slug: `product-${index + 1}` }));
    return { data: slugs.slice(first, first + Number(query.get('limit'))), meta: { total: productCount } };
  }
  if (url.includes('posts.php')) {
    return { data: [post], meta: { total: 1 } };
  }
  if (url.includes('pages.php')) return { data: [{ slug: 'about' }, { slug: 'frame-guide' }] };
  const construction = isUnderConstruction ? { under_construction_enabled: 'true' } : {};
  return url.includes('settings.php') ? { settings: { company_name: 'Fakos', ...construction } } : undefined;
}

const servers: Server[] = [];
let upstream: Upstream;
let site: string;

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  productCount = 3;
  isDown = false;
  isUnderConstruction = false;
  requests = [];
  const api = createServer((request, response) => {
    requests.push(request.url ?? '');
    const body = isDown ? undefined : respond(request);
    response.writeHead(body ? 200 : 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: body !== undefined, ...body }));
  });
  upstream = new Upstream(await listen(api));
  const binding = new TokenBinding(Buffer.alloc(32));
  site = await listen(createServer(createApp({ releases, releasesFolder: '/nowhere', upstream, binding, log })));
});

afterEach(async () => {
  jest.restoreAllMocks();
  await upstream.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function readSitemap(address = `${site}/sitemap.xml`) {
  const response = await fetch(address);
  const xml = await response.text();
  return { response, xml, places: [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place) };
}

test('the sitemap lists every public page in both languages, with links to its translations and its last change', async () => {
  productCount = 250;
  const { response, xml, places } = await readSitemap();
  expect(response.headers.get('content-type')).toMatch(/^application\/xml/);
  const products = Array.from({ length: 250 }, (_, index) => `/shop/product-${index + 1}`);
  const paths = ['/', '/about', '/shop', '/page/frame-guide', ...products, '/blog/panto'];
  const both = paths.flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`]);
  expect(places).toEqual(both.map((path) => site + path));
  expect(xml).toContain(
    `<url><loc>${site}/en/blog/panto</loc><lastmod>2026-03-05T08:00:00.000Z</lastmod>` +
      `<xhtml:link rel="alternate" hreflang="el" href="${site}/blog/panto"/>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${site}/en/blog/panto"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${site}/blog/panto"/></url>`,
  );
  expect(requests.filter((url) => url.includes('products.php'))).toHaveLength(3);
});

test('the sitemap is cached for minutes, updated in the background, and served while the API is down', async () => {
  const getTime = performance.now.bind(performance);
  const clock = jest.spyOn(performance, 'now');
  const before = await readSitemap();
  const requestCount = requests.length;
  productCount = 4;
  expect((await readSitemap()).places).toEqual(before.places);
  expect(requests).toHaveLength(requestCount);

  clock.mockImplementation(() => getTime() + FRESH_MS);
  expect((await readSitemap()).places).toEqual(before.places);
  let now = await readSitemap();
  while (now.places.length === before.places.length) now = await readSitemap();
  expect(now.places).toContain(`${site}/shop/product-4`);

  clock.mockImplementation(() => getTime() + 2 * FRESH_MS);
  isDown = true;
  for (let times = 0; times < 2; times++) expect((await readSitemap()).places).toEqual(now.places);
});

test('without an API and without a cached list, the sitemap is a 503 in the visitor’s language', async () => {
  isDown = true;
  const response = await fetch(`${site}/sitemap.xml`, { headers: { 'accept-language': 'en' } });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).not.toBeNull();
  expect(await response.text()).toMatch(/not available/);
});

test('a site with more pages than a sitemap may hold has an index of several', async () => {
  productCount = 5;
  const parts = express();
  parts.use(sitemap({ releases, upstream, log, pagesPerSitemap: 4 }));
  parts.use(errors(log));
  const large = await listen(createServer(parts));
  const index = await readSitemap(`${large}/sitemap.xml`);
  expect(index.xml).toContain('<sitemapindex');
  expect(index.places).toEqual([1, 2, 3].map((number) => `${large}/sitemap-${number}.xml`));
  const pages = await Promise.all(index.places.map((place) => readSitemap(place)));
  expect(pages.map(({ places }) => places.length)).toEqual([8, 8, 4]);
  expect(new Set(pages.flatMap(({ places }) => places)).size).toBe(20);
  for (const nothing of ['sitemap-4.xml', 'sitemap-0.xml', 'sitemap-x.xml']) {
    expect((await fetch(`${large}/${nothing}`)).status).toBe(404);
  }
});

test('robots.txt disallows private pages', async () => {
  const response = await fetch(`${site}/robots.txt`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  const lines = (await response.text()).split('\n');
  const rules = [
    '/admin',
    '/cart',
    '/en/cart',
    '/checkout',
    '/order-success',
    '/orders',
    '/wishlist',
    '/login',
    '/backend/',
  ];
  for (const path of rules) expect(lines).toContain(`Disallow: ${path}`);
  for (const path of ['/en/admin', '/orders/', '/shop']) expect(lines).not.toContain(`Disallow: ${path}`);
  expect(lines).toContain('Allow: /backend/api/image.php');
  expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`);
});

test.each([
  ['/blog/rss.xml', 'el', '/blog'],
  ['/en/blog/rss.xml', 'en', '/en/blog'],
])('%s lists the newest posts in its language', async (path, language, blog) => {
  const response = await fetch(site + path);
  expect(response.headers.get('content-type')).toMatch(/^application\/rss\+xml/);
  const xml = await response.text();
  expect(xml).toContain(`<link>${site}${blog}</link>`);
  expect(xml).toContain(`<language>${language}</language>`);
  expect(xml).toContain(`<atom:link href="${site}${path}" rel="self"`);
  expect(xml).toContain('<title>Σκελετοί &lt;panto&gt; &amp; άλλοι</title>');
  expect(xml).toContain(`<guid>${site}${blog}/panto</guid><pubDate>Wed, 04 Mar 2026 08:00:00 GMT</pubDate>`);
  const home = await (await fetch(site)).text();
  expect(home).not.toContain('application/rss+xml');
  const page = await (await fetch(`${site}${blog}/panto`)).text();
  expect(page).toContain(`<link rel="alternate" type="application/rss+xml" href="${path}">`);
});

test('a feed without an available API is a 503', async () => {
  isDown = true;
  expect((await fetch(`${site}/blog/rss.xml`)).status).toBe(503);
});

test.each([
  ['/product/aegina?size=49&x=%22', 301, '/shop/aegina?size=49&x=%22'],
  ['/en/product/aegina', 301, '/en/shop/aegina'],
  ['/shop/?sort=name', 301, '/shop?sort=name'],
  ['/shop/aegina', 200, null],
  ['//evil.example/', 404, null],
])('%s responds with %i and the location %s', async (path, status, place) => {
  const response = await fetch(site + path, { redirect: 'manual' });
  expect(response.status).toBe(status);
  expect(response.headers.get('location')).toBe(place);
});

test('a site under construction responds with 503 and Retry-After, where browsers render as well', async () => {
  isUnderConstruction = true;
  const getStatus = async (path: string) => {
    const { status, headers } = await fetch(site + path);
    return [path, status, headers.has('retry-after')];
  };
  const paths = ['/', '/en/shop', '/nowhere', '/login', '/admin', '/robots.txt', '/sitemap.xml', '/favicon.ico'];
  expect(await Promise.all(paths.map(getStatus))).toEqual([
    ...['/', '/en/shop', '/nowhere'].map((path) => [path, 503, true]),
    ...['/login', '/admin', '/robots.txt', '/sitemap.xml', '/favicon.ico'].map((path) => [path, 200, false]),
  ]);
});
