import type { Page } from '@playwright/test';
import { renderInBrowser } from '../fixtures/render-in-browser.ts';
import { expect, test } from '../fixtures/test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading');
const search = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Αναζήτηση στα άρθρα' });

test('posts can be filtered by category, search and tag and sorted, and Back undoes each step', async ({ page }) => {
  await page.goto('/blog');
  await expect(titles(page).first(), 'the newest featured post is first').toHaveText(
    'Ποιος σκελετός ταιριάζει στο πρόσωπό σας',
  );
  const first = await titles(page).allTextContents();

  await page
    .getByRole('navigation', { name: 'Κατηγορίες άρθρων' })
    .getByRole('link', { name: 'Υγεία των ματιών' })
    .click();
  await expect(page).toHaveURL('/blog?category=eye-health');
  await expect(titles(page)).not.toHaveText(first);
  await expect(titles(page).first()).toBeVisible();
  const categoryCount = await titles(page).count();

  await search(page).fill('ΜΠΛΕ ΦΩΣ');
  await search(page).press('Enter');
  await expect(page).toHaveURL(/category=eye-health&search=/);
  // The posts of the category stay visible until the search results have loaded.
  const found = page.getByRole('paragraph').filter({ hasText: /^\d+ άρθρ\S+$/ });
  await expect(found).toBeVisible();
  await expect(cards(page)).toHaveCount(Number.parseInt((await found.textContent()) ?? '', 10));
  expect(await cards(page).count()).toBeLessThan(categoryCount);
  await page.getByRole('link', { name: 'Αφαίρεση φίλτρου «ΜΠΛΕ ΦΩΣ»' }).click();
  await expect(cards(page)).toHaveCount(categoryCount);

  await page.getByRole('navigation', { name: 'Ταξινόμηση' }).getByRole('link', { name: 'Α–Ω' }).click();
  await expect(page).toHaveURL('/blog?category=eye-health&sort=title');
  await expect(titles(page).first()).toContainText('UV400');
  await expect(cards(page)).toHaveCount(categoryCount);
  const [, ...sorted] = await titles(page).allTextContents();
  expect(sorted).toEqual(sorted.toSorted((a, b) => a.localeCompare(b, 'el')));

  await page
    .getByRole('region', { name: 'Ετικέτες' })
    .getByRole('link', { name: /^σκελετοί/ })
    .click();
  await expect(page).toHaveURL(/\/blog\?tag=/);
  await expect(page.getByRole('status').filter({ hasText: '3 άρθρα' })).toBeVisible();
  await expect(cards(page)).toHaveCount(3);

  for (const address of [/sort=title$/, /category=eye-health$/, /search=/, /category=eye-health$/, /\/blog$/]) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
  await expect(search(page)).toHaveValue('');
  await expect(titles(page)).toHaveText(first);
});

test('the list is paged by links, and empty results show a message', async ({ page }) => {
  await page.goto('/en/blog');
  const pages = page.getByRole('navigation', { name: 'Article pages' });
  const [lead = ''] = await titles(page).allTextContents();
  expect(await cards(page).count(), 'a large card and two full rows').toBe(7);
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/en/blog?page=2');
  await expect(page).toHaveTitle(/Page 2/);
  const list = page.getByRole('region', { name: 'Articles', exact: true });
  await expect(list).toBeFocused();
  await expect(list).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ articles, page 2 of \d$/ })).toBeVisible();
  while (await pages.getByRole('link', { name: 'Next' }).isVisible()) {
    await expect(titles(page).filter({ hasText: lead }), 'the leading post is not repeated').toHaveCount(0);
    await expect(cards(page)).toHaveCount(7);
    const here = page.url();
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page).not.toHaveURL(here);
    await expect(cards(page).first()).toBeVisible();
  }
  await expect(titles(page).filter({ hasText: lead })).toHaveCount(0);
  await page.goto('/blog?search=ξξξξξ');
  await expect(page.getByRole('heading', { name: 'Δεν βρέθηκαν άρθρα' })).toBeVisible();
  await expect(page.getByText('Τίποτα για «ξξξξξ».')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.goto('/blog?category=nothing-here');
  await expect(page.getByText('Δεν υπάρχουν άρθρα σε αυτή την κατηγορία.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Όλα τα άρθρα' }).click();
  await expect(page).toHaveURL('/blog');
});

test('each language has an RSS feed of its posts', async ({ page }) => {
  for (const [address, name, feed] of [
    ['/blog', 'Ροή RSS', '/blog/rss.xml'],
    ['/en/blog', 'RSS feed', '/en/blog/rss.xml'],
  ] as const) {
    await page.goto(address);
    const link = page.getByRole('main').getByRole('link', { name });
    await expect(link).toHaveAttribute('href', feed);
    // Hovering over the link must not prefetch it as a post.
    await link.hover();
    expect((await page.request.get(feed)).headers()['content-type']).toContain('application/rss+xml');
  }
});

test('a post list that fails to load shows the error text and a retry button that loads it', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED GET .*posts\.php/);
  // Not reached through a link: pointing at one prefetches the list, which would replace the error.
  await renderInBrowser(page);
  await page.route(/posts\.php/, (route) => route.abort('failed'));
  await page.goto('/blog?sort=views');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Δεν βρέθηκαν άρθρα');
  await page.unroute(/posts\.php/);
  await alert.getByRole('button', { name: 'Δοκιμάστε ξανά' }).click();
  await expect(cards(page).first()).toBeVisible();
});
