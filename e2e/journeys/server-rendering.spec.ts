import type { APIRequestContext, Page } from '@playwright/test';
import { registerCustomer, signInAt } from '../fixtures/account.ts';
import { untilAlive } from '../fixtures/alive.ts';
import { POSTS_TITLE } from '../fixtures/home.ts';
import { publicRoutes } from '../fixtures/public-routes.ts';
import { signIn } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

const ROUNDS = 40;

for (const language of ['el', 'en'] as const) {
  test(`every public page comes rendered and comes alive as it is, in ${language}`, async ({ page }) => {
    const calls = watchCalls(page);
    for (const route of publicRoutes()) {
      const address = language === 'en' ? `/en${route === '/' ? '' : route}` : route;
      await test.step(address, async () => {
        const answer = await page.goto(address);
        const html = (await answer?.text()) ?? '';
        expect(html, `${address} was rendered on the server`).toContain('"rendered":true');
        expect(html).toContain(`<html lang="${language}"`);
        const served = await textOf(page, html);
        expect(served.length).toBeGreaterThan(0);
        await untilAlive(page);
        // Any mismatch is an error in the console, which fails the journey by itself.
        if (!(await isPersonal(page))) expect(await mainText(page)).toBe(served);
        expect(calls.splice(0), `calls of ${address} in the browser`).toEqual([]);
      });
    }
  });
}

test('who scrolls before the page comes alive stays where they are', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: POSTS_TITLE }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  release();
  await untilAlive(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

/** Holds the page's code back until the result is called. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/**/main*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('what is pressed before the page comes alive is done once it is, and nothing typed gets into the address', async ({
  page,
}) => {
  const customer = await registerCustomer(page.request);
  const wakeLogin = await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await signInAt(page, customer);
  await expect(page).toHaveURL('/login');
  wakeLogin();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('button', { name: customer.name })).toBeVisible();

  for (const [address, words] of [
    ['/shop?category=sunglasses', 'Αίγινα'],
    ['/blog', 'συνταγή'],
  ] as const) {
    const wakeList = await holdCode(page);
    await page.goto(address, { waitUntil: 'commit' });
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill(words);
    wakeList();
    await untilAlive(page);
    await field.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === words);
  }

  const wakeAbout = await holdCode(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Αναζήτηση' }).click();
  wakeAbout();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('what does not exist is a 404 that still looks like the shop', async ({ page, faults }) => {
  faults.expect(/404 GET/);
  for (const address of ['/nowhere', '/shop/no-such-frame', '/blog/no-such-post', '/page/no-such-page']) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
});

test('a signed-in owner and a visitor asking at once never get anything of each other', async ({
  request,
  playwright,
  baseURL,
}) => {
  const { token, user } = await signIn(request);
  const visitor = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
  const owned = ask(request, { Authorization: `Bearer ${token}` });
  const anonymous = ask(visitor, {});
  const rounds = Array.from({ length: ROUNDS }, () => [owned, anonymous]).flat();
  const answers = await Promise.all(rounds.map((round) => round()));
  for (const [index, { pages, session, products }] of answers.entries()) {
    for (const page of pages) {
      expect(page.includes(token) || page.includes(user.email), 'a page names the owner').toBe(false);
    }
    const isOwner = index % 2 === 0;
    expect(session.status, 'the session').toBe(isOwner ? 200 : 401);
    expect(session.text.includes(user.email)).toBe(isOwner);
    expect(products.status, "the staff's list").toBe(isOwner ? 200 : 401);
  }
  await visitor.dispose();
});

function ask(context: APIRequestContext, headers: Record<string, string>) {
  const read = async (address: string) => {
    const answer = await context.get(address, { headers });
    return { status: answer.status(), text: await answer.text() };
  };
  return async () => {
    const [home, shop, login, session, products] = await Promise.all(
      ['/', '/en/shop', '/login', '/api/login.php', '/api/products.php?action=admin-list'].map(read),
    );
    if (!home || !shop || !login || !session || !products) throw new Error('An answer is missing.');
    return { pages: [home.text, shop.text, login.text], session, products };
  };
}

/** What the footer asks for once the visitor comes near it, which on a short page is at once. */
const OF_FOOTER = ['categories.php', 'posts.php?status=published&limit=4&'];

/** Calls of the API that the browser makes for the page itself; pictures are none. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const call = `${pathname.split('/').at(-1)}${search}`;
    const isOfFooter = OF_FOOTER.some((known) => call.startsWith(known));
    if (pathname.endsWith('.php') && !pathname.endsWith('image.php') && !isOfFooter) calls.push(call);
  });
  return calls;
}

const isPersonal = (page: Page) =>
  page.evaluate(() =>
    /\/(cart|checkout|order-success|orders(\/[^/]+)?|wishlist|profile|users|reset-password|verify-email)$/.test(
      location.pathname,
    ),
  );

async function mainText(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector('main')?.textContent ?? '');
}

/** What the main part of served HTML says. */
async function textOf(page: Page, html: string): Promise<string> {
  return page.evaluate(
    (source) => new DOMParser().parseFromString(source, 'text/html').querySelector('main')?.textContent ?? '',
    html,
  );
}
