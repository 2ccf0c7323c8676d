import { FAILURES_PATH, type RemoteFailure } from '@fakos/contracts/remote/failures';
import type { RemoteManifest } from '@fakos/contracts/remote/manifest';
import type { Page } from '@playwright/test';
import { measureMachine } from '../deadlines.ts';
import { breakFile, type FileFailure, fileFailures, TAMPER_MARK } from '../fixtures/file-faults.ts';
import { POSTS_TITLE } from '../fixtures/home.ts';
import { type Edit, ModifiedReleases } from '../fixtures/modified-release.ts';
import { expect, test } from '../fixtures/test.ts';
import { getTextDelay, recordTextTime, waitForText } from '../fixtures/text-times.ts';

test.use({ shop: 'remote-faults' });

const REMOTE = 'mfe-blog';
const SLOT = 'home.latest-posts';
/** Maximum time until the previous release is shown on an idle machine, in milliseconds on the browser's clock. */
const FAST_MS = 2_000;
/** The same when a file hangs. */
const HANG_MS = 5_000;
/** Maximum time until a failure is reported, in milliseconds. */
const REPORT_MS = 15_000;

const failureNames = Object.keys(fileFailures) as FileFailure[];
const kinds = ['entry', 'chunk', 'style'] as const;

const releases = new ModifiedReleases();
let live: RemoteManifest;
/** How many times slower than an idle machine this one was when the test started. */
let slowness: number;

/** Suffix that the modified release adds to its titles, which shows the release in use. */
const TITLE_SUFFIX = ' (νεότερο)';
const markTexts: Edit = (file, text) =>
  file.endsWith('.js') ? text.replace(/\((["'])blog\.(toBlog|title)\1\)/g, `$&+${JSON.stringify(TITLE_SUFFIX)}`) : text;

/** An expression that throws. */
const THROW = '(()=>{throw new Error("modified")})()';
const isScript = (file: string) => file.endsWith('.js') && !file.includes('/');

function requireOtherKit(file: string, text: string): string {
  return isScript(file) ? text.replaceAll('requiredVersion:"^1.0.0"', 'requiredVersion:"^9.0.0"') : text;
}

test.beforeAll(async () => {
  live = await releases.publish(REMOTE, markTexts);
});

test.afterAll(async () => {
  await releases.restoreAll();
});

test.beforeEach(async ({ page, browserErrors }) => {
  slowness = await measureMachine();
  await waitUntilLive(page, live.version);
  // Data saving turns prefetching off, so that each failure occurs when the visitor gets there.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  browserErrors.expect(new RegExp(`/remotes(~\\d+)?/${REMOTE}/modified-`), /integrity/);
});

test('without failures the new release is shown', async ({ page }) => {
  const reports = watchReports(page);
  await page.goto('/');
  await goToPosts(page);
  await expect(posts(page).getByRole('link', { name: `Όλα τα άρθρα${TITLE_SUFFIX}` })).toBeVisible();
  expect(reports).toEqual([]);
});

for (const kind of kinds) {
  for (const failure of failureNames) {
    test(`slot: when the ${kind} ${failure}, the previous release is shown and the rest of the page is unaffected`, async ({
      page,
      context,
    }) => {
      const reports = watchReports(page);
      await page.goto('/');
      await breakFile(context, live, getFile(kind, findSlot()), failure);
      await markChrome(page);
      const search = await typeIntoSearch(page);

      const started = await goToPosts(page);
      const shown = await waitForText(page, 'a[href="/blog"]', 'Όλα τα άρθρα');
      await expectShownWithin(failure === 'hangs' ? HANG_MS : FAST_MS, shown - started);
      await expect(search).toHaveValue('γυαλιά ηλίου');
      await expectChromeUntouched(page);
      await expectNothingTampered(page);
      await page.keyboard.press('Escape');
      await expect(posts(page).getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);

      const expected = { remote: REMOTE, version: live.version, phase: kind, page: '/' };
      await expect.poll(() => reports, { timeout: REPORT_MS }).toContainEqual(expect.objectContaining(expected));
    });
  }
}

// The style sheets of a first view are part of the HTML.
for (const kind of ['entry', 'chunk'] as const) {
  for (const failure of failureNames) {
    test(`page: when the ${kind} ${failure}, the previous release is shown`, async ({ page, context }) => {
      const reports = watchReports(page);
      await breakFile(context, live, getFile(kind, findPage()), failure);
      await recordTextTime(page, 'main h1', 'Άρθρα');
      await page.goto('/blog', { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1, name: 'Άρθρα', exact: true });
      await expect(heading).toBeVisible();
      await expectShownWithin(failure === 'hangs' ? HANG_MS : FAST_MS, await getTextDelay(page));
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expectNothingTampered(page);
      const expected = { remote: REMOTE, version: live.version, phase: kind, page: '/blog' };
      await expect.poll(() => reports, { timeout: REPORT_MS }).toContainEqual(expect.objectContaining(expected));
    });
  }
}

const modified: readonly (readonly [string, Edit, Pick<RemoteFailure, 'phase' | 'code'>])[] = [
  [
    'throws during installation',
    (file, text) => (file.startsWith('remote.') ? text.replace(`id:"${REMOTE}"`, `id:${THROW}`) : text),
    { phase: 'install', code: 'REMOTE_INSTALL_FAILED' },
  ],
  [
    'throws during rendering',
    (file, text) => (isScript(file) ? text.replace(/\("blog\.(toBlog|title)"\)/g, `(${THROW})`) : text),
    { phase: 'render', code: 'REMOTE_RENDER_FAILED' },
  ],
  ['was built for another kit', requireOtherKit, { phase: 'install', code: 'REMOTE_KIT_MISMATCH' }],
];

for (const [description, edit, failure] of modified) {
  test(`a release that ${description} is replaced by the previous one in a slot and on its page`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/modified/);
    const { version } = await releases.publish(REMOTE, edit);
    await waitUntilLive(page, version);
    // The live release is broken now, and the one with the title suffix is the last working one.
    const reports = watchReports(page);
    await page.goto('/');
    await markChrome(page);
    const search = await typeIntoSearch(page);
    const started = await goToPosts(page);
    const shown = await waitForText(page, 'a[href="/blog"]', `Όλα τα άρθρα${TITLE_SUFFIX}`);
    await expectShownWithin(FAST_MS, shown - started);
    await expect(search).toHaveValue('γυαλιά ηλίου');
    await expectChromeUntouched(page);
    const expected = { remote: REMOTE, version, ...failure };
    await expect.poll(() => reports).toContainEqual({ ...expected, page: '/' });

    await recordTextTime(page, 'main h1', `Άρθρα${TITLE_SUFFIX}`);
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1, name: `Άρθρα${TITLE_SUFFIX}` })).toBeVisible();
    await expectShownWithin(FAST_MS, await getTextDelay(page));
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect.poll(() => reports).toContainEqual({ ...expected, page: '/blog' });
    await releases.rollBack();
  });
}

