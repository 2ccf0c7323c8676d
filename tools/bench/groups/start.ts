import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@fakos/api-gateway/testing/free-port';
import { root } from '../../webpack/workspace.ts';
import { budgets } from '../budgets.ts';
import { dataFolder } from '../data-folder.ts';
import { median, repeat } from '../statistics.ts';
import { formatWithUnit, type Row } from '../table.ts';

const ROUNDS = 5;
const POLL_INTERVAL_MS = 20;
/** The first start may have to build. */
const START_TIMEOUT_MS = 300_000;

/** `npm start` until `/readyz` responds: the first one of a clean clone, and without changes since the previous start. */
export async function benchStart(): Promise<Row[]> {
  const first = await timeFirstStart();
  await timeStart();
  const duration = median(await repeat(ROUNDS, () => timeStart()));
  return [
    { label: 'start: first npm start of a clean clone, until /readyz', measured: formatWithUnit(first, 'ms') },
    {
      label: 'start: npm start when nothing changed, until /readyz',
      measured: formatWithUnit(duration, 'ms'),
      comparison: { value: duration, budget: budgets.unchangedStart },
    },
  ];
}

/** Clones the last commit: installs packages, builds and seeds. */
async function timeFirstStart(): Promise<number> {
  const clone = mkdtempSync(path.join(tmpdir(), 'fakos-clone-'));
  try {
    execFileSync('git', ['clone', '--quiet', root, clone]);
    return await timeStart({ folder: clone, data: path.join(clone, 'data') });
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

async function timeStart({ folder = root, data = dataFolder } = {}): Promise<number> {
  const port = await findFreePort();
  const started = performance.now();
  const site = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    // A process group of its own, because npm and its shell do not forward signals.
    detached: true,
    env: {
      ...process.env,
      // Not `production`: npm would then install missing packages without development dependencies.
      NODE_ENV: undefined,
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: data,
      API_UPSTREAM: '',
      DATABASE_URL: '',
      REDIS_URL: '',
    },
  });
  const ended = once(site, 'exit');
  const stop = () => {
    if (site.pid && site.exitCode === null) process.kill(-site.pid, 'SIGTERM');
  };
  process.once('exit', stop);
  try {
    while (!(await isReady(port))) {
      if (site.exitCode !== null) throw new Error('npm start ended before the site was ready.');
      if (performance.now() - started > START_TIMEOUT_MS) throw new Error('npm start was not ready in time.');
      await wait(POLL_INTERVAL_MS);
    }
    return performance.now() - started;
  } finally {
    stop();
    process.off('exit', stop);
    await ended;
  }
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
