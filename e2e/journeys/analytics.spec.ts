import { WEB_VITALS_PATH } from '@fakos/contracts/remote/web-vitals';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { recordBeacons } from '../fixtures/beacons.ts';
import { openAtNoon, waitForStart } from '../fixtures/cookies.ts';
import { Staff } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ cookieChoice: 'none' });

const PRODUCT = 'thalassa-sounio-black';
const ANALYTICS = '/backend/api/analytics.php';
const getBanner = (page: Page) => page.getByRole('region', { name: 'Cookies στο κατάστημά μας' });
const getSession = (page: Page) => page.evaluate(() => sessionStorage.getItem('analytics-session'));

type Body = Record<string, unknown>;

/** Collects the bodies of all requests to the analytics endpoint, oldest first. */
function watchAnalytics(context: BrowserContext): Body[] {
  const bodies: Body[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith(ANALYTICS)) bodies.push(getBody(request));
  });
  return bodies;
}

const getBody = (request: Request): Body => JSON.parse(request.postData() ?? '{}') as Body;
const getNames = (bodies: readonly Body[]) => bodies.map(({ action, event_name }) => event_name ?? action);

async function addToCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Προσθήκη στο καλάθι' }).first().click();
  // The product is added after the frame of the press.
  await page.clock.runFor(100);
}

async function acceptAt(page: Page, address: string): Promise<void> {
  await openAtNoon(page, address);
  await page.clock.runFor(1000);
  await getBanner(page).getByRole('button', { name: 'Αποδοχή' }).click();
}

