import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/workspace.ts';
import { runProgram } from './programs.ts';

/** Data folder of the measured sites. */
export const dataFolder = path.join(root, '.cache/bench');
/** Resized images of the e2e tests' shop, which is the same demo shop. */
const resizedImages = path.join(root, '.cache/e2e/images');
/** Uploaded images, and the cache of resized ones. */
const imageFolders = ['uploads', 'cache'];

/**
 * Empties a data folder except for its images and publishes the builds of this checkout there.
 *
 * @param options.asPublished measure the builds of the previous run, even if sources have changed
 */
export async function prepareDataFolder(options: { asPublished: boolean; folder?: string }): Promise<void> {
  const { asPublished, folder = dataFolder } = options;
  mkdirSync(folder, { recursive: true });
  const preserved = asPublished ? [...imageFolders, 'releases'] : imageFolders;
  for (const name of readdirSync(folder)) {
    if (!preserved.includes(name)) rmSync(path.join(folder, name), { recursive: true });
  }
  const cache = path.join(folder, 'cache');
  if (!existsSync(cache) && existsSync(resizedImages)) cpSync(resizedImages, cache, { recursive: true });
  if (asPublished && existsSync(path.join(folder, 'releases'))) return;
  await runProgram({ file: 'tools/start/publish.ts', environment: { DATA_DIR: folder } });
}
