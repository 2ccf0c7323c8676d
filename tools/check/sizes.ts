import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listViewFiles } from '@fakos/api-gateway/view-files';
import { remoteManifest, shellManifest } from '@fakos/contracts/remote/manifest';
import { listRemotes, root } from '../webpack/workspace.ts';
import { checkStaffLibraries } from './staff-libraries.ts';

/** Budgets of a first view in kB, brotli (speed.md, "Budgets"). */
const budgets = { scripts: 165, styles: 25, fonts: 40 };
/**
 * Temporary limit of a view's scripts in kB while they exceed the budget, so that they do not grow further
 * (docs/decisions/0010).
 */
const SCRIPTS_CEILING = 178;
/** Higher limits of views with forms and their schemas. */
const higherCeilings: Readonly<Record<string, number>> = { checkout: 195.5 };
/** Limit of what a page downloads of the page builder in kB, so that its editor adds nothing to it. */
const RENDERER_CEILING = 17;
const KILOBYTE = 1_000;
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
  const cells = (['scripts', 'styles', 'fonts'] as const).map((kind) => {
    const size = view[kind] / KILOBYTE;
    const isOver = size > budgets[kind];
    hasFailed ||= size > getCeiling(route, kind);
    return `${kind} ${size.toFixed(1)}/${budgets[kind]} kB${isOver ? ' OVER' : ''}`;
  });
  console.log(`${`/${route}`.padEnd(24)} ${cells.join('   ')}`);
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

function getCeiling(route: string, kind: keyof typeof budgets): number {
  return kind === 'scripts' ? (higherCeilings[route] ?? SCRIPTS_CEILING) : budgets[kind];
}

/** Size in bytes of the files that the gateway references in the head of a Greek page. */
function weighView(address: string) {
  const { first, next, remotes } = listViewFiles(composition, address, 'el');
  const weighShellFiles = (files: readonly string[]) => sumCompressedSizes(composition.shellBase, files);
  const weighRemoteFiles = (kind: 'scripts' | 'styles') =>
    remotes.reduce((sum, { release, files }) => sum + sumCompressedSizes(release.base, files[kind]), 0);
  const entries = remotes.reduce(
    (sum, { release }) => sum + sumCompressedSizes(release.base, [release.manifest.entry]),
    0,
  );
  return {
    scripts: weighShellFiles([...first.scripts, ...next.scripts]) + entries + weighRemoteFiles('scripts'),
    styles: weighShellFiles([...first.styles, ...next.styles]) + weighRemoteFiles('styles'),
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
