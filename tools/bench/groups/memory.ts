import { readFileSync } from 'node:fs';
import memory from '../../start/memory.json' with { type: 'json' };
import { budgets } from '../budgets.ts';
import { dataFolder } from '../data-folder.ts';
import { startProgram } from '../programs.ts';
import { ownerSettings, pages } from '../site.ts';
import { formatWithUnit, type Row } from '../table.ts';

const REQUESTS = 20_000;
const CONNECTIONS = 16;
/** Number of kinds of addresses, of which every other round is new. */
const KINDS = 8;
const BYTES_PER_MEGABYTE = 1_000_000;
const BYTES_PER_KIBIBYTE = 1024;

/** Resident memory of one process with the embedded API, before and after many requests of all kinds. */
export async function benchMemory(): Promise<Row[]> {
  const site = await startProgram({
    file: 'tools/bench/programs/site-program.ts',
    // As `npm start` sets them.
    flags: [`--max-old-space-size=${memory.heapMb}`, `--max-semi-space-size=${memory.semiSpaceMb}`],
    environment: {
      ...{ DATA_DIR: dataFolder, DATABASE_URL: '', REDIS_URL: '', HOST: '127.0.0.1', PORT: '0', SEED: 'demo' },
      ...ownerSettings,
      ...memory.environment,
    },
  });
  try {
    await requestAll(site.url, CONNECTIONS);
    const before = readMemory(site.process.pid);
    await requestAll(site.url, REQUESTS);
    const after = readMemory(site.process.pid);
    return [
      { label: 'memory: one process with the embedded API, at its start', measured: formatWithUnit(before, 'MB') },
      {
        label: `memory: the same after ${REQUESTS.toLocaleString('en')} requests`,
        measured: formatWithUnit(after, 'MB'),
        comparison: { value: after, budget: budgets.memory },
      },
    ];
  } finally {
    await site.stop();
  }
}

/** Requests pages, lists and details; every other address has not been requested before. */
async function requestAll(url: string, count: number): Promise<void> {
  let next = 0;
  const requestNext = async () => {
    while (next < count) {
      const response = await fetch(url + getAddress(next++));
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, requestNext));
}

function getAddress(number: number): string {
  const variant = Math.floor(number / KINDS) % 2 === 0 ? '' : `?utm_campaign=${number}`;
  const addresses = [
    pages.home,
    pages.list,
    pages.detail,
    pages.post,
    `/en${pages.list}`,
    `/backend/api/products.php?limit=12&price_max=${number}`,
    `/backend/api/products.php?search=${number}`,
    '/backend/api/posts.php?limit=12',
  ];
  const address = addresses[number % KINDS] ?? pages.home;
  return address.includes('?') ? address : address + variant;
}

/** Resident memory in MB; undefined except on Linux. */
function readMemory(pid: number | undefined): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kibibytes) * BYTES_PER_KIBIBYTE) / BYTES_PER_MEGABYTE;
}
