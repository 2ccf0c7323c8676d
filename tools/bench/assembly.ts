import type { Browser } from '@playwright/test';
import { type Budget, budgets } from './budgets.ts';
import { timeClick } from './click-to-content.ts';
import { median, medianOf, repeat } from './figures.ts';
import { type FirstView, traceFirstView } from './first-view.ts';
import type { RunningProgram } from './programs.ts';
import { requestDepth } from './request-depth.ts';
import { type PageName, pageNames, pages, startApi, startGateway } from './site.ts';
import { inUnit, type Row } from './table.ts';
import { startBrowser } from './throttled-browser.ts';
import { weighView } from './view-weight.ts';

const ROUNDS = 5;

/** First views of one page in every round, from the gateway that renders and from the one that leaves it to browsers. */
interface Views {
  readonly server: readonly FirstView[];
  readonly client: readonly FirstView[];
}

/**
 * First views, straight from the gateway over HTTP/1.1. Weights: what the document names, and what a browser asked for
 * before the page was loaded. Times: a phone of 412 x 823 with 1.6 Mbit/s, 150 ms and a quarter of this machine, nothing
 * in its cache; the page rendered on the server and the same one with `RENDER=client` take turns. Click to content: the
 * mouse rests on a product of the list, then clicks, 150 ms away from the server.
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
    for (const name of pageNames) rows.push(...(await weightRows(`${server.url}${pages[name]}`, name, views[name])));
    for (const name of pageNames) rows.push(...timeRows(name, views[name]));
    return [...rows, await clickRow(browser, server.url)];
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
  const viewsOf = (name: PageName): Views => {
    const views = rounds.flatMap((round) => round.get(name) ?? []);
    return { server: views.map((view) => view.server), client: views.map((view) => view.client) };
  };
  return { home: viewsOf('home'), list: viewsOf('list'), detail: viewsOf('detail'), post: viewsOf('post') };
}

async function weightRows(url: string, name: PageName, { server, client }: Views): Promise<Row[]> {
  const [view] = server;
  if (!view) return [];
  const weight = await weighView(url, view);
  const fileRow = (kind: 'scripts' | 'styles' | 'fonts', words: string): Row => {
    const { named, fetched } = weight[kind];
    const measured = `${inUnit(named, 'kB')} named, ${inUnit(fetched, 'kB')} fetched`;
    return { what: `${name}: ${words}`, measured, judged: { figure: Math.max(named, fetched), budget: budgets[kind] } };
  };
  const depth = medianOf(server, ({ requests }) => requestDepth(requests));
  const clientDepth = medianOf(client, ({ requests }) => requestDepth(requests));
  const count = medianOf(server, ({ requests }) => requests.length);
  return [
    fileRow('scripts', 'JS, brotli'),
    fileRow('styles', 'CSS, brotli'),
    {
      what: `${name}: HTML, brotli`,
      measured: inUnit(weight.html, 'kB'),
      judged: { figure: weight.html, budget: budgets.html },
    },
    fileRow('fonts', 'fonts'),
    {
      what: `${name}: request depth`,
      measured: `${depth} (${count} requests; RENDER=client ${clientDepth})`,
      judged: { figure: depth, budget: budgets.requestDepth },
    },
  ];
}

function timeRows(name: PageName, { server, client }: Views): Row[] {
  const row = (words: string, figureOf: (view: FirstView) => number, unit: Budget['unit'], budget?: Budget): Row => {
    const figure = medianOf(server, figureOf);
    const measured = `${inUnit(figure, unit)} (RENDER=client ${inUnit(medianOf(client, figureOf), unit)})`;
    return { what: `${name}: ${words}`, measured, ...(budget ? { judged: { figure, budget } } : {}) };
  };
  return [
    row('FCP, slow phone', (view) => view.firstPaintMs, 'ms'),
    row('LCP, slow phone', (view) => view.largestPaintMs, 'ms', budgets.largestPaint),
    row('CLS, slow phone', (view) => view.layoutShift, '', budgets.layoutShift),
    row('TBT, slow phone', (view) => view.blockingMs, 'ms', budgets.blockingTime),
  ];
}

async function clickRow(browser: Browser, site: string): Promise<Row> {
  await timeClick(browser, site);
  const took = median(await repeat(ROUNDS, () => timeClick(browser, site)));
  return {
    what: 'click to content, prefetched, 150 ms round trip',
    measured: inUnit(took, 'ms'),
    judged: { figure: took, budget: budgets.clickToContent },
  };
}
