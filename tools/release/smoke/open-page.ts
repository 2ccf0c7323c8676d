import { BUCKET_COOKIE, STAGED_COOKIE } from '@fakos/api-gateway/steps/canary-bucket';
import { CRASHES_PATH, FAILURES_PATH } from '@fakos/contracts/remote/failures';
import type { BootData } from '@fakos/contracts/remote/manifest';
import type { Browser, Page, Request } from '@playwright/test';
import { prototypeChangesExpression, prototypeWatchScript } from './prototype-watch.ts';

/** How long a page may take until it is interactive, in milliseconds. */
const HYDRATION_TIMEOUT_MS = 30_000;
/** How long its requests may take afterwards, in milliseconds. Not an error: a page may keep a connection open. */
const QUIET_TIMEOUT_MS = 10_000;
const REPORT_PATHS: readonly string[] = [FAILURES_PATH, CRASHES_PATH];

/** A page as a browser saw it. */
export interface OpenedPage {
  /** Id of its composition: `shell@VERSION mfe-blog@VERSION …`; empty where it is not a page of the site. */
  readonly composition: string;
  readonly status: number;
  /** What went wrong in it. */
  readonly problems: readonly string[];
  /** Uncaught errors, such as `TypeError: x is not a function`. */
  readonly errors: readonly string[];
  /** Changes of the built-in prototypes. */
  readonly prototypes: readonly string[];
}

/**
 * Opens a page in a new browser context and waits until it is interactive.
 *
 * @param options.staged whether it is made of the staged releases
 * @param options.files the path that all files of the tested release begin with
 */
export async function openPage(
  browser: Browser,
  address: URL,
  { staged, files }: { staged: boolean; files: string },
): Promise<OpenedPage> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    if (staged) await context.addCookies([{ name: BUCKET_COOKIE, value: STAGED_COOKIE, url: address.origin }]);
    await context.addInitScript(prototypeWatchScript);
    const page = await context.newPage();
    const { problems, errors } = watchProblems(page, files);
    const response = await page.goto(address.href);
    const status = response?.status() ?? 0;
    const boot = await readBootData(page);
    if (boot) problems.push(...(await settle(page)));
    const prototypes = await page.evaluate<string[]>(prototypeChangesExpression);
    return { composition: boot?.composition ?? '', status, problems, errors, prototypes };
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    const problems = [`it could not be opened: ${reason}`];
    return { composition: '', status: 0, problems, errors: [], prototypes: [] };
  } finally {
    await context.close();
  }
}

/** Collects what goes wrong in a page from now on. */
function watchProblems(page: Page, files: string): { problems: string[]; errors: string[] } {
  const problems: string[] = [];
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${error.name}: ${error.message.split('\n')[0]}`));
  page.on('crash', () => problems.push('the browser ended its process'));
  page.on('request', (request) => {
    if (REPORT_PATHS.includes(new URL(request.url()).pathname)) problems.push(describeReport(request));
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith(files) && response.status() >= 400)
      problems.push(`${pathname} responded with ${response.status()}`);
  });
  return { problems, errors };
}

function describeReport(request: Request): string {
  try {
    const { remote, phase, code, error } = JSON.parse(request.postData() ?? '') as Partial<Record<string, string>>;
    return remote ? `${remote} failed (${phase}, ${code})` : `the page crashed: ${error}`;
  } catch {
    return 'it reported a failure';
  }
}

async function readBootData(page: Page): Promise<BootData | undefined> {
  const text = await page.evaluate(() => document.getElementById('fakos-boot')?.textContent);
  return text ? (JSON.parse(text) as BootData) : undefined;
}

async function settle(page: Page): Promise<string[]> {
  // A rendered page starts its scripts when a visitor touches it.
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  const isHydrated = await page
    .waitForFunction(() => 'hydrated' in document.documentElement.dataset, undefined, { timeout: HYDRATION_TIMEOUT_MS })
    .then(() => true)
    .catch(() => false);
  if (!isHydrated) return [`it was not interactive after ${HYDRATION_TIMEOUT_MS / 1_000} seconds`];
  await page.waitForLoadState('networkidle', { timeout: QUIET_TIMEOUT_MS }).catch(() => undefined);
  const isEmpty = await page.evaluate(() => (document.querySelector('#page')?.textContent ?? '').trim() === '');
  return isEmpty ? ['it is empty'] : [];
}
