import { allVectorsHtml, getVectorMark, xssVectors } from '@fakos/contracts/testing/xss-vectors';
import { type APIRequestContext, type Page, request as requests } from '@playwright/test';
import { ChangedSettings } from '../fixtures/changed-settings.ts';
import { renderInBrowser } from '../fixtures/render-in-browser.ts';
import { read, signIn } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'widgets-inert' });

/** Images of vectors that are otherwise harmless are requested and missing. */
const MISSING_IMAGES = /404 GET .*\/(?:x|1|`x`|%60x%60)$/;
/**
 * Parsing a text for sanitising makes the security policy report its inline styles and event handlers, although they are in
 * a document of their own. Whether they reach the page is checked by {@link recordInsertedHandlers}.
 */
const REFUSED_INLINE =
  /^(?:Applying inline style|Executing inline event handler) violates the following Content Security/;
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

/** Records scripts, dialogs and navigations that a vector triggers. */
async function recordEffects(page: Page): Promise<string[]> {
  const effects: string[] = [];
  await page.exposeFunction('xss', () => effects.push('script'));
  page.on('dialog', (dialog) => {
    effects.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('framenavigated', (frame) => {
    const isExpected =
      frame === page.mainFrame() && [...Object.keys(pages), CONTACT].includes(new URL(frame.url()).pathname);
    if (!isExpected && frame.url() !== 'about:blank') effects.push(frame.url());
  });
  return effects;
}

/** Records every element with an event handler that gets into the next pages, also if it is removed again. */
async function recordInsertedHandlers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const inserted: string[] = [];
    Object.assign(window, { insertedHandlers: inserted });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        for (const element of [node, ...node.querySelectorAll('*')]) {
          if (element.getAttributeNames().some((name) => name.startsWith('on'))) inserted.push(element.outerHTML);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

const listInsertedHandlers = (page: Page) =>
  page.evaluate(() => (window as unknown as { insertedHandlers: string[] }).insertedHandlers);

/** Expands the page and waits until all vectors have been rendered the expected number of times. */
async function openAll(page: Page, times: number): Promise<void> {
  const more = page.getByRole('main').getByRole('button', { name: 'Περισσότερα', exact: true });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  if (await more.isVisible()) await more.click();
  await expect(page.getByText(getVectorMark(0), { exact: true })).toHaveCount(times);
  await expect(page.getByText(/^διάνυσμα \d+ τέλος$/)).toHaveCount(times * MARKS);
}

/** Dispatches pointer, focus and other events to all elements to trigger the vectors' event handlers. */
const triggerHandlers = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('main *, footer *')) {
      if (element.closest('a, button, summary')) continue;
      for (const type of ['mouseover', 'mouseenter', 'pointermove', 'focus', 'click', 'toggle', 'animationstart']) {
        element.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
  });

/** Elements that could run code. The site's own image placeholder is an SVG data URL without base64. */
const listActiveElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, footer *')]
      .filter(
        (element) =>
          /^(?:script|style|object|embed|base|link|meta|math|template|applet)$/i.test(element.localName) ||
          element.getAttributeNames().some((name) => name.startsWith('on')) ||
          /^\s*(?:javascript|vbscript|data(?!:image\/svg\+xml,)):/i.test(
            element.getAttribute('href') ?? element.getAttribute('src') ?? '',
          ),
      )
      .map((element) => element.outerHTML.slice(0, 200)),
  );

test('attack vectors are inert in every field when the server renders the pages', async ({ page, browserErrors }) => {
  browserErrors.expect(MISSING_IMAGES);
  const effects = await recordEffects(page);
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
  const effects = await recordEffects(page);
  await recordInsertedHandlers(page);
  for (const [path, times] of Object.entries({ ...pages, [CONTACT]: 7 })) {
    await test.step(path, async () => {
      await page.goto(path);
      await openAll(page, times);
      await triggerHandlers(page);
      expect(await listActiveElements(page)).toEqual([]);
      expect(await listInsertedHandlers(page)).toEqual([]);
      expect(await page.locator('iframe').count()).toBe(0);
      expect(effects).toEqual([]);
    });
  }
});
