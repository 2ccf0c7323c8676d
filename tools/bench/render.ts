import { once } from 'node:events';
import { z } from 'zod';
import { ask, askOrThrow, type Timed } from './ask.ts';
import { budgets } from './budgets.ts';
import { cores } from './cores.ts';
import { median, medianOf, repeat } from './figures.ts';
import { CONNECTIONS, describeLoad, type LoadReport, load, medianLoad } from './load.ts';
import type { RunningProgram } from './programs.ts';
import { type PageName, pageNames, pages, startApi, startGateway } from './site.ts';
import type { Row } from './table.ts';

const ROUNDS = 5;
/** Pages of each kind in a round of uncached ones. */
const ASKED_IN_ROUND = 40;
const WARM_UPS = 60;
const LOAD_S = 2;
const LOAD_WARM_UP_S = 1;
/** Pages that are rendered while the threads' memory is watched, and how many of them between two weighings. */
const RENDERS = 1_000;
const RENDERS_BETWEEN = 250;
const MEGABYTE = 1_000_000;

/**
 * Pages rendered on the server, signed out, in a gateway that has one core to itself, threads included. An uncached page
 * is one that nobody asked for before: every address has a query of its own. The calls of the API that it makes are in the
 * gateway's memory, so that its time is what it takes beyond them.
 */
export async function benchRender(): Promise<Row[]> {
  const api = await startApi(cores.behind);
  let gateway: RunningProgram | undefined;
  try {
    gateway = await startGateway({ upstream: api.url, core: cores.measured, preload: 'tools/bench/heap-probe.ts' });
    const { url } = gateway;
    await requireRendered(url);
    await repeat(WARM_UPS, () => askAll(url));
    return [...(await uncached(url)), ...(await cached(gateway)), await memory(gateway)];
  } finally {
    await gateway?.stop();
    await api.stop();
  }
}

let asked = 0;
/** A page that is in no cache. */
function unseen(url: string, name: PageName): string {
  asked += 1;
  return `${url}${pages[name]}?unseen=${asked}`;
}

async function askAll(url: string): Promise<Record<PageName, Timed>> {
  const answers: Partial<Record<PageName, Timed>> = {};
  for (const name of pageNames) answers[name] = await askOrThrow(unseen(url, name));
  return answers as Record<PageName, Timed>;
}

/** A page that was left to the browser would make every figure here a lie. */
async function requireRendered(url: string): Promise<void> {
  for (const name of pageNames) {
    await ask(unseen(url, name));
    const { body } = await askOrThrow(unseen(url, name), 'identity');
    if (!body.includes('"rendered":true')) throw new Error(`The server does not render the page called ${name}.`);
  }
}

/** One after the other, the kinds of pages taking turns: p50 of the whole answer, and of its first and last byte. */
async function uncached(url: string): Promise<Row[]> {
  const rounds = await repeat(ROUNDS, () => repeat(ASKED_IN_ROUND, () => askAll(url)));
  return pageNames.map((name) => {
    const p50 = (figure: (answer: Timed) => number) =>
      median(rounds.map((round) => medianOf(round, (answers) => figure(answers[name]))));
    const first = p50(({ firstByteMs }) => firstByteMs);
    const last = p50(({ lastByteMs }) => lastByteMs);
    return {
      what: `render: ${name}, uncached, p50 beyond its API calls`,
      measured: `${last.toFixed(1)} ms (first byte ${first.toFixed(1)} ms)`,
      judged: { figure: last, budget: budgets.serverRendering },
    };
  });
}

/** The same page for everybody, from the cache of pages. */
async function cached(gateway: RunningProgram): Promise<Row[]> {
  for (const name of pageNames) await load(gateway, pages[name], LOAD_WARM_UP_S);
  const rounds = await repeat(ROUNDS, async () => {
    const reports: [PageName, LoadReport][] = [];
    for (const name of pageNames) reports.push([name, await load(gateway, pages[name], LOAD_S)]);
    return new Map(reports);
  });
  return pageNames.map((name) => ({
    what: `render: ${name}, cached, ${CONNECTIONS} connections`,
    measured: describeLoad(medianLoad(rounds.flatMap((round) => round.get(name) ?? []))),
  }));
}

/** What the rendering threads hold over a thousand uncached pages; a leak shows as growth from weighing to weighing. */
async function memory(gateway: RunningProgram): Promise<Row> {
  const weights = [await weighHeap(gateway)];
  for (let rendered = 0; rendered < RENDERS; rendered += RENDERS_BETWEEN) {
    await repeat(RENDERS_BETWEEN / pageNames.length, () => askAll(gateway.url));
    weights.push(await weighHeap(gateway));
  }
  return {
    what: `render: heap of the threads, every ${RENDERS_BETWEEN} of ${RENDERS} pages`,
    measured: `${weights.map((bytes) => (bytes / MEGABYTE).toFixed(1)).join(' → ')} MB`,
  };
}

const weight = z.object({ heapBytes: z.number() });

async function weighHeap({ process: gateway }: RunningProgram): Promise<number> {
  const answer = once(gateway, 'message');
  gateway.send('heap');
  const [message] = await answer;
  return weight.parse(message).heapBytes;
}
