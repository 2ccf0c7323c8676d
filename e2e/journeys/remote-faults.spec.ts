import { FAILURES_PATH, type RemoteFailure } from '@fakos/shared-kit/remote/failures';
import type { RemoteManifest } from '@fakos/shared-kit/remote/manifest';
import type { Page } from '@playwright/test';
import { DoctoredReleases, type Edit } from '../fixtures/doctored-release.ts';
import { breakFile, type FileFault, fileFaults, TAMPER_MARK } from '../fixtures/file-faults.ts';
import { POSTS_TITLE } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/test.ts';

const REMOTE = 'mfe-blog';
const SLOT = 'home.latest-posts';
/** How long a visitor may wait for the release before, by the browser's clock, in milliseconds. */
const FAST_MS = 2_000;
const HANG_MS = 5_000;
/** Until a file that hangs counts as failed. */
const REPORT_MS = 15_000;

const faultNames = Object.keys(fileFaults) as FileFault[];
const kinds = ['entry', 'chunk', 'style'] as const;

const releases = new DoctoredReleases();
let live: RemoteManifest;

/** Words that the doctored release writes behind its titles, so that one can see which release is shown. */
const NEWER = ' (νεότερο)';
const markWords: Edit = (file, text) =>
  file.endsWith('.js') ? text.replace(/\((["'])blog\.(toBlog|title)\1\)/g, `$&+${JSON.stringify(NEWER)}`) : text;

/** An expression that throws in the place of a value. */
const THROW = '(()=>{throw new Error("doctored")})()';
const isScript = (file: string) => file.endsWith('.js') && !file.includes('/');

function demandAnotherKit(file: string, text: string): string {
  return isScript(file) ? text.replaceAll('requiredVersion:"^1.0.0"', 'requiredVersion:"^9.0.0"') : text;
}

test.beforeAll(async () => {
  live = await releases.publish(REMOTE, markWords);
});

test.afterAll(async () => {
  await releases.takeAllBack();
});

test.beforeEach(async ({ page, faults }) => {
  await untilLive(page, live.version);
  // Nothing is loaded ahead of need: each fault is met when the visitor gets there.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  faults.expect(new RegExp(`/remotes(~\\d+)?/${REMOTE}/doctored-`), /integrity/);
});

test('without a fault the newer release is shown', async ({ page }) => {
  const reports = watchReports(page);
  await page.goto('/');
  await goToPosts(page);
  await expect(posts(page).getByRole('link', { name: `Όλα τα άρθρα${NEWER}` })).toBeVisible();
  expect(reports).toEqual([]);
});

for (const kind of kinds) {
  for (const fault of faultNames) {
    test(`in a page, ${kind} ${fault}: the release before stands in, and nothing else is touched`, async ({
      page,
      context,
    }) => {
      const reports = watchReports(page);
      await page.goto('/');
      await breakFile(context, live, fileOf(kind, slotPart()), fault);
      await markChrome(page);
      const search = await typeIntoSearch(page);

      const began = await goToPosts(page);
      const shown = await shownAt(page, 'a[href="/blog"]', 'Όλα τα άρθρα');
      expect(shown - began).toBeLessThan(fault === 'hangs' ? HANG_MS : FAST_MS);
      await expect(search).toHaveValue('γυαλιά ηλίου');
      await expectChromeUntouched(page);
      await expectNothingTampered(page);
      await page.keyboard.press('Escape');
      await expect(posts(page).getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);

      const expected = { remote: REMOTE, version: live.version, phase: kind, page: '/' };
      await expect.poll(() => reports, { timeout: REPORT_MS }).toContainEqual(expect.objectContaining(expected));
    });

    test(`opening a page, ${kind} ${fault}: the release before stands in`, async ({ page, context }) => {
      const reports = watchReports(page);
      await breakFile(context, live, fileOf(kind, pagePart()), fault);
      await watchFor(page, 'main h1', 'Blog');
      await page.goto('/blog', { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1, name: 'Blog', exact: true });
      await expect(heading).toBeVisible();
      expect(await noticedAfter(page)).toBeLessThan(fault === 'hangs' ? HANG_MS : FAST_MS);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expectNothingTampered(page);
      const expected = { remote: REMOTE, version: live.version, phase: kind, page: '/blog' };
      await expect.poll(() => reports, { timeout: REPORT_MS }).toContainEqual(expect.objectContaining(expected));
    });
  }
}

const doctored: readonly (readonly [string, Edit, Pick<RemoteFailure, 'phase' | 'code'>])[] = [
  [
    'throws when it is installed',
    (file, text) => (file.startsWith('remote.') ? text.replace(`id:"${REMOTE}"`, `id:${THROW}`) : text),
    { phase: 'install', code: 'REMOTE_INSTALL_FAILED' },
  ],
  [
    'throws when it is rendered',
    (file, text) => (isScript(file) ? text.replace(/\("blog\.(toBlog|title)"\)/g, `(${THROW})`) : text),
    { phase: 'render', code: 'REMOTE_RENDER_FAILED' },
  ],
  ['was built for another kit', demandAnotherKit, { phase: 'install', code: 'REMOTE_KIT_MISMATCH' }],
];

for (const [fault, edit, failure] of doctored) {
  test(`a release that ${fault} gives way to the one before, in a page and as a page`, async ({ page, faults }) => {
    faults.expect(/doctored/);
    const { version } = await releases.publish(REMOTE, edit);
    await untilLive(page, version);
    // What is live is the marked release's successor now; the marked one is the last good one.
    const reports = watchReports(page);
    await page.goto('/');
    await markChrome(page);
    const search = await typeIntoSearch(page);
    const began = await goToPosts(page);
    const shown = await shownAt(page, 'a[href="/blog"]', `Όλα τα άρθρα${NEWER}`);
    expect(shown - began).toBeLessThan(FAST_MS);
    await expect(search).toHaveValue('γυαλιά ηλίου');
    await expectChromeUntouched(page);
    const expected = { remote: REMOTE, version, ...failure };
    await expect.poll(() => reports).toContainEqual({ ...expected, page: '/' });

    await watchFor(page, 'main h1', `Blog${NEWER}`);
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1, name: `Blog${NEWER}` })).toBeVisible();
    expect(await noticedAfter(page)).toBeLessThan(FAST_MS);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect.poll(() => reports).toContainEqual({ ...expected, page: '/blog' });
    await releases.takeBack();
  });
}

test('where no release fits the kit, the visitor reads a number, and the rest of the page is there', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(new RegExp(`/remotes(~\\d+)?/${REMOTE}/`));
  const { version } = await releases.publish(REMOTE, demandAnotherKit);
  await untilLive(page, version);
  await context.route(
    ({ pathname }) => pathname.includes(`/${REMOTE}/`) && !pathname.includes(`/${version}/`),
    (route) => route.fulfill({ status: 404 }),
  );
  await page.goto('/blog');
  await expect(page.getByRole('alert')).toContainText('Κωδικός σφάλματος 2003');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await releases.takeBack();
});

