import { WEB_VITALS_PATH } from '@fakos/contracts/remote/web-vitals';
import {
  chromeSettings,
  homeSettings,
  optionalChromeSettings,
  optionalHomeSettings,
  type SettingKey,
} from '@fakos/contracts/settings/contract';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { recordBeacons } from '../fixtures/beacons.ts';
import { ChangedSettings } from '../fixtures/changed-settings.ts';
import { POSTS_TITLE, scrollToPosts } from '../fixtures/home.ts';
import { readServedHtml } from '../fixtures/served-html.ts';
import { type EffectGroup, HOME, htmlEffects, LIST, widget } from '../fixtures/settings-html-effects.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'settings-effects' });

const DAY_MS = 24 * 60 * 60 * 1000;

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
  'no measurement of the speed of pages': {
    values: { web_vitals_enabled: 'false' },
    about: ['web_vitals_enabled'],
    check: async (page) => {
      const beacons = await recordBeacons(page.context(), WEB_VITALS_PATH);
      // Twice, so that a measurement would have been loaded before the second page view ends.
      for (const address of [LIST, LIST]) {
        await page.goto(address);
        await page.keyboard.press('Tab');
        await page.waitForLoadState('networkidle');
      }
      await page.goto('/faq');
      expect(await beacons(page)).toEqual([]);
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
    ...Object.values(htmlEffects).flatMap((group) => Object.keys(group)),
    ...Object.values(browserEffects).flatMap(({ about }) => about),
  ];
  expect(Object.keys(all).filter((key) => !covered.includes(key))).toEqual([]);
});

for (const [name, group] of Object.entries(htmlEffects)) {
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

/** The HTML of the pages of a group. */
async function readPages(request: APIRequestContext, group: EffectGroup): Promise<ReadonlyMap<string, string>> {
  const pages = [...new Set(Object.values(group).map(({ page = HOME }) => page))];
  const read = async (page: string) => [page, await readServedHtml(request, page)] as const;
  return new Map(await Promise.all(pages.map(read)));
}

function isIn(html: string, wanted: string | RegExp = ''): boolean {
  return typeof wanted === 'string' ? html.includes(wanted) : wanted.test(html);
}
