import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PRIVATE_FOLDER } from '@fakos/contracts/remote/private-files';
import webpack, { type Compilation } from 'webpack';
import { root } from './workspace.ts';

/** Folder of a package's server build, and the one file in it. */
export const SERVER_BUILD = { folder: 'dist/server', file: 'index.js' } as const;

/** Name of the server artifact inside a release. */
const SERVER_ARTIFACT = `${PRIVATE_FOLDER}/index.js`;

/** Adds a package's server artifact, if it exists, to its release and returns its name there. */
export function addServerArtifact(compilation: Compilation, name: string): string | undefined {
  const file = path.join(root, name, SERVER_BUILD.folder, SERVER_BUILD.file);
  if (!existsSync(file)) return undefined;
  // Marked as minimized, because minifying it would change its hash.
  compilation.emitAsset(SERVER_ARTIFACT, new webpack.sources.RawSource(readFileSync(file)), { minimized: true });
  return SERVER_ARTIFACT;
}
