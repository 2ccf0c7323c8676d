import path from 'node:path';
import { installLighthouse, type MeasuredView, measureView, type Throttling } from '../browser/lighthouse.ts';
import { type LoadedView, loadFirstView } from '../browser/load-first-view.ts';
import { startBrowser } from '../browser/throttled-browser.ts';
import { type Budget, budgets } from '../budgets.ts';
import { dataFolder } from '../data-folder.ts';
import { type RunningProgram, startProgram } from '../programs.ts';
import { buildReferencePages } from '../reference-pages/build-reference-pages.ts';
import { pageNames, pages, startApi, startGateway } from '../site.ts';
import { medianBy, repeat } from '../statistics.ts';
import { formatWithUnit, type Row } from '../table.ts';

const ROUNDS = 5;
const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;
/** Digits of layout shifts that Lighthouse shows. */
const SHIFT_DIGITS = 3;

/** The hero of the demo shop's home page, in the width that Lighthouse's phone requests. */
const HERO = '/backend/api/image.php?type=section&file=hero.webp&width=800';

const throttlings = { devtools: 'DevTools throttling', simulate: 'simulated throttling' } as const satisfies Record<
  Throttling,
  string
>;
const throttlingNames = Object.keys(throttlings) as Throttling[];

interface MeasuredPage {
  readonly name: string;
  readonly url: string;
  /** Reference pages have no budgets. */
  readonly isReference: boolean;
}

/** Views of one page in every round, by throttling. */
type Views = Readonly<Record<Throttling, readonly MeasuredView[]>>;

/**
 * First views, measured by Lighthouse as on a phone: slow 4G, a CPU slowed down four times, and a new browser profile for each
 * view. Pages of the demo shop are requested from the gateway over HTTP/1.1. The reference pages show what the same machine
 * reaches with one image: a page without scripts, and the same page hydrated by React. All pages alternate in every round.
 */
export async function benchFirstView(): Promise<Row[]> {
  installLighthouse();
  const programs: RunningProgram[] = [];
  try {
    const api = await startApi();
    programs.push(api);
    const gateway = await startGateway({ upstream: api.url });
    programs.push(gateway);
    const reference = await startReferencePages(gateway.url);
    programs.push(reference);
    const staticPage = { name: 'static page', url: `${reference.url}/static.html`, isReference: true };
    const reactPage = { name: 'React page', url: `${reference.url}/hydrated.html`, isReference: true };
    const shopPages = pageNames.map((name) => ({ name, url: `${gateway.url}${pages[name]}`, isReference: false }));
    const measured = [...shopPages, staticPage, reactPage];
    const loaded = await loadAll(measured);
    const views = await measureAll(measured);
    const getViews = (page: MeasuredPage): Views => views.get(page) ?? { devtools: [], simulate: [] };
    return measured.flatMap((page) => [
      ...throttlingNames.flatMap((name) =>
        createTimeRows(page, name, getViews(page)[name], getViews(staticPage)[name]),
      ),
      ...createWeightRows(page, loaded.get(page)),
    ]);
  } finally {
    for (const program of programs.toReversed()) await program.stop();
  }
}

async function startReferencePages(gateway: string): Promise<RunningProgram> {
  const hero = await fetch(`${gateway}${HERO}`, { headers: { Accept: 'image/avif' } });
  if (hero.headers.get('Content-Type') !== 'image/avif') throw new Error(`No AVIF image at ${HERO}: ${hero.status}`);
  const folder = path.join(dataFolder, 'reference-pages');
  await buildReferencePages(folder, await hero.bytes());
  return startProgram({ file: 'tools/bench/programs/reference-pages-program.ts', args: [folder] });
}

/** Loads each page once, without throttling. */
async function loadAll(measured: readonly MeasuredPage[]): Promise<Map<MeasuredPage, LoadedView>> {
  const browser = await startBrowser();
  try {
    return new Map(
      await Promise.all(measured.map(async (page) => [page, await loadFirstView(browser, page.url)] as const)),
    );
  } finally {
    await browser.close();
  }
}

async function measureAll(measured: readonly MeasuredPage[]): Promise<Map<MeasuredPage, Views>> {
  // Fills the caches of pages and resized images.
  for (const { url } of measured) await measureView(url, 'simulate');
  const rounds = await repeat(ROUNDS, async () => {
    const round: [MeasuredPage, Throttling, MeasuredView][] = [];
    for (const throttling of throttlingNames)
      for (const page of measured) round.push([page, throttling, await measureView(page.url, throttling)]);
    return round;
  });
  const listViews = (page: MeasuredPage, throttling: Throttling) =>
    rounds.flat().flatMap(([viewed, method, view]) => (viewed === page && method === throttling ? [view] : []));
  return new Map(
    measured.map((page) => [page, { devtools: listViews(page, 'devtools'), simulate: listViews(page, 'simulate') }]),
  );
}

function createTimeRows(
  page: MeasuredPage,
  throttling: Throttling,
  views: readonly MeasuredView[],
  staticViews: readonly MeasuredView[],
): Row[] {
  const row = (label: string, value: number, budget: Budget, measured = formatWithUnit(value, budget.unit)): Row => ({
    label: `${page.name}: ${label}, ${throttlings[throttling]}`,
    measured,
    ...(page.isReference ? {} : { comparison: { value, budget } }),
  });
  const firstPaintMs = medianBy(views, (view) => view.firstPaintMs);
  const ratio = firstPaintMs / medianBy(staticViews, (view) => view.firstPaintMs);
  const firstPaint = `${formatWithUnit(firstPaintMs, 'ms')}, ${formatWithUnit(ratio, 'x')} the static page`;
  const layoutShift = Number(medianBy(views, (view) => view.layoutShift).toFixed(SHIFT_DIGITS));
  const getMedian = (name: keyof MeasuredView) => medianBy(views, (view) => view[name]);
  return [
    row('Lighthouse score', getMedian('score'), budgets.lighthouseScore),
    row('FCP', ratio, budgets.lighthouseFirstPaint, firstPaint),
    row('LCP', getMedian('largestPaintMs'), budgets.lighthouseLargestPaint),
    row('TBT', getMedian('blockingMs'), budgets.lighthouseBlockingTime),
    row('CLS', layoutShift, budgets.lighthouseLayoutShift),
  ];
}

function createWeightRows({ name, isReference }: MeasuredPage, view: LoadedView | undefined): Row[] {
  if (!view) return [];
  const row = (label: string, value: number, budget: Budget): Row => ({
    label: `${name}: ${label}`,
    measured: formatWithUnit(value, budget.unit),
    ...(isReference ? {} : { comparison: { value, budget } }),
  });
  return [
    row('transferred scripts', view.scriptBytes / KILOBYTE, budgets.scripts),
    row('script requests', view.scriptRequests, budgets.scriptRequests),
    row('all requests', view.requests, budgets.requests),
    row('JavaScript heap', view.heapBytes / MEGABYTE, budgets.heap),
  ];
}
