import type { APIRequestContext, Page } from '@playwright/test';
import { expectNothingSerious } from '../fixtures/accessible.ts';
import { saveSettings } from '../fixtures/shop-settings.ts';
import { read } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'blog-post' });

const POST = 'acetate-or-titanium';
const READ_MS = 5000;

const getPost = async (request: APIRequestContext, slug: string) => {
  const response = await request.get(`/api/posts.php?action=get&slug=${slug}`);
  return (await read<{ data: { title: string; views: number; featured_image: string } }>(response)).data;
};
const contents = (page: Page) => page.getByRole('navigation', { name: 'Περιεχόμενα' });
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Εικόνες του άρθρου' });

test('the table of contents of a long post links to its sections, marks the current one and survives a reload', async ({
  page,
}) => {
  const served = await (await page.goto(`/blog/${POST}`))?.text();
  expect(served, 'anchors are there without scripts').toContain('id="part-τιτανιο"');
  const link = contents(page).getByRole('link', { name: 'Τιτάνιο' });
  await link.click();
  const heading = page.getByRole('main').getByRole('heading', { name: 'Τιτάνιο', exact: true });
  await expect(link).toHaveAttribute('aria-current', 'location');
  await expect(heading).toBeInViewport();
  const bar = await page.getByRole('banner').boundingBox();
  const top = async () => (await heading.boundingBox())?.y ?? 0;
  expect(await top(), 'the header does not cover it').toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  await page.reload();
  await expect(heading).toBeInViewport();
  await expect(link).toHaveAttribute('aria-current', 'location');
  await page.goto('/blog/what-52-18-140-means');
  await expect(page.getByText('13 Ιουλίου 2026', { exact: true }).first()).toBeVisible();
});

test('the images of a post open in a lightbox that works by keyboard', async ({ page }) => {
  await page.goto(`/blog/${POST}`);
  const thumbnail = page.getByRole('list', { name: 'Εικόνες του άρθρου' }).getByRole('button').first();
  await page.waitForLoadState('networkidle');
  await thumbnail.focus();
  await page.keyboard.press('Enter');
  const counter = lightbox(page).getByRole('status');
  const previous = lightbox(page).getByRole('button', { name: 'Προηγούμενη εικόνα' });
  const next = lightbox(page).getByRole('button', { name: 'Επόμενη εικόνα' });
  await expect(counter).toContainText('2 από 2');
  await expect(next).toBeHidden();
  await previous.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(counter).toContainText('1 από 2');
  await expect(previous).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(counter).toContainText('2 από 2');
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY), 'the page does not scroll').toBe(scrolled);
  await expectNothingSerious(page);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(thumbnail).toBeFocused();

  await page.getByRole('button', { name: /^Μεγέθυνση: .*εικόνα 1$/ }).click();
  await expect(counter).toContainText('1 από 2');
  await page.mouse.click(40, 500);
  await expect(lightbox(page)).toBeHidden();
});

test('a post links to the previous and next posts, related posts and the posts of its tags', async ({ page }) => {
  await page.goto(`/blog/${POST}`);
  const title = page.getByRole('heading', { level: 1 });
  const firstTitle = await title.textContent();
  const around = page.getByRole('navigation', { name: 'Προηγούμενο και επόμενο άρθρο' });
  await around.getByRole('link', { name: /Επόμενο άρθρο/ }).click();
  await expect(page).toHaveURL('/blog/choosing-sports-eyewear');
  await expect(title).not.toHaveText(firstTitle ?? '');
  await around.getByRole('link', { name: /Προηγούμενο άρθρο/ }).click();
  await expect(title).toHaveText(firstTitle ?? '');
  await expect(page.getByRole('region', { name: 'Σχετικά άρθρα' }).getByRole('article')).toHaveCount(3);
  await page.getByRole('list', { name: 'Ετικέτες' }).getByRole('link', { name: 'τιτάνιο' }).click();
  await expect(page).toHaveURL(/\/blog\?tag=/);
  await expect(page.getByRole('main').getByRole('heading', { name: firstTitle ?? '' })).toBeVisible();
});

test.describe('a reader', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36' });

  test('is counted once after some reading time, and no identifier is stored', async ({ page, context }) => {
    const { views } = await getPost(page.request, POST);
    const counts: Promise<{ data: { views: number } }>[] = [];
    page.on('response', (response) => {
      if (/action=view/.test(response.url())) counts.push(response.json() as (typeof counts)[number]);
    });
    await page.clock.install();
    await page.goto(`/blog/${POST}`);
    await page.waitForLoadState('networkidle');
    await expect(async () => {
      await page.clock.runFor(READ_MS);
      expect(counts).toHaveLength(1);
    }).toPass();
    const around = page.getByRole('navigation', { name: 'Προηγούμενο και επόμενο άρθρο' });
    const title = page.getByRole('heading', { level: 1 });
    const firstTitle = (await title.textContent()) ?? '';
    await around.getByRole('link', { name: /Επόμενο άρθρο/ }).click();
    await expect(title).not.toHaveText(firstTitle);
    await around.getByRole('link', { name: /Προηγούμενο άρθρο/ }).click();
    await expect(page).toHaveURL(`/blog/${POST}`);
    await page.clock.runFor(2 * READ_MS);
    expect(counts).toHaveLength(1);
    expect((await counts[0])?.data.views).toBe(views + 1);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /view|visit/.test(key)))).toEqual([]);
  });
});

test('posts can be added to the wishlist, except in blog mode', async ({ page, baseURL }) => {
  const wish = page.getByRole('main').getByRole('button', { name: /αγαπημένα/ });
  await page.goto(`/blog/${POST}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await wish.first().click();
  await expect(page.getByRole('button', { name: /^Αφαίρεση από τα αγαπημένα/ }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Αφαίρεση από τα αγαπημένα/ }).first()).toBeVisible();
  try {
    await saveSettings(baseURL, { site_style: 'blog' });
    for (const address of [`/blog/${POST}`, '/blog']) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(wish).toHaveCount(0);
    }
  } finally {
    await saveSettings(baseURL, { site_style: 'eshop' });
  }
});

test('a post that fails to load shows an error and can be retried; a failed image shows a placeholder', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED GET .*(posts|image)\.php/);
  await page.goto('/blog');
  let isDown = true;
  await page.route(/posts\.php\?action=get/, (route) => (isDown ? route.abort('failed') : route.continue()));
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Το άρθρο δεν φορτώθηκε' })).toBeVisible();
  // The page requests the failed prefetch once more by itself.
  const retry = page.getByRole('button', { name: 'Δοκιμάστε ξανά' });
  await expect(retry).toBeEnabled();
  isDown = false;
  await retry.click();
  await expect(page.getByRole('list', { name: 'Ετικέτες' })).toBeVisible();

  await page.route(/image\.php/, (route) => route.abort('failed'));
  await page.goto(`/blog/${POST}`);
  await expect(page.locator('main img').first()).toHaveAttribute('src', /Image(?:%20|\+)Error/);
});

test('a post has structured data for search engines and a link to the feed', async ({ page }) => {
  const html = (await (await page.goto(`/blog/${POST}`))?.text()) ?? '';
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
  const { title, featured_image: image } = await getPost(page.request, POST);
  const article = data.find((entry) => entry['@type'] === 'BlogPosting');
  expect(article?.headline).toBe(title);
  expect(article?.image).toContain(image);
  expect(article?.datePublished).toMatch(/^2026-03-09/);
  expect(data.find((entry) => entry['@type'] === 'BreadcrumbList')).toBeDefined();
  expect(html).toContain('type="application/rss+xml"');
});
