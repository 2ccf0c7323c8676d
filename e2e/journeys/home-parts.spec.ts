import type { Page } from '@playwright/test';
import { listViolations } from '../fixtures/accessible.ts';
import { ChangedSettings } from '../fixtures/changed-settings.ts';
import { scrollToPosts } from '../fixtures/home.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { blockFonts, delayFonts, getLayoutShifts, recordLayoutShifts } from '../fixtures/layout-shifts.ts';
import { expect, test } from '../fixtures/test.ts';

/** Layout shift that a font may cause which arrives after the page was painted; web.dev calls up to 0.1 good. */
const LATE_FONT_SHIFT = 0.005;

test.use({ shop: 'home-parts' });

/** Names of the sections on the page by their settings, from top to bottom (spec section 2). */
const parts = {
  show_gallery_section: 'Γκαλερί',
  show_hero_text_section: 'Δείτε καθαρά. Δείξτε εσείς.',
  show_store_section: 'Ένα οπτικό που ξέρει το όνομά σας',
  show_masonry_section: 'Για κάθε σας μέρα',
  show_posts_section: 'Καλό να το ξέρετε',
  show_products_section: 'Ξεχωρίζουν αυτή τη σεζόν',
};
/** The demo shop has switched its gallery off. */
const galleryOn = { show_gallery_section: 'true' };
const positions = [
  'before_gallery',
  'after_gallery',
  'before_store',
  'after_store',
  'before_products',
  'after_products',
  'footer',
] as const;
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
/** Green, blue, orange and red (spec section 9) in the shades of the design. */
const ACCENTS = ['rgb(45, 104, 71)', 'rgb(42, 88, 144)', 'rgb(147, 80, 15)', 'rgb(162, 55, 44)'];

let settings: ChangedSettings;
test.beforeAll(async ({ baseURL }) => {
  settings = await ChangedSettings.open(baseURL);
});
test.afterEach(() => settings.restore());

const main = (page: Page) => page.getByRole('main');
const blank = { content: '', title: '', image: '', gallery: [], category_ids: [], section_size: 'medium' };
const section = (fields: object) => ({ ...blank, is_active: true, title_color: '', background_color: '', ...fields });

/** Names of sections in their order on the page. */
async function listSectionNames(page: Page, names: readonly string[]): Promise<string[]> {
  const found = await main(page)
    .locator('h1, h2, section[aria-label]')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''),
    );
  return found.filter((name) => names.includes(name));
}

for (const site_style of ['eshop', 'blog', 'magazine']) {
  test(`the sections are in the specified order in the style ${site_style}`, async ({ page }) => {
    await settings.change({ site_style, ...galleryOn });
    await page.goto('/');
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect(await listSectionNames(page, Object.values(parts))).toEqual(Object.values(parts));
  });
}

test('each section can be turned off', async ({ page }) => {
  for (const [key, name] of Object.entries(parts)) {
    await settings.change({ ...galleryOn, [key]: 'false' });
    await page.goto('/');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await listSectionNames(page, Object.values(parts)), key).toEqual(
      Object.values(parts).filter((other) => other !== name),
    );
    await settings.restore();
  }
});

test('extra sections appear at their positions, inactive ones do not appear', async ({ page }) => {
  await settings.change({
    ...galleryOn,
    extra_sections: [
      ...positions.map((position) => section({ id: position, position, layout: 'text_only', title: position })),
      section({ id: 'off', position: 'footer', layout: 'text_only', title: 'ανενεργό', is_active: false }),
    ],
  });
  await page.goto('/');
  const { show_gallery_section: gallery, show_store_section: store, show_products_section: products } = parts;
  expect(await listSectionNames(page, [...positions, 'ανενεργό', gallery, store, products])).toEqual([
    'before_gallery',
    gallery,
    'after_gallery',
    'before_store',
    store,
    'after_store',
    'before_products',
    products,
    'after_products',
    'footer',
  ]);
});

