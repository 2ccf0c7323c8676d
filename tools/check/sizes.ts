import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { viewFiles } from '@fakos/api-gateway/view-files';
import { remoteManifest, shellManifest } from '@fakos/shared-kit/remote/manifest';
import { listRemotes, root } from '../webpack/workspace.ts';

/** Budgets of a first view in kB, brotli (speed.md, "Budgets"). */
const budgets = { scripts: 165, styles: 25, fonts: 40 };
/**
 * What scripts of a view may weigh in kB while they are over the budget, so that they do not grow meanwhile
 * (docs/decisions/0010).
 */
const SCRIPTS_CEILING = 177;
/** Views that are further away: forms and their schemas. */
const furtherAway: Readonly<Record<string, number>> = { checkout: 196 };
const KILOBYTE = 1_000;
/** An address that no route matches, so that the page for it is weighed as well. */
const NOWHERE = 'an/address/of/nobody';

const composition = {
  key: '',
  shellFolder: undefined,
  shell: shellManifest.parse(readManifest('shell')),
  shellBase: folderOf('shell'),
  remotes: listRemotes().map((name) => ({
    manifest: remoteManifest.parse(readManifest(name)),
    base: folderOf(name),
    folder: undefined,
    previous: [],
  })),
};

const routes = [composition.shell, ...composition.remotes.map(({ manifest }) => manifest)]
  .flatMap((manifest) => manifest.routes.map((route) => route.path))
  .filter((route) => !route.startsWith('admin'));

let failed = false;
for (const route of [...routes, NOWHERE]) {
  const view = weighView(route.replaceAll(':', ''));
  const cells = (['scripts', 'styles', 'fonts'] as const).map((kind) => {
    const size = view[kind] / KILOBYTE;
    const isOver = size > budgets[kind];
    failed ||= size > ceilingOf(route, kind);
    return `${kind} ${size.toFixed(1)}/${budgets[kind]} kB${isOver ? ' OVER' : ''}`;
  });
  console.log(`${`/${route}`.padEnd(24)} ${cells.join('   ')}`);
}
process.exit(failed ? 1 : 0);

function ceilingOf(route: string, kind: keyof typeof budgets): number {
  return kind === 'scripts' ? (furtherAway[route] ?? SCRIPTS_CEILING) : budgets[kind];
}

/** What the gateway names in the head of a page, in Greek, weighed in bytes. */
function weighView(address: string) {
  const { first, next, remotes } = viewFiles(composition, address, 'el');
  const own = (files: readonly string[]) => weigh(composition.shellBase, files);
  const theirs = (kind: 'scripts' | 'styles') =>
    remotes.reduce((sum, { release, files }) => sum + weigh(release.base, files[kind]), 0);
  const entries = remotes.reduce((sum, { release }) => sum + weigh(release.base, [release.manifest.entry]), 0);
  return {
    scripts: own([...first.scripts, ...next.scripts]) + entries + theirs('scripts'),
    styles: own([...first.styles, ...next.styles]) + theirs('styles'),
    fonts: own(composition.shell.fonts),
  };
}

function folderOf(name: string): string {
  return path.join(root, name, 'dist/release');
}

function readManifest(name: string): unknown {
  return JSON.parse(readFileSync(path.join(folderOf(name), 'manifest.json'), 'utf8'));
}

function weigh(folder: string, files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const compressed = path.join(folder, `${file}.br`);
    return sum + statSync(existsSync(compressed) ? compressed : path.join(folder, file)).size;
  }, 0);
}
