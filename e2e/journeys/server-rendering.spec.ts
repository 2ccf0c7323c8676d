import type { APIRequestContext, Page } from '@playwright/test';
import { registerCustomer, signInAt } from '../fixtures/account.ts';
import { POSTS_TITLE } from '../fixtures/home.ts';
import { blockScripts, waitForHydration } from '../fixtures/hydration.ts';
import { listPublicRoutes } from '../fixtures/public-routes.ts';
import { signIn } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

const ROUNDS = 40;

for (const language of ['el', 'en'] as const) {
  test(`every public page in ${language} is rendered on the server and hydrates without changes`, async ({ page }) => {
    await keepPlaceholders(page);
    const requests = recordApiRequests(page);
    for (const route of listPublicRoutes()) {
      const address = language === 'en' ? `/en${route === '/' ? '' : route}` : route;
      await test.step(address, async () => {
        const response = await page.goto(address);
        const html = (await response?.text()) ?? '';
        expect(html, `${address} was rendered on the server`).toContain('"rendered":true');
        expect(html).toContain(`<html lang="${language}"`);
        expect(html, 'a page says what needs scripts').toContain('<noscript>');
        expect(listFormsInAddresses(html), 'forms that put their values into an address').toEqual([]);
        const [, end] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? [];
        expect(html, 'the first paint has the whole header').toContain(`</header><div id="${end}"`);
        const served = await getMainText(page, html);
        expect(served.length).toBeGreaterThan(0);
        await waitForHydration(page);
        // React logs a hydration mismatch as a console error, which fails the test.
        if (!(await isPersonal(page))) expect(await readMainText(page)).toBe(served);
        expect(requests.splice(0), `requests of ${address} in the browser`).toEqual([]);
      });
    }
  });
}

test('links that share a page are absolute before scripts run', async ({ page, baseURL }) => {
  for (const address of ['/shop/thalassa-sounio-black', '/en/blog/acetate-or-titanium']) {
    const html = await (await page.request.get(address)).text();
    const shared = [...html.matchAll(/href="https:\/\/wa\.me\/\?text=([^"]+)"/g)].map(([, text]) => text ?? '');
    expect(
      shared.map((text) => decodeURIComponent(text).split(' ').at(-1)),
      address,
    ).toEqual([`${baseURL}${address}`]);
  }
});

test('pages of e-mailed links say without scripts that the token is missing', async ({ page }) => {
  for (const address of ['/reset-password', '/verify-email', '/prescription', '/login/link']) {
    const html = await (await page.request.get(address)).text();
    expect(html, address).toContain('Ο σύνδεσμος δεν ισχύει');
    expect(await (await page.request.get(`${address}?token=abc`)).text()).not.toContain('Ο σύνδεσμος δεν ισχύει');
  }
});

test('scrolling before hydration keeps the scroll position', async ({ page }) => {
  const release = await blockScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: POSTS_TITLE }).scrollIntoViewIfNeeded();
  const scrollPosition = await readSettledPosition(page);
  expect(scrollPosition).toBeGreaterThan(0);
  release();
  await waitForHydration(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollPosition);
});

/**
 * The scroll position once it has been the same for ten frames. Fonts that arrive, and sections that are laid out because
 * they came near, change heights above, and the browser corrects the position.
 */
function readSettledPosition(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    let position = window.scrollY;
    for (let frames = 0; frames < 10; frames += 1) {
      await new Promise(requestAnimationFrame);
      if (window.scrollY !== position) frames = 0;
      position = window.scrollY;
    }
    return position;
  });
}