test('the nine section layouts have their sizes and colours', async ({ page }) => {
  const images = [
    'guide-front.webp',
    'about-front.webp',
    'guide-panto.webp',
    'store.webp',
    'faq-case.webp',
    'hero.webp',
    'about-interior.webp',
  ];
  const add = (layout: string, fields: object = {}) =>
    section({
      id: layout,
      position: 'before_store',
      layout,
      title: layout,
      content: `<p>κείμενο ${layout}</p>`,
      ...fields,
    });
  await settings.change({
    extra_sections: [
      add('text_only', { section_size: 'small', title_color: '#96401b', title_size: 32 }),
      add('image_left', { section_size: 'medium', image: 'store.webp' }),
      add('image_right', { section_size: 'large', image: 'store.webp' }),
      add('image_top', { section_size: 'xlarge', image: 'store.webp' }),
      add('gallery_grid', { gallery: images, background_color: '#ece3d6' }),
      add('gallery_carousel', { gallery: images }),
      add('gallery_masonry', { gallery: images }),
      add('products_grid', { product_limit: 2 }),
      add('products_carousel', { product_limit: 5 }),
    ],
  });
  await page.goto('/');
  const getSection = (layout: string) => main(page).getByRole('region', { name: layout, exact: true });
  await expect(getSection('text_only').getByText('κείμενο text_only')).toBeVisible();
  await expect(getSection('text_only')).toHaveCSS('padding-top', '16px');
  await expect(getSection('image_left')).toHaveCSS('padding-top', '24px');
  await expect(getSection('image_right')).toHaveCSS('padding-top', '32px');
  await expect(getSection('image_top')).toHaveCSS('padding-top', '40px');
  const title = getSection('text_only').getByRole('heading');
  await expect(title).toHaveCSS('color', 'rgb(150, 64, 27)');
  await expect(title).toHaveCSS('font-size', '32px');
  await expect(getSection('gallery_grid')).toHaveCSS('background-color', 'rgb(236, 227, 214)');
  await expect(getSection('gallery_grid')).toHaveCSS('padding-top', '24px');

  const left = async (layout: string, what: string) => (await getSection(layout).locator(what).boundingBox())?.x ?? 0;
  expect(await left('image_left', 'img')).toBeLessThan(await left('image_left', 'h2'));
  expect(await left('image_right', 'img')).toBeGreaterThan(await left('image_right', 'h2'));
  await expect(getSection('gallery_grid').getByRole('listitem')).toHaveCount(6);
  await expect(getSection('gallery_carousel').getByRole('listitem')).toHaveCount(7);
  await expect(getSection('gallery_masonry').getByRole('listitem')).toHaveCount(7);
  await getSection('gallery_masonry').getByRole('button').nth(2).click();
  await expect(page.getByRole('dialog').getByText('3 από 7')).toBeVisible();
  await page.keyboard.press('Escape');

  await getSection('products_grid').scrollIntoViewIfNeeded();
  await expect(getSection('products_grid').getByRole('article')).toHaveCount(2);
  await getSection('products_carousel').scrollIntoViewIfNeeded();
  await expect(getSection('products_carousel').getByRole('article')).toHaveCount(5);

  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    const violations = await listViolations(page, 'section[data-layout]');
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
});

test('no product is on the page twice', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Μόλις έφτασαν', parts.show_products_section]) {
    await main(page).getByRole('region', { name }).scrollIntoViewIfNeeded();
    await expect(main(page).getByRole('region', { name }).getByRole('article').first()).toBeVisible();
  }
  const names = await main(page).getByRole('article').getByRole('heading').allTextContents();
  expect(names.length).toBeGreaterThan(9);
  expect(new Set(names).size).toBe(names.length);
});

test('the masonry section shows up to six items, only those with an image', async ({ page }) => {
  await page.goto('/');
  const block = main(page).getByRole('region', { name: parts.show_masonry_section });
  await expect(block.getByRole('listitem')).toHaveCount(6);
  await expect(block.getByRole('listitem').first()).toContainText('Γυαλιά ηλίου');
  await settings.change({ masonry_item1_image: '', masonry_item4_image: '' });
  await page.reload();
  await expect(block.getByRole('listitem')).toHaveCount(4);
  await expect(block).not.toContainText('Γυαλιά ηλίου');
});

