import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES_BASE, SHELL_BASE } from '@fakos/api-gateway/releases/composition/live-composition';
import { SHELL } from '@fakos/api-gateway/releases/registry';
import { MANIFEST_FILE } from '@fakos/api-gateway/releases/verify-release';
import { BUCKET_COOKIE, STAGED_COOKIE } from '@fakos/api-gateway/steps/canary-bucket';
import type { RemoteManifest, ShellManifest } from '@fakos/contracts/remote/manifest';
import { type Browser, chromium } from '@playwright/test';
import { chromiumOptions, findChromium } from '../../start/find-chromium.ts';
import { UserError } from '../../user-error.ts';
import { type OpenedPage, openPage } from './open-page.ts';
import { listSmokeAddresses, readSitemap } from './smoke-addresses.ts';

/** How long a site may take to serve a staged release, in milliseconds. */
const STAGING_TIMEOUT_MS = 15_000;
const STAGING_POLL_MS = 250;
const UNDER_CONSTRUCTION = 503;

/** A release that a running site serves to smoke tests. */
export interface StagedRelease {
  readonly name: string;
  readonly version: string;
  /** Address of the site. */
  readonly site: string;
  /** Folder of its build. */
  readonly build: string;
}

/**
 * Throws a UserError where this machine has no Chromium, or where no site responds.
 *
 * @param site address of the site
 */
export async function requireSmokeTest(site: string, find = findChromium): Promise<void> {
  if (!find())
    throw new UserError(
      `The smoke test needs Chromium, and none was found. Install one with node tools/start/ensure-chromium.ts, set CHROMIUM_PATH to its program, or release without checks with --skip-checks --why TEXT.`,
    );
  await fetch(new URL('/healthz', site)).catch((cause: unknown) => {
    throw new UserError(
      `The smoke test needs the running site, and ${site} does not respond. Start it, name it with --site URL, or release without checks with --skip-checks --why TEXT.`,
      { cause },
    );
  });
}

/**
 * Opens pages that are made of a staged release in Chromium.
 *
 * @returns what went wrong, with the page; empty where nothing did
 */
export async function runSmokeTest(release: StagedRelease): Promise<string[]> {
  const key = `${release.name}@${release.version}`;
  if (!(await isServed(release.site, key)))
    return [`${release.site} does not serve the staged release; does it use the same data folder?`];
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...chromiumOptions] });
  try {
    const problems: string[] = [];
    for (const address of await listAddresses(release)) {
      const found = await testPage(browser, new URL(address, release.site), release);
      problems.push(...found.map((problem) => `${address}: ${problem}`));
    }
    return problems;
  } finally {
    await browser.close();
  }
}

async function testPage(browser: Browser, address: URL, { name, version }: StagedRelease): Promise<string[]> {
  const files = name === SHELL ? `${SHELL_BASE}${version}/` : `${REMOTES_BASE}${name}/${version}/`;
  const page = await openPage(browser, address, { staged: true, files });
  const isSuspect = page.prototypes.length > 0 || page.errors.length > 0 || page.status === UNDER_CONSTRUCTION;
  const live = isSuspect ? await openPage(browser, address, { staged: false, files }) : undefined;
  const isOther = page.composition !== '' && !page.composition.split(' ').includes(`${name}@${version}`);
  return [
    ...(isOther ? ['the server used another release, because this one failed there'] : []),
    ...listDifferences(page, live),
    ...new Set(page.problems),
  ];
}

/** What is wrong with a page and not with the live one. */
function listDifferences({ status, errors, prototypes }: OpenedPage, live: OpenedPage | undefined): string[] {
  const isFailed = status >= 400 && !(status === UNDER_CONSTRUCTION && live?.status === status);
  return [
    ...(isFailed ? [`it responded with ${status}`] : []),
    ...new Set(errors.filter((error) => !live?.errors.includes(error)).map((error) => `uncaught ${error}`)),
    ...prototypes.filter((change) => !live?.prototypes.includes(change)).map((change) => `the built-in ${change}`),
  ];
}

async function listAddresses({ site, build }: StagedRelease): Promise<string[]> {
  const manifest = JSON.parse(readFileSync(path.join(build, MANIFEST_FILE), 'utf8')) as RemoteManifest | ShellManifest;
  const sitemap = await fetch(new URL('/sitemap.xml', site))
    .then((response) => response.text())
    .catch(() => '');
  const patterns = manifest.routes.map((route) => route.path);
  return listSmokeAddresses(patterns, readSitemap(sitemap));
}

/** Waits until the site serves a composition with the release to smoke tests. */
async function isServed(site: string, key: string): Promise<boolean> {
  const end = performance.now() + STAGING_TIMEOUT_MS;
  while (performance.now() < end) {
    const response = await fetch(new URL('/composition', site), {
      headers: { cookie: `${BUCKET_COOKIE}=${STAGED_COOKIE}` },
    });
    if ((await response.text()).includes(key)) return true;
    await new Promise((resolve) => setTimeout(resolve, STAGING_POLL_MS));
  }
  return false;
}
