import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compilation } from 'webpack';
import { root } from './workspace.ts';

/** Folder of the service worker's build in the shell's package, and the one file in it. */
export const WORKER_BUILD = { folder: 'dist/worker', file: 'sw.js' } as const;

/** Adds the service worker to the shell's release and returns its name there. */
export function addWorker(compilation: Compilation): string | undefined {
  const file = path.join(root, 'shell', WORKER_BUILD.folder, WORKER_BUILD.file);
  if (!existsSync(file)) return undefined;
  // Marked as minimized, because minifying it would change its hash.
  compilation.emitAsset(WORKER_BUILD.file, new webpack.sources.RawSource(readFileSync(file)), { minimized: true });
  return WORKER_BUILD.file;
}
