import { rmSync } from 'node:fs';
import path from 'node:path';
import { listRemotes, root } from '../../webpack/workspace.ts';
import { budgets } from '../budgets.ts';
import { runProgram } from '../programs.ts';
import { formatWithUnit, type Row } from '../table.ts';

/** Caches that a build leaves for the next one. */
const cacheFolders = ['.cache/webpack', '.cache/shared-modules'];

/** Runs `npm run build` once without any earlier builds or caches. */
export async function benchBuilds(): Promise<Row[]> {
  const builds = ['shell', ...listRemotes()].map((name) => `${name}/dist`);
  for (const folder of [...cacheFolders, ...builds]) rmSync(path.join(root, folder), { recursive: true, force: true });
  const started = performance.now();
  await runProgram({ file: 'tools/start/build.ts' });
  const duration = performance.now() - started;
  return [
    {
      label: 'builds: cold build of everything, once',
      measured: formatWithUnit(duration, 'ms'),
      comparison: { value: duration, budget: budgets.coldBuild },
    },
  ];
}
