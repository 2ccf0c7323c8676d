import { everyVector, vectorMark, xssVectors } from '@fakos/shared-kit/testing/xss-vectors';
import { type APIRequestContext, request as calls, type Page } from '@playwright/test';
import { ChangedSettings } from '../fixtures/changed-settings.ts';
import { renderInBrowser } from '../fixtures/client-only.ts';
import { read, signIn } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

/** Pictures of vectors that have no other fault are asked for in vain. */
const MISSING_PICTURES = /404 GET .*\/(?:x|1|`x`|%60x%60)$/;
/** Reading a text in order to clean it already makes the policy refuse its styles, aloud. */
const REFUSED_STYLES = /^Applying inline style violates the following Content Security Policy/;
/** The last vector swallows its own mark. */
const MARKS = xssVectors.length - 1;

/** PostgreSQL keeps no NUL, so fields of text refuse it. */
const storable = everyVector.replaceAll('\0', '');
const item = { id: 'i', title: 'Τίτλος', content: everyVector };
const sections = [
  {
    id: 'widgets',
    title: '',
    content: '',
    widgets: [
      { id: 'text', order: 1, type: 'text', content: everyVector },
      { id: 'enhanced', order: 2, type: 'enhanced-text', content: everyVector },
      { id: 'html', order: 3, type: 'html', content: everyVector },
      { id: 'accordion', order: 4, type: 'accordion', items: [{ ...item, isOpen: true }] },
      { id: 'tabs', order: 5, type: 'tabs', tabs: [{ ...item, icon: '' }] },
    ],
  },
  { id: 'legacy', title: '', content: everyVector, widgets: [] },
];
const settingsOfOwner = {
  footer_widgets: [{ type: 'custom_html', enabled: true, html: everyVector }],
  extra_sections: [
    {
      id: 'inert',
      position: 'footer',
      is_active: true,
      layout: 'text_only',
      content: everyVector,
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
/** Every page that shows HTML of others, and how often it shows all vectors, the footer's included. */
const pages: Readonly<Record<string, number>> = {
  [`/page/${slug}`]: 7,
  '/faq': 7,
  [`/blog/${slug}`]: 2,
  [`/shop/${slug}`]: 2,
  [`/services/${slug}`]: 2,
  '/': 2,
};

/** Where a forged map would stand; its sections come of forged answers only. */
const CONTACT = '/contact';

const names = { title_el: 'Αδρανής', title_en: 'Inert', slug, status: 'published' };
const things = {
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
const putBack: (() => Promise<unknown>)[] = [];

test.beforeAll(async ({ baseURL }) => {
  request = await calls.newContext(baseURL ? { baseURL } : {});
  const headers = { Authorization: `Bearer ${(await signIn(request)).token}` };
  for (const [resource, data] of Object.entries(things)) {
    const saved = await read<{ data: { id: number } }>(await request.post(`/api/${resource}`, { headers, data }));
    putBack.push(() => request.delete(`/api/${resource}`, { headers, data: { id: saved.data.id } }));
  }
  const list = await request.get('/api/pages.php?action=admin-list', { headers });
  const { data } = await read<{ data: { id: number; slug: string }[] }>(list);
  const id = data.find((page) => page.slug === 'faq')?.id;
  const faq = await read<{ data: { sections_el: unknown } }>(
    await request.get(`/api/pages.php?action=admin-get&id=${id}`, { headers }),
  );
  await read(await request.put('/api/pages.php', { headers, data: { id, sections_el: sections } }));
  putBack.push(() => request.put('/api/pages.php', { headers, data: { id, sections_el: faq.data.sections_el } }));
  settings = await ChangedSettings.open(baseURL);
  await settings.change(settingsOfOwner);
});

test.afterAll(async () => {
  await Promise.all(putBack.map((undo) => undo()));
  await settings.putBack();
  await request.dispose();
});

/** Notes whatever a vector would do, if it could. */
async function watch(page: Page): Promise<string[]> {
  const done: string[] = [];
  await page.exposeFunction('xss', () => done.push('script'));
  page.on('dialog', (dialog) => {
    done.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('framenavigated', (frame) => {
    const isAsked =
      frame === page.mainFrame() && [...Object.keys(pages), CONTACT].includes(new URL(frame.url()).pathname);
    if (!isAsked && frame.url() !== 'about:blank') done.push(frame.url());
  });
  return done;
}

/** Opens whatever is closed, and waits until all vectors have been read as markup in every place of the page. */
async function openAll(page: Page, times: number): Promise<void> {
  const more = page.getByRole('main').getByRole('button', { name: 'Περισσότερα', exact: true });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  if (await more.isVisible()) await more.click();
  await expect(page.getByText(vectorMark(0), { exact: true })).toHaveCount(times);
  await expect(page.getByText(/^διάνυσμα \d+ τέλος$/)).toHaveCount(times * MARKS);
}

/** Handlers that wait for the visitor: everything is pointed at and pressed as far as scripts can. */
const prod = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('main *, footer *')) {
      if (element.closest('a, button, summary')) continue;
      for (const type of ['mouseover', 'mouseenter', 'pointermove', 'focus', 'click', 'toggle', 'animationstart']) {
        element.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
  });

/** What could run. A broken picture's stand-in is a drawing of the site's own, written without base64. */
const leftovers = (page: Page) =>
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

test('what attackers write is inert in every field, as the server draws it', async ({ page, faults }) => {
  faults.expect(MISSING_PICTURES);
  const done = await watch(page);
  for (const [path, times] of Object.entries(pages)) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.headers()['content-security-policy']).toMatch(/script-src(?![^;]*unsafe-inline)/);
      await openAll(page, times);
      await prod(page);
      expect(await leftovers(page)).toEqual([]);
      expect(done).toEqual([]);
    });
  }
});

test('it is inert too where the answers were forged and the browser draws the pages', async ({ page, faults }) => {
  faults.expect(MISSING_PICTURES, REFUSED_STYLES);
  const map = { google_maps_embed: 'javascript:xss()', show_google_maps: 'true' };
  const forged: Readonly<Record<string, unknown>> = { ...settingsOfOwner, ...map, sections };
  await renderInBrowser(page);
  await page.route(/\/backend\/api\/(?:pages|posts|products|services|settings)\.php/, async (route) => {
    const answer = await route.fetch();
    const json: unknown = JSON.parse(await answer.text(), (key, value: unknown) => {
      if (key in forged) return forged[key];
      return /^(?:content|description)$/.test(key) && typeof value === 'string' && value ? everyVector : value;
    });
    await route.fulfill({ response: answer, json });
  });
  const done = await watch(page);
  for (const [path, times] of Object.entries({ ...pages, [CONTACT]: 7 })) {
    await test.step(path, async () => {
      await page.goto(path);
      await openAll(page, times);
      await prod(page);
      expect(await leftovers(page)).toEqual([]);
      expect(await page.locator('iframe').count()).toBe(0);
      expect(done).toEqual([]);
    });
  }
});
