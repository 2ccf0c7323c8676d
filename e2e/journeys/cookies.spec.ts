import type { Page } from '@playwright/test';
import { openAtNoon, readStoredConsent } from '../fixtures/cookies.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ cookieChoice: 'none' });

const rejectedSettings = { necessary: true, functional: false, analytics: false, marketing: false };
const acceptedSettings = { necessary: true, functional: true, analytics: true, marketing: true };

const getBanner = (page: Page) => page.getByRole('region', { name: 'Cookies στο κατάστημά μας' });
const getSettingsDialog = (page: Page) => page.getByRole('dialog', { name: 'Ρυθμίσεις cookies' });

/** Opens a page and moves its clock by the second after which the cookie banner appears. */
async function openWithBanner(page: Page, address: string): Promise<void> {
  await openAtNoon(page, address);
  await page.clock.runFor(1000);
}

/** Consent signals for tags, oldest first: the command and the permissions. */
function readSignals(page: Page): Promise<[string, Record<string, string>][]> {
  return page.evaluate(() =>
    ((window as { dataLayer?: IArguments[] }).dataLayer ?? []).map((entry) => [entry[1], entry[2]]),
  );
}

/** Delay after which the shop's social page loads (spec section 9). */
const SOCIAL_DELAY_MS = 1_000;

