import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compilation } from 'webpack';
import { root } from './workspace.ts';

/** Folder of a package's server build, and the one file in it. */
export const SERVER_BUILD = { folder: 'dist/server', file: 'index.js' } as const;

/** Name of the server artifact inside a release. Servers of static files leave out its folder. */
const SERVER_ARTIFACT = 'server/index.js';

/** Puts a package's server artifact into its release, where there is one, and answers its name there. */
export function addServerArtifact(compilation: Compilation, name: string): string | undefined {
  const file = path.join(root, name, SERVER_BUILD.folder, SERVER_BUILD.file);
  if (!existsSync(file)) return undefined;
  // Its bytes are final: without the note it would be made smaller after its hash was taken.
  compilation.emitAsset(SERVER_ARTIFACT, new webpack.sources.RawSource(readFileSync(file)), { minimized: true });
  return SERVER_ARTIFACT;
}
