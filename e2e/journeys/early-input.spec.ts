import type { Page } from '@playwright/test';
import { IDLE_CALLBACK_MS, stopClockAtNoon } from '../fixtures/cookies.ts';
import { blockScripts, waitForHydration } from '../fixtures/hydration.ts';
import { expect, test } from '../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const PRODUCT = '/shop/thalassa-sounio-black';

interface Case {
  readonly name: string;
  readonly address: string;
  /** The input before any script has run. */
  readonly act: (page: Page) => Promise<unknown>;
  /** Expectation after hydration. */
  readonly check: (page: Page) => Promise<unknown>;
}

/** One case for each kind of control (decision 0024). */
const cases: readonly Case[] = [
  {
    name: 'a ticked filter',
    address: '/shop',
    act: (page) => main(page).getByRole('checkbox', { name: 'Γυαλιά ηλίου' }).check(),
    check: async (page) => {
      await expect(page).toHaveURL('/shop?category=sunglasses');
      await expect(main(page).getByRole('checkbox', { name: 'Γυαλιά ηλίου' })).toBeChecked();
    },
  },
  {
    name: 'a filter ticked by keyboard',
    address: '/shop',
    act: (page) => main(page).getByRole('checkbox', { name: 'Γυαλιά ηλίου' }).press('Space'),
    check: (page) => expect(page).toHaveURL('/shop?category=sunglasses'),
  },
  {
    name: 'a chosen sort order',
    address: '/shop',
    act: (page) => main(page).getByRole('combobox', { name: 'Ταξινόμηση' }).selectOption('Τιμή: αύξουσα'),
    check: async (page) => {
      await expect(page).toHaveURL('/shop?sort=price-up');
      await expect(main(page).getByRole('combobox', { name: 'Ταξινόμηση' })).toHaveValue('price-up');
    },
  },
  {
    name: 'an added product',
    address: PRODUCT,
    act: (page) => main(page).getByRole('button', { name: 'Προσθήκη στο καλάθι' }).first().click(),
    check: (page) => expect(page.getByText('Το προϊόν προστέθηκε στο καλάθι!')).toBeVisible(),
  },
  {
    name: 'typed text of a form',
    address: '/contact',
    act: (page) => main(page).getByRole('textbox', { name: 'Μήνυμα' }).fill('Καλημέρα σας'),
    check: (page) => expect(main(page).getByRole('textbox', { name: 'Μήνυμα' })).toHaveValue('Καλημέρα σας'),
  },
];

for (const { name, address, act, check } of cases) {
  test(`${name} before hydration takes effect after it`, async ({ page }) => {
    const release = await blockScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await act(page);
    release();
    await waitForHydration(page);
    await check(page);
  });
}

test('a press while the page hydrates takes effect once', async ({ page }) => {
  await page.addInitScript(() => {
    const { addEventListener } = HTMLElement.prototype;
    // React listens to clicks when it begins to hydrate the page.
    HTMLElement.prototype.addEventListener = function (this: HTMLElement, ...args: [string, EventListener]) {
      addEventListener.apply(this, args);
      if (this.id !== 'page' || args[0] !== 'click') return;
      HTMLElement.prototype.addEventListener = addEventListener;
      queueMicrotask(() => document.querySelector<HTMLElement>('[aria-label^="Αύξηση ποσότητας"]')?.click());
    } as typeof addEventListener;
  });
  await page.goto(PRODUCT);
  const quantity = main(page).getByLabel('Ποσότητα: ');
  await expect(quantity).toHaveValue('2');
  // Later than the time between two repetitions.
  await page.waitForLoadState('networkidle');
  await expect(quantity).toHaveValue('2');
});

test.describe('on a visitor’s first page', () => {
  test.use({ cookieChoice: 'none' });

  /** Longer than a page that nobody touches stays as the server rendered it. */
  const UNTOUCHED_MS = 7_000;
  /** A time in which such a page does not start. */
  const WAITING_MS = 1_000;

  const getBanner = (page: Page) => page.getByRole('region', { name: 'Cookies στο κατάστημά μας' });
  const isHydrated = (page: Page) => page.evaluate(() => 'hydrated' in document.documentElement.dataset);

  test('scripts start at the first press, which takes effect, and the cookie banner does not wait for them', async ({
    page,
  }) => {
    await page.goto('/shop', { waitUntil: 'commit' });
    await page.waitForLoadState('networkidle');
    await expect(getBanner(page)).toBeVisible();
    expect(await isHydrated(page)).toBe(false);
    await getBanner(page).getByRole('button', { name: 'Αποδοχή' }).click();
    await expect(getBanner(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('accepted');
  });

  test('the first press of a button works and shows that it is pending', async ({ page, isMobile }) => {
    const release = await blockScripts(page);
    await page.goto(PRODUCT, { waitUntil: 'commit' });
    const button = main(page).getByRole('button', { name: 'Προσθήκη στο καλάθι' }).first();
    await (isMobile ? button.tap() : button.click());
    await expect(button).toHaveCSS('opacity', '0.6');
    release();
    await expect(page.getByText('Το προϊόν προστέθηκε στο καλάθι!')).toBeVisible();
    await expect(button).not.toHaveCSS('opacity', '0.6');
  });

  test('the first press downloads the code of drawers before the page has started', async ({ page }) => {
    const release = await blockScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForLoadState('load');
    await page.getByRole('banner').getByRole('button', { name: 'Καλάθι' }).click();
    const listDownloads = () =>
      page.evaluate(() => {
        const isDownloaded = ({ href }: HTMLLinkElement) => performance.getEntriesByName(href).length > 0;
        const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
        return preloads.filter(isDownloaded).map(({ href }) => href);
      });
    await expect.poll(listDownloads).toContainEqual(expect.stringMatching(/\/drawer\.css$/));

    const downloads = await listDownloads();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(requested.filter((address) => downloads.includes(address))).toEqual([]);
  });

  test('a page with widgets whose styles are loaded with their code starts immediately', async ({ page }) => {
    await stopClockAtNoon(page);
    await page.goto('/page/kitchen-sink', { waitUntil: 'commit' });
    // The clock does not reach the idle time.
    await expect
      .poll(async () => {
        await page.clock.runFor(IDLE_CALLBACK_MS);
        return isHydrated(page);
      })
      .toBe(true);
  });

  test('scripts start after some idle time without a touch', async ({ page }) => {
    await page.clock.install();
    await page.goto('/faq', { waitUntil: 'commit' });
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(WAITING_MS);
    await page.waitForLoadState('networkidle');
    expect(await isHydrated(page)).toBe(false);
    await page.clock.runFor(UNTOUCHED_MS);
    await expect.poll(() => isHydrated(page)).toBe(true);
  });
});
