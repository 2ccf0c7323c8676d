import type { Browser } from '@playwright/test';
import { timeClick } from '../browser/click-to-content.ts';
import { type FirstView, traceFirstView } from '../browser/first-view.ts';
import { requestDepth } from '../browser/request-depth.ts';
import { startBrowser } from '../browser/throttled-browser.ts';
import { weighView } from '../browser/view-weight.ts';
import { type Budget, budgets } from '../budgets.ts';
import type { RunningProgram } from '../programs.ts';
import { type PageName, pageNames, pages, startApi, startGateway } from '../site.ts';
import { median, medianBy, repeat } from '../statistics.ts';
import { formatWithUnit, type Row } from '../table.ts';

const ROUNDS = 5;

/** First views of one page in every round, with server rendering and with client rendering. */
interface Views {
  readonly server: readonly FirstView[];
  readonly client: readonly FirstView[];
}

/**
 * First views, requested from the gateway over HTTP/1.1. Sizes: the files that the document references or lists for later,
 * and those that a browser requested before the load event. Times: a phone of 412 x 823 with 1.6 Mbit/s, 150 ms latency, a CPU slowed down
 * four times and an empty cache; server rendering alternates with `RENDER=client`. Click to content: the mouse rests on a
 * product of the list, then clicks, at 150 ms latency.
 */
export async function benchAssembly(): Promise<Row[]> {
  const api = await startApi();
  const programs: RunningProgram[] = [api];
  let browser: Browser | undefined;
  try {
    const server = await startGateway({ upstream: api.url, render: 'server' });
    programs.push(server);
    const client = await startGateway({ upstream: api.url, render: 'client' });
    programs.push(client);
    browser = await startBrowser();
    const views = await traceAll(browser, server.url, client.url);
    const rows = [];
    for (const name of pageNames)
      rows.push(...(await createWeightRows(`${server.url}${pages[name]}`, name, views[name])));
    for (const name of pageNames) rows.push(...createTimeRows(name, views[name]));
    return [...rows, await measureClick(browser, server.url)];
  } finally {
    await browser?.close();
    for (const program of programs.toReversed()) await program.stop();
  }
}

async function traceAll(browser: Browser, server: string, client: string): Promise<Record<PageName, Views>> {
  const trace = async () => {
    const round: [PageName, { server: FirstView; client: FirstView }][] = [];
    for (const name of pageNames) {
      const view = {
        server: await traceFirstView(browser, `${server}${pages[name]}`),
        client: await traceFirstView(browser, `${client}${pages[name]}`),
      };
      round.push([name, view]);
    }
    return new Map(round);
  };
  await trace();
  const rounds = await repeat(ROUNDS, trace);
  const getViews = (name: PageName): Views => {
    const views = rounds.flatMap((round) => round.get(name) ?? []);
    return { server: views.map((view) => view.server), client: views.map((view) => view.client) };
  };
  return { home: getViews('home'), list: getViews('list'), detail: getViews('detail'), post: getViews('post') };
}

async function createWeightRows(url: string, name: PageName, { server, client }: Views): Promise<Row[]> {
  const [view] = server;
  if (!view) return [];
  const weight = await weighView(url, view);
  const fileRow = (kind: 'scripts' | 'styles' | 'fonts', label: string): Row => {
    const { named, fetched } = weight[kind];
    const measured = `${formatWithUnit(named, 'kB')} referenced, ${formatWithUnit(fetched, 'kB')} fetched`;
    return {
      label: `${name}: ${label}`,
      measured,
      comparison: { value: Math.max(named, fetched), budget: budgets[kind] },
    };
  };
  const depth = medianBy(server, ({ requests }) => requestDepth(requests));
  const clientDepth = medianBy(client, ({ requests }) => requestDepth(requests));
  const count = medianBy(server, ({ requests }) => requests.length);
  return [
    fileRow('scripts', 'JS, brotli'),
    fileRow('styles', 'CSS, brotli'),
    {
      label: `${name}: HTML, brotli`,
      measured: formatWithUnit(weight.html, 'kB'),
      comparison: { value: weight.html, budget: budgets.html },
    },
    fileRow('fonts', 'fonts'),
    {
      label: `${name}: request depth`,
      measured: `${depth} (${count} requests; RENDER=client ${clientDepth})`,
      comparison: { value: depth, budget: budgets.requestDepth },
    },
  ];
}

function createTimeRows(name: PageName, { server, client }: Views): Row[] {
  const row = (label: string, getValue: (view: FirstView) => number, unit: Budget['unit'], budget?: Budget): Row => {
    const value = medianBy(server, getValue);
    const measured = `${formatWithUnit(value, unit)} (RENDER=client ${formatWithUnit(medianBy(client, getValue), unit)})`;
    return { label: `${name}: ${label}`, measured, ...(budget ? { comparison: { value, budget } } : {}) };
  };
  return [
    row('FCP, slow phone', (view) => view.firstPaintMs, 'ms'),
    row('LCP, slow phone', (view) => view.largestPaintMs, 'ms', budgets.largestPaint),
    row('CLS, slow phone', (view) => view.layoutShift, '', budgets.layoutShift),
    row('TBT, slow phone', (view) => view.blockingMs, 'ms', budgets.blockingTime),
  ];
}

async function measureClick(browser: Browser, site: string): Promise<Row> {
  await timeClick(browser, site);
  const duration = median(await repeat(ROUNDS, () => timeClick(browser, site)));
  return {
    label: 'click to content, prefetched, 150 ms round trip',
    measured: formatWithUnit(duration, 'ms'),
    comparison: { value: duration, budget: budgets.clickToContent },
  };
}
