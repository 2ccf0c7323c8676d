import { libraryMarks } from '@fakos/tools/check/staff-libraries';
import type { APIRequestContext, Page } from '@playwright/test';
import { getDeadline } from '../deadlines.ts';
import { placeOrder } from '../fixtures/orders.ts';
import { watchRequests } from '../fixtures/settled-page.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * Budgets of scripts in kB, brotli: the first view of the back office, and the additional download of each further
 * screen.
 */
const FIRST_VIEW_KB = 350;
const FURTHER_SCREEN_KB = 60;
/** The public renderer with the widgets of a page, in kB. */
const RENDERER_KB = 25;
const MIN_SCREENS = 20;
const KILOBYTE = 1_000;
/** Chunks with a budget of their own. */
const APART = /\/(?:rich-text|charts)\.js$|\/mfe-page-builder\/[^/]+\/(?:staff-editor|staff-canvas)\.js$/;
/** Every screen and form is opened in a document of its own. */
const TIMEOUT_MS = 300_000;

test.use({ shop: 'back-office-weight' });

test('no view of the back office downloads more scripts than its budget, and visitors none of them', async ({
  page,
  request,
  signInAsOwner,
}) => {
  test.setTimeout(getDeadline(TIMEOUT_MS));
  await placeOrder(request, 'thalassa-sounio-black');
  const scripts = recordScripts(page);
  const settle = watchRequests(page);
  await page.goto('/page/frame-guide');
  await settle();
  expect([...scripts.keys()].filter((file) => file.includes('/mfe-admin/'))).toEqual([]);
  const ofPages = [...scripts.keys()].filter((file) => file.includes('/mfe-page-builder/'));
  expect(sumSizes(scripts, ofPages), ofPages.join(' ')).toBeLessThanOrEqual(RENDERER_KB);

  await signInAsOwner();
  scripts.clear();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Επισκόπηση' })).toBeVisible();
  await settle();
  const downloaded = new Set(scripts.keys());
  const measured = [`first view: ${sumSizes(scripts, [...downloaded]).toFixed(1)} kB`];
  expect.soft(sumSizes(scripts, [...downloaded]), 'the first view').toBeLessThanOrEqual(FIRST_VIEW_KB);

  const open = async (address: string) => {
    scripts.clear();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await settle();
    const added = [...scripts.keys()].filter((file) => !downloaded.has(file));
    for (const file of added) downloaded.add(file);
    const size = sumSizes(
      scripts,
      added.filter((file) => !APART.test(file)),
    );
    measured.push(`${address}: ${size.toFixed(1)} kB`);
    expect.soft(size, `${address}: ${added.join(' ')}`).toBeLessThanOrEqual(FURTHER_SCREEN_KB);
  };
  const screens = await listAddresses(page, 'nav a', /^\/admin\/./);
  expect(screens.length).toBeGreaterThan(MIN_SCREENS);
  for (const screen of screens) {
    await open(screen);
    const forms = await listAddresses(page, 'main a', new RegExp(`^${screen}/new$`));
    const records = await listAddresses(page, 'main a', new RegExp(`^${screen}/\\d+$`));
    for (const address of [...forms, ...records.slice(0, 1)]) await open(address);
  }
  for (const [library, mark] of Object.entries(libraryMarks)) {
    const copies = await listFilesWith(request, [...downloaded], mark);
    expect.soft(copies, `copies of ${library} in all views together`).toHaveLength(1);
  }
  await test.info().attach('scripts', { body: measured.join('\n'), contentType: 'text/plain' });
});

/** The size of each script that the page downloads, in bytes, by its path. */
function recordScripts(page: Page): Map<string, number> {
  const scripts = new Map<string, number>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.set(new URL(response.url()).pathname, Number(response.headers()['content-length'] ?? 0));
  });
  return scripts;
}

async function listFilesWith(request: APIRequestContext, files: readonly string[], mark: string): Promise<string[]> {
  const bodies = await Promise.all(files.map(async (file) => [file, await (await request.get(file)).text()] as const));
  return bodies.filter(([, body]) => body.includes(mark)).map(([file]) => file);
}

function sumSizes(scripts: ReadonlyMap<string, number>, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + (scripts.get(file) ?? 0), 0) / KILOBYTE;
}

async function listAddresses(page: Page, selector: string, pattern: RegExp): Promise<string[]> {
  const hrefs = await page
    .locator(selector)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(hrefs)].filter((href) => pattern.test(href));
}
