import { setTimeout as wait } from 'node:timers/promises';
import { budgets } from '../budgets.ts';
import { dataFolder } from '../data-folder.ts';
import { startProgram } from '../programs.ts';
import { ownerSettings, pages } from '../site.ts';
import { SlowConnections, type SlowKind, slowKinds } from '../slow-connections.ts';
import { percentile, repeat } from '../statistics.ts';
import { formatWithUnit, type Row } from '../table.ts';

const SLOW_VISITORS = 500;
const REQUESTS = 20;
const PERCENT = 95;
/** Time between the requests in milliseconds, so that they take longer than the gateway tolerates slow bodies. */
const PAUSE_MS = 300;

/** How long other visitors wait for a page and a login while one address has many slow connections of each kind. */
export async function benchSlowVisitors(): Promise<Row[]> {
  const site = await startProgram({
    file: 'tools/bench/programs/site-program.ts',
    environment: {
      ...{ DATA_DIR: dataFolder, DATABASE_URL: '', REDIS_URL: '', HOST: '127.0.0.1', PORT: '0', SEED: 'demo' },
      ...ownerSettings,
    },
  });
  try {
    await measure(site.url);
    const rows: Row[] = [];
    for (const kind of slowKinds) rows.push(...(await benchKind(site.url, kind)));
    return rows;
  } finally {
    await site.stop();
  }
}

async function benchKind(url: string, kind: SlowKind): Promise<Row[]> {
  const connections = await SlowConnections.open(url, SLOW_VISITORS, kind);
  try {
    const times = await measure(url);
    return Object.entries(times).map(([name, values]) => {
      const value = percentile(values, PERCENT);
      const label = `gateway: ${name} beside ${SLOW_VISITORS} slow visitors (${kind.name})`;
      const measured = `${formatWithUnit(value, 'ms')} in ${PERCENT} % of ${REQUESTS}`;
      return { label, measured, comparison: { value, budget: budgets.besideSlowVisitors } };
    });
  } finally {
    connections.close();
  }
}

/** Times of pages and of correct logins, each login from an address of its own because addresses are limited. */
async function measure(url: string): Promise<{ '/shop': number[]; 'a login': number[] }> {
  const shop = await repeat(REQUESTS, async () => {
    await wait(PAUSE_MS);
    return time(`${url}${pages.list}`, {});
  });
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = ownerSettings;
  const login = await repeat(REQUESTS, (number) =>
    time(`${url}/backend/api/login.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${number + 1}` },
      body: JSON.stringify({ email, password }),
    }),
  );
  return { '/shop': shop, 'a login': login };
}

async function time(url: string, options: RequestInit): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(url, options);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} responded with status ${response.status}.`);
  return performance.now() - startedAt;
}
