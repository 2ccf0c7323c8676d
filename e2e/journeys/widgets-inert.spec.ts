import { allVectorsHtml, getVectorMark, xssVectors } from '@fakos/contracts/testing/xss-vectors';
import { type APIRequestContext, type Page, request as requests } from '@playwright/test';
import { ChangedSettings } from '../fixtures/changed-settings.ts';
import {
  expectNoInsertedHandlers,
  listActiveElements,
  REFUSED_INLINE,
  recordEffects,
  recordInsertedHandlers,
  triggerHandlers,
} from '../fixtures/inert.ts';
import { renderInBrowser } from '../fixtures/render-in-browser.ts';
import { read, signIn } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'widgets-inert' });

/** Images of vectors that are otherwise harmless are requested and missing. */
const MISSING_IMAGES = /404 GET .*\/(?:x|1|`x`|%60x%60)$/;
/** The last vector consumes its own mark. */
const MARKS = xssVectors.length - 1;

/** PostgreSQL cannot store NUL characters, so text fields reject them. */
const storable = allVectorsHtml.replaceAll('\0', '');
const item = { id: 'i', title: 'Τίτλος', content: allVectorsHtml };
const sections = [
  {
    id: 'widgets',
    title: '',
    content: '',
    widgets: [
      { id: 'text', order: 1, type: 'text', content: allVectorsHtml },
      { id: 'enhanced', order: 2, type: 'enhanced-text', content: allVectorsHtml },
      { id: 'html', order: 3, type: 'html', content: allVectorsHtml },
      { id: 'accordion', order: 4, type: 'accordion', items: [{ ...item, isOpen: true }] },
      { id: 'tabs', order: 5, type: 'tabs', tabs: [{ ...item, icon: '' }] },
    ],
  },
  { id: 'legacy', title: '', content: allVectorsHtml, widgets: [] },
];
const ownerSettings = {
  footer_widgets: [{ type: 'custom_html', enabled: true, html: allVectorsHtml }],
  extra_sections: [
    {
      id: 'inert',
      position: 'footer',
      is_active: true,
      layout: 'text_only',
      content: allVectorsHtml,
      title: '',
      title_color: '',
      background_color: '',
      image: '',
      gallery: [],
      category_ids: [],
      section_size: 'small',
    },
  ],
};

const slug = `inert-${crypto.randomUUID().slice(0, 8)}`;
/** Pages that show foreign HTML, and how often each shows all vectors, including the footer. */
const pages: Readonly<Record<string, number>> = {
  [`/page/${slug}`]: 7,
  '/faq': 7,
  [`/blog/${slug}`]: 2,
  [`/shop/${slug}`]: 2,
  [`/services/${slug}`]: 2,
  '/': 2,
};

/** The page of the map; only forged responses contain vectors for it. */
const CONTACT = '/contact';

const names = { title_el: 'Αδρανής', title_en: 'Inert', slug, status: 'published' };
const resources = {
  'pages.php': { ...names, sections_el: sections },
  'posts.php': { ...names, category_id: 1, content_el: storable },
  'services.php': { ...names, content_el: storable },
  'products.php': {
    name_el: 'Αδρανής',
    name_en: 'Inert',
    slug,
    sku: slug,
    category_id: 1,
    brand_id: 1,
    product_type: 'frame',
    price: 10,
    status: 'published',
    description_el: storable,
  },
};

let request: APIRequestContext;
let settings: ChangedSettings;
const restore: (() => Promise<unknown>)[] = [];

test.beforeAll(async ({ baseURL }) => {
  request = await requests.newContext(baseURL ? { baseURL } : {});
  const headers = { Authorization: `Bearer ${(await signIn(request)).token}` };
  for (const [resource, data] of Object.entries(resources)) {
    const saved = await read<{ data: { id: number } }>(await request.post(`/api/${resource}`, { headers, data }));
    restore.push(() => request.delete(`/api/${resource}`, { headers, data: { id: saved.data.id } }));
  }
  const list = await request.get('/api/pages.php?action=admin-list', { headers });
  const { data } = await read<{ data: { id: number; slug: string }[] }>(list);
  const id = data.find((page) => page.slug === 'faq')?.id;
  const faq = await read<{ data: { sections_el: unknown } }>(
    await request.get(`/api/pages.php?action=admin-get&id=${id}`, { headers }),
  );
  await read(await request.put('/api/pages.php', { headers, data: { id, sections_el: sections } }));
  restore.push(() => request.put('/api/pages.php', { headers, data: { id, sections_el: faq.data.sections_el } }));
  settings = await ChangedSettings.open(baseURL);
  await settings.change(ownerSettings);
});

test.afterAll(async () => {
  await Promise.all(restore.map((undo) => undo()));
  await settings.restore();
  await request.dispose();
});

/** Expands the page and waits until all vectors have been rendered the expected number of times. */
async function openAll(page: Page, times: number): Promise<void> {
  const more = page.getByRole('main').getByRole('button', { name: 'Περισσότερα', exact: true });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  if (await more.isVisible()) await more.click();
  await expect(page.getByText(getVectorMark(0), { exact: true })).toHaveCount(times);
  await expect(page.getByText(/^διάνυσμα \d+ τέλος$/)).toHaveCount(times * MARKS);
}

const isTestedPage = (path: string) => [...Object.keys(pages), CONTACT].includes(path);

test('attack vectors are inert in every field when the server renders the pages', async ({ page, browserErrors }) => {
  browserErrors.expect(MISSING_IMAGES);
  const effects = await recordEffects(page, isTestedPage);
  for (const [path, times] of Object.entries(pages)) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.headers()['content-security-policy']).toMatch(/script-src(?![^;]*unsafe-inline)/);
      await openAll(page, times);
      await triggerHandlers(page);
      expect(await listActiveElements(page)).toEqual([]);
      expect(effects).toEqual([]);
    });
  }
});

test('attack vectors in forged responses are inert when the browser renders the pages', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(MISSING_IMAGES, REFUSED_INLINE);
  const map = { google_maps_embed: 'javascript:xss()', show_google_maps: 'true' };
  const forged: Readonly<Record<string, unknown>> = { ...ownerSettings, ...map, sections };
  await renderInBrowser(page);
  await page.route(/\/backend\/api\/(?:pages|posts|products|services|settings)\.php/, async (route) => {
    const response = await route.fetch();
    const json: unknown = JSON.parse(await response.text(), (key, value: unknown) => {
      if (key in forged) return forged[key];
      return /^(?:content|description)$/.test(key) && typeof value === 'string' && value ? allVectorsHtml : value;
    });
    await route.fulfill({ response, json });
  });
  const effects = await recordEffects(page, isTestedPage);
  await recordInsertedHandlers(page);
  for (const [path, times] of Object.entries({ ...pages, [CONTACT]: 7 })) {
    await test.step(path, async () => {
      await page.goto(path);
      await openAll(page, times);
      await triggerHandlers(page);
      expect(await listActiveElements(page)).toEqual([]);
      await expectNoInsertedHandlers(page);
      expect(await page.locator('iframe').count()).toBe(0);
      expect(effects).toEqual([]);
    });
  }
});
