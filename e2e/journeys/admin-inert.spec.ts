import type { Endpoint } from '@fakos/contracts/endpoint';
import { type Settings, settingDefinitions } from '@fakos/contracts/settings/contract';
import { z } from 'zod';
import { getDeadline } from '../deadlines.ts';
import { loadEndpoints } from '../fixtures/endpoints.ts';
import {
  expectNoInsertedHandlers,
  isOwnFrame,
  listActiveElements,
  MISSING_IMAGES,
  OWN_ELEMENTS,
  REFUSED_IN_FRAME,
  REFUSED_INLINE,
  recordEffects,
  recordInsertedHandlers,
  triggerHandlers,
} from '../fixtures/inert.ts';
import { expect, test } from '../fixtures/test.ts';
import { VectorApi } from '../fixtures/vector-api.ts';
import { exempt, getName, storeVectors } from '../fixtures/vector-requests.ts';
import { listVectorFields, MARKUP, sendVectors } from '../fixtures/vector-texts.ts';

// Attack vectors are stored in every text that the API accepts from staff and visitors. The fields come from the contracts,
// so that a new endpoint or field is tested without a change here, or fails until it has its values below.
test.use({ shop: 'admin-inert' });
test.describe.configure({ mode: 'serial' });

const MINUTE_MS = 60_000;

let api: VectorApi;
test.beforeAll(async ({ site }) => {
  api = await VectorApi.open(site.url);
});
test.afterAll(() => api.context.dispose());

test('every endpoint that accepts texts accepts them with vectors', async () => {
  test.setTimeout(getDeadline(2 * MINUTE_MS));
  const endpoints = (await loadEndpoints()).filter(
    (endpoint) =>
      (endpoint.method === 'POST' || endpoint.method === 'PUT') &&
      endpoint.servedBy === undefined &&
      !(getName(endpoint) in exempt) &&
      listVectorFields(endpoint.body).length > 0,
  );
  // What visitors send is there before staff change it, and rows are created before they are changed.
  const rank = ({ permission, method }: Endpoint) => (permission === 'public' ? 0 : method === 'POST' ? 1 : 2);
  for (const endpoint of endpoints.toSorted((one, other) => rank(one) - rank(other))) {
    const name = getName(endpoint);
    await test.step(name, async () => {
      const response = await storeVectors(api, endpoint);
      expect.soft(response.ok(), `${name}: ${response.status()} ${await response.text()}`).toBe(true);
    });
  }
});

test('every setting with texts accepts them with vectors, or explains why not', async () => {
  const settings = Object.entries(settingDefinitions as Settings).filter(
    ([, { schema, visibility }]) => visibility !== 'secret' && listVectorFields(z.object({ value: schema })).length > 0,
  );
  const shape = settings.map(([key, { schema, localised }]) => [
    key,
    localised ? z.object({ el: schema, en: schema }) : schema,
  ]);
  const response = await sendVectors({
    name: 'settings',
    schema: z.object(Object.fromEntries(shape)),
    send: (data) => api.fetch('POST', 'settings.php', data),
  });
  expect(response.ok(), await response.text()).toBe(true);
});

/** The rows that visitors see, with their addresses. */
const publicRows: Readonly<Record<string, (slug: string) => string>> = {
  'products.php?action=admin-list&limit=100': (slug) => `/shop/${slug}`,
  'posts.php?action=admin-list&limit=100': (slug) => `/blog/${slug}`,
  'services.php?action=admin-list&limit=100': (slug) => `/services/${slug}`,
  'pages.php?action=admin-list': (slug) => `/page/${slug}`,
  'categories.php': (slug) => `/category/${slug}`,
};

test('the public pages run nothing', async ({ page, browserErrors }) => {
  test.setTimeout(getDeadline(2 * MINUTE_MS));
  browserErrors.expect(MISSING_IMAGES, REFUSED_INLINE);
  const effects = await recordEffects(page, () => true);
  await recordInsertedHandlers(page);
  const addresses = ['/', '/contact', '/blog', '/shop', '/services', '/faq'];
  for (const [list, toAddress] of Object.entries(publicRows)) {
    const rows = await api.read<{ slug: string }[]>('GET', list);
    const hostile = rows.filter((row) => JSON.stringify(row).includes('xss()'));
    expect(hostile, `rows with vectors in ${list}`).not.toEqual([]);
    addresses.push(...hostile.slice(0, 1).map(({ slug }) => toAddress(slug)));
  }
  const drafted = { kind: 'post', id: api.created.get('posts')?.id };
  addresses.push((await api.read<{ path: string }>('POST', 'previews.php', drafted)).path);
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await triggerHandlers(page);
      expect.soft(await listActiveElements(page), address).toEqual([]);
      await expectNoInsertedHandlers(page);
      expect.soft(effects, address).toEqual([]);
    });
  }
});

test('the back office runs nothing: its lists, its records and the settings', async ({
  page,
  browserErrors,
  signInAsOwner,
}) => {
  test.setTimeout(getDeadline(6 * MINUTE_MS));
  browserErrors.expect(MISSING_IMAGES, REFUSED_INLINE, REFUSED_IN_FRAME);
  const effects = await recordEffects(page, () => true);
  await recordInsertedHandlers(page);
  await signInAsOwner();
  await page.goto('/admin');
  const menu = page.getByRole('navigation', { name: 'Μενού διαχείρισης' });
  await menu.getByRole('link').first().waitFor();
  const listLinks = (selector: string) =>
    page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const screens = new Set(await listLinks('nav a[href^="/admin"]'));
  const opened = new Set<string>();
  const open = async (address: string) => {
    if (opened.has(address)) return;
    opened.add(address);
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.locator('main .mantine-Skeleton-root[data-visible], main [aria-busy=true]')).toHaveCount(0);
    expect.soft(await listActiveElements(page, OWN_ELEMENTS), address).toEqual([]);
    await expectNoInsertedHandlers(page);
    // E-mails are shown in a frame whose sandbox allows no scripts; their texts are escaped all the same.
    for (const frame of page.frames().slice(1)) expect.soft(await frame.content(), address).not.toContain(MARKUP);
    expect
      .soft(
        effects.filter((effect) => !isOwnFrame(effect)),
        address,
      )
      .toEqual([]);
  };
  for (const screen of screens) {
    await test.step(screen, async () => {
      await open(screen);
      const links = await listLinks(`main a[href^="${screen}/"]`);
      const tabs = links.filter((link) => /^\/admin\/settings\/[a-z-]+$/.test(link));
      // The newest row of a list is the first or the last; one page shows no more than a hundred.
      const records = [...new Set(links.filter((link) => /\/\d+$/.test(link)))];
      for (const link of new Set([...tabs, ...records.slice(0, 1), ...records.slice(-1)])) await open(link);
    });
  }
});
