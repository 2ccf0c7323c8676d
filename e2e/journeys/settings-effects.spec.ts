import {
  chromeSettings,
  homeSettings,
  optionalChromeSettings,
  optionalHomeSettings,
  type SettingKey,
} from '@fakos/contracts/settings/contract';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { ChangedSettings } from '../fixtures/changed-settings.ts';
import { POSTS_TITLE, scrollToPosts } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'settings-effects' });

const HOME = '/';
const LIST = '/blog';
const POST = '/blog/acetate-or-titanium';
const PRODUCT = '/shop/thalassa-sounio-black';
const POSTS_IN_LIST = 12;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Effect of a setting on the HTML of a page. */
interface HtmlEffect {
  readonly value: unknown;
  readonly page?: string;
  /** In the page only with the setting. */
  readonly shows?: string | RegExp;
  /** In the page only without the setting. */
  readonly hides?: string | RegExp;
}

type Group = Partial<Record<SettingKey, HtmlEffect>>;

const text = (value: string, page = HOME): HtmlEffect => ({ value, page, shows: value });
const image = (file: string, page = HOME): HtmlEffect => ({ value: file, page, shows: `file=${file}` });
const off = (hides: string | RegExp, page = HOME): HtmlEffect => ({ value: 'false', page, hides });
const link = (value: string): HtmlEffect => ({ value, shows: `href="${value}"` });
const widget = (fields: object) => ({ enabled: true, ...fields });
const section = {
  id: 'test',
  is_active: true,
  position: 'footer',
  layout: 'text_only',
  title: 'Μια δική μας ενότητα',
  title_color: '',
  title_size: null,
  content: '',
  image: '',
  gallery: [],
  section_size: 'medium',
  background_color: '',
  category_ids: [],
  product_limit: 6,
};

const masonryItems: Group = Object.fromEntries(
  ([1, 2, 3, 4, 5, 6] as const).flatMap((number) => [
    [`masonry_item${number}_image`, image(`item-${number}.webp`)],
    [`masonry_item${number}_tag`, text(`Ετικέτα ${number}`)],
    [`masonry_item${number}_title`, text(`Τίτλος ${number}`)],
    [`masonry_item${number}_description`, text(`Περιγραφή ${number}.`)],
  ]),
);

