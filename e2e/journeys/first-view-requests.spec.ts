import { devices } from '@playwright/test';
import { blockScripts } from '../fixtures/hydration.ts';
import { useMobileNetwork } from '../fixtures/mobile-network.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, cookieChoice: 'none' });

test('the header precedes the styles of the content, which are in the head before the page is hydrated', async ({
  page,
}) => {
  await blockScripts(page);
  const response = await page.goto('/', { waitUntil: 'commit' });
  const html = (await response?.text()) ?? '';
  const headerEnd = html.indexOf('id="header-end"');
  expect(headerEnd).toBeGreaterThan(0);
  expect(html.slice(0, headerEnd).match(/<style data-href/g)).toHaveLength(1);
  expect(html.slice(headerEnd).match(/<style data-href/g)?.length).toBeGreaterThan(1);
  await page.waitForLoadState('load');
  await expect(page.locator('#page').locator('style, script')).toHaveCount(0);
});

test('the styles that precede the header are all that it needs', async ({ page }) => {
  await blockScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForLoadState('load');
  const laterRules = await page.evaluate(() => {
    const listSelectors = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule.selectorText];
        return rule instanceof CSSGroupingRule ? listSelectors(rule.cssRules) : [];
      });
    const [, ...later] = document.querySelectorAll<HTMLStyleElement>('style[data-href]');
    return later.flatMap(({ sheet }) => (sheet ? listSelectors(sheet.cssRules) : []));
  });
  expect(laterRules.length).toBeGreaterThan(100);
  const applied = await page
    .getByRole('banner')
    .locator('*')
    .evaluateAll(
      (elements, rules) => rules.filter((rule) => elements.some((element) => element.matches(rule))),
      laterRules,
    );
  expect(applied).toEqual([]);
});

test('the header is laid out without the fonts and the end of the page, which follow once the page is painted', async ({
  page,
}) => {
  // Observers are called before the script that follows the header is executed.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.getElementById('header-end')) return;
      observer.disconnect();
      const { fallbackFonts, firstView } = document.documentElement.dataset;
      Object.assign(window, { atHeaderEnd: { fallbackFonts, firstView } });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await blockScripts(page);
  await page.goto('/shop', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-first-view', '');
  const atHeaderEnd = await page.evaluate(() => (window as unknown as { atHeaderEnd: unknown }).atHeaderEnd);
  expect(atHeaderEnd).toEqual({ fallbackFonts: '', firstView: 'first-screen' });
  await expect(page.locator('[data-far-below=""]')).toHaveCount(0);
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .last(),
  ).toHaveCSS('content-visibility', 'auto');
});

test('a button of the footer works at the first press', async ({ page }) => {
  await useMobileNetwork(page);
  await page.goto('/terms');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Ρυθμίσεις cookies' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Απόρριψη όλων' })).toBeVisible();
});

test('a first page has the fonts once it has loaded, without its scripts', async ({ page }) => {
  await blockScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForLoadState('load');
  await expect(page.getByRole('contentinfo').getByRole('link').last()).toHaveCSS(
    'font-family',
    /^"Commissioner Variable"/,
  );
  const faces = await page.evaluate(() => [...document.fonts].map(({ family, status }) => ({ family, status })));
  const shown = faces.filter(({ family }) => family.includes('Commissioner Variable'));
  expect(shown.map(({ status }) => status)).toEqual(['loaded', 'loaded']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Commissioner Variable"/);
});

test.describe('on a phone', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent });

  test('the hero is part of the page, also after the page has started', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const readSource = () =>
      page
        .getByRole('main')
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc);
    // The API resizes an image when it is first requested, and the page does not wait for that.
    await expect(async () => {
      requested.length = 0;
      await page.goto('/');
      expect(await readSource()).toMatch(/^data:image\/avif/);
    }).toPass();
    expect(requested.filter((url) => url.includes('file=hero'))).toEqual([]);
  });
});
