import { once } from 'node:events';
import { z } from 'zod';
import { budgets } from '../budgets.ts';
import { cores } from '../cores.ts';
import { CONNECTIONS, describeLoad, type LoadReport, load, medianLoad } from '../load.ts';
import type { RunningProgram } from '../programs.ts';
import { type PageName, pageNames, pages, startApi, startGateway } from '../site.ts';
import { median, medianBy, repeat } from '../statistics.ts';
import type { Row } from '../table.ts';
import { request, requestOrThrow, type TimedResponse } from '../timed-request.ts';

const ROUNDS = 5;
/** Pages of each kind per round of uncached requests. */
const PAGES_PER_ROUND = 40;
const WARM_UPS = 60;
const LOAD_S = 2;
const LOAD_WARM_UP_S = 1;
/** Number of pages rendered during the memory measurement, in total and per sample. */
const RENDERS = 1_000;
const RENDERS_PER_SAMPLE = 250;
const MEGABYTE = 1_000_000;

/**
 * Pages rendered on the server for signed-out visitors. The gateway, including its threads, has one core to itself. Each
 * uncached page has a unique query. Its API responses are in the gateway's cache, so their time is not included.
 */
export async function benchRender(): Promise<Row[]> {
  const api = await startApi({ core: cores.upstream });
  let gateway: RunningProgram | undefined;
  try {
    gateway = await startGateway({
      upstream: api.url,
      core: cores.measured,
      preload: 'tools/bench/programs/heap-probe.ts',
    });
    const { url } = gateway;
    await assertRendered(url);
    await repeat(WARM_UPS, () => requestAllPages(url));
    return [...(await benchUncached(url)), ...(await benchCached(gateway)), await benchMemory(gateway)];
  } finally {
    await gateway?.stop();
    await api.stop();
  }
}

let requestCount = 0;
/** Address of a page that is in no cache. */
function createUncachedUrl(url: string, name: PageName): string {
  requestCount += 1;
  return `${url}${pages[name]}?unseen=${requestCount}`;
}

async function requestAllPages(url: string): Promise<Record<PageName, TimedResponse>> {
  const responses: Partial<Record<PageName, TimedResponse>> = {};
  for (const name of pageNames) responses[name] = await requestOrThrow(createUncachedUrl(url, name));
  return responses as Record<PageName, TimedResponse>;
}

/** Fails if a page is left to the browser to render, which would invalidate the measurements. */
async function assertRendered(url: string): Promise<void> {
  for (const name of pageNames) {
    await request(createUncachedUrl(url, name));
    const { body } = await requestOrThrow(createUncachedUrl(url, name), 'identity');
    if (!body.includes('"rendered":true')) throw new Error(`The server does not render the page '${name}'.`);
  }
}

/** Sequential requests that alternate between the kinds of pages: medians of the first and the last byte. */
async function benchUncached(url: string): Promise<Row[]> {
  const rounds = await repeat(ROUNDS, () => repeat(PAGES_PER_ROUND, () => requestAllPages(url)));
  return pageNames.map((name) => {
    const p50 = (getTime: (response: TimedResponse) => number) =>
      median(rounds.map((round) => medianBy(round, (responses) => getTime(responses[name]))));
    const first = p50(({ firstByteMs }) => firstByteMs);
    const last = p50(({ lastByteMs }) => lastByteMs);
    return {
      label: `render: ${name}, uncached, p50 beyond its API calls`,
      measured: `${last.toFixed(1)} ms (first byte ${first.toFixed(1)} ms)`,
      comparison: { value: last, budget: budgets.serverRendering },
    };
  });
}

/** Pages from the page cache, under load. */
async function benchCached(gateway: RunningProgram): Promise<Row[]> {
  for (const name of pageNames) await load(gateway, pages[name], LOAD_WARM_UP_S);
  const rounds = await repeat(ROUNDS, async () => {
    const reports: [PageName, LoadReport][] = [];
    for (const name of pageNames) reports.push([name, await load(gateway, pages[name], LOAD_S)]);
    return new Map(reports);
  });
  return pageNames.map((name) => ({
    label: `render: ${name}, cached, ${CONNECTIONS} connections`,
    measured: describeLoad(medianLoad(rounds.flatMap((round) => round.get(name) ?? []))),
  }));
}

/** Heap size of the rendering threads over a thousand uncached pages; a leak shows as growth between the samples. */
async function benchMemory(gateway: RunningProgram): Promise<Row> {
  const heapSizes = [await measureHeap(gateway)];
  for (let rendered = 0; rendered < RENDERS; rendered += RENDERS_PER_SAMPLE) {
    await repeat(RENDERS_PER_SAMPLE / pageNames.length, () => requestAllPages(gateway.url));
    heapSizes.push(await measureHeap(gateway));
  }
  return {
    label: `render: heap of the threads, every ${RENDERS_PER_SAMPLE} of ${RENDERS} pages`,
    measured: `${heapSizes.map((bytes) => (bytes / MEGABYTE).toFixed(1)).join(' → ')} MB`,
  };
}

const heapMessage = z.object({ heapBytes: z.number() });

async function measureHeap({ process: gateway }: RunningProgram): Promise<number> {
  const response = once(gateway, 'message');
  gateway.send('heap');
  const [message] = await response;
  return heapMessage.parse(message).heapBytes;
}