/** Settings whose effects are independent, so that they are saved together. */
const groups: Readonly<Record<string, Group>> = {
  'texts, images and links': {
    logo_url: image('logo-2.webp'),
    favicon_url: image('favicon-2.webp'),
    company_name: text('Οπτικά Δοκιμή'),
    site_title: text('Δοκιμή | Γυαλιά'),
    tagline: text('Σύνθημα δοκιμής'),
    brand_primary: { value: '#123321', shows: '--brand-primary:#123321' },
    brand_accent: { value: '#321123', shows: '--brand-accent:#321123' },
    contact_phone: text('211 111 1111', '/contact'),
    contact_email: text('test@fakos.example', '/contact'),
    contact_address: text('Δοκιμών 1, Αθήνα', '/contact'),
    working_hours: text('Κυριακή: 10:00 – 12:00', '/contact'),
    facebook_page_url: link('https://www.facebook.com/test'),
    instagram_url: link('https://www.instagram.com/test'),
    youtube_url: link('https://www.youtube.com/test'),
    show_youtube: { value: 'true', shows: 'href="https://www.youtube.com/test"' },
    twitter_url: link('https://x.com/test'),
    show_twitter: { value: 'true', shows: 'href="https://x.com/test"' },
    linkedin_url: link('https://www.linkedin.com/company/test'),
    tiktok_url: link('https://www.tiktok.com/@test'),
    pinterest_url: link('https://www.pinterest.com/test'),
    footer_copyright: text('© Δοκιμή.'),
    footer_powered_by: text('Εργαστήριο Δοκιμής'),
    footer_powered_by_url: link('https://lab.example'),
    footer_background_color: { value: '#fafafa', shows: '--footer-ground:#fafafa' },
    footer_text_color: { value: '#101010', shows: '--footer-ink:#101010' },
    footer_link_color: { value: '#202020', shows: '--footer-link:#202020' },
    footer_link_hover_color: { value: '#303030', shows: '--footer-link-hover:#303030' },
    footer_widgets: { value: [widget({ type: 'text', content: 'Κείμενο υποσέλιδου' })], shows: 'Κείμενο υποσέλιδου' },
    shipping_courier: { value: 7.31, page: PRODUCT, shows: '7,31' },
    shipping_free_from: { value: 83, page: PRODUCT, shows: /83(,00)?\s*€/ },
    hero_image: image('hero-2.webp'),
    hero_title: text('Τίτλος δοκιμής'),
    hero_text: text('Κείμενο δοκιμής.'),
    hero_button_text: text('Κουμπί δοκιμής'),
    hero_button_url: link('/page/test'),
    extra_sections: { value: [section], shows: 'Μια δική μας ενότητα' },
    homepage_layout: { value: 'airy', shows: 'data-layout="airy"' },
    store_title: text('Το κατάστημα της δοκιμής'),
    store_description_1: text('Πρώτη παράγραφος.'),
    store_description_2: text('Δεύτερη παράγραφος.'),
    store_description_3: text('Τρίτη παράγραφος.'),
    store_features: { value: ['Πλεονέκτημα δοκιμής'], shows: 'Πλεονέκτημα δοκιμής' },
    store_conclusion: text('Συμπέρασμα.'),
    store_image: image('store-2.webp'),
    posts_section_title: text('Άρθρα της δοκιμής'),
    posts_section_subtitle: text('Υπότιτλος άρθρων.'),
    products_section_title: text('Προϊόντα της δοκιμής'),
    products_section_subtitle: text('Υπότιτλος προϊόντων.'),
    masonry_title: text('Στοιχεία της δοκιμής'),
    masonry_subtitle: text('Υπότιτλος στοιχείων.'),
    ...masonryItems,
    blog_title: text('Περιοδικό δοκιμής', LIST),
    blog_intro: text('Εισαγωγή δοκιμής.', LIST),
    blog_posts_per_page: { value: 5, page: LIST, shows: `${POSTS_IN_LIST} άρθρα, σελίδα 1 από 3` },
    sidebar_widgets: {
      value: [widget({ type: 'text', content: 'Κείμενο στήλης' })],
      page: LIST,
      shows: 'Κείμενο στήλης',
    },
    sidebar_enabled: { value: 'true', page: POST, shows: /<aside[^>]*>[\s\S]*Κείμενο στήλης/ },
    sidebar_position: { value: 'left', page: LIST, shows: 'data-position="left"' },
  },
  'a hero without its own texts': {
    hero_title: { value: '', hides: 'Δείτε καθαρά. Δείξτε εσείς.' },
    hero_text: { value: '', hides: 'Σκελετοί από μικρούς κατασκευαστές' },
    motto: text('Σκοπός δοκιμής.'),
  },
  'the gallery': {
    show_gallery_section: { value: 'true', shows: 'aria-label="Γκαλερί"' },
    gallery_style: { value: 'thumbnails', shows: 'data-look="thumbnails"' },
  },
  'the gallery of the home page': {
    show_gallery_section: { value: 'true', shows: 'aria-label="Γκαλερί"' },
    gallery_homepage_style: { value: 'organic', shows: 'data-look="organic"' },
  },
  'the construction page': {
    under_construction_enabled: { value: 'true', shows: 'role="progressbar"' },
    construction_title: text('Φτιάχνουμε κάτι νέο'),
    construction_subtitle: text('Ανοίγουμε σύντομα'),
    construction_description: text('Σε δύο εβδομάδες.'),
    construction_primary_color: { value: '#102030', shows: '--construction-primary:#102030' },
    construction_accent_color: { value: '#203010', shows: '--construction-tint:#203010' },
    construction_bg_color: { value: '#f0f1f2', shows: '--construction-ground:#f0f1f2' },
    construction_text_color: { value: '#011011', shows: '--construction-ink:#011011' },
    construction_progress: { value: 42, shows: 'aria-valuenow="42"' },
    construction_email: text('soon@fakos.example'),
    construction_phone: text('212 222 2222'),
  },
  'parts that are switched off': {
    site_style: { value: 'blog', hides: 'Καλάθι, 0 προϊόντα' },
    show_phone: off('href="tel:2100000000"', '/statistics'),
    show_email: off('href="mailto:hello@fakos.example"', '/statistics'),
    show_address: off('Σκουφά 41', '/statistics'),
    show_working_hours: off('Δευτέρα, Τετάρτη: 09:30', '/statistics'),
    show_instagram: off('href="https://www.instagram.com/fakos.example"'),
    show_hero_text_section: off('Δείτε καθαρά. Δείξτε εσείς.'),
    show_store_section: off('Ένα οπτικό που ξέρει το όνομά σας'),
    show_masonry_section: off('Για κάθε σας μέρα'),
    show_posts_section: off(POSTS_TITLE),
    show_products_section: off('Ξεχωρίζουν αυτή τη σεζόν'),
    blog_show_author: off('Από: ', POST),
    blog_show_date: off(/<header[\s\S]*<time[\s\S]*<h2/, POST),
    blog_show_views: off(/προβολ(?:ή|ές)/, POST),
    blog_show_reading_time: off(/λεπτ(?:ό|ά) ανάγνωσης/, LIST),
    blog_show_share: off('Μοιραστείτε το άρθρο', POST),
    blog_show_related: off('Σχετικά άρθρα', POST),
  },
  'the second flag of the telephone': { show_contact_phone: off('href="tel:2100000000"', '/statistics') },
  'all contact details': { show_contact_info: off('Σκουφά 41', '/statistics') },
  'the map': { show_google_maps: off('Άνοιγμα στον χάρτη') },
};

