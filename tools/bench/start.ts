import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../start/ports.ts';
import { root } from '../webpack/workspace.ts';
import { budgets } from './budgets.ts';
import { dataFolder } from './data-folder.ts';
import { median, repeat } from './figures.ts';
import { inUnit, type Row } from './table.ts';

const ROUNDS = 5;
const LOOK_EVERY_MS = 20;
/** The first start may still have something to build. */
const START_TIMEOUT_MS = 300_000;

/** `npm start` on an installation in which nothing changed, until `/readyz` answers. The start before builds and seeds. */
export async function benchStart(): Promise<Row[]> {
  await timeStart();
  const took = median(await repeat(ROUNDS, timeStart));
  return [
    {
      what: 'start: npm start when nothing changed, until /readyz',
      measured: inUnit(took, 'ms'),
      judged: { figure: took, budget: budgets.unchangedStart },
    },
  ];
}

async function timeStart(): Promise<number> {
  const port = await findFreePort();
  const started = performance.now();
  const site = spawn('npm', ['start', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // A group of its own: npm and its shell do not hand signals on.
    detached: true,
    env: {
      ...process.env,
      // Not `production`: should something be missing, npm would install it without the packages that build and test.
      NODE_ENV: undefined,
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataFolder,
      API_UPSTREAM: '',
      DATABASE_URL: '',
      REDIS_URL: '',
    },
  });
  const ended = once(site, 'exit');
  const end = () => {
    if (site.pid && site.exitCode === null) process.kill(-site.pid, 'SIGTERM');
  };
  process.once('exit', end);
  try {
    while (!(await isReady(port))) {
      if (site.exitCode !== null) throw new Error('npm start ended before the site was ready.');
      if (performance.now() - started > START_TIMEOUT_MS) throw new Error('npm start was not ready in time.');
      await wait(LOOK_EVERY_MS);
    }
    return performance.now() - started;
  } finally {
    end();
    process.off('exit', end);
    await ended;
  }
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