test('before consent there are no analytics or third-party requests and no cookies on any page', async ({
  page,
  context,
  baseURL,
}) => {
  const requestedUrls: string[] = [];
  context.on('request', (request) => requestedUrls.push(request.url()));
  for (const address of ['/', '/contact', `/shop/${PRODUCT}`, '/blog/frames-for-your-face-shape']) {
    await openAtNoon(page, address);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(10_000);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  await page.goto(`/shop/${PRODUCT}`);
  await addToCart(page);
  await expect(page.getByText('Το προϊόν προστέθηκε στο καλάθι!')).toBeVisible();
  await page.goto('/');
  await page.waitForLoadState('networkidle');

  const origin = new URL(baseURL ?? '').origin;
  expect(requestedUrls.filter((url) => !/^(data|blob):/.test(url) && new URL(url).origin !== origin)).toEqual([]);
  expect(requestedUrls.filter((url) => /analytics\.php|consent\.php/.test(url))).toEqual([]);
  expect(await getSession(page)).toBeNull();
  expect(await context.cookies()).toEqual([]);
});

test('with consent each page view and event is sent once with a random session id', async ({
  page,
  context,
  baseURL,
}) => {
  const bodies = watchAnalytics(context);
  await acceptAt(page, `/shop/${PRODUCT}?utm_source=x`);
  await expect.poll(() => bodies.length).toBe(1);
  const session = JSON.parse((await getSession(page)) ?? '{}') as { id: string };
  expect(session.id).toMatch(/^[0-9a-f]{32}$/);
  expect(bodies[0]).toEqual({
    action: 'track',
    page_url: `${baseURL}/shop/${PRODUCT}`,
    page_title: await page.title(),
    referrer: '',
    session_id: session.id,
    timestamp: expect.stringMatching(/^2026-06-01T12:00:/),
    user_agent: expect.stringContaining('Chrome'),
    screen_resolution: expect.stringMatching(/^\d+x\d+$/),
    viewport_size: '1440x900',
    language: expect.stringMatching(/^[a-z]{2}/i),
  });

  await addToCart(page);
  await expect.poll(() => bodies.length).toBe(2);
  expect(bodies[1]).toEqual({
    action: 'track_event',
    event_name: 'add_to_cart',
    event_properties: {
      id: expect.any(Number),
      name: 'Σούνιο Μαύρο',
      price: expect.any(Number),
      image: expect.any(String),
      quantity: 1,
    },
    page_url: `${baseURL}/shop/${PRODUCT}`,
    session_id: session.id,
    timestamp: expect.any(String),
  });
  const wish = page.getByRole('main').getByRole('button', { name: 'Αγαπημένο: Σούνιο Μαύρο' }).first();
  await wish.click();
  await wish.click();
  await expect
    .poll(() => getNames(bodies))
    .toEqual(['track', 'add_to_cart', 'add_to_wishlist', 'remove_from_wishlist']);
  expect(Object.keys(bodies[2]?.event_properties as Body).sort()).toEqual(['category', 'id', 'image', 'name', 'price']);

  bodies.length = 0;
  await page.getByRole('navigation', { name: 'Κύρια πλοήγηση' }).getByRole('link', { name: 'Άρθρα' }).click();
  await expect(page).toHaveURL('/blog');
  await page.clock.runFor(50);
  expect(bodies).toEqual([]);
  await page.clock.runFor(50);
  await expect.poll(() => bodies.length).toBe(1);
  expect(bodies[0]).toMatchObject({
    action: 'track',
    page_url: `${baseURL}/blog`,
    referrer: `${baseURL}/shop/${PRODUCT}`,
    session_id: session.id,
  });
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/shop/${PRODUCT}`));
  await expect.poll(() => bodies.length).toBe(2);
  expect(bodies[1]?.page_title).toBe(await page.title());
  expect(bodies[1]?.page_title).toContain('Σούνιο Μαύρο');
  await page.clock.runFor(5000);
  expect(bodies.map(({ page_url }) => page_url)).toEqual([`${baseURL}/blog`, `${baseURL}/shop/${PRODUCT}`]);
});

test('the end of a visit is sent when an inactive visitor leaves, not for an active one', async ({ page, context }) => {
  const beacons = await recordBeacons(context, ANALYTICS);
  await acceptAt(page, '/shop');
  await page.clock.runFor(4000);
  await page.goto('/blog');
  await waitForStart(page);
  expect(await beacons(page)).toEqual([]);

  const { id } = JSON.parse((await getSession(page)) ?? '{}') as { id: string };
  await page.clock.runFor(5001);
  await page.goto('/shop');
  const [end, ...others] = await beacons(page);
  expect(others).toEqual([]);
  expect(end).toEqual({
    action: 'track_session_end',
    session_id: id,
    session_duration: expect.any(Number),
    timestamp: expect.stringMatching(/^2026-06-01T12:00:/),
  });
  expect(end?.session_duration).toBeGreaterThan(9000);
  expect(end?.session_duration).toBeLessThan(20_000);

  // The beacon itself cannot be intercepted, so its body is sent again to check that the API accepts it.
  const headers = { 'Content-Type': 'text/plain;charset=UTF-8' };
  const response = await page.request.post(ANALYTICS, { headers, data: JSON.stringify(end) });
  expect(response.status()).toBe(200);
});

test('withdrawing consent stops analytics at once and removes the session id', async ({ page, context }) => {
  const bodies = watchAnalytics(context);
  await acceptAt(page, '/shop');
  await expect.poll(() => bodies.length).toBe(1);
  await page.clock.resume();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Ρυθμίσεις cookies' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Απόρριψη όλων' }).click();
  expect(await getSession(page)).toBeNull();
  await page.getByRole('navigation', { name: 'Κύρια πλοήγηση' }).getByRole('link', { name: 'Άρθρα' }).click();
  await expect(page).toHaveURL('/blog');
  await page.clock.runFor(10_000);
  await page.goto('about:blank');
  expect(bodies).toHaveLength(1);
});

test('the back office is not counted, and a failing analytics API does not affect the page', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED POST .*analytics\.php/);
  const bodies = watchAnalytics(context);
  await acceptAt(page, '/shop');
  await expect.poll(() => bodies.length).toBe(1);
  await page.goto('/admin/login');
  await waitForStart(page);
  await page.clock.runFor(10_000);
  expect(bodies).toHaveLength(1);
  await context.route('**/analytics.php', (route) => route.abort());
  await page.goto('/blog');
  await waitForStart(page);
  await expect.poll(() => bodies.length).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('the speed of a page is counted for its kind of page without consent, and staff see it', async ({
  page,
  context,
  baseURL,
}) => {
  const beacons = await recordBeacons(context, WEB_VITALS_PATH);
  // The measurement loads with the first input, which this test must not leave too early.
  await expect(async () => {
    await page.goto(`/shop/${PRODUCT}`);
    await page.keyboard.press('Tab');
    await page.goto('/faq');
    expect(await beacons(page)).toContainEqual({
      page: `/shop/${PRODUCT}`,
      composition: expect.stringMatching(/^shell@\S+ .*mfe-shop@/),
      values: expect.objectContaining({ LCP: expect.any(Number), CLS: expect.any(Number) }),
    });
  }).toPass();
  const staff = await Staff.open(baseURL ?? '');
  const { pages } = await staff.getWebVitals();
  await staff.close();
  expect(pages).toContainEqual(expect.objectContaining({ part: 'mfe-shop', page: 'shop/:slug', metric: 'LCP' }));
});
