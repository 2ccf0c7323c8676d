import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/workspace.ts';
import { runProgram } from './programs.ts';

/** Data folder of the measured sites. */
export const dataFolder = path.join(root, '.cache/bench');
/** Data folder of the e2e tests, which may already contain the demo images. */
const e2eData = path.join(root, '.cache/journeys');
const imageFolders = ['uploads', 'cache'];

/**
 * Empties the data folder except for its images and publishes the builds of this checkout there.
 *
 * @param asPublished measure the builds of the previous run, even if sources have changed
 */
export async function prepareDataFolder({ asPublished }: { asPublished: boolean }): Promise<void> {
  mkdirSync(dataFolder, { recursive: true });
  const preserved = asPublished ? [...imageFolders, 'releases'] : imageFolders;
  for (const name of readdirSync(dataFolder)) {
    if (!preserved.includes(name)) rmSync(path.join(dataFolder, name), { recursive: true });
  }
  for (const name of imageFolders) {
    const source = path.join(e2eData, name);
    const target = path.join(dataFolder, name);
    if (!existsSync(target) && existsSync(source)) cpSync(source, target, { recursive: true });
  }
  if (asPublished && existsSync(path.join(dataFolder, 'releases'))) return;
  await runProgram({ file: 'tools/start/publish.ts', environment: { DATA_DIR: dataFolder } });
}
