import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageFolders } from '@fakos/contracts/media/contract';
import { type Setting, settingDefinitions } from '@fakos/contracts/settings/contract';
import { demoShop, demoShopImages } from './demo-shop.ts';
import { EYEWEAR_ANGLES, type ImageSpec } from './image-spec.ts';
import { products as drawnProducts } from './products/products.ts';
import type { TranslatedText } from './shop-data.ts';

const { products, categories, brands, posts, postCategories, services, pages, gallery, settings, navigation } =
  demoShop;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const GREEK = /\p{Script=Greek}/u;
/** Marks a Greek word in an English text. */
const MARKED_GREEK = /<span lang="el">[^<]*<\/span>/g;
/** The length of a description in search results. */
const MAX_META = 160;
const WORDS = { least: 350, most: 600 };
const IMAGE_FILE = /^[\w-]+\.webp$/;
/** All images together. They are part of the repository and of every installation. */
const MAX_IMAGE_BYTES = 12_000_000;
/** Dates of the demo shop are before this day. */
const TODAY = '2026-11-15';

interface Located {
  readonly where: string;
  readonly value: TranslatedText;
}

function listTexts(value: unknown, where: string): Located[] {
  if (typeof value !== 'object' || value === null) return [];
  const { el, en } = value as Partial<TranslatedText>;
  if (typeof el === 'string' && typeof en === 'string') return [{ where, value: { el, en } }];
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, `${where}.${key}`));
}

function listStrings(value: unknown, key: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key && typeof inner === 'string' ? [inner] : listStrings(inner, key),
  );
}

function findRepeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function countWords(html: string): number {
  return html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;
}

/** The images of all rows, by folder and in the order of the rows. */
function listNamedImages(): string[] {
  const { home, general } = settings;
  const inSettings = Object.entries(home).flatMap(([key, value]) =>
    /^(?:hero|store|masonry_item\d)_image$/.test(key) && typeof value === 'string' ? [value] : [],
  );
  const inPages = [
    ...listStrings(pages, 'imageUrl'),
    ...listStrings(pages, 'thumbnail'),
    ...listStrings(pages, 'url').filter((url) => IMAGE_FILE.test(url)),
    ...inSettings,
    ...listStrings(home.extra_sections, 'image').filter((file) => file !== ''),
  ];
  const folders: Record<string, readonly string[]> = {
    products: products.flatMap(({ images }) => images),
    posts: posts.flatMap(({ images }) => images),
    categories: categories.map(({ image }) => image),
    services: services.map(({ image }) => image),
    gallery: gallery.map(({ image }) => image),
    logos: [general.logo_url, general.favicon_url].filter((file) => typeof file === 'string'),
    pages: [...new Set(inPages)],
  };
  return Object.entries(folders).flatMap(([folder, files]) => files.map((file) => `${folder}/${file}`));
}

test('has all kinds of rows', () => {
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
  expect(products.filter(({ stock }) => stock === 0)).toHaveLength(7);
});

test.each([
  ['category', categories.map(({ slug }) => slug)],
  ['brand', brands.map(({ slug }) => slug)],
  ['product', products.map(({ slug }) => slug)],
  ['post category', postCategories.map(({ slug }) => slug)],
  ['post', posts.map(({ slug }) => slug)],
  ['service', services.map(({ slug }) => slug)],
  ['page', pages.map(({ slug }) => slug)],
])('gives every %s its own slug', (_, slugs) => {
  expect(slugs.filter((slug) => !SLUG.test(slug))).toEqual([]);
  expect(findRepeated(slugs)).toEqual([]);
});

test('gives every product its own SKU', () => {
  expect(findRepeated(products.map(({ sku }) => sku))).toEqual([]);
});

test('has exactly the images that its rows name', () => {
  const named = listNamedImages();
  expect(findRepeated(named)).toEqual([]);
  const files = readdirSync(demoShopImages, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(demoShopImages.length + 1));
  expect(files.sort()).toEqual(named.sort());
});

