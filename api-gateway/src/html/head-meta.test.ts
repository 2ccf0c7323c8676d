import type { PageMeta } from '@fakos/contracts/remote/page-meta';
import { createHeadMeta, type HeadParts } from './head-meta.ts';
import { readSiteSettings } from './site-settings.ts';

const settings = {
  company_name: 'Fakos',
  site_title: 'Fakos | Γυαλιά στην Αθήνα',
  motto: 'Σκελετοί με χαρακτήρα.',
  logo_url: 'logo.svg',
  contact_phone: '210 000 0000',
  contact_address: 'Σκουφά 41, Αθήνα',
  working_hours: 'Δευτέρα – Παρασκευή: 09:00 – 17:00',
  instagram_url: 'https://instagram.com/fakos',
  twitter_url: 'javascript:alert(1)',
};
const site = readSiteSettings({ getSettings: { settings } });
const parts: HeadParts = {
  meta: {},
  site,
  path: '',
  language: 'el',
  isPrivate: false,
  origin: 'https://fakos.example',
};

/** The parsed head: meta tags by name, links and structured data. */
function read(more: Partial<HeadParts>) {
  const { tags: elements, data: scripts } = createHeadMeta({ ...parts, ...more });
  const html = [...elements, ...scripts].join('\n');
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)];
  const links = [...html.matchAll(/<link rel="(?:canonical|alternate" hreflang="([^"]+))" href="([^"]*)">/g)];
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*)<\/script>/g)];
  return {
    html,
    title: /<title>(.*)<\/title>/.exec(html)?.[1],
    meta: Object.fromEntries(tags.map(([, name, content]) => [name, content])),
    links: Object.fromEntries(links.map(([, language = 'canonical', address]) => [language, address])),
    data: data.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>),
  };
}

test.each<[string, Partial<HeadParts>, string]>([
  ['home', {}, 'Fakos | Γυαλιά στην Αθήνα'],
  ['a page', { meta: { title: 'Aegina' }, path: 'shop/aegina' }, 'Aegina · Fakos'],
  ['a page that the browser renders', { meta: undefined, path: 'shop' }, 'Fakos | Γυαλιά στην Αθήνα'],
  ['the back office', { meta: undefined, path: 'admin/users' }, 'Fakos | Γυαλιά στην Αθήνα'],
])('title of %s', (_name, more, title) => expect(read(more).title).toBe(title));

test.each<[string, Partial<HeadParts>, Record<string, string>]>([
  ['home', {}, { canonical: '/', el: '/', en: '/en', 'x-default': '/' }],
  ['English home', { language: 'en' }, { canonical: '/en', el: '/', en: '/en', 'x-default': '/' }],
  [
    'a list with an order',
    { path: 'shop', language: 'en', meta: { canonical: '/shop?category=sport&page=2' } },
    {
      canonical: '/en/shop?category=sport&amp;page=2',
      el: '/shop?category=sport&amp;page=2',
      en: '/en/shop?category=sport&amp;page=2',
      'x-default': '/shop?category=sport&amp;page=2',
    },
  ],
  [
    'a page that the browser renders',
    { meta: undefined, path: 'blog/panto/' },
    { canonical: '/blog/panto', el: '/blog/panto', en: '/en/blog/panto', 'x-default': '/blog/panto' },
  ],
  ['a private page', { meta: undefined, path: 'cart', isPrivate: true }, { canonical: '/cart' }],
  ['a page that is not found', { meta: { status: 404 }, path: 'shop/none' }, { canonical: '/shop/none' }],
  ['the back office', { path: 'admin' }, {}],
])('links of %s', (_name, more, links) => {
  const whole = Object.entries(links).map(([name, address]) => [name, `https://fakos.example${address}`]);
  expect(read(more).links).toEqual(Object.fromEntries(whole));
});

test.each<[string, PageMeta | undefined, string]>([
  ['shop', {}, 'max-image-preview:large'],
  ['shop', undefined, 'max-image-preview:large'],
  ['shop', { noIndex: true }, 'noindex'],
  ['shop/none', { status: 404 }, 'noindex'],
  ['shop', { status: 503 }, 'noindex'],
  ['admin/users', undefined, 'noindex'],
])('robots of /%s with %j is %s', (path, meta, robots) => expect(read({ path, meta }).meta.robots).toBe(robots));

test.each([{}, undefined])('a private page with %j is not indexed', (meta) => {
  expect(read({ path: 'cart', isPrivate: true, meta }).meta.robots).toBe('noindex');
});

