import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listViewFiles } from '@fakos/api-gateway/view-files';
import { remoteManifest, shellManifest } from '@fakos/contracts/remote/manifest';
import { type LoadedView, loadFirstView } from '../bench/browser/load-first-view.ts';
import { startBrowser } from '../bench/browser/throttled-browser.ts';
import { budgets } from '../bench/budgets.ts';
import { prepareDataFolder } from '../bench/data-folder.ts';
import { pageNames, pages, startApi, startGateway } from '../bench/site.ts';
import { listRemotes, root } from '../webpack/workspace.ts';
import { checkStaffLibraries } from './staff-libraries.ts';

/**
 * Limit of the scripts that a public page downloads until it has started, in kB, so that they do not grow (docs/decisions/0010).
 * The scripts of a first view, which nobody touches, have the budget of speed.md.
 */
const STARTED_CEILING = 178;
/** Higher limits of views with forms and their schemas. */
const higherCeilings: Readonly<Record<string, number>> = { checkout: 195.5 };
/** Limit of what a page downloads of the page builder in kB, so that its editor adds nothing to it. */
const RENDERER_CEILING = 17;
const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;
/** Data folder of the site whose pages are loaded. */
const SITE_FOLDER = path.join(root, '.cache/sizes');
/** An address without a route, to measure the not-found page. */
const UNKNOWN_ADDRESS = 'no/such/page';

const composition = {
  key: '',
  shellFolder: undefined,
  shell: shellManifest.parse(readManifest('shell')),
  shellBase: getReleaseFolder('shell'),
  remotes: listRemotes().map((name) => ({
    manifest: remoteManifest.parse(readManifest(name)),
    base: getReleaseFolder(name),
    folder: undefined,
    previous: [],
  })),
};

const routes = [composition.shell, ...composition.remotes.map(({ manifest }) => manifest)]
  .flatMap((manifest) => manifest.routes.map((route) => route.path))
  .filter((route) => !route.startsWith('admin'));

let hasFailed = false;
for (const route of [...routes, UNKNOWN_ADDRESS]) {
  const view = weighView(route.replaceAll(':', ''));
  const limits = {
    scripts: higherCeilings[route] ?? STARTED_CEILING,
    styles: budgets.styles.budget,
    fonts: budgets.fonts.budget,
  };
  const cells = (['scripts', 'styles', 'fonts'] as const).map((kind) =>
    compareWithLimit(kind, view[kind] / KILOBYTE, limits[kind], 'kB'),
  );
  console.log(`${`/${route}`.padEnd(24)} ${cells.join('   ')}`);
}

for (const [name, view] of await loadFirstViews()) {
  const cells = [
    compareWithLimit('scripts', view.scriptBytes / KILOBYTE, budgets.scripts.budget, 'kB'),
    compareWithLimit('script requests', view.scriptRequests, budgets.scriptRequests.budget),
    compareWithLimit('requests', view.requests, budgets.requests.budget),
    compareWithLimit('heap', view.heapBytes / MEGABYTE, budgets.heap.budget, 'MB'),
  ];
  console.log(`${`first view, ${name}`.padEnd(24)} ${cells.join('   ')}`);
}

// The editor is part of the page builder, but not of what visitors download of it.
const renderer = weighRenderer() / KILOBYTE;
hasFailed ||= renderer > RENDERER_CEILING;
console.log(`${'page renderer'.padEnd(24)} scripts ${renderer.toFixed(1)}/${RENDERER_CEILING} kB`);

const problems = checkStaffLibraries(listRemotes());
hasFailed ||= problems.length > 0;
console.log(
  [...problems, ...(problems.length === 0 ? ['The back office downloads each library once.'] : [])].join('\n'),
);
process.exit(hasFailed ? 1 : 0);

/** A measured value with its limit. Above it, the check fails. */
function compareWithLimit(what: string, value: number, limit: number, unit = ''): string {
  const isOver = value > limit;
  hasFailed ||= isOver;
  return `${what} ${unit ? value.toFixed(1) : value}/${limit}${unit && ` ${unit}`}${isOver ? ' OVER' : ''}`;
}

/** The pages of the demo shop as a browser loads them from a gateway, until they are idle. */
async function loadFirstViews(): Promise<(readonly [string, LoadedView])[]> {
  await prepareDataFolder({ asPublished: false, folder: SITE_FOLDER });
  const api = await startApi({ folder: SITE_FOLDER });
  const gateway = await startGateway({ upstream: api.url, folder: SITE_FOLDER });
  const browser = await startBrowser();
  try {
    return await Promise.all(
      pageNames.map(async (name) => [name, await loadFirstView(browser, gateway.url + pages[name])] as const),
    );
  } finally {
    await browser.close();
    await gateway.stop();
    await api.stop();
  }
}

/** Size in bytes of the files that a Greek page downloads until it has started. */
function weighView(address: string) {
  const { first, next, kit, remotes } = listViewFiles(composition, address, 'el');
  const weighShellFiles = (files: readonly string[]) => sumCompressedSizes(composition.shellBase, files);
  const weighRemoteFiles = (kind: 'scripts' | 'styles') =>
    remotes.reduce((sum, { release, files }) => sum + sumCompressedSizes(release.base, files[kind]), 0);
  const entries = remotes.reduce(
    (sum, { release }) => sum + sumCompressedSizes(release.base, [release.manifest.entry]),
    0,
  );
  return {
    scripts:
      weighShellFiles([...first.scripts, ...next.scripts, ...kit.scripts]) + entries + weighRemoteFiles('scripts'),
    styles: weighShellFiles([...first.styles, ...next.styles, ...kit.styles]) + weighRemoteFiles('styles'),
    fonts: weighShellFiles(composition.shell.fonts),
  };
}

/** Size in bytes of the page builder's own scripts on a page that it renders. */
function weighRenderer(): number {
  const { remotes } = listViewFiles(composition, 'page/slug', 'el');
  return remotes
    .filter(({ release }) => release.manifest.id === 'mfe-page-builder')
    .reduce(
      (sum, { release, files }) => sum + sumCompressedSizes(release.base, [release.manifest.entry, ...files.scripts]),
      0,
    );
}

function getReleaseFolder(name: string): string {
  return path.join(root, name, 'dist/release');
}

function readManifest(name: string): unknown {
  return JSON.parse(readFileSync(path.join(getReleaseFolder(name), 'manifest.json'), 'utf8'));
}

function sumCompressedSizes(folder: string, files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const compressed = path.join(folder, `${file}.br`);
    return sum + statSync(existsSync(compressed) ? compressed : path.join(folder, file)).size;
  }, 0);
}