test('the cookie banner appears after a second, takes no focus, and does not return after a choice', async ({
  page,
}) => {
  await openAtNoon(page, '/');
  await page.clock.runFor(900);
  await expect(getBanner(page)).toBeHidden();
  await page.clock.runFor(100);
  await expect(getBanner(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  const sizes = await getBanner(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => [button.clientHeight, getComputedStyle(button).backgroundColor]));
  expect(sizes, 'the three buttons look the same').toEqual([sizes[0], sizes[0], sizes[0]]);

  await getBanner(page).getByRole('button', { name: 'Απόρριψη' }).click();
  await expect(getBanner(page)).toBeHidden();
  expect(await readStoredConsent(page)).toEqual({ choice: 'rejected', settings: rejectedSettings });
  await openWithBanner(page, '/shop');
  await page.clock.runFor(5000);
  await expect(getBanner(page)).toBeHidden();
});

test('accepting is signalled to tags and logged by the shop without identifying the visitor', async ({
  page,
  signInAsOwner,
}) => {
  const { token } = await signInAsOwner();
  await openWithBanner(page, '/');
  const entry = page.waitForRequest(/consent\.php$/);
  await getBanner(page).getByRole('button', { name: 'Αποδοχή' }).click();
  const sent = await entry;
  expect(sent.postDataJSON()).toEqual({
    version: expect.stringMatching(/^\d{4}-\d{2}$/),
    choice: 'accepted',
    functional: true,
    analytics: true,
    marketing: true,
  });
  const headers = await sent.allHeaders();
  expect([headers.cookie, headers.authorization]).toEqual([undefined, undefined]);
  expect(await readStoredConsent(page)).toEqual({ choice: 'accepted', settings: acceptedSettings });

  const [first, second, ...others] = await readSignals(page);
  expect(others).toEqual([]);
  expect(first?.[0]).toBe('default');
  expect(new Set(Object.values(first?.[1] ?? {}))).toEqual(new Set(['denied']));
  expect(second?.[0]).toBe('update');
  expect(second?.[1]).toEqual({
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
    analytics_storage: 'granted',
    functionality_storage: 'granted',
    personalization_storage: 'granted',
    security_storage: 'granted',
  });

  const receipt = () => page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent-receipt') ?? '{}').id);
  await expect.poll(receipt).toMatch(/^[0-9a-f-]{36}$/);
  const log = await page.request.get('/api/consent.php?limit=1', { headers: { Authorization: `Bearer ${token}` } });
  expect((await log.json()).data[0]).toMatchObject({ consent_id: await receipt(), choice: 'accepted' });
});

test('the settings work by keyboard: necessary cookies stay on, others can be chosen and withdrawn', async ({
  page,
}) => {
  await openWithBanner(page, '/');
  await expect(getBanner(page)).toBeVisible();
  await page.clock.resume();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Μετάβαση στο περιεχόμενο' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(getBanner(page).getByRole('link', { name: 'Πολιτική απορρήτου' })).toBeFocused();
  for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press('Tab');
  await expect(getBanner(page).getByRole('button', { name: 'Ρυθμίσεις' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = getSettingsDialog(page);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(getBanner(page).getByRole('button', { name: 'Ρυθμίσεις' })).toBeFocused();
  expect(await readStoredConsent(page)).toEqual({ choice: null, settings: null });

  await page.keyboard.press('Enter');
  const necessary = dialog.getByRole('checkbox', { name: 'Απαραίτητα' });
  await expect(necessary).toBeChecked();
  await expect(necessary).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Στατιστικά' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Αποθήκευση επιλογών' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(getBanner(page)).toBeHidden();
  expect(await readStoredConsent(page)).toEqual({
    choice: 'custom',
    settings: { ...rejectedSettings, analytics: true },
  });

  await page.getByRole('contentinfo').getByRole('button', { name: 'Ρυθμίσεις cookies' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Στατιστικά' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Απόρριψη όλων' }).click();
  await expect(dialog).toBeHidden();
  expect(await readStoredConsent(page)).toEqual({ choice: 'rejected', settings: rejectedSettings });
});

test('at 320 px in English the banner hides no focused element and causes no horizontal scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openWithBanner(page, '/en/shop');
  const banner = page.getByRole('region', { name: 'Cookies in our shop' });
  for (const name of ['Reject', 'Accept', 'Settings']) {
    await expect(banner.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  const hidden: string[] = [];
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const banner = document.querySelector('#cookie-banner');
      if (!focused || !banner || focused === document.body || banner.contains(focused)) return '';
      const bar = banner.getBoundingClientRect();
      const box = focused.getBoundingClientRect();
      const isCovered = box.top >= bar.top && box.bottom <= bar.bottom && box.right > bar.left;
      return isCovered && box.left < bar.right ? focused.outerHTML.slice(0, 120) : '';
    });
    if (covered) hidden.push(covered);
  }
  expect(hidden).toEqual([]);
  await banner.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL('/en/privacy');
  await expect(banner).toBeVisible();
});

test('a consent choice and its withdrawal apply to the other tab', async ({ page, context }) => {
  await openWithBanner(page, '/');
  const other = await context.newPage();
  await openWithBanner(other, '/shop');
  await expect(getBanner(page)).toBeVisible();
  await expect(getBanner(other)).toBeVisible();
  await getBanner(page).getByRole('button', { name: 'Αποδοχή' }).click();
  await expect(getBanner(other)).toBeHidden();
  await expect.poll(async () => (await readSignals(other)).at(-1)?.[1].analytics_storage).toBe('granted');
  await other.evaluate(() => {
    localStorage.clear();
  });
  await expect.poll(async () => (await readSignals(page)).at(-1)?.[1].analytics_storage).toBe('denied');
  await expect(getBanner(page)).toBeVisible();
});

for (const [what, entries] of [
  ['an invalid stored choice', { 'cookie-consent': 'perhaps', 'cookie-settings': JSON.stringify(acceptedSettings) }],
  ['unreadable stored settings', { 'cookie-consent': 'custom', 'cookie-settings': '{"necessary":' }],
] as const) {
  test(`${what} leads to cleared data and a new banner`, async ({ page, context }) => {
    await context.addInitScript((stored) => {
      if (sessionStorage.getItem('corrupted')) return;
      sessionStorage.setItem('corrupted', 'yes');
      for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    }, entries);
    await openWithBanner(page, '/');
    await expect(getBanner(page)).toBeVisible();
    expect(await page.evaluate(() => [localStorage['cookie-consent'], localStorage['cookie-settings']])).toEqual([
      undefined,
      undefined,
    ]);
  });
}

test('the shop’s social page is a placeholder while marketing cookies are not allowed', async ({ page, context }) => {
  const requestedUrls: string[] = [];
  await context.route(/facebook\.com/, (route) => {
    requestedUrls.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'The page of the shop' });
  });
  await openWithBanner(page, '/contact');
  await page.getByRole('heading', { name: 'Στοιχεία' }).scrollIntoViewIfNeeded();
  await page.clock.runFor(SOCIAL_DELAY_MS);
  const placeholder = page.getByRole('group', { name: /Facebook/ });
  await placeholder.scrollIntoViewIfNeeded();
  await expect(placeholder).toContainText('Meta');
  await page.clock.runFor(5000);
  expect(requestedUrls).toEqual([]);
  const before = await placeholder.boundingBox();

  await getBanner(page).getByRole('button', { name: 'Αποδοχή' }).click();
  const frame = page.locator('iframe[title*=Facebook]');
  await expect(frame.contentFrame().getByText('The page of the shop')).toBeVisible();
  expect(requestedUrls).toEqual([expect.stringMatching(/^https:\/\/www\.facebook\.com\/plugins\/page\.php\?href=/)]);
  expect(await frame.boundingBox()).toMatchObject({ width: before?.width, height: before?.height });

  await page.clock.resume();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Ρυθμίσεις cookies' }).click();
  await getSettingsDialog(page).getByRole('button', { name: 'Απόρριψη όλων' }).click();
  await expect(placeholder).toBeAttached();
  await expect(frame).not.toBeAttached();
});

test('the back office shows no cookie banner', async ({ page }) => {
  await openWithBanner(page, '/admin/login');
  await page.clock.runFor(5000);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(getBanner(page)).toBeHidden();
});
