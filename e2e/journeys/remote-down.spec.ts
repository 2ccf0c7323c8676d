import type { Locator, Page } from '@playwright/test';
import { POSTS_TITLE, scrollToPosts } from '../fixtures/home.ts';
import { saveData } from '../fixtures/save-data.ts';
import { expect, test } from '../fixtures/test.ts';

const GONE = [/404 GET .*\/remotes(~\d+)?\//, /Refused to (apply style|execute script) from '.*\/remotes(~\d+)?\//];

test('without the blog the home page goes on, and its retry brings the posts back', async ({
  page,
  faults,
  releases,
}) => {
  faults.expect(...GONE);
  releases.takeAway('mfe-blog');
  await page.goto('/');
  await scrollToPosts(page);
  const fallen = downMessage(page);
  await expect(fallen).toHaveCount(1);
  await expect(fallen).toContainText('Το υπόλοιπο κατάστημα λειτουργεί κανονικά.');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const featured = page.getByRole('region', { name: 'Ξεχωρίζουν αυτή τη σεζόν' });
  await page.getByRole('heading', { name: 'Ξεχωρίζουν αυτή τη σεζόν' }).scrollIntoViewIfNeeded();
  await expect(featured.getByRole('article')).toHaveCount(4);

  await retry(fallen);
  await expect(fallen.getByRole('button', { name: 'Δοκιμάστε ξανά' })).toBeEnabled();
  releases.putBack('mfe-blog');
  await markPage(page);
  await retry(fallen);
  await expect(page.getByRole('region', { name: POSTS_TITLE }).getByRole('article').first()).toBeVisible();
  await expect(fallen).toHaveCount(0);
  await expectSamePage(page);
  await expectStyled(page, 'mfe-blog');
});

test('the blog’s own page says so, in the visitor’s language, and recovers without a reload', async ({
  page,
  faults,
  releases,
}) => {
  faults.expect(...GONE);
  releases.takeAway('mfe-blog');
  await page.goto('/en/blog');
  const fallen = downMessage(page, 'This part is not available right now');
  await expect(fallen).toBeVisible();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Journal' }).click();
  await expect(fallen).toBeVisible();

  releases.putBack('mfe-blog');
  await markPage(page);
  await retry(fallen, 'Try again');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(fallen).toHaveCount(0);
  await expectSamePage(page);
  await expectStyled(page, 'mfe-blog');
});

test('a remote that goes away under a visitor fails in its own place and comes back', async ({
  page,
  faults,
  releases,
}) => {
  faults.expect(...GONE);
  await saveData(page);
  await page.goto('/');
  await scrollToPosts(page);
  await expect(page.getByRole('region', { name: POSTS_TITLE }).getByRole('article').first()).toBeVisible();
  releases.takeAway('mfe-blog');
  await markPage(page);
  await page.getByRole('link', { name: 'Όλα τα άρθρα' }).click();
  const fallen = downMessage(page);
  await expect(fallen).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();

  releases.putBack('mfe-blog');
  await retry(fallen);
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expectSamePage(page);
  await expectStyled(page, 'mfe-blog');
});

test('without the shop the home page keeps its posts, and its retry brings the products back', async ({
  page,
  faults,
  releases,
}) => {
  faults.expect(...GONE);
  releases.takeAway('mfe-shop');
  await page.goto('/');
  await scrollToPosts(page);
  const fallen = downMessage(page);
  await expect(fallen).toHaveCount(1);
  await expect(page.getByRole('region', { name: POSTS_TITLE }).getByRole('article').first()).toBeVisible();

  releases.putBack('mfe-shop');
  await markPage(page);
  await retry(fallen);
  await expect(page.getByRole('region', { name: 'Ξεχωρίζουν αυτή τη σεζόν' }).getByRole('article')).toHaveCount(4);
  await expectSamePage(page);
  await expectStyled(page, 'mfe-shop');
});

function downMessage(page: Page, title = 'Αυτό το τμήμα δεν είναι διαθέσιμο τώρα'): Locator {
  return page.getByRole('alert').filter({ hasText: title });
}

async function retry(fallen: Locator, name = 'Δοκιμάστε ξανά'): Promise<void> {
  await fallen.getByRole('button', { name }).click();
}

/** Leaves a mark that a reload would wipe out. */
async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { markOfThisPage: true }));
}

async function expectSamePage(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'markOfThisPage' in window), 'the page was not reloaded').toBe(true);
}

/** What came back must not be bare: a style sheet of the remote has arrived too. */
async function expectStyled(page: Page, remote: string): Promise<void> {
  const arrived = await page.evaluate((name) => {
    const isReadable = (sheet: CSSStyleSheet) => {
      try {
        return sheet.cssRules.length > 0;
      } catch {
        return false;
      }
    };
    return [...document.styleSheets].some((sheet) => sheet.href?.includes(`/${name}/`) && isReadable(sheet));
  }, remote);
  expect(arrived, `styles of ${remote}`).toBe(true);
}
