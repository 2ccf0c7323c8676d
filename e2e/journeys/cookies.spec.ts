import type { Page } from '@playwright/test';
import { openAtNoon, storedAnswer } from '../fixtures/cookies.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ cookieAnswer: 'none' });

const nothing = { necessary: true, functional: false, analytics: false, marketing: false };
const everything = { necessary: true, functional: true, analytics: true, marketing: true };

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Cookies στο κατάστημά μας' });
const settingsOf = (page: Page) => page.getByRole('dialog', { name: 'Ρυθμίσεις cookies' });

/** Opens a page and lets the second pass after which the question is asked. */
async function openAndBeAsked(page: Page, address: string): Promise<void> {
  await openAtNoon(page, address);
  await page.clock.runFor(1000);
}

/** What tags were told, oldest first: the command, and who may store what. */
function signals(page: Page): Promise<[string, Record<string, string>][]> {
  return page.evaluate(() =>
    ((window as { dataLayer?: IArguments[] }).dataLayer ?? []).map((told) => [told[1], told[2]]),
  );
}

/** The shop's social page waits this long after the start (spec section 9). */
const SOCIAL_DELAY_MS = 1_000;

test('the question comes after a second, takes no focus, and is not asked again once answered', async ({ page }) => {
  await openAtNoon(page, '/');
  await page.clock.runFor(900);
  await expect(bannerOf(page)).toBeHidden();
  await page.clock.runFor(100);
  await expect(bannerOf(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  const sizes = await bannerOf(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => [button.clientHeight, getComputedStyle(button).backgroundColor]));
  expect(sizes, 'three answers that look the same').toEqual([sizes[0], sizes[0], sizes[0]]);

  await bannerOf(page).getByRole('button', { name: 'Απόρριψη' }).click();
  await expect(bannerOf(page)).toBeHidden();
  expect(await storedAnswer(page)).toEqual({ choice: 'rejected', settings: nothing });
  await openAndBeAsked(page, '/shop');
  await page.clock.runFor(5000);
  await expect(bannerOf(page)).toBeHidden();
});

test('accepting tells tags, and the shop’s log, which knows the answer and not the visitor', async ({
  page,
  signInAsOwner,
}) => {
  const { token } = await signInAsOwner();
  await openAndBeAsked(page, '/');
  const entry = page.waitForRequest(/consent\.php$/);
  await bannerOf(page).getByRole('button', { name: 'Αποδοχή' }).click();
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
  expect(await storedAnswer(page)).toEqual({ choice: 'accepted', settings: everything });

  const [first, second, ...others] = await signals(page);
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

test('settings by keyboard: the necessary stay on, the rest is chosen one by one and taken back', async ({ page }) => {
  await openAndBeAsked(page, '/');
  await expect(bannerOf(page)).toBeVisible();
  await page.clock.resume();
  await page.keyboard.press('Tab');
  await expect(bannerOf(page).getByRole('link', { name: 'Πολιτική απορρήτου' })).toBeFocused();
  for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press('Tab');
  await expect(bannerOf(page).getByRole('button', { name: 'Ρυθμίσεις' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = settingsOf(page);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bannerOf(page).getByRole('button', { name: 'Ρυθμίσεις' })).toBeFocused();
  expect(await storedAnswer(page)).toEqual({ choice: null, settings: null });

  await page.keyboard.press('Enter');
  const necessary = dialog.getByRole('checkbox', { name: 'Απαραίτητα' });
  await expect(necessary).toBeChecked();
  await expect(necessary).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Στατιστικά' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Αποθήκευση επιλογών' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(bannerOf(page)).toBeHidden();
  expect(await storedAnswer(page)).toEqual({ choice: 'custom', settings: { ...nothing, analytics: true } });

  await page.getByRole('contentinfo').getByRole('button', { name: 'Ρυθμίσεις cookies' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Στατιστικά' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Απόρριψη όλων' }).click();
  await expect(dialog).toBeHidden();
  expect(await storedAnswer(page)).toEqual({ choice: 'rejected', settings: nothing });
});

test('at 320 px in English nothing that has the focus hides behind the question, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAndBeAsked(page, '/en/shop');
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
      const banner = document.querySelector('body > div > section[aria-labelledby]');
      if (!focused || !banner || focused === document.body || banner.contains(focused)) return '';
      const bar = banner.getBoundingClientRect();
      const place = focused.getBoundingClientRect();
      const isCovered = place.top >= bar.top && place.bottom <= bar.bottom && place.right > bar.left;
      return isCovered && place.left < bar.right ? focused.outerHTML.slice(0, 120) : '';
    });
    if (covered) hidden.push(covered);
  }
  expect(hidden).toEqual([]);
  await banner.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL('/en/privacy');
  await expect(banner).toBeVisible();
});

test('an answer given in one tab holds in the other, and taking it back too', async ({ page, context }) => {
  await openAndBeAsked(page, '/');
  const other = await context.newPage();
  await openAndBeAsked(other, '/shop');
  await expect(bannerOf(page)).toBeVisible();
  await expect(bannerOf(other)).toBeVisible();
  await bannerOf(page).getByRole('button', { name: 'Αποδοχή' }).click();
  await expect(bannerOf(other)).toBeHidden();
  await expect.poll(async () => (await signals(other)).at(-1)?.[1].analytics_storage).toBe('granted');
  await other.evaluate(() => {
    localStorage.clear();
  });
  await expect.poll(async () => (await signals(page)).at(-1)?.[1].analytics_storage).toBe('denied');
  await expect(bannerOf(page)).toBeVisible();
});

for (const [what, entries] of [
  ['an answer that is none', { 'cookie-consent': 'perhaps', 'cookie-settings': JSON.stringify(everything) }],
  ['settings that cannot be read', { 'cookie-consent': 'custom', 'cookie-settings': '{"necessary":' }],
] as const) {
  test(`${what} is cleared and asked again`, async ({ page, context }) => {
    await context.addInitScript((stored) => {
      if (sessionStorage.getItem('spoilt')) return;
      sessionStorage.setItem('spoilt', 'yes');
      for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    }, entries);
    await openAndBeAsked(page, '/');
    await expect(bannerOf(page)).toBeVisible();
    expect(await page.evaluate(() => [localStorage['cookie-consent'], localStorage['cookie-settings']])).toEqual([
      undefined,
      undefined,
    ]);
  });
}

test('the shop’s social page is a place of words until marketing is allowed, and again when it no longer is', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  await context.route(/facebook\.com/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'The page of the shop' });
  });
  await openAndBeAsked(page, '/contact');
  await page.getByRole('heading', { name: 'Στοιχεία' }).scrollIntoViewIfNeeded();
  await page.clock.runFor(SOCIAL_DELAY_MS);
  const place = page.getByRole('group', { name: /Facebook/ });
  await place.scrollIntoViewIfNeeded();
  await expect(place).toContainText('Meta');
  await page.clock.runFor(5000);
  expect(asked).toEqual([]);
  const before = await place.boundingBox();

  await bannerOf(page).getByRole('button', { name: 'Αποδοχή' }).click();
  const frame = page.locator('iframe[title*=Facebook]');
  await expect(frame.contentFrame().getByText('The page of the shop')).toBeVisible();
  expect(asked).toEqual([expect.stringMatching(/^https:\/\/www\.facebook\.com\/plugins\/page\.php\?href=/)]);
  expect(await frame.boundingBox()).toMatchObject({ width: before?.width, height: before?.height });

  await page.clock.resume();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Ρυθμίσεις cookies' }).click();
  await settingsOf(page).getByRole('button', { name: 'Απόρριψη όλων' }).click();
  await expect(place).toBeAttached();
  await expect(frame).not.toBeAttached();
});

test('the back office asks nobody', async ({ page }) => {
  await openAndBeAsked(page, '/admin/login');
  await page.clock.runFor(5000);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bannerOf(page)).toBeHidden();
});