test('Open Graph tags name the page, its image and its other language', () => {
  const meta: PageMeta = {
    type: 'product',
    title: 'Aegina',
    description: `${'λέξη '.repeat(40)}τέλος`,
    image: '/backend/api/image.php?type=product&file=a.jpg&width=1200',
  };
  const { meta: tags } = read({ meta, path: 'shop/aegina', language: 'en' });
  expect(tags).toMatchObject({
    'og:type': 'product',
    'og:title': 'Aegina',
    'og:url': 'https://fakos.example/en/shop/aegina',
    'og:image': 'https://fakos.example/backend/api/image.php?type=product&amp;file=a.jpg&amp;width=1200',
    'og:site_name': 'Fakos',
    'og:locale': 'en_GB',
    'og:locale:alternate': 'el_GR',
    'twitter:card': 'summary_large_image',
  });
  expect(tags.description).toMatch(/^(λέξη )+λέξη…$/);
  expect(tags.description?.length).toBeLessThanOrEqual(160);
});

test.each([
  ['', ['Optician', 'WebSite']],
  ['contact', ['Optician']],
  ['about', []],
])('structured data of the business on /%s is %j', (path, types) => {
  expect(read({ path }).data.map((thing) => thing['@type'])).toEqual(types);
});

test('addresses in structured data are absolute and in the language of the page; other texts stay', () => {
  const thing = {
    '@type': 'Product',
    name: '/Aegina/',
    image: ['/backend/api/image.php?file=a.jpg', 'https://cdn.example/b.jpg'],
    offers: { '@type': 'Offer', url: '/shop/aegina' },
  };
  expect(read({ path: 'shop/aegina', language: 'en', meta: { data: [thing] } }).data).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: '/Aegina/',
      image: ['https://fakos.example/backend/api/image.php?file=a.jpg', 'https://cdn.example/b.jpg'],
      offers: { '@type': 'Offer', url: 'https://fakos.example/en/shop/aegina' },
    },
  ]);
  const [business, website] = read({ language: 'en' }).data;
  expect(business).toMatchObject({
    '@id': 'https://fakos.example/en#business',
    openingHours: ['Mo-Fr 09:00-17:00'],
    sameAs: ['https://instagram.com/fakos'],
    address: { streetAddress: 'Σκουφά 41, Αθήνα' },
  });
  expect(website).toMatchObject({
    potentialAction: { target: { urlTemplate: 'https://fakos.example/en/shop?search={search_term_string}' } },
  });
});

test.each([
  [{ show_address: 'false' }, { '@type': 'Organization', telephone: '210 000 0000', hours: false, elsewhere: true }],
  [{ show_phone: 'false' }, { '@type': 'Optician', telephone: undefined, hours: true, elsewhere: true }],
  [{ show_contact_phone: 'false' }, { '@type': 'Optician', telephone: undefined, hours: true, elsewhere: true }],
  [{ show_working_hours: 'false' }, { '@type': 'Optician', telephone: '210 000 0000', hours: false, elsewhere: true }],
  [{ show_instagram: 'false' }, { '@type': 'Optician', telephone: '210 000 0000', hours: true, elsewhere: false }],
  [{ show_contact_info: 'false' }, { '@type': 'Organization', telephone: undefined, hours: false, elsewhere: true }],
])('data that %j hides on pages is hidden from search engines', (flags, expected) => {
  const hiding = readSiteSettings({ getSettings: { settings: { ...settings, ...flags } } });
  const [business = {}] = read({ site: hiding }).data;
  expect({
    '@type': business['@type'],
    telephone: business.telephone,
    hours: 'openingHours' in business,
    elsewhere: 'sameAs' in business,
  }).toEqual(expected);
});

const attack = '"></title></script><script>alert(1)</script><!--\u2028';
test.each<[string, Partial<HeadParts>]>([
  ['title', { meta: { title: attack } }],
  ['description', { meta: { description: attack } }],
  ['image', { meta: { image: `/${attack}` } }],
  ['image of another site', { meta: { image: `https://cdn.example/${attack}` } }],
  ['canonical address', { meta: { canonical: `/${attack}` } }],
  ['structured data', { meta: { data: [{ '@type': 'Thing', name: attack, [attack]: attack, url: `/${attack}` }] } }],
  ['path', { path: attack }],
  ['origin', { origin: `https://${attack}` }],
  ['name of the shop', { site: readSiteSettings({ getSettings: { settings: { company_name: attack } } }) }],
])('markup in the %s is escaped', (_place, more) => {
  const { html } = read(more);
  const structured = html.match(/<script type="application\/ld\+json">/g)?.length ?? 0;
  expect(html.match(/<script/g)?.length ?? 0).toBe(structured);
  expect(html.match(/<\/script>/g)?.length ?? 0).toBe(structured);
  expect(html.match(/<\/title>/g)).toHaveLength(1);
  expect(html).not.toContain('<!--');
});

test('images whose address is invalid are left out', () => {
  for (const image of ['javascript:alert(1)', 'data:image/png;base64,AA', '']) {
    expect(read({ meta: { image } }).meta).not.toHaveProperty('og:image');
  }
});