test('the end of a first view is laid out when it comes near, and that of a reloaded or later page at once', async ({
  page,
}) => {
  const end = page.getByRole('contentinfo').locator('[data-far-below]').first();
  // Reading a style counts as an interaction of the visitor, so the scripts start afterwards.
  const release = await blockScripts(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await expect(end).toHaveCSS('content-visibility', 'auto');
  release();
  await expect(end).toHaveCSS('content-visibility', 'visible');
  await page.getByRole('banner').getByRole('link', { name: 'Fakos' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-first-view');
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-first-view');
  await page.goto('/about#main');
  await expect(page.locator('html')).not.toHaveAttribute('data-first-view');
});

test('clicks before hydration take effect after it, and typed text never appears in the address', async ({ page }) => {
  const customer = await registerCustomer(page.request);
  const releaseLogin = await blockScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await signInAt(page, customer);
  await expect(page).toHaveURL('/login');
  releaseLogin();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('button', { name: customer.name })).toBeVisible();

  for (const [address, query] of [
    ['/shop?category=sunglasses', 'Αίγινα'],
    ['/blog', 'συνταγή'],
  ] as const) {
    const releaseList = await blockScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill(query);
    releaseList();
    await waitForHydration(page);
    await field.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === query);
  }

  const releaseAbout = await blockScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Αναζήτηση' }).click();
  releaseAbout();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('unknown addresses respond with 404 and keep the layout', async ({ page, browserErrors }) => {
  browserErrors.expect(/404 GET/);
  for (const address of ['/nowhere', '/shop/no-such-frame', '/blog/no-such-post', '/page/no-such-page']) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
});

test('concurrent requests of the owner and a visitor never get each other’s data', async ({
  request,
  playwright,
  baseURL,
}) => {
  const { token, user } = await signIn(request);
  const visitor = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
  // Two addresses, because the gateway limits the open requests of one.
  const requestAsOwner = createRound(request, { Authorization: `Bearer ${token}`, 'X-Forwarded-For': '192.0.2.1' });
  const requestAsVisitor = createRound(visitor, { 'X-Forwarded-For': '192.0.2.2' });
  const rounds = Array.from({ length: ROUNDS }, () => [requestAsOwner, requestAsVisitor]).flat();
  const responses = await Promise.all(rounds.map((round) => round()));
  for (const [index, { pages, session, products }] of responses.entries()) {
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

function createRound(context: APIRequestContext, headers: Record<string, string>) {
  const read = async (address: string) => {
    // Hundreds of requests at once: only the deadline of the whole test applies.
    const response = await context.get(address, { headers, timeout: 0 });
    return { status: response.status(), text: await response.text() };
  };
  return async () => {
    const [home, shop, login, session, products] = await Promise.all(
      ['/', '/en/shop', '/login', '/api/login.php', '/api/products.php?action=admin-list'].map(read),
    );
    if (!home || !shop || !login || !session || !products) throw new Error('A response is missing.');
    return { pages: [home.text, shop.text, login.text], session, products };
  };
}

/** The tags of forms that neither use POST nor search or filter. */
function listFormsInAddresses(html: string): string[] {
  return [...html.matchAll(/<form\b[^>]*>/g)]
    .map(([form]) => form)
    .filter((form) => !/method="|role="search"/.test(form));
}

/** Parts that load when they are near the viewport are never near it. */
async function keepPlaceholders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
}

/** Records API requests of the browser, except images. */
function recordApiRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const apiRequest = `${pathname.split('/').at(-1)}${search}`;
    if (pathname.endsWith('.php') && !pathname.endsWith('image.php')) requests.push(apiRequest);
  });
  return requests;
}

const isPersonal = (page: Page) =>
  page.evaluate(() =>
    /\/(cart|checkout|order-success|orders(\/[^/]+)?|prescriptions?|wishlist|profile|users|login\/link|reset-password|verify-email|appointment|stock-alert|review)$/.test(
      location.pathname,
    ),
  );

async function readMainText(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector('main')?.textContent ?? '');
}

/** Text of the main element in HTML. */
async function getMainText(page: Page, html: string): Promise<string> {
  return page.evaluate(
    (source) => new DOMParser().parseFromString(source, 'text/html').querySelector('main')?.textContent ?? '',
    html,
  );
}