test('when no release fits the kit, an error code is shown and the rest of the page works', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.expect(new RegExp(`/remotes(~\\d+)?/${REMOTE}/`));
  const { version } = await releases.publish(REMOTE, requireOtherKit);
  await waitUntilLive(page, version);
  await context.route(
    ({ pathname }) => pathname.includes(`/${REMOTE}/`) && !pathname.includes(`/${version}/`),
    (route) => route.fulfill({ status: 404 }),
  );
  await page.goto('/blog');
  await expect(page.getByRole('alert')).toContainText('Κωδικός σφάλματος 2003');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await releases.rollBack();
});

test('a tab opened three releases ago keeps using the files of its own release', async ({ page }) => {
  const reports = watchReports(page);
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto('/');
  for (let newer = 0; newer < 3; newer += 1) await releases.publish(REMOTE);
  await goToPosts(page);
  await expect(posts(page).getByRole('article').first()).toBeVisible();
  await posts(page).getByRole('link', { name: 'Όλα τα άρθρα' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Άρθρα${TITLE_SUFFIX}` })).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByText('Μοιραστείτε το άρθρο')).toBeVisible();
  await page.getByRole('navigation', { name: 'Γλώσσα' }).first().getByRole('link', { name: /EN/ }).click();
  await expect(page.getByText('Share this article')).toBeVisible();
  const own = requestedPaths.filter((path) => path.includes(`/${REMOTE}/`));
  expect(own.filter((path) => !path.startsWith(`/remotes/${REMOTE}/${live.version}/`))).toEqual([]);
  expect(own.filter((path) => path.includes('locale-en'))).toHaveLength(1);
  expect(reports).toEqual([]);
  for (let newer = 0; newer < 3; newer += 1) await releases.rollBack();
});

/**
 * Compares a time in milliseconds with a limit for an idle machine, scaled to the speed of this one before the test. Where the time is
 * longer, the speed is measured again: other tests may have started meanwhile.
 */
async function expectShownWithin(limit: number, milliseconds: number): Promise<void> {
  const factor = milliseconds < limit * slowness ? slowness : Math.max(slowness, await measureMachine());
  expect(milliseconds).toBeLessThan(limit * factor);
}

/** Waits until the site serves a release in all pages, including cached ones. */
async function waitUntilLive(page: Page, version: string): Promise<void> {
  for (const address of ['/', '/blog']) {
    await expect
      .poll(async () => (await page.request.get(address)).text())
      .toContain(`"id":"${REMOTE}","version":"${version}"`);
  }
}

function findSlot() {
  const part = live.slots.find(({ name }) => name === SLOT);
  if (!part) throw new Error(`${REMOTE} does not fill the slot ${SLOT}.`);
  return part;
}

function findPage() {
  const part = live.routes.find(({ path }) => path === 'blog');
  if (!part) throw new Error(`${REMOTE} has no page /blog.`);
  return part;
}

function getFile(kind: (typeof kinds)[number], part: { scripts: string[]; styles: string[] }): string {
  const file = kind === 'entry' ? live.entry : kind === 'chunk' ? part.scripts[0] : part.styles[0];
  if (!file) throw new Error(`This part has no ${kind}.`);
  return file;
}

const posts = (page: Page) => page.getByRole('region', { name: POSTS_TITLE });

/** Collects the failure reports that the page sends to the gateway. */
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

/** Scrolls to the posts, which then load. Returns the time on the browser's clock. */
async function goToPosts(page: Page): Promise<number> {
  return page.evaluate((title) => {
    const heading = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === title);
    heading?.scrollIntoView();
    return performance.now();
  }, POSTS_TITLE);
}

/** Sets marks on header and footer that rendering them again would remove. */
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
  expect(marks, 'no tampered file runs or applies').toEqual([false, '']);
}