/** Effect of a setting that is visible in a browser only. */
interface BrowserEffect {
  /** Settings to save, the one or those that the check is about among them. */
  readonly values: Partial<Record<SettingKey, unknown>>;
  readonly about: readonly SettingKey[];
  readonly check: (page: Page) => Promise<void>;
}

const browserEffects: Readonly<Record<string, BrowserEffect>> = {
  'the map': {
    values: { google_maps_embed: 'https://www.google.com/maps/embed?pb=test' },
    about: ['google_maps_embed'],
    check: async (page) => {
      await page.goto('/contact');
      await expect(page.getByRole('main').getByRole('group', { name: /^Χάρτης: / })).toBeVisible();
    },
  },
  'the days for appointments': {
    values: { booking_weekdays: ['Mo', 'We'], booking_min_days: 7, booking_max_days: 30 },
    about: ['booking_weekdays', 'booking_min_days', 'booking_max_days'],
    check: async (page) => {
      await page.goto('/shop/thalassa-sounio-black');
      await page
        .getByRole('button', { name: /^Κράτηση: / })
        .first()
        .click();
      const date = page.getByRole('dialog').getByLabel('Ημερομηνία');
      const daysUntil = async (name: string) =>
        Math.round((Date.parse((await date.getAttribute(name)) ?? '') - Date.now()) / DAY_MS);
      // The first Monday or Wednesday after a week, and the thirtieth day.
      expect(await daysUntil('min')).toBeGreaterThanOrEqual(6);
      expect(await daysUntil('max')).toBeGreaterThanOrEqual(29);
      expect(await daysUntil('max')).toBeLessThanOrEqual(31);
      await expect(page.getByRole('dialog').getByText('Ημέρες: Δευτέρα και Τετάρτη.')).toBeVisible();
    },
  },
  'the layout of the latest posts': {
    values: { posts_layout: 'carousel' },
    about: ['posts_layout'],
    check: async (page) => {
      const posts = await openLatestPosts(page);
      await expect(posts.getByRole('button', { name: 'Επόμενα άρθρα' })).toBeVisible();
    },
  },
  'the number of the latest posts': {
    values: { posts_limit: 2 },
    about: ['posts_limit'],
    check: async (page) => {
      const posts = await openLatestPosts(page);
      await expect(posts.getByRole('listitem')).toHaveCount(2);
    },
  },
  'a sidebar that scrolls with the page': {
    values: { sidebar_enabled: 'true', sidebar_widgets: [widget({ type: 'tags' })], sidebar_sticky: 'false' },
    about: ['sidebar_sticky'],
    check: async (page) => {
      await page.goto(LIST);
      const sidebar = page.getByRole('complementary', { name: 'Περισσότερα άρθρα' });
      await expect(sidebar.getByRole('link').first()).toBeVisible();
      await expect(sidebar).toHaveCSS('position', 'static');
    },
  },
  'the loader': {
    values: {
      loader_style: 'dots',
      loader_text: 'Έρχεται…',
      loader_subtitle: 'Λίγη υπομονή',
      loader_color: '#123456',
      loader_bg_color: '#fefefe',
      loader_text_color: '#111111',
      loader_duration: 1000,
    },
    about: [
      'loader_style',
      'loader_text',
      'loader_subtitle',
      'loader_color',
      'loader_bg_color',
      'loader_text_color',
      'loader_duration',
    ],
    check: async (page) => {
      await openHomeSlowly(page);
      await page.clock.runFor(LOADER_START_MS);
      const text = page.getByText('Έρχεται…');
      await expect(text).toBeVisible();
      await expect(text).toHaveCSS('color', 'rgb(17, 17, 17)');
      await expect(page.getByText('Λίγη υπομονή')).toBeVisible();
      const bar = page.getByRole('progressbar');
      const loader = bar.locator('..');
      await expect(loader).toHaveCSS('background-color', 'rgb(254, 254, 254)');
      await expect(bar.locator('span')).toHaveCSS('background-color', 'rgb(18, 52, 86)');
      // Three dots.
      await expect(loader.locator('[aria-hidden] > span')).toHaveCount(3);
      await page.clock.runFor(LOADER_MS);
      await expect(text).toHaveCount(0);
    },
  },
  'no loader': {
    values: { loader_enabled: 'false' },
    about: ['loader_enabled'],
    check: async (page) => {
      await openHomeSlowly(page);
      await page.clock.runFor(LOADER_START_MS);
      await expect(page.getByText('Φόρτωση...')).toHaveCount(0);
    },
  },
};

