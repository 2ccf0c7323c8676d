import { rmSync } from 'node:fs';
import path from 'node:path';
import { listRemotes, root } from '../webpack/workspace.ts';
import { budgets } from './budgets.ts';
import { runProgram } from './programs.ts';
import { inUnit, type Row } from './table.ts';

/** Everything that a build leaves for the next one. */
const leftovers = ['.cache/webpack', '.cache/shared-modules'];

/** `npm run build` once, after every build and every cache of a build was thrown away. */
export async function benchBuilds(): Promise<Row[]> {
  const builds = ['shell', ...listRemotes()].map((name) => `${name}/dist`);
  for (const folder of [...leftovers, ...builds]) rmSync(path.join(root, folder), { recursive: true, force: true });
  const started = performance.now();
  await runProgram({ file: 'tools/start/build.ts' });
  const took = performance.now() - started;
  return [
    {
      what: 'builds: cold build of everything, once',
      measured: inUnit(took, 'ms'),
      judged: { figure: took, budget: budgets.coldBuild },
    },
  ];
}
