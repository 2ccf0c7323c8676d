import type { Locator, Page } from '@playwright/test';
import { POSTS_TITLE, scrollToPosts } from '../fixtures/home.ts';
import { saveData } from '../fixtures/save-data.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'remote-down' });

const MISSING_FILES = [
  /404 GET .*\/remotes(~\d+)?\//,
  /Refused to (apply style|execute script) from '.*\/remotes(~\d+)?\//,
];

test.beforeEach(async ({ request }) => {
  // The site reads its releases at the first request. Releases that were missing then would not be part of any page.
  await request.get('/');
});

test('without the blog the rest of the home page works, and a retry loads the posts', async ({
  page,
  browserErrors,
  releases,
}) => {
  browserErrors.expect(...MISSING_FILES);
  releases.remove('mfe-blog');
  await page.goto('/');
  await scrollToPosts(page);
  const unavailable = getUnavailableMessage(page);
  await expect(unavailable).toHaveCount(1);
  await expect(unavailable).toContainText('Το υπόλοιπο κατάστημα λειτουργεί κανονικά.');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const featured = page.getByRole('region', { name: 'Ξεχωρίζουν αυτή τη σεζόν' });
  await page.getByRole('heading', { name: 'Ξεχωρίζουν αυτή τη σεζόν' }).scrollIntoViewIfNeeded();
  await expect(featured.getByRole('article')).toHaveCount(4);

  await retry(unavailable);
  await expect(unavailable.getByRole('button', { name: 'Δοκιμάστε ξανά' })).toBeEnabled();
  releases.restore('mfe-blog');
  await markPage(page);
  await retry(unavailable);
  await expect(page.getByRole('region', { name: POSTS_TITLE }).getByRole('article').first()).toBeVisible();
  await expect(unavailable).toHaveCount(0);
  await expectSamePage(page);
  await expectStyled(page, 'mfe-blog');
});

test('the blog page shows an error in the visitor’s language and recovers without a reload', async ({
  page,
  browserErrors,
  releases,
}) => {
  browserErrors.expect(...MISSING_FILES);
  await page.request.get('/en/blog');
  releases.remove('mfe-blog');
  await page.goto('/en/blog');
  await expect(getUnavailableMessage(page, 'Some functions of this page are not available right now')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Articles' }).click();
  const unavailable = getUnavailableMessage(page, 'This part is not available right now');
  await expect(unavailable).toBeVisible();

  releases.restore('mfe-blog');
  await markPage(page);
  await retry(unavailable, 'Try again');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(unavailable).toHaveCount(0);
  await expectSamePage(page);
  await expectStyled(page, 'mfe-blog');
});

test('a product list whose code is missing keeps its products, and a retry makes it work', async ({
  page,
  browserErrors,
  releases,
}) => {
  browserErrors.expect(...MISSING_FILES);
  await page.request.get('/shop');
  releases.remove('mfe-shop');
  await page.goto('/shop');
  const notice = page.getByRole('alert').filter({ hasText: 'Κάποιες λειτουργίες αυτής της σελίδας' });
  await expect(notice).toBeVisible();
  const products = page.getByRole('main').getByRole('article');
  await expect(products).toHaveCount(12);
  await expect(products.first().getByRole('link').first()).toHaveAttribute('href', /^\/shop\//);
  await expect(page.getByRole('banner').getByRole('button', { name: /Καλάθι/ })).toBeEnabled();

  releases.restore('mfe-shop');
  await markPage(page);
  await retry(notice);
  await expect(notice).toHaveCount(0);
  await expect(products).toHaveCount(12);
  await products
    .first()
    .getByRole('button', { name: /^Αγαπημένο/ })
    .click();
  await expect(products.first().getByRole('button', { name: /^Αγαπημένο/ })).toHaveAttribute('aria-pressed', 'true');
  await expectSamePage(page);
});

test('a remote that becomes unavailable during a visit affects only its own page and recovers', async ({
  page,
  browserErrors,
  releases,
}) => {
  browserErrors.expect(...MISSING_FILES);
  await saveData(page);
  await page.goto('/');
  await scrollToPosts(page);
  await expect(page.getByRole('region', { name: POSTS_TITLE }).getByRole('article').first()).toBeVisible();
  releases.remove('mfe-blog');
  await markPage(page);
  await page.getByRole('link', { name: 'Όλα τα άρθρα' }).click();
  const unavailable = getUnavailableMessage(page);
  await expect(unavailable).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();

  releases.restore('mfe-blog');
  await retry(unavailable);
  await expect(page.getByRole('heading', { level: 1, name: 'Άρθρα' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expectSamePage(page);
  await expectStyled(page, 'mfe-blog');
});

test('without the shop the home page shows its posts, and a retry loads the products', async ({
  page,
  browserErrors,
  releases,
}) => {
  browserErrors.expect(...MISSING_FILES);
  releases.remove('mfe-shop');
  await page.goto('/');
  await scrollToPosts(page);
  const unavailable = getUnavailableMessage(page);
  await expect(unavailable).toHaveCount(1);
  await expect(page.getByRole('region', { name: POSTS_TITLE }).getByRole('article').first()).toBeVisible();

  releases.restore('mfe-shop');
  await markPage(page);
  await retry(unavailable);
  await expect(page.getByRole('region', { name: 'Ξεχωρίζουν αυτή τη σεζόν' }).getByRole('article')).toHaveCount(4);
  await expectSamePage(page);
  await expectStyled(page, 'mfe-shop');
});

function getUnavailableMessage(page: Page, title = 'Αυτό το τμήμα δεν είναι διαθέσιμο τώρα'): Locator {
  return page.getByRole('alert').filter({ hasText: title });
}

async function retry(unavailable: Locator, name = 'Δοκιμάστε ξανά'): Promise<void> {
  await unavailable.getByRole('button', { name }).click();
}

/** Sets a mark that a reload would remove. */
async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { markOfThisPage: true }));
}

async function expectSamePage(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'markOfThisPage' in window), 'the page was not reloaded').toBe(true);
}

/** Checks that a style sheet of the remote has loaded. */
async function expectStyled(page: Page, remote: string): Promise<void> {
  const isStyled = await page.evaluate((name) => {
    const isReadable = (sheet: CSSStyleSheet) => {
      try {
        return sheet.cssRules.length > 0;
      } catch {
        return false;
      }
    };
    // The HTML of a page has the style sheets of its first view inside.
    const getAddress = ({ href, ownerNode }: CSSStyleSheet) => href ?? (ownerNode as HTMLElement).dataset.href;
    return [...document.styleSheets].some((sheet) => getAddress(sheet)?.includes(`/${name}/`) && isReadable(sheet));
  }, remote);
  expect(isStyled, `styles of ${remote}`).toBe(true);
}
