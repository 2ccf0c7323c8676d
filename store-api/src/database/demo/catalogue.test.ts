import { demoCatalogue } from './catalogue.ts';
import type { BothLanguages } from './demo-catalogue.types.ts';
import { EYEWEAR_ANGLES, type ImageSpec } from './images/image-spec.ts';

const { products, categories, brands, posts, postCategories, services, pages, gallery, scenes, settings, navigation } =
  demoCatalogue;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const GREEK = /\p{Script=Greek}/u;
/** A Greek word that an English text explains. */
const MARKED_GREEK = /<span lang="el">[^<]*<\/span>/g;
/** Longer titles and texts are cut in search results; a post's excerpt is its description there. */
const MAX_META = 160;
const WORDS = { least: 350, most: 600 };
/** The demo is told on this day; nothing in it happens later. */
const TODAY = '2026-11-15';

interface Located {
  readonly where: string;
  readonly value: BothLanguages;
}

function textsIn(value: unknown, where: string): Located[] {
  if (typeof value !== 'object' || value === null) return [];
  const { el, en } = value as Partial<BothLanguages>;
  if (typeof el === 'string' && typeof en === 'string') return [{ where, value: { el, en } }];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${where}.${key}`));
}

function stringsUnder(value: unknown, key: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key && typeof inner === 'string' ? [inner] : stringsUnder(inner, key),
  );
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function wordCount(html: string): number {
  return html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;
}

function viewOf(spec: ImageSpec): string {
  return JSON.stringify(spec);
}

test('is a whole shop', () => {
  expect(categories).toHaveLength(8);
  expect(brands.length).toBeGreaterThanOrEqual(9);
  expect(products.length).toBeGreaterThanOrEqual(64);
  expect(posts).toHaveLength(12);
  expect(postCategories).toHaveLength(4);
  expect(services).toHaveLength(6);
  expect(gallery).toHaveLength(18);
  expect(pages.map(({ slug }) => slug).sort()).toEqual([
    'about',
    'contact',
    'faq',
    'frame-guide',
    'kitchen-sink',
    'privacy',
    'terms',
  ]);
  expect(products.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(8);
  expect(products.filter(({ stock }) => stock === 0)).toHaveLength(6);
});

test.each([
  ['category', categories.map(({ slug }) => slug)],
  ['brand', brands.map(({ slug }) => slug)],
  ['product', products.map(({ slug }) => slug)],
  ['post category', postCategories.map(({ slug }) => slug)],
  ['post', posts.map(({ slug }) => slug)],
  ['service', services.map(({ slug }) => slug)],
  ['page', pages.map(({ slug }) => slug)],
  ['gallery picture', gallery.map(({ name }) => name)],
])('names every %s once, in an address that a browser can show', (_, slugs) => {
  expect(slugs.filter((slug) => !SLUG.test(slug))).toEqual([]);
  expect(repeated(slugs)).toEqual([]);
});

test('gives every product its own SKU and picture files', () => {
  expect(repeated(products.map(({ sku }) => sku))).toEqual([]);
  const files = products.flatMap(({ slug, images }) => images.map((_, index) => `${slug}-${index + 1}.jpg`));
  expect(repeated(files)).toEqual([]);
});

test('refers only to categories and brands that exist, and leaves none empty', () => {
  expect(new Set(products.map(({ category }) => category))).toEqual(new Set(categories.map(({ slug }) => slug)));
  expect(new Set(products.map(({ brand }) => brand))).toEqual(new Set(brands.map(({ slug }) => slug)));
  expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(postCategories.map(({ slug }) => slug)));
});

test('has every text in English and in Greek that is Greek', () => {
  const texts = textsIn(demoCatalogue, 'shop');
  expect(texts.length).toBeGreaterThan(600);
  expect(
    texts.filter(({ value }) => /\p{L}/u.test(value.el) && !GREEK.test(value.el)).map(({ where }) => where),
  ).toEqual([]);
  expect(
    texts
      .filter(({ value }) => value.en.trim() === '' || GREEK.test(value.en.replace(MARKED_GREEK, '')))
      .map(({ where }) => where),
  ).toEqual([]);
  for (const { slug, sections } of pages) {
    expect([slug, stringsUnder(sections.el, 'content').every((text) => GREEK.test(text))]).toEqual([slug, true]);
    expect([slug, stringsUnder(sections.en, 'content').some((text) => GREEK.test(text))]).toEqual([slug, false]);
    expect(stringsUnder(sections.el, 'id')).toEqual(stringsUnder(sections.en, 'id'));
    expect(repeated(stringsUnder(sections.el, 'id'))).toEqual([]);
  }
});

test('sells below the list price where it says so, for a third of the products', () => {
  const onSale = products.filter(({ sale_price_cents }) => sale_price_cents !== null);
  expect(onSale.filter((product) => (product.sale_price_cents ?? 0) >= product.price_cents)).toEqual([]);
  expect(onSale.length / products.length).toBeGreaterThan(0.25);
  expect(onSale.length / products.length).toBeLessThan(0.45);
});

test('shows every product in four or more pictures that differ, glasses from every angle', () => {
  for (const { slug, images } of products) {
    expect([slug, new Set(images.map(viewOf)).size >= 4, repeated(images.map(viewOf))]).toEqual([slug, true, []]);
    const angles = images.flatMap((spec) => (spec.kind === 'eyewear' ? [spec.angle] : []));
    if (angles.length > 0) expect([slug, new Set(angles)]).toEqual([slug, new Set(EYEWEAR_ANGLES)]);
  }
});

test('writes articles of a readable length, none dated in the future', () => {
  for (const { slug, content, excerpt, created_at } of posts) {
    for (const language of ['el', 'en'] as const) {
      const words = wordCount(content[language]);
      expect([slug, language, words >= WORDS.least && words <= WORDS.most ? 'readable' : words]).toEqual([
        slug,
        language,
        'readable',
      ]);
      expect([slug, language, excerpt[language].length <= MAX_META]).toEqual([slug, language, true]);
    }
    expect(created_at < TODAY).toBe(true);
  }
  expect(products.filter(({ created_at }) => created_at >= TODAY)).toEqual([]);
});

test('has a drawing for every picture that pages and the home page name', () => {
  const named: unknown[] = [
    ...pages.flatMap(({ sections }) => [
      ...stringsUnder(sections.el, 'imageUrl'),
      ...stringsUnder(sections.en, 'imageUrl'),
    ]),
    settings.home.hero_image,
    settings.home.store_image,
    ...Object.entries(settings.home).flatMap(([key, value]) => (/^masonry_item\d_image$/.test(key) ? [value] : [])),
    ...stringsUnder(settings.home.extra_sections, 'image').filter((file) => file !== ''),
  ];
  const drawn = new Set<unknown>(Object.keys(scenes).map((name) => `${name}.jpg`));
  expect(named.filter((file) => !drawn.has(file))).toEqual([]);
  expect([...drawn].filter((file) => !named.includes(file))).toEqual([]);
});

test('links inside the shop only to what is there', () => {
  const known = new Set([
    ...['/', '/shop', '/blog', '/about', '/faq', '/contact', '/privacy', '/terms', '/services', '/shop?on_sale=1'],
    ...categories.map(({ slug }) => `/shop?category=${slug}`),
    ...products.map(({ slug }) => `/shop/${slug}`),
    ...posts.map(({ slug }) => `/blog/${slug}`),
    ...pages.map(({ slug }) => `/page/${slug}`),
  ]);
  const inTexts = [...JSON.stringify(demoCatalogue).matchAll(/href=\\"(\/[^"\\]*)\\"/g)].map(([, href]) => href ?? '');
  const inFields = [...stringsUnder(demoCatalogue, 'url'), ...stringsUnder(demoCatalogue, 'path')];
  const inside = [...inTexts, ...inFields].filter((href) => href.startsWith('/'));
  expect(inside.length).toBeGreaterThan(20);
  expect(inside.filter((href) => !known.has(href))).toEqual([]);
  expect(navigation.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/about', '/faq', '/contact']));
});
