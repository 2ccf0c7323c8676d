import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/workspace.ts';
import { runProgram } from './programs.ts';

/** The data folder of the measured sites. */
export const dataFolder = path.join(root, '.cache/bench');
/** Where the journeys leave pictures that are drawn already. */
const journeys = path.join(root, '.cache/journeys');
const pictures = ['uploads', 'cache'];

/**
 * Empties the data folder but for its pictures and publishes the builds of this checkout there.
 *
 * @param asPublished measure the builds of the last time, even where sources changed since
 */
export async function prepareDataFolder({ asPublished }: { asPublished: boolean }): Promise<void> {
  mkdirSync(dataFolder, { recursive: true });
  const kept = asPublished ? [...pictures, 'releases'] : pictures;
  for (const name of readdirSync(dataFolder)) {
    if (!kept.includes(name)) rmSync(path.join(dataFolder, name), { recursive: true });
  }
  for (const name of pictures) {
    const drawn = path.join(journeys, name);
    const own = path.join(dataFolder, name);
    if (!existsSync(own) && existsSync(drawn)) cpSync(drawn, own, { recursive: true });
  }
  if (asPublished && existsSync(path.join(dataFolder, 'releases'))) return;
  await runProgram({ file: 'tools/start/publish.ts', environment: { DATA_DIR: dataFolder } });
}
