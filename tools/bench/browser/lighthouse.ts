import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { chromiumOptions, findChromium } from '../../start/find-chromium.ts';
import { readPackage, root } from '../../webpack/workspace.ts';
import { runProgram } from '../programs.ts';

/** Folder with Lighthouse and the program that runs it. It is no package of the workspaces (see decision 93). */
const FOLDER = 'tools/bench/lighthouse';

/** How Lighthouse slows network and CPU down: in the browser, or by computing the times of an unthrottled view. */
export type Throttling = 'devtools' | 'simulate';

const measuredView = z.object({
  /** Score of the performance category, 0 to 100. */
  score: z.number(),
  firstPaintMs: z.number(),
  largestPaintMs: z.number(),
  blockingMs: z.number(),
  layoutShift: z.number(),
});
/** A first view as Lighthouse measured it. */
export type MeasuredView = z.infer<typeof measuredView>;

/** Installs Lighthouse if it is missing or has another version than the lock file. */
export function installLighthouse(): void {
  const wanted = readPackage(FOLDER).dependencies?.lighthouse;
  const installed = `${FOLDER}/node_modules/lighthouse`;
  if (existsSync(path.join(root, installed, 'package.json')) && readPackage(installed).version === wanted) return;
  console.error(`→ Installing Lighthouse ${wanted}`);
  const folder = path.join(root, FOLDER);
  // The prefix is explicit, because `npm run` sets this repository's for the commands that it runs.
  const install = spawnSync('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    // Standard output contains only the table.
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) throw new Error(`Lighthouse could not be installed: npm ci ended with ${install.status}.`);
}

/**
 * Measures the first view of a page on a phone, in a browser with a new profile. On a busy machine a trace may lack what a
 * metric needs, so a failed view is reported and measured once more.
 */
export function measureView(url: string, throttling: Throttling): Promise<MeasuredView> {
  return runLighthouse(url, throttling).catch((error: unknown) => {
    console.error(`Measuring ${url} again:`, error);
    return runLighthouse(url, throttling);
  });
}

async function runLighthouse(url: string, throttling: Throttling): Promise<MeasuredView> {
  const chromium = findChromium();
  const options = { url, throttling, ...(chromium ? { chromium } : {}), chromiumOptions };
  const output = await runProgram({ file: `${FOLDER}/lighthouse-program.ts`, args: [JSON.stringify(options)] });
  return measuredView.parse(JSON.parse(output));
}
