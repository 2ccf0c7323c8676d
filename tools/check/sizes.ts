import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { remoteManifest, shellManifest } from '@fakos/shared-kit/remote/manifest';
import { listRemotes, root } from '../webpack/workspace.ts';

/** Budgets of a first view in kB, brotli (speed.md, "Budgets"). */
const budgets = { scripts: 165, styles: 25, fonts: 40 };
const KILOBYTE = 1_000;

/** A first view: the shell and the parts of one remote. */
interface View {
  readonly name: string;
  readonly scripts: number;
  readonly styles: number;
  readonly fonts: number;
}

const shellFolder = path.join(root, 'shell/dist/release');
const shell = shellManifest.parse(readManifest(shellFolder));
const own = {
  scripts: weigh(shellFolder, [...shell.scripts, ...shell.locales.el]),
  styles: weigh(shellFolder, shell.styles),
  fonts: weigh(shellFolder, shell.fonts),
};

const views = [{ name: 'shell alone', ...own }, ...listRemotes().filter(isPublic).flatMap(viewsOf)];
let failed = false;
for (const view of views) {
  const cells = (['scripts', 'styles', 'fonts'] as const).map((kind) => {
    const size = view[kind] / KILOBYTE;
    const isOver = size > budgets[kind];
    failed ||= isOver;
    return `${kind} ${size.toFixed(1)}/${budgets[kind]} kB${isOver ? ' OVER' : ''}`;
  });
  console.log(`${view.name.padEnd(36)} ${cells.join('   ')}`);
}
process.exit(failed ? 1 : 0);

function isPublic(name: string): boolean {
  return name !== 'mfe-admin';
}

function viewsOf(name: string): View[] {
  const folder = path.join(root, name, 'dist/release');
  const manifest = remoteManifest.parse(readManifest(folder));
  const common = [manifest.entry, ...manifest.module.scripts, ...manifest.locales.el.scripts];
  return manifest.routes.map((route) => ({
    name: `${name} /${route.path}`,
    scripts: own.scripts + weigh(folder, [...common, ...route.scripts]),
    styles: own.styles + weigh(folder, [...manifest.module.styles, ...route.styles]),
    fonts: own.fonts,
  }));
}

function readManifest(folder: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
}

function weigh(folder: string, files: readonly string[]): number {
  return [...new Set(files)].reduce((sum, file) => {
    const compressed = path.join(folder, `${file}.br`);
    return sum + statSync(existsSync(compressed) ? compressed : path.join(folder, file)).size;
  }, 0);
}