test('has images of a limited size, in folders that the API serves', () => {
  const named = listNamedImages();
  const sizes = named.map((file) => statSync(join(demoShopImages, file)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(MAX_IMAGE_BYTES);
  expect(readdirSync(demoShopImages).filter((folder) => !imageFolders.some((known) => known === folder))).toEqual([]);
});

test.each(Object.entries({ ...settings.general, ...settings.home }))(
  'has a valid value of the setting %s',
  (key, value) => {
    const setting = (settingDefinitions as Record<string, Setting>)[key];
    const values = setting?.localised && typeof value === 'object' && 'el' in value ? [value.el, value.en] : [value];
    for (const one of values) expect(setting?.schema.safeParse(one).data).toEqual(one);
  },
);

test('uses every category and brand, and only those that exist', () => {
  expect(new Set(products.map(({ category }) => category))).toEqual(new Set(categories.map(({ slug }) => slug)));
  expect(new Set(products.map(({ brand }) => brand))).toEqual(new Set(brands.map(({ slug }) => slug)));
  expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(postCategories.map(({ slug }) => slug)));
});

test('has every text in Greek and in English', () => {
  const texts = listTexts(demoShop, 'shop');
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
    expect([slug, listStrings(sections.el, 'content').every((text) => GREEK.test(text))]).toEqual([slug, true]);
    expect([slug, listStrings(sections.en, 'content').some((text) => GREEK.test(text))]).toEqual([slug, false]);
    expect(listStrings(sections.el, 'id')).toEqual(listStrings(sections.en, 'id'));
    expect(findRepeated(listStrings(sections.el, 'id'))).toEqual([]);
  }
});

test('has a discount for about a third of the products', () => {
  const onSale = products.filter(({ sale_price_cents }) => sale_price_cents !== null);
  expect(onSale.filter((product) => (product.sale_price_cents ?? 0) >= product.price_cents)).toEqual([]);
  expect(onSale.length / products.length).toBeGreaterThan(0.25);
  expect(onSale.length / products.length).toBeLessThan(0.45);
});

test('shows every product in four or more different images, glasses from every angle', () => {
  for (const { slug, images } of drawnProducts) {
    const specs = images.map((spec: ImageSpec) => JSON.stringify(spec));
    expect([slug, specs.length >= 4, findRepeated(specs)]).toEqual([slug, true, []]);
    const angles = images.flatMap((spec) => (spec.kind === 'eyewear' ? [spec.angle] : []));
    if (angles.length > 0) expect([slug, new Set(angles)]).toEqual([slug, new Set(EYEWEAR_ANGLES)]);
  }
});

test('has posts of a readable length, and no row of the future', () => {
  for (const { slug, content, excerpt, created_at } of posts) {
    for (const language of ['el', 'en'] as const) {
      const words = countWords(content[language]);
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

test('links only to pages that exist', () => {
  const known = new Set([
    ...['/', '/shop', '/blog', '/about', '/faq', '/contact', '/privacy', '/terms', '/services', '/shop?on_sale=1'],
    ...categories.map(({ slug }) => `/shop?category=${slug}`),
    ...products.map(({ slug }) => `/shop/${slug}`),
    ...posts.map(({ slug }) => `/blog/${slug}`),
    ...pages.map(({ slug }) => `/page/${slug}`),
  ]);
  const inTexts = [...JSON.stringify(demoShop).matchAll(/href=\\"(\/[^"\\]*)\\"/g)].map(([, href]) => href ?? '');
  const inFields = [...listStrings(demoShop, 'url'), ...listStrings(demoShop, 'path')];
  const inside = [...inTexts, ...inFields].filter((href) => href.startsWith('/'));
  expect(inside.length).toBeGreaterThan(20);
  expect(inside.filter((href) => !known.has(href))).toEqual([]);
  expect(navigation.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/about', '/faq', '/contact']));
});