test('the latest posts are four in a row or three per carousel page, limited by the settings, in four accent colours', async ({
  page,
  browserErrors,
}) => {
  const block = main(page).getByRole('region', { name: parts.show_posts_section });
  const cards = block.getByRole('listitem');
  const openPosts = async (count: number) => {
    await page.goto('/');
    // The heading of the placeholder disappears when the posts load.
    await expect(() => scrollToPosts(page)).toPass();
    await expect(cards).toHaveCount(count);
  };
  const countVisibleColumns = async () => {
    await expect(cards.first()).toBeInViewport();
    const boxes = await cards.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
    return new Set(boxes.filter(({ right }) => right <= DESKTOP.width).map(({ left }) => left)).size;
  };
  const readAccents = () =>
    cards.evaluateAll((items) => items.slice(0, 5).map((item) => getComputedStyle(item).borderTopColor));
  // When the featured posts fail to load, the newest posts are shown (spec section 7).
  browserErrors.expect(/ERR_FAILED GET .*posts\.php\?action=featured/);
  await page.route(/posts\.php\?action=featured/, (route) => route.abort('failed'));
  await settings.change({ posts_limit: 8 });
  await openPosts(8);
  expect(await countVisibleColumns()).toBe(4);
  const [green, blue, orange, red, fifth] = await readAccents();
  expect([green, blue, orange, red]).toEqual(ACCENTS);
  expect(fifth).toBe(green);
  await expect(block.getByRole('link', { name: 'Όλα τα άρθρα' })).toHaveAttribute('href', '/blog');

  await settings.change({ posts_layout: 'carousel', posts_limit: 5 });
  await openPosts(5);
  expect(await countVisibleColumns()).toBe(3);
  expect((await readAccents()).slice(0, 4)).toEqual(ACCENTS);
  await block.getByRole('button', { name: 'Επόμενα άρθρα' }).click();
  await expect(cards.nth(4)).toBeInViewport();
  await expect(cards.first()).not.toBeInViewport();
});

test('the placeholder of the latest posts is animated only while they load', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const countAnimations = () => page.evaluate(() => document.getAnimations().length);
  const load = Promise.withResolvers<void>();
  await page.route(/posts\.php/, async (route) => {
    await load.promise;
    await route.continue();
  });
  await page.goto('/');
  await waitForHydration(page);
  await expect.poll(countAnimations).toBe(0);
  await scrollToPosts(page);
  await expect.poll(countAnimations).toBeGreaterThan(0);
  load.resolve();
  const posts = main(page).getByRole('region', { name: parts.show_posts_section }).getByRole('listitem');
  await expect(posts.first()).toBeInViewport();
  await expect.poll(countAnimations).toBe(0);
});

test('the space between sections follows the layout setting', async ({ page }) => {
  const measureGap = async () => {
    await page.goto('/');
    const store = await main(page).getByRole('region', { name: parts.show_store_section }).boundingBox();
    const masonry = await main(page).getByRole('region', { name: parts.show_masonry_section }).boundingBox();
    return (masonry?.y ?? 0) - (store?.y ?? 0) - (store?.height ?? 0);
  };
  await settings.change({ extra_sections: [] });
  const standard = await measureGap();
  await settings.change({ homepage_layout: 'compact' });
  expect(await measureGap()).toBeLessThan(standard);
  await settings.change({ homepage_layout: 'airy' });
  expect(await measureGap()).toBeGreaterThan(standard);
});

test('a store image that fails to load is requested from the assets, then hidden', async ({ page, browserErrors }) => {
  browserErrors.expect(/image\.php/);
  const requestedTypes: string[] = [];
  await page.route(/image\.php\?.*file=store\.webp/, (route) => {
    requestedTypes.push(new URL(route.request().url()).searchParams.get('type') ?? '');
    return route.abort();
  });
  await page.goto('/');
  const store = main(page).getByRole('region', { name: parts.show_store_section });
  await store.scrollIntoViewIfNeeded();
  await expect(store.locator('img')).toHaveCount(0);
  await expect(store.getByText('Δωρεάν αποστολή από 50 €')).toBeVisible();
  expect(requestedTypes).toEqual(['section', 'asset']);
});

test('a store section with only a conclusion is shown', async ({ page }) => {
  const nothing = { store_title: '', store_description_1: '', store_description_2: '', store_description_3: '' };
  await settings.change({ ...nothing, store_features: [], store_image: '', store_conclusion: 'Ελάτε να σας δούμε.' });
  await page.goto('/');
  await expect(main(page).getByText('Ελάτε να σας δούμε.')).toBeVisible();
});

for (const [name, size] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const) {
  test(`loading the home page causes no layout shifts on ${name}, and a late font hardly any`, async ({ page }) => {
    await page.setViewportSize(size);
    await recordLayoutShifts(page);
    const unblock = await blockFonts(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect((await getLayoutShifts(page)).shifts).toEqual([]);
    await unblock();

    const release = await delayFonts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await waitForHydration(page);
    await release();
    await page.waitForLoadState('networkidle');
    expect((await getLayoutShifts(page)).sum).toBeLessThan(LATE_FONT_SHIFT);
  });
}