test('a tab that was opened three releases ago visits every page of its own release', async ({ page }) => {
  const reports = watchReports(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  for (let newer = 0; newer < 3; newer += 1) await releases.publish(REMOTE);
  await goToPosts(page);
  await expect(posts(page).getByRole('article').first()).toBeVisible();
  await posts(page).getByRole('link', { name: 'Όλα τα άρθρα' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Blog${NEWER}` })).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByText('Μοιραστείτε το άρθρο')).toBeVisible();
  await page.getByRole('navigation', { name: 'Γλώσσα' }).first().getByRole('link', { name: /EN/ }).click();
  await expect(page.getByText('Share this article')).toBeVisible();
  const own = asked.filter((path) => path.includes(`/${REMOTE}/`));
  expect(own.filter((path) => !path.startsWith(`/remotes/${REMOTE}/${live.version}/`))).toEqual([]);
  expect(own.filter((path) => path.includes('locale-en'))).toHaveLength(1);
  expect(reports).toEqual([]);
  for (let newer = 0; newer < 3; newer += 1) await releases.takeBack();
});

/** Waits until the site has heard of a release, and pages that were made before are forgotten. */
async function untilLive(page: Page, version: string): Promise<void> {
  for (const address of ['/', '/blog']) {
    await expect
      .poll(async () => (await page.request.get(address)).text())
      .toContain(`"id":"${REMOTE}","version":"${version}"`);
  }
}

function slotPart() {
  const part = live.slots.find(({ name }) => name === SLOT);
  if (!part) throw new Error(`${REMOTE} fills no ${SLOT}.`);
  return part;
}

function pagePart() {
  const part = live.routes.find(({ path }) => path === 'blog');
  if (!part) throw new Error(`${REMOTE} has no page /blog.`);
  return part;
}

function fileOf(kind: (typeof kinds)[number], part: { scripts: string[]; styles: string[] }): string {
  const file = kind === 'entry' ? live.entry : kind === 'chunk' ? part.scripts[0] : part.styles[0];
  if (!file) throw new Error(`There is no ${kind} in this part.`);
  return file;
}

const posts = (page: Page) => page.getByRole('region', { name: POSTS_TITLE });

/** What the page tells the gateway of failures. */
function watchReports(page: Page): RemoteFailure[] {
  const reports: RemoteFailure[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === FAILURES_PATH) reports.push(request.postDataJSON() as RemoteFailure);
  });
  return reports;
}

async function typeIntoSearch(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Αναζήτηση' }).click();
  const search = page.getByRole('dialog').getByRole('combobox');
  await search.fill('γυαλιά ηλίου');
  return search;
}

/** Comes near the posts, which load then. Answers when, by the browser's clock. */
async function goToPosts(page: Page): Promise<number> {
  return page.evaluate((title) => {
    const heading = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === title);
    heading?.scrollIntoView();
    return performance.now();
  }, POSTS_TITLE);
}

/** When a text first stands in an element, by the browser's clock. */
async function shownAt(page: Page, selector: string, words: string): Promise<number> {
  const handle = await page.waitForFunction(
    ([where, wanted]) =>
      [...document.querySelectorAll(where)].some(({ textContent }) => textContent === wanted) && performance.now(),
    [selector, words] as const,
    { polling: 'raf' },
  );
  return (await handle.jsonValue()) as number;
}

/** Notes when a text first stands in an element of the page that opens next. */
async function watchFor(page: Page, selector: string, words: string): Promise<void> {
  await page.addInitScript(
    ([where, wanted]) => {
      const look = () => {
        const isThere = [...document.querySelectorAll(where)].some(({ textContent }) => textContent === wanted);
        if (isThere) Object.assign(window, { shownAt: performance.now() });
        else requestAnimationFrame(look);
      };
      look();
    },
    [selector, words] as const,
  );
}

/** How long after the document's arrival that was, in milliseconds. */
async function noticedAfter(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return Reflect.get(window, 'shownAt') - (document?.responseStart ?? 0);
  });
}

/** Leaves marks on header and footer that drawing them anew would wipe out. */
async function markChrome(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('header, footer')) Object.assign(part, { isMarked: true });
  });
}

async function expectChromeUntouched(page: Page): Promise<void> {
  const marks = await page.evaluate(() =>
    ['body header', 'body footer'].map((part) => Reflect.get(document.querySelector(part) ?? {}, 'isMarked')),
  );
  expect(marks, 'header and footer are the same elements').toEqual([true, true]);
}

async function expectNothingTampered(page: Page): Promise<void> {
  const marks = await page.evaluate(
    (mark) => [mark in globalThis, getComputedStyle(document.documentElement).getPropertyValue(`--${mark}`)],
    TAMPER_MARK,
  );
  expect(marks, 'nothing of a tampered file runs').toEqual([false, '']);
}