async function openLatestPosts(page: Page): Promise<Locator> {
  await page.goto(HOME);
  // The heading of the placeholder disappears when the posts load.
  await expect(() => scrollToPosts(page)).toPass();
  return page.getByRole('region', { name: POSTS_TITLE });
}

/** Longer than the time before the loader appears (spec section 9). */
const LOADER_START_MS = 300;
/** Longer than the loader's duration and the time in which it disappears. */
const LOADER_MS = 2000;

/** Opens the home page from another one while its content does not arrive. */
async function openHomeSlowly(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/faq');
  await page.route(/settings\.php$/, () => new Promise(() => undefined));
  await page
    .getByRole('banner')
    .getByRole('link', { name: /αρχική σελίδα/ })
    .click();
}

let settings: ChangedSettings;
test.beforeAll(async ({ site }) => {
  settings = await ChangedSettings.open(site.url);
});
test.afterEach(() => settings.restore());

test('every public setting has an effect in these tables', () => {
  const all = { ...chromeSettings, ...optionalChromeSettings, ...homeSettings, ...optionalHomeSettings };
  const covered = [
    ...Object.values(groups).flatMap((group) => Object.keys(group)),
    ...Object.values(browserEffects).flatMap(({ about }) => about),
  ];
  expect(Object.keys(all).filter((key) => !covered.includes(key))).toEqual([]);
});

for (const [name, group] of Object.entries(groups)) {
  test(`settings change the served pages: ${name}`, async ({ request }) => {
    const effects = Object.entries(group);
    const before = await readPages(request, group);
    await settings.change(Object.fromEntries(effects.map(([key, { value }]) => [key, value])));
    const after = await readPages(request, group);
    for (const [key, { page = HOME, shows, hides }] of effects) {
      const [without, withSetting] = [before.get(page) ?? '', after.get(page) ?? ''];
      const [absent, present] = shows ? [without, withSetting] : [withSetting, without];
      expect.soft(isIn(absent, shows ?? hides), `${key} on ${page}, without the effect`).toBe(false);
      expect.soft(isIn(present, shows ?? hides), `${key} on ${page}, with the effect`).toBe(true);
    }
  });
}

for (const [name, { values, check }] of Object.entries(browserEffects)) {
  test(`settings change what browsers show: ${name}`, async ({ page }) => {
    await settings.change(values);
    await check(page);
  });
}

/** The HTML of the pages of a group, without scripts, which contain the settings themselves. */
async function readPages(request: APIRequestContext, group: Group): Promise<ReadonlyMap<string, string>> {
  const pages = [...new Set(Object.values(group).map(({ page = HOME }) => page))];
  const read = async (page: string) => {
    const html = await (await request.get(page)).text();
    return [page, html.replaceAll(/<script[\s\S]*?<\/script>/g, '')] as const;
  };
  return new Map(await Promise.all(pages.map(read)));
}

function isIn(html: string, wanted: string | RegExp = ''): boolean {
  return typeof wanted === 'string' ? html.includes(wanted) : wanted.test(html);
}
