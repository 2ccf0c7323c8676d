import { xssVectors } from '@fakos/mfe-page-builder/xss-vectors';
import type { Page } from '@playwright/test';
import { read, signIn } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

/** Pictures of vectors that have no other fault are asked for in vain. */
const MISSING_PICTURES = /^404 GET .*\/page\/(?:x|`x`|`x%60|%60x%60|1)$|404 GET .*\/(?:x|1|%60x%60)$/;
/** Reading a text in order to clean it already makes the policy refuse its styles, aloud. */
const REFUSED_STYLES = /^Applying inline style violates the following Content Security Policy/;
const LAST = 'Τέλος της σελίδας';

const widgets = xssVectors.map((html, order) => ({ id: `w${order}`, order, ...placed(html, order) }));
const sections = [
  {
    id: 'widgets',
    widgets: [...widgets, { id: 'last', order: widgets.length, type: 'text', content: `<p>${LAST}</p>` }],
  },
  { id: 'legacy', content: xssVectors.join('<p>·</p>'), widgets: [] },
];

/** Every kind of widget that shows HTML gets its share. */
function placed(html: string, order: number) {
  const item = { id: `i${order}`, title: `Τίτλος ${order}`, content: html };
  return [
    { type: 'text', content: html },
    { type: 'enhanced-text', content: html },
    { type: 'html', content: html },
    { type: 'accordion', items: [{ ...item, isOpen: true }] },
    { type: 'tabs', tabs: [{ ...item, icon: '' }] },
  ][order % 5];
}

let slug = '';
let remove: () => Promise<void>;

test.beforeEach(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const headers = { Authorization: `Bearer ${(await signIn(request)).token}` };
  slug = `inert-${crypto.randomUUID().slice(0, 8)}`;
  const data = {
    slug,
    title_el: 'Αδρανής',
    title_en: 'Inert',
    status: 'published',
    sections_el: sections,
    sections_en: sections,
  };
  const saved = await read<{ data: { id: number } }>(await request.post('/api/pages.php', { headers, data }));
  remove = async () => {
    await request.delete('/api/pages.php', { headers, data: { id: saved.data.id } });
    await request.dispose();
  };
});

test.afterEach(() => remove());

/** Notes whatever a vector would do, if it could. */
async function watch(page: Page): Promise<string[]> {
  const done: string[] = [];
  await page.exposeFunction('xss', () => done.push('script'));
  page.on('dialog', (dialog) => {
    done.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('framenavigated', (frame) => {
    if (!frame.url().includes(`/page/${slug}`) && frame.url() !== 'about:blank') done.push(frame.url());
  });
  return done;
}

async function prod(page: Page): Promise<void> {
  await expect(page.getByText(LAST)).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Handlers that wait for the visitor: everything is pointed at and pressed as far as scripts can.
  await page.getByRole('main').evaluate((main) => {
    for (const element of main.querySelectorAll<HTMLElement>('*')) {
      if (element.closest('a, button, summary')) continue;
      for (const type of ['mouseover', 'mouseenter', 'pointermove', 'focus', 'click', 'toggle', 'animationstart']) {
        element.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
  });
}

/** What could run. A broken picture's stand-in is a drawing of the site's own, written without base64. */
const leftovers = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('*')]
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

test('what attackers write is inert as the server draws it', async ({ page, faults }) => {
  faults.expect(MISSING_PICTURES);
  const done = await watch(page);
  const response = await page.goto(`/page/${slug}`);
  expect(response?.headers()['content-security-policy']).toMatch(/script-src(?![^;]*unsafe-inline)/);
  await prod(page);
  expect(await leftovers(page)).toEqual([]);
  expect(done).toEqual([]);
});

test('it is inert too where the answer itself was forged and the browser draws the page', async ({ page, faults }) => {
  faults.expect(MISSING_PICTURES, REFUSED_STYLES);
  await page.route(/\/backend\/api\/pages\.php\?action=get&slug=inert/, async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, sections } } });
  });
  await page.goto('/page/frame-guide');
  await page.waitForLoadState('networkidle');
  const done = await watch(page);
  // The router goes to another address of the site, as Back and Forward do.
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, `/page/${slug}`);
  await prod(page);
  expect(await leftovers(page)).toEqual([]);
  expect(done).toEqual([]);
});
